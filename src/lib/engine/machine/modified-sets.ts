/**
 * Values that are sets, with what effects make of them: one set, put together when the machine is made, so that walking it
 * and being in it need to know nothing of effects.
 */
import { both } from '#lib/ruleset/program/expression-parts.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef, ValueDef } from '#lib/ruleset/program/program.ts';
import { actingModifiers, subjectOf } from './modifier-order.ts';

const NOTHING: SetIR = { set: 'list', items: [] };

export function modifiedSet(value: ValueDef): SetIR | null {
	if (value.set === null) return null;
	return actingModifiers(value).reduce((set, { modifier }) => modified(set, modifier), value.set);
}

function modified(set: SetIR, modifier: ModifierDef): SetIR {
	const elements = elementsOf(modifier);
	if (modifier.stage !== 'set')
		return { set: modifier.stage === 'with' ? 'with' : 'without', a: set, b: elements };
	const cond = anyActs(modifier);
	return cond === null ? elements : { set: 'if', cond, a: elements, b: set };
}

/** What the effect brings in: nothing while it does not act; written on a piece or a kind, what it brings in for each of it. */
export function elementsOf(modifier: ModifierDef): SetIR {
	const { self, selfSlot: slot, elements = NOTHING, active, when } = modifier;
	const acts = both(active, when);
	if (self === null) {
		return acts === null ? elements : { set: 'if', cond: acts, a: elements, b: NOTHING };
	}
	return { set: 'each', of: acting(modifier, self, acts), slot, part: elements };
}

/** Whether the effect has a say; null: always. */
export function anyActs(modifier: ModifierDef): ExprIR | null {
	const { self, selfSlot: slot, active, when } = modifier;
	const acts = both(active, when);
	if (self === null) return acts;
	const subject = subjectOf(modifier);
	if (subject < 0) return { op: 'any', slot, set: self, body: acts };
	return { op: 'any', slot, set: acting(modifier, self, acts), body: null };
}

/** The pieces for which the effect acts. Where that can be only one, nobody walks over all that are like it. */
function acting(modifier: ModifierDef, self: SetIR, acts: ExprIR | null): SetIR {
	const { selfSlot: slot } = modifier;
	const subject = subjectOf(modifier);
	if (subject < 0) return acts === null ? self : { set: 'where', of: self, slot, cond: acts };
	const isLikeIt: ExprIR = { op: 'in', of: { op: 'reg', slot }, set: self };
	const only: SetIR = { set: 'list', items: [{ op: 'reg', slot: subject }] };
	const like: SetIR = { set: 'where', of: only, slot, cond: isLikeIt };
	// Apart: whoever walks those that are like it leaves another one in the register.
	return acts === null ? like : { set: 'where', of: like, slot, cond: acts };
}
