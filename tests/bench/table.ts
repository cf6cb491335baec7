/** What the benchmark prints. */
import type { Comparison } from './compare/compare.ts';
import type { Spread } from './compare/ratios.ts';
import { type Row, shown } from './timing.ts';

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

export function comparisonsTable(comparisons: readonly Comparison[]): string {
	const head = ['', 'this/other', 'half of them', 'sittings', 'this', 'other', 'of', ''];
	return table([
		head,
		...comparisons.map((comparison) => [
			comparison.workload,
			comparison.ratio.median.toFixed(3),
			`${comparison.ratio.lower.toFixed(3)} to ${comparison.ratio.upper.toFixed(3)}`,
			comparison.sittings.map((ratio) => ratio.toFixed(2)).join(' '),
			...speeds(comparison),
			comparison.unit,
			comparison.sameWork ? 'same games' : 'OTHER GAMES'
		])
	]);
}

/** So many a second; of what is slow, how long one of them takes. */
function speeds({ this: ours, other }: Comparison): [string, string] {
	const slow = ours.median < 100;
	const text = ({ median }: Spread): string =>
		slow ? `${shown(1000 / median)} ms` : `${shown(median)} /s`;
	return [text(ours), text(other)];
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
