/** Yavalath by hand. */
import { BOTH, HandGame } from './by-hand.ts';
import { EDGE, FREE, longestRow } from './rows.ts';

const RINGS = 4;
/** The hexes lie in a slanting square with an edge around them; its middle is the hex (0,0). */
const WIDTH = 2 * RINGS + 3;
const MIDDLE = (WIDTH * WIDTH - 1) / 2;
const STEPS = [1, WIDTH, WIDTH - 1];
const CELLS = hexes();
const TAKE_OVER = 0;

function hexes(): number[] {
	const cells: number[] = [];
	for (let r = -RINGS; r <= RINGS; r++) {
		for (let q = -RINGS; q <= RINGS; q++) {
			if (Math.abs(q + r) <= RINGS) cells.push(MIDDLE + r * WIDTH + q);
		}
	}
	return cells;
}

export class Yavalath extends HandGame {
	#turn = 0;
	/** Where the first stone lies. */
	#first = 0;
	readonly #board = new Int8Array(WIDTH * WIDTH);
	/** Free cells; the edge's first one stands for taking over. */
	readonly #answers = new Int8Array(CELLS.length);

	start(): void {
		this.#board.fill(EDGE);
		for (const cell of CELLS) this.#board[cell] = FREE;
		this.begin();
		this.#turn = 0;
		this.#list();
	}

	answer(i: number): void {
		const cell = this.#answers[i]!;
		if (cell === TAKE_OVER) {
			this.#board[this.#first] = this.player;
		} else {
			if (this.#turn === 0) this.#first = cell;
			this.#board[cell] = this.player;
			const longest = longestRow(this.#board, cell, STEPS, this.player);
			if (longest >= 3) {
				this.end(1 << (longest >= 4 ? this.player : 1 - this.player));
				return;
			}
		}
		this.player = 1 - this.player;
		this.#turn++;
		this.#list();
		if (this.count === 0) this.end(BOTH);
	}

	keyOf(i: number): string {
		const cell = this.#answers[i]!;
		if (cell === TAKE_OVER) return 'take-over';
		const middle = RINGS + 1;
		return `place(cell(${(cell % WIDTH) - middle},${Math.floor(cell / WIDTH) - middle}))`;
	}

	#list(): void {
		let count = 0;
		for (const cell of CELLS) if (this.#board[cell] === FREE) this.#answers[count++] = cell;
		if (this.#turn === 1) this.#answers[count++] = TAKE_OVER;
		this.count = count;
	}
}
