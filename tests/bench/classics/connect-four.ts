/** Connect Four by hand. */
import { BOTH, HandGame } from './by-hand.ts';
import { EDGE, FREE, longestRow } from './rows.ts';

const COLUMNS = 7;
const ROWS = 6;
/** With an edge on either side; the columns are numbered from 1. */
const WIDTH = COLUMNS + 2;
const STEPS = [1, WIDTH, WIDTH + 1, WIDTH - 1];

export class ConnectFour extends HandGame {
	readonly #board = new Int8Array(WIDTH * (ROWS + 2));
	/** Where the next disc comes to rest in each column; in a full one the edge. */
	readonly #landing = new Int8Array(COLUMNS + 1);
	readonly #open = new Int8Array(COLUMNS);

	start(): void {
		this.#board.fill(EDGE);
		for (let row = 1; row <= ROWS; row++) {
			this.#board.fill(FREE, row * WIDTH + 1, row * WIDTH + 1 + COLUMNS);
		}
		for (let column = 1; column <= COLUMNS; column++) {
			this.#landing[column] = ROWS * WIDTH + column;
		}
		this.begin();
		this.#list();
	}

	answer(i: number): void {
		const column = this.#open[i]!;
		const cell = this.#landing[column]!;
		this.#board[cell] = this.player;
		this.#landing[column] = cell - WIDTH;
		if (longestRow(this.#board, cell, STEPS, this.player) >= 4) {
			this.end(1 << this.player);
			return;
		}
		this.player = 1 - this.player;
		this.#list();
		if (this.count === 0) this.end(BOTH);
	}

	keyOf(i: number): string {
		const cell = this.#landing[this.#open[i]!]!;
		return `drop(cell(${(cell % WIDTH) - 1},${Math.floor(cell / WIDTH) - 1}))`;
	}

	#list(): void {
		let count = 0;
		for (let column = 1; column <= COLUMNS; column++) {
			if (this.#board[this.#landing[column]!] === FREE) this.#open[count++] = column;
		}
		this.count = count;
	}
}
