/** Values: the arguments, the base answer, and what modifiers make of it. */
import type { SetIR, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { modify, type Note } from './modifier.ts';
import { fill } from './set.ts';

/**
 * Puts the arguments of a value into registers of their own. The caller takes `window` off `rp` afterwards, and what was given
 * off `given`, see `leaveValue`.
 */
export function enterValue(cx: Interpretation, m: Runtime, args: readonly ValueArgument[]): void {
	const start = m.poolTop;
	for (let i = 0; i < args.length; i++) {
		const arg = args[i]!;
		const word = 'op' in arg ? evaluate(cx, m, arg) : give(cx, m, arg);
		m.pool[m.poolTop++] = word;
	}
	m.poolTop = start;
	m.rp += cx.window;
	for (let i = 0; i < args.length; i++) m.regs[m.rp + i] = m.pool[start + i]!;
}

/** Where the elements of a set are kept as long as a value is asked about it. */
function give(cx: Interpretation, m: Runtime, set: SetIR): number {
	const end = fill(cx, m, set, m.poolTop);
	return cx.given.push(Array.from(m.pool.subarray(m.poolTop, end))) - 1;
}

/** `given`: how many sets were given before. */
export function leaveValue(cx: Interpretation, m: Runtime, given: number): void {
	m.rp -= cx.window;
	// Most values are given no set, and to set the length of an array is slow even where it stays as it is.
	if (cx.given.length > given) cx.given.length = given;
}

export function callValue(
	cx: Interpretation,
	m: Runtime,
	value: number,
	args: readonly ValueArgument[]
): number {
	const given = cx.given.length;
	enterValue(cx, m, args);
	try {
		return answerOf(cx, m, value, null);
	} catch (error) {
		throw m.passing(value, error);
	} finally {
		leaveValue(cx, m, given);
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
