/** How cells are written. */
export interface Cell {
	q: number;
	r: number;
}

const CELL = /^\s*(-?\d+)\s*,\s*(-?\d+)\s*$/;

export function readCell(text: string | null): Cell | null {
	const match = text === null ? null : CELL.exec(text);
	return match ? { q: Number(match[1]), r: Number(match[2]) } : null;
}

export function keyOf(cell: Cell): string {
	return `${cell.q},${cell.r}`;
}
