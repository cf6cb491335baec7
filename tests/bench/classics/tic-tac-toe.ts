/** Tic-Tac-Toe by hand. */
import { BOTH, type ByHand } from './by-hand.ts';
import { EDGE, FREE, rowThrough } from './rows.ts';

/** Three squares and an edge on either side. */
const WIDTH = 5;
const SQUARES = Array.from({ length: 9 }, (_, i) => (Math.floor(i / 3) + 1) * WIDTH + (i % 3) + 1);
const STEPS = [1, WIDTH, WIDTH + 1, WIDTH - 1];

export class TicTacToe implements ByHand {
	player = 0;
	count = 0;
	over = false;
	winners = 0;
	readonly #board = new Int8Array(WIDTH * WIDTH);
	readonly #free = new Int8Array(SQUARES.length);

	start(): void {
		this.#board.fill(EDGE);
		for (const square of SQUARES) this.#board[square] = FREE;
		this.player = 0;
		this.over = false;
		this.winners = 0;
		this.#list();
	}

	answer(i: number): void {
		const square = this.#free[i]!;
		this.#board[square] = this.player;
		if (this.#wins(square)) {
			this.#end(1 << this.player);
			return;
		}
		this.player = 1 - this.player;
		this.#list();
		if (this.count === 0) this.#end(BOTH);
	}

	keyOf(i: number): string {
		const square = this.#free[i]!;
		return `place(square(${(square % WIDTH) - 1},${Math.floor(square / WIDTH) - 1}))`;
	}

	#wins(square: number): boolean {
		for (const step of STEPS) {
			if (rowThrough(this.#board, square, step, this.player) === 3) return true;
		}
		return false;
	}

	#list(): void {
		let count = 0;
		for (const square of SQUARES) if (this.#board[square] === FREE) this.#free[count++] = square;
		this.count = count;
	}

	#end(winners: number): void {
		this.over = true;
		this.winners = winners;
	}
}
