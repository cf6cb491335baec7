/** A series as a file that the command line reads as well. */
import { countsOf } from '#lib/lab/report/trial-counts.ts';
import { type KeptCounter, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import type { Played, StoredRun } from '#lib/workbench/storage/runs.ts';
import type { BegunPiece, KeptBout, LabPurpose } from '../../../workers/lab/lab-api.ts';
import { runCommand } from './run-command.ts';

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
		trials: trials.map(({ head }, at) =>
			countsOf(
				head,
				bouts.filter(({ trial }) => trial === at).map(({ outcome }) => outcome)
			)
		)
	};
}
