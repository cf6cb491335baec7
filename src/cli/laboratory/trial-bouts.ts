/** Bouts of a piece against the field, as the trials of its game set them up: a part of `counter`. */
import type { BotName } from '#lib/bots/bots.ts';
import { readTrials, soundTrials, trialsOfGame } from '#lib/lab/trials/read-trials.ts';
import {
	type Fitting,
	fittingTrials,
	type FoundTrials,
	headOf,
	prepare,
	type Prepared
} from '#lib/lab/trials/fitting.ts';
import {
	type BoutCount,
	countsOf,
	type Outcome,
	type TrialCounts
} from '#lib/lab/report/trial-counts.ts';
import { openTrials } from '#lib/lab/trials/TrialStage.ts';
import { trialReport, type TrialReport } from '#lib/lab/trials/trial-report.ts';
import { trialReportText } from '#lib/lab/trials/trial-report-text.ts';
import type { OpenVariant } from '../sources/open-variant.ts';
import { failWith } from '../terminal/shown-findings.ts';
import { BOUTS, type BoutPortion } from './bouts-worker.ts';
import { type CrewOptions, hundredth, type Playing, withCrew } from './crew-for.ts';

interface BoutOptions extends CrewOptions {
	bot: BotName;
	bouts: number;
	seed: string;
}

export interface Tried {
	bot: BotName;
	/** Trials of the game that are not for this piece. */
	others: string[];
	counts: TrialCounts[];
	/** What each of them says. */
	reports: TrialReport[];
	stopped: boolean;
	seconds: number;
}

/** So many are sent out together: a program is as large as many positions. */
const TOGETHER = 20;
/** So many lie ready at once. */
const READY = 25 * TOGETHER;

/** Of the game, and of a folder that was given; fails where one of them is wrong. */
export function trialsFor(
	{ composition, library }: OpenVariant,
	piece: string,
	seed: string
): FoundTrials {
	const files = [
		...trialsOfGame(library.workspace.files, composition.game),
		...library.trials.map(({ path, text }) => readTrials(path, text))
	];
	const trials = soundTrials(files);
	const found =
		'findings' in trials ? trials : fittingTrials(trials, openTrials(composition), piece, seed);
	if (!('findings' in found)) return found;
	return failWith(
		library.opened(found.findings),
		'its trials cannot be played; leave them out with --bouts 0:'
	);
}

export async function playTrials(
	{ declared, fitting }: FoundTrials,
	options: BoutOptions
): Promise<Tried> {
	const games = fitting.reduce((sum, { pairings }) => sum + pairings.length, 0);
	const { result, seconds, stopped } = await withCrew(
		BOUTS,
		options,
		{ what: 'pairings', games },
		async (crew) => {
			const counts: TrialCounts[] = [];
			for (const trial of fitting) {
				if (!crew.stopped) counts.push(await play(crew, trial, options));
			}
			return counts;
		}
	);
	const tried = fitting.map(({ stage }) => stage.trial.id);
	return {
		bot: options.bot,
		counts: result,
		reports: result.map(trialReport),
		stopped,
		seconds: hundredth(seconds),
		others: declared.filter((id) => !tried.includes(id))
	};
}

async function play(
	crew: Playing<BoutPortion, BoutCount>,
	fitting: Fitting,
	{ bot, bouts, seed }: BoutOptions
): Promise<TrialCounts> {
	const { pairings, stage } = fitting;
	const outcomes: Outcome[] = [];
	for (let at = 0; at < pairings.length && !crew.stopped; at += READY) {
		const ready: Prepared[] = [];
		for (const combatants of pairings.slice(at, at + READY)) {
			const prepared = prepare(fitting, combatants, seed);
			if ('why' in prepared) outcomes.push(prepared);
			else ready.push(prepared);
		}
		const portions: BoutPortion[] = [];
		for (let from = 0; from < ready.length; from += TOGETHER) {
			const positions = ready.slice(from, from + TOGETHER).map(({ position }) => position);
			const { program } = stage;
			portions.push({ program, bot, bouts, positions, from: 0, to: positions.length });
		}
		const counts = (await crew.play(portions)).flat();
		outcomes.push(...counts.map((count, i) => ({ ...ready[i]!.told, ...count })));
	}
	return countsOf(headOf(fitting, bouts), outcomes);
}

export function triedText(
	{ bot, others, reports, stopped, seconds }: Tried,
	piece: string
): string[] {
	if (reports.length === 0 && !stopped) {
		return others.length === 0
			? ['trials   none: the game declares no trial']
			: [`trials   none: the trials of the game (${others.join(', ')}) are not for ${piece}`];
	}
	return [
		`Trials played by ${bot} bots in ${seconds} s${stopped ? '; stopped before the end' : ''}`,
		...reports.flatMap((report) => ['', ...trialReportText(report)])
	];
}

/** As data on the command line: what is told, not what was counted. */
export const triedData = ({ counts: _, ...told }: Tried): Omit<Tried, 'counts'> => told;

/** Bouts that tell nothing, and speak against the rest. */
export const isSound = ({ reports }: Tried): boolean =>
	reports.every(({ failed, broken }) => failed.length === 0 && broken === 0);
