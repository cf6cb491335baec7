/** Trials under rules that have arrived. */
import { fittingTrials, type FoundTrials } from '#lib/lab/trials/fitting.ts';
import type { Trial } from '#lib/lab/trials/read-trials.ts';
import { openUnder } from '#lib/lab/trials/TrialStage.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { stageIn } from '#lib/rules-server/lent-rules.ts';
import type { LinkedRules } from '#lib/rules-server/rules-server.ts';
import type { Stage } from '#lib/scenario/run-scenario.ts';
import type { LentTrial } from './lab-api.ts';

/** Those that are for a piece, or what is wrong with them. */
export function lentTrials(
	lent: readonly LentTrial[],
	piece: string,
	seed: string
): FoundTrials | { findings: Diagnostic[] } {
	// Those for as many players have one machine.
	const stages = new Map<LinkedRules, Stage>();
	const rulesOf = new Map<Trial, LinkedRules>(lent.map(({ trial, linked }) => [trial, linked]));
	const open = (trial: Trial) => {
		const linked = rulesOf.get(trial)!;
		const stage = stages.get(linked) ?? stageIn(linked);
		stages.set(linked, stage);
		return openUnder(stage, trial);
	};
	return fittingTrials([...rulesOf.keys()], open, piece, seed);
}
