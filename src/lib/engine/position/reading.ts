/** What reading a position goes by: the machine it is read into, names, and where troubles are told. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { nearest } from '#lib/language/suggest.ts';
import type { Names, PositionNames } from './names.ts';
import type { PositionCode } from '#lib/language/finding-codes.ts';
import type { Trouble } from './position.ts';

export interface Reading {
	readonly m: Machine;
	readonly names: PositionNames;
	/** The words of the state as they will be. */
	readonly image: Int32Array;
	readonly trouble: (path: Trouble['path'], code: PositionCode, message: string) => void;
}

/** The number of the thing that a name stands for, or null with a word about it. */
export function numberOf(
	{ trouble }: Reading,
	path: Trouble['path'],
	what: string,
	things: Pick<Names, 'list' | 'numberOf'>,
	name: string
): number | null {
	const number = things.numberOf(name);
	if (number !== undefined) return number;
	trouble(
		path,
		'position/unknown-name',
		`there is no ${what} "${name}"${hintOf(name, things.list)}`
	);
	return null;
}

export function wrongWord(
	{ trouble }: Reading,
	path: Trouble['path'],
	value: unknown,
	things: Names | null
): void {
	const hint = typeof value === 'string' && things ? hintOf(value, things.list) : '';
	trouble(path, 'position/wrong-word', `${JSON.stringify(value)} cannot stand here${hint}`);
}

export function hintOf(name: string, candidates: readonly string[]): string {
	const meant = nearest(name, candidates);
	return meant === null ? '' : `; did you mean "${meant}"?`;
}
