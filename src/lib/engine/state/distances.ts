import type { MapDef } from '#lib/ruleset/program/program.ts';

/** Steps between all pairs of spaces, row by row; 9999 where there is no way. */
export function distances(map: MapDef): Int16Array {
	const n = map.cells.length;
	const table = new Int16Array(n * n).fill(9999);
	for (let from = 0; from < n; from++) {
		const queue = [from];
		table[from * n + from] = 0;
		for (const here of queue) {
			const steps = table[from * n + here]! + 1;
			for (const next of map.neighbours[here]!) {
				if (table[from * n + next]! <= steps) continue;
				table[from * n + next] = steps;
				queue.push(next);
			}
		}
	}
	return table;
}
