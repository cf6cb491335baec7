/** Values: the arguments, the base answer, and what modifiers make of it. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { modify, type Note } from './modifier.ts';

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
	try {
		return answerOf(cx, m, value, null);
	} catch (error) {
		throw m.passing(value, error);
	} finally {
		m.rp -= cx.window;
	}
}

/** The answer of a value whose arguments lie in the first registers; 0 where it is a set. */
export function answerOf(cx: Interpretation, m: Runtime, value: number, note: Note | null): number {
	const { is } = m.program.values[value]!;
	if (is === null) return 0;
	const modifiers = m.tables.modifiers[value]!;
	m.spend(1 + modifiers.length);
	let answer = evaluate(cx, m, is);
	for (let i = 0; i < modifiers.length; i++) answer = modify(cx, m, modifiers[i]!, answer, note);
	return answer;
}
