import type { Program } from './program.ts';

/** Index of the game field that the ruleset's layout names as its count of rounds, or -1. */
export function roundField({ layout, fields }: Program): number {
	return fields.game.findIndex(({ id }) => id === layout.roundField);
}
