/** What is told of many games, as figures. */
import { say, type Said } from '#lib/language/said.ts';
import type { Curve } from '#lib/lab/report/CurveTally.ts';
import { rate } from '#lib/lab/interval.ts';
import { LEVEL } from '#lib/lab/compare/estimate.ts';
import type { Fairness, LabReport } from '#lib/lab/report/lab-report.ts';
import type { Figure, Label } from './figure.ts';

/** Beyond these a chart cannot be read; the table has them all. */
const MOST_PARTS = 24;
/** Curves of the first measures: the ones that rank the players come first. */
const MOST_CURVES = 6;

export function reportFigures(report: LabReport): Figure[] {
	if (report.summary.finished === 0) return [];
	return [
		fairnessFigure(
			'seats',
			say`lab/who-won-by-seat: Who won, by seat`,
			say`lab/seat: seat`,
			report.seats
		),
		...(report.bots.length > 0
			? [
					fairnessFigure(
						'bots',
						say`lab/who-won-by-bot: Who won, by bot`,
						say`lab/bot: bot`,
						report.bots
					)
				]
			: []),
		lengthsFigure(report),
		...(report.endings.length > 1 ? [endingsFigure(report)] : []),
		...report.curves.slice(0, MOST_CURVES).map(curveFigure),
		...partsFigures(report)
	];
}

function fairnessFigure(id: string, title: Said, of: Said, all: readonly Fairness[]): Figure {
	const unfair = all.filter(({ p }) => p <= LEVEL);
	const names = unfair.map((fairness) => fairness.id).join(', ');
	return {
		id,
		title,
		summary:
			unfair.length === 0
				? say`lab/each-wins-fairly: Each wins about as often as is fair, as far as so many games can tell.`
				: say`lab/not-often-fair: Not as often as is fair: ${names}.`,
		chart: {
			kind: 'intervals',
			unit: 'percent',
			reference: all[0]?.fair ?? null,
			rows: all.map(({ id: name, won, p }) => ({
				label: { name },
				value: rate(won),
				low: won.low,
				high: won.high,
				marked: p <= LEVEL
			}))
		},
		table: {
			columns: [
				of,
				say`lab/won: won`,
				say`lab/of-games: of games`,
				say`lab/at-least: at least`,
				say`lab/at-most: at most`,
				say`lab/fair-share: fair share`,
				say`lab/p: p`
			],
			rows: all.map(({ id: name, won, fair, p }) => [
				{ name },
				won.hits,
				won.of,
				won.low,
				won.high,
				fair,
				p
			])
		}
	};
}

function lengthsFigure({ lengths, summary: { rounds, finished } }: LabReport): Figure {
	return {
		id: 'lengths',
		title: say`lab/how-long-games-are: How long games are`,
		summary: say`lab/rounds-on-average: ${rounds.mean} rounds on average; half of ${finished} games take ${rounds.p50} at most, 95 % take ${rounds.p95} at most.`,
		chart: {
			kind: 'columns',
			x: say`lab/rounds: rounds`,
			bars: lengths.map(({ rounds: x, games: y }) => ({ x, y }))
		},
		table: {
			columns: [say`lab/rounds: rounds`, say`lab/games: games`],
			rows: lengths.map(({ rounds: many, games }) => [many, games])
		}
	};
}

function endingsFigure({ endings }: LabReport): Figure {
	const [first] = endings;
	const most = first ? percent(first.share.hits / first.share.of) : 0;
	return {
		id: 'endings',
		title: say`lab/why-games-ended: Why games ended`,
		summary: say`lab/most-frequent: ${most} % for the reason that is most frequent: ${first?.id ?? ''}.`,
		chart: {
			kind: 'intervals',
			unit: 'percent',
			reference: null,
			rows: endings.map(({ id, share }) => ({
				label: { name: id },
				value: share.hits / share.of,
				low: share.low,
				high: share.high,
				marked: false
			}))
		},
		table: {
			columns: [
				say`lab/reason: reason`,
				say`lab/games: games`,
				say`lab/at-least: at least`,
				say`lab/at-most: at most`
			],
			rows: endings.map(({ id, share }) => [{ name: id }, share.hits, share.low, share.high])
		}
	};
}

function curveFigure({ id, points }: Curve): Figure {
	const [first, last] = [points[0]!, points.at(-1)!];
	return {
		id: `curve ${id}`,
		title: { name: id },
		summary: say`lab/band-of-seats: From ${first.mean} at the end of round 1 to ${last.mean} at the end of round ${last.round}, on average of the seats; the band holds eight seats of ten.`,
		chart: {
			kind: 'bands',
			unit: 'number',
			x: say`lab/round: round`,
			series: [
				{
					label: say`lab/all-seats: all seats`,
					points: points.map(({ round, mean, low, high }) => ({
						x: round,
						y: mean,
						low,
						high,
						marked: true
					}))
				},
				{
					label: say`lab/winners: winners`,
					points: points.flatMap(({ round, winners }) =>
						winners === null ? [] : [{ x: round, y: winners, low: null, high: null, marked: true }]
					)
				}
			]
		},
		table: {
			columns: [
				say`lab/round: round`,
				say`lab/seats: seats`,
				say`lab/mean: mean`,
				say`lab/tenth-less-than: a tenth has less than`,
				say`lab/tenth-more-than: a tenth has more than`,
				say`lab/winners: winners`
			],
			rows: points.map(({ round, seats, mean, low, high, winners }) => [
				round,
				seats,
				mean,
				low,
				high,
				winners
			])
		}
	};
}

function partsFigures({ parts }: LabReport): Figure[] {
	const asked = parts.flatMap((part) =>
		part.seats !== null && part.p !== null ? [{ ...part, seats: part.seats, p: part.p }] : []
	);
	if (asked.length === 0) return [];
	const order = asked.toSorted((a, b) => a.p - b.p || b.seats.won.of - a.seats.won.of);
	const sure = asked.filter(({ differs }) => differs).length;
	const label = (id: string): Label => ({ name: id });
	return [
		{
			id: 'parts',
			title: say`lab/how-games-went: How games went for those who had or did it`,
			summary: say`lab/goes-with-winning: Of ${asked.length} pieces, actions and answers, ${sure} go with winning or losing more often than chance would have it. That they go together does not say which comes of which.`,
			chart: {
				kind: 'intervals',
				unit: 'percent',
				reference: 0,
				rows: order.slice(0, MOST_PARTS).map(({ id, seats: { won, fair }, differs }) => ({
					label: label(id),
					value: won.hits / won.of - fair,
					low: won.low - fair,
					high: won.high - fair,
					marked: differs
				}))
			},
			table: {
				columns: [
					say`lab/what: what`,
					say`word/kind: kind`,
					say`lab/games: games`,
					say`lab/seats-with-it: seats with it`,
					say`lab/won: won`,
					say`lab/fair-share: fair share`,
					say`lab/lost-again: lost again`,
					say`lab/p: p`
				],
				rows: order.map(({ id, kind, games, seats: { won, fair, lost }, p }) => [
					label(id),
					{ name: kind },
					games.hits,
					won.of,
					won.hits,
					fair,
					lost,
					p
				])
			}
		}
	];
}

const percent = (share: number): number => Math.round(share * 1000) / 10;
