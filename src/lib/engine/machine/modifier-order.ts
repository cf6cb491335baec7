/** In which order the modifiers of a value act, and on which pieces one can act at all. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { type ModifierDef, STAGES, type ValueDef } from '#lib/ruleset/program/program.ts';

export interface ActingModifier {
	readonly modifier: ModifierDef;
	/**
	 * The parameter that has to be the very piece on which the modifier is written (`when: c == self and ...`), or -1: then
	 * one look at what this piece shows replaces the walk over all pieces like it.
	 */
	readonly subject: number;
}

/** Stage by stage; those of one stage as they are written. */
export function actingModifiers({ modifiers }: ValueDef): ActingModifier[] {
	return STAGES.flatMap((stage) => modifiers.filter((modifier) => modifier.stage === stage)).map(
		(modifier) => ({ modifier, subject: subjectOf(modifier) })
	);
}

/** See `ActingModifier.subject`. */
export function subjectOf({ self, selfSlot, when }: ModifierDef): number {
	const look = (expr: ExprIR | null): number => {
		if (expr?.op !== 'binary') return -1;
		const { operator, a, b } = expr;
		if (operator === 'and') return Math.max(look(a), look(b));
		if (operator !== '==' || a.op !== 'reg' || b.op !== 'reg') return -1;
		return a.slot === selfSlot ? b.slot : b.slot === selfSlot ? a.slot : -1;
	};
	return self === null ? -1 : look(when);
}
