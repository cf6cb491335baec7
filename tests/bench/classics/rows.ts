/** Rows of stones on boards with an edge around them. */

/** What stands on a square besides 0 and 1, the seats. */
export const FREE = -1;
export const EDGE = 2;

/** How many of one seat's stones there would be in the longest row through a square, if one stood there. */
export function longestRow(
	board: Int8Array,
	at: number,
	steps: readonly number[],
	seat: number
): number {
	let longest = 0;
	for (const step of steps) {
		const length = 1 + run(board, at, step, seat) + run(board, at, -step, seat);
		if (length > longest) longest = length;
	}
	return longest;
}

function run(board: Int8Array, from: number, step: number, seat: number): number {
	let length = 0;
	for (let at = from + step; board[at] === seat; at += step) length++;
	return length;
}
