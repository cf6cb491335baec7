/** Cells by their coordinates. */
import type { MapDef } from '#lib/ruleset/program/program.ts';

/** The rectangle around all cells; -1 where it has none. */
export interface Grid {
	left: number;
	top: number;
	width: number;
	height: number;
	spaces: Int16Array;
}

export function gridOf({ cells }: Pick<MapDef, 'cells'>): Grid {
	const columns = cells.map(({ q }) => q);
	const rows = cells.map(({ r }) => r);
	const [left, top] = [Math.min(0, ...columns), Math.min(0, ...rows)];
	const width = Math.max(0, ...columns) - left + 1;
	const height = Math.max(0, ...rows) - top + 1;
	const spaces = new Int16Array(width * height).fill(-1);
	for (const [space, { q, r }] of cells.entries()) spaces[(r - top) * width + q - left] = space;
	return { left, top, width, height, spaces };
}

/** The space in this column and row; -1 where there is none. */
export function spaceAt({ left, top, width, height, spaces }: Grid, q: number, r: number): number {
	const [column, row] = [q - left, r - top];
	const isInside = column >= 0 && column < width && row >= 0 && row < height;
	return isInside ? spaces[row * width + column]! : -1;
}
