/** What a ruleset shows of its players: these are what its games are measured by. */
import { mapOf, textsOf } from '#lib/ruleset/program/lenient.ts';
import { measuresOf } from '#lib/ruleset/program/player-measures.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

/** Names of fields and values: first what ranks the players. */
export function shownIn(program: Program): string[] {
	const { by, parts } = mapOf(mapOf(program.layout)['standings']);
	return [...new Set([...textsOf(by), ...textsOf(parts), ...measuresOf(program)])];
}
