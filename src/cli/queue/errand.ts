/** What goes through the queue: portions one way, what was played the other. All of it is data, and read as such. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Numbered } from '../threads/trade.ts';
import { version } from './version.ts';

/** How everything in Redis is called that BullMQ keeps there. */
export const QUEUES = { prefix: 'thingsmith' };

/** A queue for every Thingsmith: what another one would play stays untouched. */
export const queueName = (): string => `games-${version()}`;

/** A portion on its way. */
export interface Errand {
	/** By the name of its trade. */
	trade: string;
	/** As JSON; a program is there by the hash of its content. */
	portion: string;
	rules: string[];
	/** Whose it is. */
	run: string;
}

/** Why nothing was played: nobody waits for it any more, or its rules are no longer there. */
export type Unplayed = 'nobody waits' | 'no rules';

export interface Report {
	/** As JSON, or why there is nothing. */
	played: string | null;
	because: Unplayed | null;
}

/** What lies in Redis may be of anybody: null where it is no report. */
export function readReport(value: unknown): Report | null {
	if (typeof value !== 'object' || value === null) return null;
	const { played = null, because = null } = value as Partial<Record<keyof Report, unknown>>;
	if (typeof played === 'string') return { played, because: null };
	return because === 'nobody waits' || because === 'no rules' ? { played: null, because } : null;
}

/** Where a program stands in a portion, whatever the trade; and where a folder does, to which nobody else may make us write. */
const RULES = 'program';
const FOLDER = 'recording';

export function packed(portion: Numbered, hashOf: (program: Program) => string): string {
	return JSON.stringify(portion, (key, value: unknown) =>
		key === RULES ? hashOf(value as Program) : value
	);
}

export function unpacked(text: string, rules: ReadonlyMap<string, Program>): Numbered {
	const portion = JSON.parse(text, (key, value: unknown) => {
		if (key === FOLDER) return null;
		return key === RULES ? rules.get(value as string) : value;
	}) as Numbered;
	const { from, to } = portion;
	if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || to <= from) {
		throw new Error('a portion is of no games');
	}
	return portion;
}

/** JSON with what a game may bring along besides: maps, sets, and numbers for which JSON has no word. */
export function writtenPlayed(played: readonly unknown[]): string {
	return JSON.stringify(played, (_, value: unknown) => {
		if (value instanceof Map) return { [MAP]: [...value.entries()] };
		if (value instanceof Set) return { [SET]: [...value] };
		if (typeof value === 'number')
			return ODD.has(value) || Object.is(value, -0) ? odd(value) : value;
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
		if (Object.getPrototypeOf(value) === Object.prototype) return value;
		throw new Error(`${value.constructor.name} is nothing that can be sent`);
	});
}

/** undefined: it is no JSON. */
export function readPlayed(text: string): unknown {
	try {
		return JSON.parse(text, revived) as unknown;
	} catch {
		return undefined;
	}
}

function revived(_: string, value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const { [MAP]: map, [SET]: set, [NUMBER]: number } = value as Record<string, unknown>;
	if (Array.isArray(map) && map.every((pair) => Array.isArray(pair)))
		return new Map(map as [unknown, unknown][]);
	if (Array.isArray(set)) return new Set(set as unknown[]);
	return typeof number === 'string' ? Number(number) : value;
}

/** No name in rules begins like this. */
const MAP = '$map';
const SET = '$set';
const NUMBER = '$number';

const ODD: ReadonlySet<number> = new Set([NaN, Infinity, -Infinity]);
const odd = (value: number) => ({ [NUMBER]: Object.is(value, -0) ? '-0' : `${value}` });
