/** Chess by hand: the men on the board, what they strike at, and what positions are told apart by. */

export const QUEEN = 0;
export const KING = 1;
export const ROOK = 2;
export const BISHOP = 3;
export const KNIGHT = 4;
export const PAWN = 5;
const KINDS = 6;

export const NOBODY = -1;
export const NOWHERE = -1;
/** Each seat has so many men, the first seat's come first. */
export const MEN = 16;

/** What each seat's men are, in the order of their numbers, and in which column they begin. */
export const LINE_UP: readonly (readonly [kind: number, column: number])[] = [
	[QUEEN, 3],
	[KING, 4],
	[ROOK, 0],
	[ROOK, 7],
	[BISHOP, 2],
	[BISHOP, 5],
	[KNIGHT, 1],
	[KNIGHT, 6],
	...Array.from({ length: 8 }, (_, column) => [PAWN, column] as const)
];
export const KING_OF = [1, MEN + 1] as const;

const STRAIGHT = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0]
] as const;
const ASLANT = [
	[1, -1],
	[1, 1],
	[-1, 1],
	[-1, -1]
] as const;
const LEAPS = [
	[1, -2],
	[2, -1],
	[2, 1],
	[1, 2],
	[-1, 2],
	[-2, 1],
	[-2, -1],
	[-1, -2]
] as const;

/** Squares are numbered row by row; row 0 is the second player's home. */
export const rowOf = (square: number): number => square >> 3;
export const columnOf = (square: number): number => square & 7;

type Direction = readonly [number, number];
type Squares = readonly number[];

/** From each square in a direction to the edge, at most so far. */
function ray(square: number, [x, y]: Direction, far = 7): number[] {
	const squares: number[] = [];
	let column = columnOf(square) + x;
	let row = rowOf(square) + y;
	while (squares.length < far && column >= 0 && column < 8 && row >= 0 && row < 8) {
		squares.push(row * 8 + column);
		column += x;
		row += y;
	}
	return squares;
}

function fromEach<T>(make: (square: number) => T): T[] {
	return Array.from({ length: 64 }, (_, square) => make(square));
}

const raysAlong = (directions: readonly Direction[]): Squares[][] =>
	fromEach((square) => directions.map((direction) => ray(square, direction)));
const stepsAlong = (directions: readonly Direction[]): Squares[] =>
	fromEach((square) => directions.flatMap((direction) => ray(square, direction, 1)));

export const RAYS: Readonly<Record<number, Squares[][]>> = {
	[ROOK]: raysAlong(STRAIGHT),
	[BISHOP]: raysAlong(ASLANT),
	[QUEEN]: raysAlong([...STRAIGHT, ...ASLANT])
};
export const KNIGHT_STEPS = stepsAlong(LEAPS);
export const KING_STEPS = stepsAlong([...STRAIGHT, ...ASLANT]);
/** Where pawns of each seat strike. */
export const PAWN_STRIKES = [
	stepsAlong([
		[1, -1],
		[-1, -1]
	]),
	stepsAlong([
		[-1, 1],
		[1, 1]
	])
] as const;
/** Ahead as each seat sees it, and the row where its men begin. */
export const AHEAD = [-8, 8] as const;
export const HOME = [7, 0] as const;

export class ChessBoard {
	/** The number of the man on each square. */
	readonly board = new Int8Array(64);
	readonly kind = new Int8Array(2 * MEN);
	readonly square = new Int8Array(2 * MEN);

	setUp(): void {
		this.board.fill(NOBODY);
		for (let man = 0; man < 2 * MEN; man++) {
			const seat = man < MEN ? 0 : 1;
			const [kind, column] = LINE_UP[man % MEN]!;
			const row = kind === PAWN ? HOME[seat] + AHEAD[seat] / 8 : HOME[seat];
			this.kind[man] = kind;
			this.put(man, row * 8 + column);
		}
	}

	put(man: number, square: number): void {
		this.board[square] = man;
		this.square[man] = square;
	}

	takeOff(man: number): void {
		this.board[this.square[man]!] = NOBODY;
		this.square[man] = NOWHERE;
	}

	carry(man: number, to: number): void {
		this.board[this.square[man]!] = NOBODY;
		this.put(man, to);
	}

	/** Whether the men of a seat strike at a square. */
	struck(square: number, by: number): boolean {
		if (this.#along(RAYS[ROOK]![square]!, ROOK, by)) return true;
		if (this.#along(RAYS[BISHOP]![square]!, BISHOP, by)) return true;
		if (this.#near(KNIGHT_STEPS[square]!, KNIGHT, by)) return true;
		if (this.#near(KING_STEPS[square]!, KING, by)) return true;
		return this.#near(PAWN_STRIKES[1 - by]![square]!, PAWN, by);
	}

	/** Whether the first man on one of these ways is such a rider or a queen. */
	#along(rays: readonly Squares[], rider: number, by: number): boolean {
		for (const squares of rays) {
			for (const square of squares) {
				const man = this.board[square]!;
				if (man === NOBODY) continue;
				if (man >> 4 === by && (this.kind[man] === rider || this.kind[man] === QUEEN)) return true;
				break;
			}
		}
		return false;
	}

	#near(squares: Squares, kind: number, by: number): boolean {
		for (const square of squares) {
			const man = this.board[square]!;
			if (man !== NOBODY && man >> 4 === by && this.kind[man] === kind) return true;
		}
		return false;
	}

	/** Whether nobody has enough left to mate. */
	get bare(): boolean {
		let men = 0;
		let knights = 0;
		/** Bit set of the colours of the squares on which bishops stand. */
		let colours = 0;
		for (let man = 0; man < 2 * MEN; man++) {
			const square = this.square[man]!;
			if (square === NOWHERE) continue;
			men++;
			const kind = this.kind[man]!;
			if (kind === KNIGHT) knights++;
			else if (kind === BISHOP) colours |= 1 << ((rowOf(square) + columnOf(square)) & 1);
			else if (kind !== KING) return false;
		}
		return men <= 3 || (knights === 0 && colours !== 3);
	}
}

const PASSED = 2 * KINDS * 64;
const CASTLINGS = PASSED + 64;
const SECOND = CASTLINGS + 16;
const RANDOM = randomWords(SECOND + 1);

function randomWords(count: number): Int32Array {
	let state = 1;
	return Int32Array.from({ length: count }, () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state;
	});
}

/** Random numbers for what stands where and what may still happen (Zobrist); together they tell positions apart. */
export const hashOf = {
	man: (seat: number, kind: number, square: number): number =>
		RANDOM[(seat * KINDS + kind) * 64 + square]!,
	passed: (square: number): number => (square === NOWHERE ? 0 : RANDOM[PASSED + square]!),
	castlings: (bits: number): number => RANDOM[CASTLINGS + bits]!,
	second: RANDOM[SECOND]!
};

const KIND_NAMES = ['queen', 'king', 'rook', 'bishop', 'knight', 'pawn'];
const SIDES = ['white', 'black'];

/** As the rules call what stands on a square. */
export function faceOf(kind: number, seat: number): string {
	return `${KIND_NAMES[kind]!}-${SIDES[seat]!}`;
}

/** A pawn keeps its name, whatever it becomes. */
export function nameOf(man: number): string {
	const [kind] = LINE_UP[man % MEN]!;
	const number = (man % MEN) - LINE_UP.findIndex(([manKind]) => manKind === kind) + 1;
	const name = faceOf(kind, man >> 4);
	return number === 1 ? name : `${name}/${number}`;
}
