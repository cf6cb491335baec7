/** All that is told of kept games, in the order in which it is read: words, what is worth a look, figures. */
import { compareGames } from '#lib/lab/compare/comparison.ts';
import { sweptPoints } from '#lib/lab/sweep/swept-points.ts';
import { comparisonFigures, sweepFigures } from '#lib/lab/charts/comparison-figures.ts';
import { judgePiece } from '#lib/lab/counter/judged-piece.ts';
import { verdictOf } from '#lib/lab/counter/verdict.ts';
import type { Figure, Label } from '#lib/lab/charts/figure.ts';
import { reportFigures } from '#lib/lab/charts/report-figures.ts';
import { trialFigures } from '#lib/lab/charts/trial-figures.ts';
import type { LabReport } from '#lib/lab/report/lab-report.ts';
import type { PartKind } from '#lib/lab/report/PartTally.ts';
import { type Lot, pairsOf, recordOfKept, reportsOf, type Run } from '#lib/lab/report/run.ts';
import { faultsOf } from '#lib/lab/summary.ts';
import { trialLines } from '#lib/lab/trials/trial-lines.ts';
import { trialReport } from '#lib/lab/trials/trial-report.ts';
import { say, type Said } from '#lib/language/said.ts';

export interface Chapter {
	/** Null of the first, which is about all. */
	title: Label | null;
	lines: Said[];
	findings: Said[];
	figures: Figure[];
}

export function titleOf({ kind, lots, games, swept, counter }: Run): Said {
	const [first, second] = lots.map(({ rules }) => rules.variant);
	const each = Math.max(0, ...lots.map((_, at) => games.filter(({ lot }) => lot === at).length));
	if (counter)
		return say`lab/without-and-with: ${first!}, without and with ${counter.piece}: ${each} pairs of games`;
	if (kind === 'compare')
		return first === second
			? say`lab/pairs-of-games: ${first!}: ${each} pairs of games under two rules`
			: say`lab/sides-and-pairs: ${first!} and ${second!}: ${each} pairs of games`;
	if (kind === 'sweep')
		return say`lab/values-of: ${first!}: ${lots.length} values of ${swept ?? ''}, ${each} games each`;
	return say`lab/name-and-games: ${first!}: ${games.length} games`;
}

export function chaptersOf(run: Run): Chapter[] {
	const { kind, lots } = run;
	const reports = reportsOf(run);
	const first: Chapter = { title: null, lines: [playedBy(run)], findings: [], figures: [] };
	const own = lots.map((lot, at) => chapterOf(lot, reports[at]!, kind === 'simulate'));
	if (kind === 'simulate' && own.length === 1) {
		const [only] = own;
		return [{ ...only!, title: null, lines: [...first.lines, ...only!.lines] }];
	}
	const all = kind === 'compare' ? compared(run) : swept(run);
	// Of many values each is told of in words alone.
	const others = kind === 'compare' ? own : own.map((chapter) => ({ ...chapter, figures: [] }));
	return [{ ...first, ...all, lines: [...first.lines, ...all.lines] }, ...tried(run), ...others];
}

function playedBy({ bots, seed, lots, maxRounds }: Run): Said {
	const [least, most] = [Math.min, Math.max].map((of) =>
		of(...lots.map((lot) => lot.rules.players))
	);
	const players = least === most ? String(most) : `${least} - ${most}`;
	const played = say`lab/seats-played: ${players} seats, played by turns by ${bots.join(', ')}; chance began with the seed ${seed}.`;
	return maxRounds === 0
		? played
		: say`lab/games-cut-off: ${played} Games were cut off after ${maxRounds} rounds, so lengths say too little.`;
}

function chapterOf({ label, rules }: Lot, report: LabReport, alone: boolean): Chapter {
	const { variant } = rules;
	return {
		title: label === variant || alone ? { name: variant } : { name: `${label}: ${variant}` },
		lines: linesOf(report),
		findings: report.findings.map(({ said }) => said),
		figures: reportFigures(report)
	};
}

function linesOf({ summary, lead, never }: LabReport): Said[] {
	const { games, finished, rounds } = summary;
	const faults = faultsOf(summary);
	return [
		say`lab/games-that-ended: ${finished} of ${games} games came to an end; they took ${rounds.mean} rounds on average.`,
		...(faults === 0
			? []
			: [
					say`lab/faults: Faults, where a game broke a rule or could not go on: ${faults}. Look into these first.`
				]),
		...(lead === null
			? []
			: [
					say`lab/lead-changed: The lead changed ${lead.changes.mean} times on average, and whoever won was ahead for good from round ${lead.turning.mean} on.`
				]),
		...NEVER.flatMap(([kind, said]) =>
			never[kind].length === 0 ? [] : [said(never[kind].join(', '))]
		)
	];
}

/** Of a piece that is tested: the games with it say so. */
function judged({ counter, lots, games }: Run): Said[] {
	if (!counter) return [];
	const records = games.filter(({ lot }) => lot === 1).map(recordOfKept);
	return [verdictOf(judgePiece(records, lots[1]!.rules.players, counter))];
}

const NEVER: readonly [PartKind, (ids: string) => Said][] = [
	['piece', (ids) => say`lab/pieces-never-had: Pieces that nobody ever had: ${ids}.`],
	['action', (ids) => say`lab/actions-never-taken: Actions that nobody ever took: ${ids}.`],
	['answer', (ids) => say`lab/answers-never-given: Answers that nobody ever gave: ${ids}.`],
	['event', (ids) => say`lab/events-never: Events that never happened: ${ids}.`],
	['effect', (ids) => say`lab/effects-never: Effects that never acted: ${ids}.`]
];

function swept(run: Run): Pick<Chapter, 'lines' | 'figures'> {
	const lines = [
		say`lab/values-began-alike: Game by game all values began alike; whatever else differs comes of the value.`
	];
	return { lines, figures: sweepFigures(run.swept ?? '', sweptPoints(run)) };
}

/** How a piece fares against others. */
function tried({ counter }: Run): Chapter[] {
	return (counter?.trials ?? []).map((counts) => {
		const report = trialReport(counts);
		return {
			title: { name: counts.about },
			lines: trialLines(report),
			findings: [],
			figures: trialFigures(report)
		};
	});
}

function compared(run: Run): Pick<Chapter, 'lines' | 'figures'> {
	const { games, level } = run;
	const comparison = compareGames(pairsOf(games), level);
	const { pairs, parted, parting } = comparison;
	return {
		lines: [
			...judged(run),
			say`lab/sides-began-alike: Game by game both sides began alike. ${parted} of ${pairs} pairs part.`,
			...(parting === null
				? []
				: [
						say`lab/first-game: The first is game ${parting.game}, after ${parting.answers} answers.`
					])
		],
		figures: comparisonFigures(comparison)
	};
}
