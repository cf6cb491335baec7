/** Where the pips of a die are, on three rows of three. One that was not rolled has none. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
	0: [],
	1: [[1, 1]],
	2: [
		[0, 0],
		[2, 2]
	],
	3: [
		[0, 0],
		[1, 1],
		[2, 2]
	],
	4: [
		[0, 0],
		[2, 0],
		[0, 2],
		[2, 2]
	],
	5: [
		[0, 0],
		[2, 0],
		[1, 1],
		[0, 2],
		[2, 2]
	],
	6: [
		[0, 0],
		[2, 0],
		[0, 1],
		[2, 1],
		[0, 2],
		[2, 2]
	]
};

/** null: this face has a number instead. */
export function pipsOf(face: number): readonly (readonly [x: number, y: number])[] | null {
	return PIPS[face] ?? null;
}
