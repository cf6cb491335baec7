/** What a report must know of the rules that were played: it can be made without them, of games that somebody has kept. */
import { choicesOf } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { effectsOf } from '#lib/lab/used-pieces.ts';
import type { PartIds } from './never-used.ts';

export interface RulesOutline extends Pick<Program, 'variant' | 'hash' | 'players'> {
	/** All that could come up in a game. */
	parts: PartIds;
	/** Who has least of what ranks the players first is ahead; left out where it is who has most. */
	least?: boolean;
}

export function outlineOf(program: Program): RulesOutline {
	const { variant, hash, players, faces, pieces, actions, events, layout } = program;
	const answers = choicesOf(program).flatMap(({ path, domain }) =>
		domain.kind === 'options' ? domain.options.map(({ id }) => `${path}: ${id}`) : []
	);
	return {
		variant,
		hash,
		players,
		parts: {
			piece: sorted(pieces.map(({ face }) => faces[face]!.id)),
			action: sorted(actions.map(({ id }) => id)),
			answer: sorted(answers),
			event: sorted(events.map(({ id }) => id)),
			effect: sorted(effectsOf(program).map(({ id }) => id))
		},
		...(layout.standings?.by[0]?.least ? { least: true } : {})
	};
}

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort();
