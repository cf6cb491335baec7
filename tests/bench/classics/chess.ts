/** Chess by hand. */
import { BOTH, HandGame } from './by-hand.ts';
import {
	AHEAD,
	BISHOP,
	ChessBoard,
	columnOf,
	faceOf,
	hashOf,
	HOME,
	KING,
	KING_OF,
	KING_STEPS,
	KNIGHT,
	KNIGHT_STEPS,
	LINE_UP,
	MEN,
	nameOf,
	NOBODY,
	NOWHERE,
	PAWN,
	PAWN_STRIKES,
	QUEEN,
	RAYS,
	ROOK,
	rowOf
} from './chess-board.ts';

const PROMOTIONS = [QUEEN, ROOK, BISHOP, KNIGHT];
/** The rooks that a king can castle with; the first one stands in the first column. */
const ROOKS_OF = [
	[2, 3],
	[MEN + 2, MEN + 3]
] as const;
/** No position has more moves than 218. */
const MOST_MOVES = 256;

/** Bit set of the castlings that moves of a man end: of a king two, of a rook one. */
function castlingsOf(man: number): number {
	const [kind] = LINE_UP[man % MEN]!;
	const seat = man < MEN ? 0 : 1;
	const both = 0b11 << (2 * seat);
	if (kind === KING) return both;
	if (kind !== ROOK) return 0;
	return man === ROOKS_OF[seat][0] ? both & 0b0101 : both & 0b1010;
}

const ENDS_CASTLING = Array.from({ length: 2 * MEN }, (_, man) => castlingsOf(man));

export class Chess extends HandGame {
	override player: 0 | 1 = 0;
	readonly #men = new ChessBoard();
	/** A move's man and where it goes; a rook to nowhere is castling. */
	readonly #man = new Int8Array(MOST_MOVES);
	readonly #to = new Int8Array(MOST_MOVES);
	/** The pawn whose player says what it becomes. */
	#promoting = NOBODY;
	#passed = NOWHERE;
	/** Bit set of the castlings for which neither king nor rook has moved. */
	#castlings = 0;
	#quiet = 0;
	/** Whether the turn began with too many quiet ones behind it. */
	#late = false;
	#check = false;
	/** Of the men on the board. */
	#hash = 0;
	/** Of the positions since a pawn moved or something was taken: nothing before can come again. */
	readonly #seen = new Int32Array(128);
	#seenCount = 0;

	start(): void {
		const men = this.#men;
		men.setUp();
		this.#hash = 0;
		for (let man = 0; man < 2 * MEN; man++) this.#toggle(man, men.square[man]!);
		this.#promoting = NOBODY;
		this.#passed = NOWHERE;
		this.#castlings = 0b1111;
		this.#quiet = 0;
		this.#seenCount = 0;
		this.begin();
		this.#turn();
	}

	answer(i: number): void {
		if (this.#promoting !== NOBODY) this.#promote(PROMOTIONS[i]!);
		else if (this.#to[i] === NOWHERE) this.#castle(this.#man[i]!);
		else this.#go(this.#man[i]!, this.#to[i]!);
		if (this.#promoting !== NOBODY) {
			this.count = PROMOTIONS.length;
		} else if (this.#late) {
			this.end(BOTH);
		} else {
			this.player = this.player === 0 ? 1 : 0;
			this.#turn();
		}
	}

	keyOf(i: number): string {
		if (this.#promoting !== NOBODY) {
			return faceOf(PROMOTIONS[i]!, this.player);
		}
		const man = nameOf(this.#man[i]!);
		const to = this.#to[i]!;
		return to === NOWHERE ? `castle(${man})` : `go(${man}, square(${columnOf(to)},${rowOf(to)}))`;
	}

	#turn(): void {
		if (this.#men.bare) {
			this.end(BOTH);
			return;
		}
		const other = 1 - this.player;
		this.#late = this.#quiet >= 100;
		this.#check = this.#men.struck(this.#men.square[KING_OF[this.player]]!, other);
		this.#list();
		if (this.#timesSeen() === 3 || (this.#late && !this.#check)) {
			this.end(BOTH);
			return;
		}
		if (this.count === 0) this.end(this.#check ? 1 << other : BOTH);
	}

	/** Notes the position with the moves that were listed, and counts how often it was there. */
	#timesSeen(): number {
		const passed = this.#takesPassed() ? this.#passed : NOWHERE;
		let position = this.#hash ^ hashOf.passed(passed) ^ hashOf.castlings(this.#castlings);
		if (this.player === 1) position ^= hashOf.second;
		let times = 1;
		for (let i = 0; i < this.#seenCount; i++) if (this.#seen[i] === position) times++;
		this.#seen[this.#seenCount++] = position;
		return times;
	}

	/** Whether a pawn is taken in passing by one of the moves that were listed. */
	#takesPassed(): boolean {
		if (this.#passed === NOWHERE) return false;
		for (let i = 0; i < this.count; i++) {
			if (this.#to[i] === this.#passed && this.#men.kind[this.#man[i]!] === PAWN) return true;
		}
		return false;
	}

	#go(man: number, to: number): void {
		const men = this.#men;
		const from = men.square[man]!;
		const pawn = men.kind[man] === PAWN;
		const taken = this.#takenBy(man, to);
		this.#quiet++;
		if (pawn || taken !== NOBODY) {
			this.#quiet = 0;
			this.#seenCount = 0;
		}
		if (taken !== NOBODY) {
			this.#toggle(taken, men.square[taken]!);
			men.takeOff(taken);
		}
		this.#carry(man, to);
		const twoSteps = pawn && Math.abs(to - from) === 16;
		this.#passed = twoSteps && this.#pawnBeside(to) ? (from + to) / 2 : NOWHERE;
		if (pawn && rowOf(to) === 7 - HOME[this.player]) this.#promoting = man;
	}

	#castle(rook: number): void {
		const king = KING_OF[this.player];
		const from = this.#men.square[king]!;
		const toward = columnOf(this.#men.square[rook]!) === 7 ? 1 : -1;
		this.#quiet++;
		this.#passed = NOWHERE;
		this.#carry(king, from + 2 * toward);
		this.#carry(rook, from + toward);
	}

	#promote(kind: number): void {
		const man = this.#promoting;
		this.#toggle(man, this.#men.square[man]!);
		this.#men.kind[man] = kind;
		this.#toggle(man, this.#men.square[man]!);
		this.#promoting = NOBODY;
	}

	#carry(man: number, to: number): void {
		this.#toggle(man, this.#men.square[man]!);
		this.#men.carry(man, to);
		this.#toggle(man, to);
		this.#castlings &= ~ENDS_CASTLING[man]!;
	}

	/** A man appears on a square or leaves it, as far as the hash is concerned. */
	#toggle(man: number, square: number): void {
		this.#hash ^= hashOf.man(man >> 4, this.#men.kind[man]!, square);
	}

	#takenBy(man: number, to: number): number {
		const { board, kind, square } = this.#men;
		if (to === this.#passed && kind[man] === PAWN) {
			return board[rowOf(square[man]!) * 8 + columnOf(to)]!;
		}
		return board[to]!;
	}

	/** Whether a pawn of the other seat could take one that has just come to a square. */
	#pawnBeside(square: number): boolean {
		const column = columnOf(square);
		if (column > 0 && this.#isHostilePawn(square - 1)) return true;
		return column < 7 && this.#isHostilePawn(square + 1);
	}

	#isHostilePawn(square: number): boolean {
		const man = this.#men.board[square]!;
		return man !== NOBODY && man >> 4 !== this.player && this.#men.kind[man] === PAWN;
	}

	#list(): void {
		const { kind, square } = this.#men;
		this.count = 0;
		const first = this.player * MEN;
		for (let man = first; man < first + MEN; man++) {
			const from = square[man]!;
			if (from === NOWHERE) continue;
			switch (kind[man]) {
				case PAWN:
					this.#listPawn(man, from);
					break;
				case KNIGHT:
					this.#listSteps(man, KNIGHT_STEPS[from]!);
					break;
				case KING:
					this.#listSteps(man, KING_STEPS[from]!);
					break;
				default:
					for (const ray of RAYS[kind[man]!]![from]!) this.#listRay(man, ray);
			}
		}
		if (!this.#check) for (const rook of ROOKS_OF[this.player]) this.#listCastling(rook);
	}

	#listSteps(man: number, squares: readonly number[]): void {
		for (const to of squares) {
			const there = this.#men.board[to]!;
			if (there === NOBODY || there >> 4 !== this.player) this.#listIfSafe(man, to);
		}
	}

	#listRay(man: number, squares: readonly number[]): void {
		for (const to of squares) {
			const there = this.#men.board[to]!;
			if (there === NOBODY || there >> 4 !== this.player) this.#listIfSafe(man, to);
			if (there !== NOBODY) return;
		}
	}

	#listPawn(man: number, from: number): void {
		const { board } = this.#men;
		const ahead = AHEAD[this.player];
		if (board[from + ahead] === NOBODY) {
			this.#listIfSafe(man, from + ahead);
			const first = rowOf(from - ahead) === HOME[this.player];
			if (first && board[from + 2 * ahead] === NOBODY) this.#listIfSafe(man, from + 2 * ahead);
		}
		for (const to of PAWN_STRIKES[this.player][from]!) {
			const there = board[to]!;
			const hostile = there !== NOBODY && there >> 4 !== this.player;
			if (hostile || to === this.#passed) this.#listIfSafe(man, to);
		}
	}

	/** Lists a move, unless it leaves its own king in check. */
	#listIfSafe(man: number, to: number): void {
		const men = this.#men;
		const from = men.square[man]!;
		const taken = this.#takenBy(man, to);
		const takenOn = taken === NOBODY ? NOWHERE : men.square[taken]!;
		if (taken !== NOBODY) men.takeOff(taken);
		men.carry(man, to);
		const safe = !men.struck(men.square[KING_OF[this.player]]!, 1 - this.player);
		men.carry(man, from);
		if (taken !== NOBODY) men.put(taken, takenOn);
		if (safe) this.#add(man, to);
	}

	/** The king is not in check. */
	#listCastling(rook: number): void {
		const { board, square } = this.#men;
		if ((this.#castlings & ENDS_CASTLING[rook]!) === 0 || square[rook] === NOWHERE) return;
		const king = square[KING_OF[this.player]]!;
		const toward = columnOf(square[rook]!) === 7 ? 1 : -1;
		for (let at = king + toward; at !== square[rook]; at += toward) {
			if (board[at] !== NOBODY) return;
		}
		const other = 1 - this.player;
		const struck = this.#men.struck(king + toward, other);
		if (!struck && !this.#men.struck(king + 2 * toward, other)) this.#add(rook, NOWHERE);
	}

	#add(man: number, to: number): void {
		this.#man[this.count] = man;
		this.#to[this.count++] = to;
	}
}
