/** The cells round a map: where it could grow. */
import { cellKey, type MapSheet, type SheetCell } from '#lib/ruleset/report/map-sheet.ts';

const STEPS: Record<MapSheet['grid'], readonly [number, number][]> = {
	hex: [
		[0, -1],
		[1, -1],
		[1, 0],
		[0, 1],
		[-1, 1],
		[-1, 0]
	],
	square: [
		[0, -1],
		[1, 0],
		[0, 1],
		[-1, 0]
	]
};

/** Those that touch a cell of the map and are none; of a map without cells, the middle. */
export function rimOf(grid: MapSheet['grid'], cells: readonly SheetCell[]): SheetCell[] {
	if (cells.length === 0) return [{ q: 0, r: 0 }];
	const taken = new Set(cells.map(cellKey));
	const rim = new Map<string, SheetCell>();
	for (const { q, r } of cells) {
		for (const [dq, dr] of STEPS[grid]) {
			const cell = { q: q + dq, r: r + dr };
			const key = cellKey(cell);
			if (!taken.has(key)) rim.set(key, cell);
		}
	}
	return [...rim.values()];
}
