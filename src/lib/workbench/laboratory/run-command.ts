/** The line that plays the same games on the command line; null: rules that are no variant have none. */
import { commandLine } from '#lib/lab/report/command-line.ts';
import type { StoredRun } from '#lib/workbench/storage/runs.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import type { LabWish } from '../../../workers/lab/lab-api.ts';

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
