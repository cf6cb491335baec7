/** What bouts say of a piece, as figures: by what is varied, by what opponents are worth, beside others of its value. */
import { say, type Said } from '#lib/language/said.ts';
import { hundredfold } from '#lib/lab/compare/comparison-text.ts';
import { rate, type Share } from '#lib/lab/interval.ts';
import type { Outcomes, TrialReport } from '#lib/lab/trials/trial-report.ts';
import type { Figure, Interval, Label } from './figure.ts';

export function trialFigures(report: TrialReport): Figure[] {
	if (report.overall.bouts === 0) return [];
	const { trial, overall, by, byValue, yardstick, beats, losesTo } = report;
	return [
		...by.map(({ id, words }) =>
			outcomesFigure({
				id: `${trial} by ${id}`,
				title: say`lab/bouts-won-by: Bouts won, by ${id}`,
				column: { name: id },
				rows: words.map(({ word, ...outcomes }) => ({ label: { name: word }, ...outcomes })),
				overall
			})
		),
		...(byValue.length === 0
			? []
			: [
					outcomesFigure({
						id: `${trial} by value`,
						title: say`lab/bouts-won-by-worth: Bouts won, by what opponents are worth`,
						column: say`word/value: value`,
						rows: byValue.map(({ from, to, ...outcomes }) => ({
							label: { name: from === to ? String(from) : `${from} - ${to}` },
							...outcomes
						})),
						overall
					})
				]),
		...(yardstick === null ? [] : [peersFigure(report, yardstick)]),
		...([...beats, ...losesTo].length === 0
			? []
			: [
					outcomesFigure({
						id: `${trial} opponents`,
						title: say`lab/whom-it-beats: Whom it beats, and to whom it loses`,
						column: say`lab/opponent: opponent`,
						rows: distinct([...beats, ...losesTo.toReversed()]).map(({ piece, ...outcomes }) => ({
							label: { name: piece },
							...outcomes
						})),
						overall
					})
				])
	];
}

const distinct = <One extends { piece: string }>(all: readonly One[]): One[] =>
	all.filter(({ piece }, at) => all.findIndex((candidate) => candidate.piece === piece) === at);

interface Wanted {
	id: string;
	title: Said;
	/** What the rows are. */
	column: Label;
	rows: (Outcomes & { label: Label })[];
	overall: Outcomes;
}

function outcomesFigure({ id, title, column, rows, overall }: Wanted): Figure {
	const mean = rate(overall.won);
	// Surely otherwise than all bouts together, as far as one row alone can say.
	const intervals = rows.map(({ label, won }) => interval(label, won, beside(won, mean)));
	const rates = rows.map(({ won }) => rate(won));
	const [least, most] = [Math.min(...rates), Math.max(...rates)].map(hundredfold);
	return {
		id: `trial ${id}`,
		title,
		summary: say`lab/share-of-bouts: From ${least!} to ${most!} %; ${hundredfold(mean)} % of all bouts.`,
		chart: { kind: 'intervals', unit: 'percent', reference: mean, rows: intervals },
		table: {
			columns: [
				column,
				say`lab/bouts: bouts`,
				say`lab/won: won`,
				say`lab/at-least: at least`,
				say`lab/at-most: at most`,
				say`lab/lost: lost`,
				say`lab/neither: neither`
			],
			rows: rows.map(({ label, bouts, won, lost, undecided }) => [
				label,
				bouts,
				rate(won),
				won.low,
				won.high,
				rate(lost),
				rate(undecided)
			])
		}
	};
}

function peersFigure(
	{ trial, piece }: TrialReport,
	{ own, peers, place, value }: NonNullable<TrialReport['yardstick']>
): Figure {
	const rows = [{ piece, won: own, p: null, differs: false }, ...peers].toSorted(
		(a, b) => rate(b.won) - rate(a.won)
	);
	return {
		id: `trial ${trial} peers`,
		title:
			value === null
				? say`lab/same-opponents: Bouts won against the same opponents`
				: say`lab/same-opponents-all: Bouts won against the same opponents, by all of value ${value}`,
		summary: say`lab/is-number-of: ${piece} is number ${place} of ${peers.length + 1}; full dots surely win more or fewer bouts than it does.`,
		chart: {
			kind: 'intervals',
			unit: 'percent',
			reference: rate(own),
			rows: rows.map(({ piece: id, won, differs }) => interval({ name: id }, won, differs))
		},
		table: {
			columns: [
				say`word/piece: piece`,
				say`lab/bouts: bouts`,
				say`lab/won: won`,
				say`lab/at-least: at least`,
				say`lab/at-most: at most`,
				say`lab/p: p`
			],
			rows: rows.map(({ piece: id, won, p }) => [
				{ name: id },
				won.of,
				rate(won),
				won.low,
				won.high,
				p
			])
		}
	};
}

const beside = ({ low, high }: Share, mean: number): boolean => mean < low || mean > high;

function interval(label: Label, won: Share, marked: boolean): Interval {
	return { label, value: rate(won), low: won.low, high: won.high, marked };
}
