/** A sweep in English, for the command line: a row for each value, a column for each measure. */
import type { Compared } from '#lib/lab/compare/comparison.ts';
import { hundredfold, signed, table } from '#lib/lab/compare/comparison-text.ts';
import type { SweepPoint } from '#lib/lab/charts/comparison-figures.ts';

type Measured = SweepPoint['measured'][number];

export function sweepText(what: string, points: readonly SweepPoint[]): string[] {
	const ids = [...new Set(points.flatMap(({ measured }) => measured.map(({ id }) => id)))];
	const rows = points.map(({ label, games, measured }) => [
		label,
		String(games),
		...ids.map((id) => shown(measured.find((measure) => measure.id === id))),
		''
	]);
	return table([[what, 'games', ...ids, ''], ...rows]);
}

/** What differs from the first value: a row for each other one, a column for each measure. */
export function sweptDifferencesText(what: string, points: readonly SweepPoint[]): string[] {
	const [first, ...others] = points;
	const asked = others.flatMap(({ differences }) => differences);
	if (!first || asked.length === 0) return [];
	const ids = [...new Set(asked.map(({ measure }) => measure))];
	const rows = others.map(({ label, differences }) => [
		label,
		String(Math.max(0, ...differences.map(({ pairs }) => pairs))),
		...ids.map((id) => less(differences.find(({ measure }) => measure === id))),
		''
	]);
	const sure = asked.filter(({ differs }) => differs).length;
	return [
		`less ${first.label}, game by game; * is sure among all ${asked.length} differences: ${sure}`,
		...table([[what, 'pairs', ...ids, ''], ...rows])
	];
}

function less(measured: Compared | undefined): string {
	if (!measured) return '';
	const { low, high } = measured.difference;
	const between =
		low === null || high === null ? '' : ` (${signed(measured, low)} to ${signed(measured, high)})`;
	return `${signed(measured, measured.difference.mean)}${between} ${measured.differs ? '*' : ' '}`;
}

/** Of a number how far the truth may be off; of a share from where to where it may lie, which is not as far on both sides. */
function shown(measured: Measured | undefined): string {
	if (!measured) return '';
	const { kind, estimate } = measured;
	const { mean, low, high } = estimate;
	if (kind === 'number')
		return low === null ? String(mean) : `${mean} ± ${Math.round((mean - low) * 1000) / 1000}`;
	const between =
		low === null || high === null ? '' : ` (${hundredfold(low)}-${hundredfold(high)})`;
	return `${hundredfold(mean)} %${between}`;
}
