/** The identity of a program: what it does, not what it is called or where it is written. */
import { hashParts, hashText } from '#lib/language/tools/hash.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Program } from './program.ts';

const NOT_RULES: ReadonlySet<string> = new Set([
	'hash',
	'variant',
	'sources',
	'texts',
	'pieceTexts',
	'clauses',
	'layout',
	'sceneConditions',
	'art'
]);

export function programHash(program: Program): string {
	return hashParts([program.variant, rulesHash(program)]);
}

/**
 * Whatever the variant is called. A linked program does not change any more, and to hash it takes as long as a tenth of
 * linking it.
 */
export const rulesHash = onceFor((program: Program) => hashText(canonical(rulesIn(program))));

/** What a program does, without what is only told of it. */
export function rulesIn(program: Program): Record<string, unknown> {
	const parts = Object.keys(program).filter((key) => !NOT_RULES.has(key)) as (keyof Program)[];
	return Object.fromEntries(parts.map((key) => [key, program[key]]));
}

/** What is said about a rule beside what it does: where it is written, what its words are called, what of it is not told. */
const BESIDE: ReadonlySet<string> = new Set(['source', 'locals', 'unordered', 'untold']);

/** JSON with sorted keys, without what is said beside the rules. */
export function canonical(value: unknown): string {
	if (typeof value === 'number') return String(value);
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	if (!Array.isArray(value)) return canonicalRecord(value as Record<string, unknown>);
	let text = '[';
	for (let i = 0; i < value.length; i++)
		text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
	return `${text}]`;
}

/** Most records are of a few shapes: the order of their keys is worked out once. */
const ordersByKeys = new Map<string, { key: string; label: string }[]>();

function canonicalRecord(record: Record<string, unknown>): string {
	const keys = Object.keys(record);
	const shape = keys.join();
	let order = ordersByKeys.get(shape);
	if (!order) {
		const sorted = keys.filter((key) => !BESIDE.has(key)).sort();
		order = sorted.map((key, i) => ({
			key,
			label: `${i === 0 ? '' : ','}${JSON.stringify(key)}:`
		}));
		if (ordersByKeys.size < 1000) ordersByKeys.set(shape, order);
	}
	let text = '{';
	for (const { key, label } of order) text += label + canonical(record[key]);
	return `${text}}`;
}
