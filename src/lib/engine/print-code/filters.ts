/** The conditions on the elements of a set, in the order in which they are best asked. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { mayFail } from './bounds.ts';
import { operandsOf } from '#lib/ruleset/program/expression-parts.ts';

interface Filter {
	/** The register of the element. */
	slot: number;
	cond: ExprIR;
}

/**
 * What is asked of the elements of `of`. Conditions change nothing, so that their order is nobody's business unless one
 * can fail: those that only look at words of the state come first, for others are often not asked at all then.
 */
export function filtersOf(program: Program, set: SetIR): { of: SetIR; filters: Filter[] } {
	const filters: Filter[] = [];
	let of = set;
	for (; of.set === 'where'; of = of.of) {
		const { slot, cond } = of;
		filters.unshift(...operandsOf(cond, 'and').map((part) => ({ slot, cond: part })));
	}
	const plain = filters.filter(({ cond }) => isPlain(cond) && !mayFail(program, cond));
	return { of, filters: [...plain, ...filters.filter((filter) => !plain.includes(filter))] };
}

/** Whether it asks no value and walks no set. */
function isPlain(part: unknown): boolean {
	if (typeof part !== 'object' || part === null) return true;
	if ('set' in part || 'body' in part || ('op' in part && part.op === 'value')) return false;
	return Object.values(part).every(isPlain);
}
