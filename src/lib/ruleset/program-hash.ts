/** The identity of a program: what it does, not what it is called or where it is written. */
import { hashText } from '../language/hash.ts';
import type { Program } from './program.ts';

const NOT_RULES: ReadonlySet<string> = new Set(['hash', 'sources', 'texts', 'clauses', 'layout']);

export function programHash(program: Program): string {
	const rules = Object.fromEntries(Object.entries(program).filter(([key]) => !NOT_RULES.has(key)));
	return hashText(canonical(rules));
}

/** JSON with sorted keys, without the indices into the table of sources. */
function canonical(part: unknown): string {
	if (Array.isArray(part)) return `[${part.map(canonical).join(',')}]`;
	if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'null';
	const entries = Object.entries(part)
		.filter(([key]) => key !== 'source')
		.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
		.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
	return `{${entries.join(',')}}`;
}
