/** A sweep in English, for the command line: a row for each value, a column for each measure. */
import { hundredfold, table } from '#lib/lab/compare/comparison-text.ts';
import type { SweepPoint } from '#lib/lab/charts/comparison-figures.ts';

type Measured = SweepPoint['measured'][number];

export function sweepText(what: string, points: readonly SweepPoint[]): string[] {
	const ids = [...new Set(points.flatMap(({ measured }) => measured.map(({ id }) => id)))];
	const rows = points.map(({ label, games, measured }) => [
		...[label, String(games)],
		...ids.map((id) => shown(measured.find((one) => one.id === id))),
		''
	]);
	return table([[what, 'games', ...ids, ''], ...rows]);
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
