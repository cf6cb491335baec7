/** What differs between two rules, and along a sweep, as figures. */
import { say } from '#lib/language/said.ts';
import type { Compared, Comparison } from '#lib/lab/compare/comparison.ts';
import type { Estimate } from '#lib/lab/statistics/paired.ts';
import type { Figure, Interval, Unit } from './figure.ts';

export function comparisonFigures({ measures, pairs }: Comparison): Figure[] {
	const shares = measures.filter(({ kind }) => kind === 'share');
	// Numbers of any size side by side: as parts of what they are in A.
	const numbers = measures.filter(({ kind, a }) => kind === 'number' && a.mean !== 0);
	return [
		figure('numbers', numbers, pairs, ({ a }) => Math.abs(a.mean)),
		figure('shares', shares, pairs, () => 1)
	].filter(({ chart }) => chart.kind !== 'intervals' || chart.rows.length > 0);
}

function figure(
	id: 'numbers' | 'shares',
	all: readonly Compared[],
	pairs: number,
	per: (one: Compared) => number
): Figure {
	const sure = all.filter(({ differs }) => differs).map(({ measure }) => measure);
	return {
		id,
		title:
			id === 'shares'
				? say`What happens more or less often in B, in points of a hundred games`
				: say`What is more or less in B, in parts of what it is in A`,
		summary:
			sure.length === 0
				? say`No difference to be seen in ${pairs} pairs of games.`
				: say`Differs for sure: ${sure.join(', ')}.`,
		chart: {
			kind: 'intervals',
			unit: 'percent',
			reference: 0,
			rows: all.map((one): Interval => {
				const { measure, difference, differs } = one;
				const part = (value: number | null): number | null => value && value / per(one);
				return {
					label: { name: measure },
					value: difference.mean / per(one),
					low: part(difference.low),
					high: part(difference.high),
					marked: differs
				};
			})
		},
		table: {
			columns: [
				say`measure`,
				{ name: 'A' },
				{ name: 'B' },
				{ name: 'B - A' },
				say`at least`,
				say`at most`,
				say`p`
			],
			rows: all.map(({ measure, a, b, difference, p }) => [
				...[{ name: measure }, a.mean, b.mean, difference.mean, difference.low, difference.high, p]
			])
		}
	};
}

/** What was measured at one value. */
export interface SweepPoint {
	value: number;
	measured: { id: string; kind: Unit; estimate: Estimate }[];
}

/** One for each measure; `what` is swept. */
export function sweepFigures(what: string, points: readonly SweepPoint[]): Figure[] {
	const ids = [...new Set(points.flatMap(({ measured }) => measured.map(({ id }) => id)))];
	return ids.map((id) => {
		const along = points.flatMap(({ value, measured }) =>
			measured.filter((one) => one.id === id).map((one) => ({ value, ...one }))
		);
		const [first, last] = [along[0]!, along.at(-1)!];
		return {
			id: `sweep ${id}`,
			title: { name: id },
			summary: say`From ${first.estimate.mean} at ${first.value} to ${last.estimate.mean} at ${last.value}; the band holds the true mean 95 times in a hundred.`,
			chart: {
				kind: 'bands',
				unit: first.kind,
				x: { name: what },
				series: [
					{
						label: say`mean`,
						points: along.map(({ value, estimate: { mean, low, high } }) => ({
							...{ x: value, y: mean, low, high }
						}))
					}
				]
			},
			table: {
				columns: [{ name: what }, say`mean`, say`at least`, say`at most`],
				rows: along.map(({ value, estimate: { mean, low, high } }) => [value, mean, low, high])
			}
		};
	});
}
