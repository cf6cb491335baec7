/** What can be done to one place of a document, and what it does to plain data. */
import type { Plain } from './plain-text.ts';

/** Keys and indices from the document down. */
export type Keys = readonly (string | number)[];

/**
 * set: the value there, which may be new; add: one more item of a list, at its end; remove: the entry with its key, or the
 * item; rename: the key.
 */
export type Change =
	| { do: 'set'; value: Plain }
	| { do: 'add'; value: Plain }
	| { do: 'remove' }
	| { do: 'rename'; name: string };

type Branch = Record<string, unknown> | unknown[];

/** The data as it is meant to be then; undefined where it has no such place. */
export function changedPlain(data: unknown, keys: Keys, change: Change): unknown {
	const [key, ...rest] = keys;
	if (key === undefined) return changedHere(data, change);
	const made = change.do === 'set' && data === null ? {} : data;
	if (typeof made !== 'object' || made === null) return undefined;
	const last = rest.length === 0;
	if (last && change.do === 'remove') return without(made as Branch, key);
	if (last && change.do === 'rename') return renamed(made as Branch, key, change.name);
	const below = childOf(made as Branch, key);
	if (below === undefined && change.do !== 'set') return undefined;
	const now = changedPlain(below ?? null, rest, change);
	return now === undefined ? undefined : withChild(made as Branch, key, now);
}

function changedHere(data: unknown, change: Change): unknown {
	if (change.do === 'set') return change.value;
	if (change.do === 'add')
		return Array.isArray(data) ? [...(data as unknown[]), change.value] : undefined;
	return undefined;
}

function childOf(data: Branch, key: string | number): unknown {
	if (Array.isArray(data)) return typeof key === 'number' ? data[key] : undefined;
	return Object.hasOwn(data, key) ? data[key] : undefined;
}

function withChild(data: Branch, key: string | number, value: unknown): Branch | undefined {
	if (!Array.isArray(data)) return { ...data, [key]: value };
	if (typeof key !== 'number' || key >= data.length) return undefined;
	return data.with(key, value);
}

function without(data: Branch, key: string | number): Branch | undefined {
	if (childOf(data, key) === undefined) return undefined;
	if (Array.isArray(data)) return data.filter((_, index) => index !== key);
	return Object.fromEntries(Object.entries(data).filter(([name]) => name !== String(key)));
}

function renamed(data: Branch, key: string | number, name: string): Branch | undefined {
	if (Array.isArray(data) || childOf(data, key) === undefined) return undefined;
	if (name !== String(key) && Object.hasOwn(data, name)) return undefined;
	return Object.fromEntries(
		Object.entries(data).map(([old, value]) => [old === String(key) ? name : old, value])
	);
}
