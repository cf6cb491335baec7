import type { Program } from './program.ts';

/** Index of the game field that the ruleset's layout names as its count of rounds, or -1. */
export function roundField({ layout, fields }: Program): number {
	if (typeof layout !== 'object' || layout === null || !('round-field' in layout)) return -1;
	const name = layout['round-field'];
	return fields.game.findIndex(({ id }) => id === name);
}
