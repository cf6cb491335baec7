/** Values: the base answer, and the modifiers that change it, stage by stage. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';

/** Told what each modifier did, in the order in which they act. */
export type Note = (modifier: ModifierDef, amount: number) => void;

/** Puts the arguments of a value into registers of their own; the caller takes `window` off `rp` afterwards. */
export function enterValue(cx: Interpretation, m: Runtime, args: readonly ExprIR[]): void {
	const start = m.poolTop;
	for (let i = 0; i < args.length; i++) {
		const word = evaluate(cx, m, args[i]!);
		m.pool[m.poolTop++] = word;
	}
	m.poolTop = start;
	m.rp += cx.window;
	for (let i = 0; i < args.length; i++) m.regs[m.rp + i] = m.pool[start + i]!;
}

export function callValue(
	cx: Interpretation,
	m: Runtime,
	value: number,
	args: readonly ExprIR[]
): number {
	enterValue(cx, m, args);
	const answer = answerOf(cx, m, value, null);
	m.rp -= cx.window;
	return answer;
}

/** The answer of a value whose arguments lie in the first registers; 0 where it is a set. */
export function answerOf(cx: Interpretation, m: Runtime, value: number, note: Note | null): number {
	const { is } = m.program.values[value]!;
	if (is === null) return 0;
	let answer = evaluate(cx, m, is);
	const modifiers = m.tables.modifiers[value]!;
	for (let i = 0; i < modifiers.length; i++) answer = modify(cx, m, modifiers[i]!, answer, note);
	return answer;
}

/** A modifier written on a face acts once for each piece that shows it. */
function modify(
	cx: Interpretation,
	m: Runtime,
	{ modifier, subject }: ActingModifier,
	answer: number,
	note: Note | null
): number {
	const { selfFace, selfSlot } = modifier;
	if (selfFace < 0) return modifyOnce(cx, m, modifier, answer, note);
	// Whoever watches wants to see the conditions fail, too.
	if (subject >= 0 && cx.watch.evaluated === null) {
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
	cx.watch.modified?.(m, modifier);
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
