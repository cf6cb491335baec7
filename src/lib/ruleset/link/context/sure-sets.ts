/**
 * Sets in which there is something: what is chosen or picked from them is sure.
 *
 * Some never are empty; of others a condition has just said so. That holds as long as nothing is done, unlike what is known
 * of names: the next step, an event, an answer may take the last element out.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Block } from './frame.ts';

/** Behind a condition that holds, or does not. */
export function foundIn(cond: ExprIR, holds: boolean): string[] {
	switch (cond.op) {
		case 'not':
			return foundIn(cond.of, !holds);
		case 'binary':
			return cond.operator === (holds ? 'and' : 'or')
				? [...foundIn(cond.a, holds), ...foundIn(cond.b, holds)]
				: [];
		case 'any':
		case 'none': {
			const { set, slot, body } = cond;
			if ((cond.op === 'any') !== holds) return [];
			return [keyOf(body === null ? set : { set: 'where', of: set, slot, cond: body })];
		}
		default:
			return [];
	}
}

export function isNeverEmpty(set: SetIR, { full }: Block): boolean {
	return isFull(set, [...full]);
}

function isFull(set: SetIR, full: readonly string[]): boolean {
	if (full.includes(keyOf(set))) return true;
	switch (set.set) {
		case 'players':
		case 'spaces':
		case 'enum':
			return true;
		case 'list':
			return set.items.length > 0;
		case 'if': {
			const { cond, a, b } = set;
			return [a, b].every((part) => isFull(part, [...full, ...foundIn(cond, part === a)]));
		}
		case 'with':
			return isFull(set.a, full) || isFull(set.b, full);
		default:
			return false;
	}
}

/** All names in it are numbers by now: two sets that read alike there are the same set. */
function keyOf(set: SetIR): string {
	return JSON.stringify(set);
}
