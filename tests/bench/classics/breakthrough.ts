/** Breakthrough by hand. */
import { HandGame } from './by-hand.ts';
import { EDGE, FREE } from './rows.ts';

const SIZE = 8;
const PAWNS = 2 * SIZE;
/** With an edge around the board. */
const WIDTH = SIZE + 2;
const SQUARES = Array.from({ length: SIZE * SIZE }, (_, i) =>
	squareAt(Math.floor(i / SIZE), i % SIZE)
);
/** Ahead, as each seat sees it, and the row that it has to reach. */
const AHEAD = [-WIDTH, WIDTH];
const GOALS = [0, SIZE - 1];

function squareAt(row: number, column: number): number {
	return (row + 1) * WIDTH + column + 1;
}

function rowOf(square: number): number {
	return Math.floor(square / WIDTH) - 1;
}

export class Breakthrough extends HandGame {
	readonly #board = new Int8Array(WIDTH * WIDTH);
	/** How many pawns each seat has left. */
	readonly #left = new Int8Array(2);
	readonly #from = new Int8Array(3 * PAWNS);
	readonly #to = new Int8Array(3 * PAWNS);

	start(): void {
		this.#board.fill(EDGE);
		for (const square of SQUARES) {
			const row = rowOf(square);
			this.#board[square] = row < 2 ? 1 : row >= SIZE - 2 ? 0 : FREE;
		}
		this.#left.fill(PAWNS);
		this.begin();
		this.#list();
	}

	answer(i: number): void {
		const to = this.#to[i]!;
		const other = 1 - this.player;
		if (this.#board[to] === other) this.#left[other]!--;
		this.#board[this.#from[i]!] = FREE;
		this.#board[to] = this.player;
		if (rowOf(to) === GOALS[this.player] || this.#left[other] === 0) {
			this.end(1 << this.player);
			return;
		}
		this.player = other;
		this.#list();
	}

	keyOf(i: number): string {
		return `advance(${name(this.#from[i]!)}, ${name(this.#to[i]!)})`;
	}

	#list(): void {
		const ahead = AHEAD[this.player]!;
		this.count = 0;
		for (const from of SQUARES) {
			if (this.#board[from] !== this.player) continue;
			if (this.#board[from + ahead] === FREE) this.#add(from, from + ahead);
			this.#aslant(from, from + ahead - 1);
			this.#aslant(from, from + ahead + 1);
		}
	}

	#aslant(from: number, to: number): void {
		const there = this.#board[to];
		if (there !== this.player && there !== EDGE) this.#add(from, to);
	}

	#add(from: number, to: number): void {
		this.#from[this.count] = from;
		this.#to[this.count++] = to;
	}
}

function name(square: number): string {
	return `square(${(square % WIDTH) - 1},${rowOf(square)})`;
}
