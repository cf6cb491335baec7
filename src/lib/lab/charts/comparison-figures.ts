/** What differs between two rules, and along a sweep, as figures. */
import { say, type Said } from '#lib/language/said.ts';
import type { Compared, Comparison } from '#lib/lab/compare/comparison.ts';
import type { Estimate } from '#lib/lab/statistics/paired.ts';
import type { Chart, Figure, Interval } from './figure.ts';

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
	per: (compared: Compared) => number
): Figure {
	const sure = all.filter(({ differs }) => differs).map(({ measure }) => measure);
	return {
		id,
		title:
			id === 'shares'
				? say`lab/more-or-less-often: What happens more or less often in B, in points of a hundred games`
				: say`lab/more-or-less-b: What is more or less in B, in parts of what it is in A`,
		summary:
			sure.length === 0
				? say`lab/no-difference: No difference to be seen in ${pairs} pairs of games.`
				: say`lab/differs-for-sure: Differs for sure: ${sure.join(', ')}.`,
		chart: {
			kind: 'intervals',
			unit: 'percent',
			reference: 0,
			rows: all.map((compared): Interval => {
				const { measure, difference, differs } = compared;
				const part = (value: number | null): number | null => value && value / per(compared);
				return {
					label: { name: measure },
					value: difference.mean / per(compared),
					low: part(difference.low),
					high: part(difference.high),
					marked: differs
				};
			})
		},
		table: {
			columns: [
				say`lab/measure: measure`,
				{ name: 'A' },
				{ name: 'B' },
				{ name: 'B - A' },
				say`lab/at-least: at least`,
				say`lab/at-most: at most`,
				say`lab/p: p`
			],
			rows: all.map(({ measure, a, b, difference, p }) => [
				{ name: measure },
				a.mean,
				b.mean,
				difference.mean,
				difference.low,
				difference.high,
				p
			])
		}
	};
}

/** What was measured at one value. */
export interface SweepPoint {
	label: string;
	/** Null: it is no number. */
	value: number | null;
	games: number;
	measured: { id: string; kind: Compared['kind']; estimate: Estimate }[];
	/** This value less the first one, game by game; among all values and measures. Of the first value none. */
	differences: Compared[];
}

/** One for each measure; `what` is swept. Where a value is no number, they stand one below the other. */
export function sweepFigures(what: string, points: readonly SweepPoint[]): Figure[] {
	const ids = [...new Set(points.flatMap(({ measured }) => measured.map(({ id }) => id)))];
	const first = points[0]?.label ?? '';
	// The first need not be the smallest.
	const sorted = points.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
	return ids.map((id) => {
		const along = sorted.flatMap(({ label, value, measured, differences }): Along[] => {
			const own = measured.find((candidate) => candidate.id === id);
			const less = differences.find(({ measure }) => measure === id) ?? null;
			return own ? [{ label, value, ...own, less }] : [];
		});
		return {
			id: `sweep ${id}`,
			title: { name: id },
			summary: say`${sweepSummary(along)} ${surelyOther(first, along)}`,
			chart: sweepChart(what, along),
			table: {
				columns: [
					{ name: what },
					say`lab/mean: mean`,
					say`lab/at-least: at least`,
					say`lab/at-most: at most`,
					say`lab/less-the-first: less the first`,
					say`lab/at-least: at least`,
					say`lab/at-most: at most`,
					say`lab/p: p`
				],
				rows: along.map(({ label, value, estimate: { mean, low, high }, less }) => [
					value ?? { name: label },
					mean,
					low,
					high,
					less?.difference.mean ?? null,
					less?.difference.low ?? null,
					less?.difference.high ?? null,
					less?.p ?? null
				])
			}
		};
	});
}

interface Along extends Pick<SweepPoint, 'label' | 'value'> {
	kind: Compared['kind'];
	estimate: Estimate;
	/** Less the first value; null: it is that one, or too few games say so. */
	less: Compared | null;
}

/** Where it surely is another one than at the first value. */
function surelyOther(first: string, along: readonly Along[]): Said {
	const sure = along.filter(({ less }) => less?.differs === true).map(({ label }) => label);
	if (sure.length > 0)
		return say`lab/surely-another: Surely another one than at ${first}: at ${sure.join(', ')}.`;
	return say`lab/nowhere-surely: Nowhere surely another one than at ${first}.`;
}

const areNumbers = (along: readonly Along[]): boolean =>
	along.length > 1 && along.every(({ value }) => value !== null);

function sweepSummary(along: readonly Along[]): Said {
	const inWords = ({ kind, estimate: { mean } }: Along): string =>
		kind === 'share' ? `${Math.round(mean * 1000) / 10} %` : String(mean);
	const [first, last] = [along[0]!, along.at(-1)!];
	if (areNumbers(along)) {
		return say`lab/band-of-mean: From ${inWords(first)} at ${first.label} to ${inWords(last)} at ${last.label}; the band holds the true mean 95 times in a hundred.`;
	}
	const sorted = along.toSorted((a, b) => a.estimate.mean - b.estimate.mean);
	const [least, most] = [sorted[0]!, sorted.at(-1)!];
	return say`lab/lines-of-mean: Least at ${least.label}, ${inWords(least)}, most at ${most.label}, ${inWords(most)}; each line holds the true mean 95 times in a hundred.`;
}

function sweepChart(what: string, along: readonly Along[]): Chart {
	const unit = along[0]!.kind === 'share' ? 'percent' : 'number';
	const numbers = along.flatMap(({ value, estimate: { mean, low, high }, less }) =>
		value === null ? [] : [{ x: value, y: mean, low, high, marked: less?.differs ?? false }]
	);
	if (areNumbers(along)) {
		return {
			kind: 'bands',
			unit,
			x: { name: what },
			series: [{ label: say`lab/mean: mean`, points: numbers }]
		};
	}
	return {
		kind: 'intervals',
		unit,
		reference: null,
		rows: along.map(({ label, estimate: { mean, low, high }, less }) => ({
			label: { name: label },
			value: mean,
			low,
			high,
			marked: less?.differs ?? false
		}))
	};
}
