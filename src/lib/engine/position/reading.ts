/** What reading a position goes by: the machine it is read into, names, and where troubles are told. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Names, PositionNames } from './position-names.ts';
import type { PositionCode } from '#lib/language/finding-codes.ts';
import type { Trouble } from './position.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

export interface Reading {
	readonly m: Machine;
	readonly names: PositionNames;
	/** The words of the state as they will be. */
	readonly image: Int32Array;
	readonly trouble: (path: Trouble['path'], code: PositionCode, said: Said) => void;
}

/** The number of the thing that a name stands for, or null with a word about it. */
export function numberOf(
	{ trouble }: Reading,
	path: Trouble['path'],
	what: Said,
	things: Names,
	name: string
): number | null {
	const number = things.numberOf(name);
	if (number !== undefined) return number;
	const hint = hintOf(nearest(name, things.list));
	trouble(
		path,
		'position/unknown-name',
		say`position/there-is-no: there is no ${what} "${name}"${hint}`
	);
	return null;
}

export function wrongWord(
	{ trouble }: Reading,
	path: Trouble['path'],
	value: unknown,
	things: Names | null
): void {
	const hint = typeof value === 'string' && things ? hintOf(nearest(value, things.list)) : NOTHING;
	trouble(
		path,
		'position/wrong-word',
		say`position/cannot-stand-here: ${JSON.stringify(value)} cannot stand here${hint}`
	);
}
