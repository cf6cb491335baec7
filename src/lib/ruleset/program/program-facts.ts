/** What can be read off a linked program. */
import type { Program } from './program.ts';

/** Every option with its value: the name of a choice, or a number. */
export function optionValues({ options }: Program): Record<string, string | number> {
	return Object.fromEntries(options.map(({ id, value, names }) => [id, names[value] ?? value]));
}

/** Index of the game field that the ruleset's layout names as its count of rounds, or -1. */
export function roundField({ layout, fields }: Program): number {
	return fields.game.findIndex(({ id }) => id === layout.roundField);
}
