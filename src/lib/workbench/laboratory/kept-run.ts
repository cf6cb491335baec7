/** A series as a file that the command line reads as well. */
import { type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import type { StoredRun } from '#lib/workbench/storage/runs.ts';
import type { KeptGame } from '../../../workers/lab/lab-api.ts';
import { runCommand } from './run-command.ts';

export function runFile(run: StoredRun, games: readonly KeptGame[]): Run {
	const { bots, seed, maxRounds } = run.wish;
	const two = run.rules.length > 1;
	return {
		format: RUN_FORMAT,
		kind: two ? 'compare' : 'simulate',
		command: runCommand(run) ?? '',
		...{ bots, seed, maxRounds, swept: null },
		lots: run.rules.map((rules, at) => ({
			label: two ? 'AB'.charAt(at) : rules.variant,
			value: null,
			rules
		})),
		games: [...games]
	};
}
