/** What the options of a linked program say. */
import type { Program } from './program.ts';

/** Every option with its value: the name of a choice, or a number. */
export function optionValues({ options }: Program): Record<string, string | number> {
	return Object.fromEntries(options.map(({ id, value, names }) => [id, names[value] ?? value]));
}
