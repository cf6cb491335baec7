/** What was measured at each value of a sweep, and how it differs from the first. */
import { comparedTogether } from '#lib/lab/compare/comparison.ts';
import { estimateOf } from '#lib/lab/compare/estimate.ts';
import { measuresIn } from '#lib/lab/compare/measures.ts';
import type { SweepPoint } from '#lib/lab/charts/comparison-figures.ts';
import { pairsOf, recordOfKept, type Run } from '#lib/lab/report/run.ts';

/** Of values at which something was played; all have the same measures. */
export function sweptPoints({ lots, games }: Pick<Run, 'lots' | 'games'>): SweepPoint[] {
	const records = games.map((game) => ({ lot: game.lot, record: recordOfKept(game) }));
	const measures = measuresIn(records.map(({ record }) => record));
	const pairs = lots.map((_, at) => (at === 0 ? [] : pairsOf(games, at)));
	const differences = comparedTogether(pairs, measures);
	return lots.flatMap(({ label, value }, at) => {
		const those = records.filter(({ lot }) => lot === at).map(({ record }) => record);
		if (those.length === 0) return [];
		const measured = measures.flatMap(({ id, kind, of }) => {
			const values = those.map(of).filter((candidate) => candidate !== null);
			return values.length < 2 ? [] : [{ id, kind, estimate: estimateOf(kind, values) }];
		});
		return [{ label, value, games: those.length, measured, differences: differences[at]! }];
	});
}
