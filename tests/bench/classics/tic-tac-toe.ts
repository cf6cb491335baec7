/** Tic-Tac-Toe by hand. */
import { BOTH, HandGame } from './by-hand.ts';
import { EDGE, FREE, longestRow } from './rows.ts';

/** Three squares and an edge on either side. */
const WIDTH = 5;
const SQUARES = Array.from({ length: 9 }, (_, i) => (Math.floor(i / 3) + 1) * WIDTH + (i % 3) + 1);
const STEPS = [1, WIDTH, WIDTH + 1, WIDTH - 1];

export class TicTacToe extends HandGame {
	readonly #board = new Int8Array(WIDTH * WIDTH);
	readonly #free = new Int8Array(SQUARES.length);

	start(): void {
		this.#board.fill(EDGE);
		for (const square of SQUARES) this.#board[square] = FREE;
		this.begin();
		this.#list();
	}

	answer(i: number): void {
		const square = this.#free[i]!;
		this.#board[square] = this.player;
		if (longestRow(this.#board, square, STEPS, this.player) >= 3) {
			this.end(1 << this.player);
			return;
		}
		this.player = 1 - this.player;
		this.#list();
		if (this.count === 0) this.end(BOTH);
	}

	keyOf(i: number): string {
		const square = this.#free[i]!;
		return `place(square(${(square % WIDTH) - 1},${Math.floor(square / WIDTH) - 1}))`;
	}

	#list(): void {
		let count = 0;
		for (const square of SQUARES) if (this.#board[square] === FREE) this.#free[count++] = square;
		this.count = count;
	}
}
