/** A series as a file that the command line reads as well. */
import type { CountedPairing } from '#lib/lab/report/trial-counts.ts';
import { type KeptCounter, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import type { StoredRun } from '#lib/workbench/storage/runs.ts';
import type { BegunPiece, KeptBout, LabPurpose } from '../../../workers/lab/lab-api.ts';
import { runCommand } from './run-command.ts';
import type { Played } from './units.ts';

const KINDS: Readonly<Record<LabPurpose['is'], Run['kind']>> = {
	play: 'simulate',
	compare: 'compare',
	counter: 'compare',
	sweep: 'sweep'
};

export function runFile(run: StoredRun, { games, bouts }: Played): Run {
	const { bots, seed, maxRounds, purpose } = run.wish;
	return {
		format: RUN_FORMAT,
		kind: KINDS[purpose.is],
		command: runCommand(run) ?? '',
		...{ bots, seed, maxRounds, swept: run.swept },
		lots: run.lots,
		games: [...games],
		...(run.tested === null ? {} : { counter: keptCounter(run.tested, bouts) })
	};
}

function keptCounter({ trials, ...asked }: BegunPiece, bouts: readonly KeptBout[]): KeptCounter {
	return {
		...asked,
		trials: trials.map(({ head }, trial) => {
			const outcomes = bouts.filter((one) => one.trial === trial).map(({ outcome }) => outcome);
			return {
				...head,
				pairings: outcomes.filter((one): one is CountedPairing => !('why' in one)),
				failed: outcomes.filter((one) => 'why' in one)
			};
		})
	};
}
