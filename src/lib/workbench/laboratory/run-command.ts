/** A series for the command line: the line that plays the same games there, and the file that it reads. */
import { commandLine } from '#lib/lab/report/command-line.ts';
import { type KeptCounter, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import { countsOf } from '#lib/lab/report/trial-counts.ts';
import type { Played, StoredRun } from '#lib/workbench/storage/runs.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import type { BegunPiece, KeptBout, LabPurpose, LabWish } from '../../../workers/lab/lab-api.ts';

/** null: rules that are no variant have none. */
export function runCommand({ wish, games }: StoredRun): string | null {
	const { choice, purpose, bots, players, seed, maxRounds } = wish;
	const all = purpose.is === 'compare' ? [choice, purpose.against] : [choice];
	if (!all.every(isNamed)) return null;
	const { words, bouts, ...swept } = asked(wish);
	return commandLine(words, {
		...swept,
		players,
		bots: bots.join(','),
		games,
		seed,
		bouts,
		'max-rounds': maxRounds || undefined
	});
}

function asked({ choice: { variant }, purpose }: LabWish): {
	words: string[];
	vary?: string;
	over?: string | undefined;
	bouts?: number;
} {
	switch (purpose.is) {
		case 'play':
			return { words: ['simulate', variant] };
		case 'compare':
			return { words: ['compare', variant, purpose.against.variant] };
		case 'sweep': {
			const { vary, over } = purpose;
			return { words: ['sweep', variant], vary, over: over ?? undefined };
		}
		case 'counter':
			return { words: ['counter', variant, purpose.piece], bouts: purpose.bouts };
	}
}

const isNamed = ({ layers, options }: RulesChoice): boolean =>
	!layers && Object.keys(options).length === 0;

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
