/** What the benchmark prints. */
import type { Row } from './timing.ts';

export function rowsTable(rows: readonly Row[]): string {
	return table(
		rows.map(({ what, value, goal, met }) => [
			what,
			value,
			goal,
			met === null ? '' : met ? 'ok' : 'MISSED'
		])
	);
}

/** The first column to the left, the others to the right. */
function table(lines: readonly string[][]): string {
	const widths = (lines[0] ?? []).map((_, at) =>
		Math.max(...lines.map((line) => line[at]!.length))
	);
	return lines
		.map((line) => {
			const cells = line.map((cell, at) =>
				at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)
			);
			return `${cells.join('  ').trimEnd()}\n`;
		})
		.join('');
}
