/** What a ruleset shows of its players: these are what its games are measured by. */
import type { Program } from '#lib/ruleset/program/program.ts';

/** Names of fields and values: first what ranks the players. */
export function shownIn(program: Program): string[] {
	const { standings, players } = program.layout;
	const ranking = (standings?.by ?? []).map(({ of }) => of);
	return [...new Set([...ranking, ...(standings?.parts ?? []), ...players])];
}
