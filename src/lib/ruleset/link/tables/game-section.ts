/** The section `game`: who plays, where it begins, its random streams. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, itemsOf, numberOf, textOf } from '#lib/language/nodes.ts';
import type { Callable } from '#lib/ruleset/link/context/body.ts';
import { MOST_PLAYERS } from '#lib/ruleset/program/game-limits.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { say } from '#lib/language/said.ts';

/** `dice` and `draws` always exist. */
export function collectStreams(link: Linking): string[] {
	const declared = itemsOf(childOf(link.whole('game'), 'streams'))
		.map(textOf)
		.filter((id) => id !== null);
	return [...new Set([...declared, 'dice', 'draws'])];
}

export function playerRange(link: Linking): { min: number; max: number } {
	const node = childOf(link.whole('game'), 'players');
	const min = numberOf(childOf(node, 'min')) ?? 1;
	const max = numberOf(childOf(node, 'max')) ?? MOST_PLAYERS;
	return { min: Math.max(1, min), max: Math.min(MOST_PLAYERS, max) };
}

export function checkPlayers(link: Linking, at: SourceRange): void {
	const { players } = link.symbols;
	const { min, max } = playerRange(link);
	if (players >= min && players <= max) return;
	const message = say`rule/other-player-count: This game is for ${min} to ${max} players, not for ${players}`;
	const node = childOf(link.whole('game'), 'players');
	link.report(finding('game/players', node ?? { range: at }, message));
}

/** The procedure run at the beginning, or -1. */
export function startProcedure(link: Linking, procedures: Callable[], at: SourceRange): number {
	const node = childOf(link.whole('game'), 'start');
	const id = textOf(node);
	if (!node || id === null) {
		const message = say`rule/say-start: Say which procedure the game starts with: game: { start: ... }`;
		link.report(finding('game/start', link.whole('game') ?? { range: at }, message));
		return -1;
	}
	const index = procedures.findIndex((procedure) => procedure.id === id);
	const procedure = procedures[index];
	if (!procedure) {
		const ids = procedures.map((procedure) => procedure.id);
		link.report(unknownId(say`word/procedure: procedure`, id, node, ids));
	} else {
		procedure.used = true;
		if (procedure.params.length > 0) {
			link.report(
				finding(
					'game/start',
					node,
					say`rule/start-parameters: The procedure that starts the game has no parameters`
				)
			);
		}
	}
	return index;
}
