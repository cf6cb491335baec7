import type { Program } from './program.ts';

/** What the ruleset's layout shows of its players: fields and values, by name. */
export function measuresOf({ layout }: Program): string[] {
	return layout.players;
}
