/** A series as a file that the command line reads as well. */
import { type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import type { StoredRun } from '#lib/workbench/storage/runs.ts';
import type { KeptGame, LabPurpose } from '../../../workers/lab/lab-api.ts';
import { runCommand } from './run-command.ts';

const KINDS: Readonly<Record<LabPurpose['is'], Run['kind']>> = {
	play: 'simulate',
	compare: 'compare',
	counter: 'compare',
	sweep: 'sweep'
};

export function runFile(run: StoredRun, games: readonly KeptGame[]): Run {
	const { bots, seed, maxRounds, purpose } = run.wish;
	return {
		format: RUN_FORMAT,
		kind: KINDS[purpose.is],
		command: runCommand(run) ?? '',
		...{ bots, seed, maxRounds, swept: run.swept },
		lots: run.lots,
		games: [...games]
	};
}
