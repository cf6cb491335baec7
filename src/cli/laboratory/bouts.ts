/** Bouts of a piece against the field, as the trials of its game set them up: a part of `counter`. */
import type { BotName } from '#lib/bots/bots.ts';
import { type BoutPlan, pairingsOf, planOf, seedOf } from '#lib/lab/trials/bout-plan.ts';
import { readTrials, trialsOfGame } from '#lib/lab/trials/read-trials.ts';
import {
	type CountedPairing,
	type FailedPairing,
	trialReport,
	type TrialReport
} from '#lib/lab/trials/trial-report.ts';
import { trialReportText } from '#lib/lab/trials/trial-report-text.ts';
import { type Combatants, openTrial, type TrialStage } from '#lib/lab/trials/TrialStage.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { ScenarioFailure } from '#lib/scenario/failure.ts';
import type { OpenVariant } from '../sources/load.ts';
import { failWith } from '../terminal/findings.ts';
import { BOUTS, type BoutPortion, type SeededPosition } from './bouts-worker.ts';
import { type CrewOptions, hundredth, type Playing, withCrew } from './crew-for.ts';

/** A trial that is for the piece. */
interface Fitting {
	stage: TrialStage;
	plan: BoutPlan;
}

export interface Trials {
	/** Ids of all that there are. */
	declared: string[];
	fitting: Fitting[];
}

interface BoutOptions extends CrewOptions {
	bot: BotName;
	bouts: number;
	seed: string;
}

export interface Tried {
	bot: BotName;
	/** Trials of the game that are not for this piece. */
	others: string[];
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
): Trials {
	const files = [
		...trialsOfGame(library.workspace.files, composition.game),
		...library.trials.map(({ path, text }) => readTrials(path, text))
	];
	const hint = 'its trials cannot be played; leave them out with --bouts 0:';
	const wrong = files.flatMap(({ findings }) => findings).filter(isError);
	if (wrong.length > 0) failWith(library.opened(wrong), hint);
	const trials = files.flatMap((file) => file.trials);
	const fitting = trials.flatMap((trial): Fitting[] => {
		const opened = openTrial(composition, trial);
		if ('findings' in opened) return failWith(library.opened(opened.findings), hint);
		const plan = planOf(opened.stage, piece, seed);
		return plan === null ? [] : [{ stage: opened.stage, plan }];
	});
	return { declared: trials.map(({ id }) => id), fitting };
}

export async function playTrials(
	{ declared, fitting }: Trials,
	options: BoutOptions
): Promise<Tried> {
	const lists = fitting.map(({ stage, plan }) => pairingsOf(stage, plan));
	const games = lists.reduce((sum, { length }) => sum + length, 0);
	const { result, seconds, stopped } = await withCrew(
		BOUTS,
		options,
		{ what: 'pairings', games },
		async (crew) => {
			const reports: TrialReport[] = [];
			for (const [i, one] of fitting.entries()) {
				if (!crew.stopped) reports.push(await play(crew, one, lists[i]!, options));
			}
			return reports;
		}
	);
	const tried = fitting.map(({ stage }) => stage.trial.id);
	return {
		...{ bot: options.bot, reports: result, stopped, seconds: hundredth(seconds) },
		others: declared.filter((id) => !tried.includes(id))
	};
}

async function play(
	crew: Playing<BoutPortion, Omit<CountedPairing, keyof Combatants | 'value'>>,
	{ stage, plan }: Fitting,
	pairings: readonly Combatants[],
	{ bot, bouts, seed }: BoutOptions
): Promise<TrialReport> {
	const { trial, program } = stage;
	const failed: FailedPairing[] = [];
	const counted: CountedPairing[] = [];
	for (let at = 0; at < pairings.length && !crew.stopped; at += READY) {
		const ready: { told: Omit<FailedPairing, 'why'>; position: SeededPosition }[] = [];
		for (const combatants of pairings.slice(at, at + READY)) {
			const { tested, against } = combatants;
			const told = { tested, against, ground: combatants.ground.map(({ name }) => name) };
			try {
				const position = stage.position(combatants);
				ready.push({ told, position: { ...position, seed: seedOf(seed, trial.id, combatants) } });
			} catch (error) {
				if (!(error instanceof ScenarioFailure)) throw error;
				failed.push({ ...told, why: error.message });
			}
		}
		const portions: BoutPortion[] = [];
		for (let from = 0; from < ready.length; from += TOGETHER) {
			const positions = ready.slice(from, from + TOGETHER).map(({ position }) => position);
			portions.push({ program, bot, bouts, positions, from: 0, to: positions.length });
		}
		const counts = (await crew.play(portions)).flat();
		counted.push(
			...counts.map((count, i) => {
				const { told } = ready[i]!;
				return { ...told, value: stage.against.get(told.against) ?? null, ...count };
			})
		);
	}
	const { id, about, vary } = trial;
	return trialReport({
		...{ trial: id, about, vary: vary.map((one) => one.id), plan },
		...{ each: bouts, pairings: counted, failed, stopped: crew.stopped }
	});
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

/** Bouts that tell nothing, and speak against the rest. */
export const isSound = ({ reports }: Tried): boolean =>
	reports.every(({ failed, broken }) => failed.length === 0 && broken === 0);
