/** How deep values are nested in each other: all of a chain is worked out at once, on the host's stack. */
import type { Report } from '#lib/language/diagnostic.ts';
import { tooDeep, type Values } from '#lib/ruleset/link/rules/values.ts';
import { MOST_NESTED_VALUES, MOST_NESTING } from '#lib/ruleset/program/game-limits.ts';
import type { ValueDef } from '#lib/ruleset/program/program.ts';

interface Nesting {
	/** Values that call each other, this one with them. */
	values: number;
	/** Parts of expressions that stand in each other. */
	parts: number;
}

const NOTHING: Nesting = { values: 0, parts: 0 };

/** `order`: every value after those that it needs. */
export function findDeepValues(
	defs: readonly ValueDef[],
	order: readonly number[],
	values: Values,
	report: Report
): void {
	const known: Nesting[] = [];
	for (const index of order) {
		const { id, is, set, modifiers } = defs[index]!;
		const inside = nestingOf([is, set, modifiers], known);
		known[index] = { values: inside.values + 1, parts: inside.parts };
		if (inside.values < MOST_NESTED_VALUES && inside.parts <= MOST_NESTING) continue;
		const place = values.place(id);
		if (place) report(tooDeep(place));
		// What needs it is not to blame as well.
		known[index] = NOTHING;
	}
}

function nestingOf(part: unknown, known: readonly Nesting[]): Nesting {
	if (typeof part !== 'object' || part === null) return NOTHING;
	let { values, parts } = NOTHING;
	const add = (other: Nesting): void => {
		values = Math.max(values, other.values);
		parts = Math.max(parts, other.parts);
	};
	for (const inner of Object.values(part)) add(nestingOf(inner, known));
	const named = 'value' in part && typeof part.value === 'number' ? part.value : -1;
	const calls = ('op' in part && part.op === 'value') || ('set' in part && part.set === 'value');
	if (calls) add(known[named] ?? NOTHING);
	const isPart = 'op' in part || 'set' in part;
	return { values, parts: isPart ? parts + 1 : parts };
}
