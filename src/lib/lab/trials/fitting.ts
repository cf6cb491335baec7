/** The trials that are for one piece: who meets whom in them, each pairing ready to be played, and counted when it has been. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type {
	BoutCount,
	CountedPairing,
	FailedPairing,
	TrialHead
} from '#lib/lab/report/trial-counts.ts';
import { ScenarioFailure } from '#lib/scenario/scenario-failure.ts';
import { type BoutPlan, pairingsOf, planOf, seedOf } from './bout-plan.ts';
import type { Trial } from './read-trials.ts';
import type { BoutPosition, Combatants, Opened, TrialStage } from './TrialStage.ts';

export interface Fitting {
	stage: TrialStage;
	plan: BoutPlan;
	/** All that are to be played. */
	pairings: readonly Combatants[];
}

export interface FoundTrials {
	/** Ids of all that there are. */
	declared: string[];
	fitting: Fitting[];
}

export interface SeededPosition extends BoutPosition {
	seed: string;
}

/** Who meets whom, in words that can be kept. */
type Told = Omit<CountedPairing, keyof BoutCount>;

export interface Prepared {
	told: Told;
	position: SeededPosition;
}

/** Or what is wrong with them, or with the rules under which they are opened. */
export function fittingTrials(
	trials: readonly Trial[],
	open: (trial: Trial) => Opened,
	piece: string,
	seed: string
): FoundTrials | { findings: Diagnostic[] } {
	const fitting: Fitting[] = [];
	for (const trial of trials) {
		const opened = open(trial);
		if ('findings' in opened) return opened;
		const { stage } = opened;
		const plan = planOf(stage, piece, seed);
		if (plan !== null) fitting.push({ stage, plan, pairings: pairingsOf(stage, plan) });
	}
	return { declared: trials.map(({ id }) => id), fitting };
}

export function prepare(
	{ stage }: Fitting,
	combatants: Combatants,
	seed: string
): Prepared | FailedPairing {
	const { tested, against } = combatants;
	const told = { tested, against, ground: combatants.ground.map(({ name }) => name) };
	try {
		const position = stage.position(combatants);
		return {
			told: { ...told, value: stage.against.get(against) ?? null },
			position: { ...position, seed: seedOf(seed, stage.trial.id, combatants) }
		};
	} catch (error) {
		if (!(error instanceof ScenarioFailure)) throw error;
		return { ...told, why: error.message };
	}
}

/** What is kept of it, but for what has been played. `each`: bouts of each pairing. */
export function headOf(
	{ stage, plan: { tested, value, peers, sample } }: Fitting,
	each: number
): TrialHead {
	const { id, about, vary } = stage.trial;
	return {
		trial: id,
		about,
		vary: vary.map((varied) => varied.id),
		grounds: stage.grounds.length,
		plan: { tested, value, peers, sample },
		each
	};
}
