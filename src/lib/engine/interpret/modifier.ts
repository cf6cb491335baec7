/** Modifiers at work: each changes the answer of a value while its conditions hold. */
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';

/** Told what each modifier did, in the order in which they act. */
export type Note = (modifier: ModifierDef, amount: number) => void;

/** A modifier written on a face acts once for each piece that shows it. */
export function modify(
	cx: Interpretation,
	m: Runtime,
	{ modifier, subject }: ActingModifier,
	answer: number,
	note: Note | null
): number {
	const { selfFace, selfSlot } = modifier;
	if (selfFace < 0) return modifyOnce(cx, m, modifier, answer, note);
	// Whoever watches wants to see the conditions fail, too.
	if (subject >= 0 && cx.evaluated === null) {
		const self = m.regs[m.rp + subject]!;
		if (self < 0 || m.mem[m.layout.face + self] !== selfFace) return answer;
		m.regs[m.rp + selfSlot] = self;
		return modifyOnce(cx, m, modifier, answer, note);
	}
	for (let self = m.firstShowing(selfFace); self >= 0; self = m.nextShowing[self]!) {
		m.regs[m.rp + selfSlot] = self;
		answer = modifyOnce(cx, m, modifier, answer, note);
	}
	return answer;
}

function modifyOnce(
	cx: Interpretation,
	m: Runtime,
	modifier: ModifierDef,
	answer: number,
	note: Note | null
): number {
	const { active, when } = modifier;
	if (active !== null && evaluate(cx, m, active) === 0) return answer;
	if (when !== null && evaluate(cx, m, when) === 0) return answer;
	cx.modified?.(m, modifier);
	const amount = evaluate(cx, m, modifier.amount);
	note?.(modifier, amount);
	return modified(modifier.stage, answer, amount);
}

function modified(stage: ModifierDef['stage'], answer: number, amount: number): number {
	switch (stage) {
		case 'set':
			return amount;
		case 'add':
			return (answer + amount) | 0;
		case 'multiply':
			return Math.imul(answer, amount);
		case 'at-least':
			return Math.max(answer, amount);
		case 'at-most':
			return Math.min(answer, amount);
	}
}
