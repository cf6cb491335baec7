/** Questions from outside of the rules: asked between two instructions, with the first registers given. */
import type { Eval, Fill } from './code.ts';
import type { Machine } from './machine.ts';
import type { Runtime } from './runtime.ts';

export function ask(m: Runtime, expr: Eval, registers: readonly number[]): number {
	m.askedFromOutside();
	registers.forEach((word, slot) => (m.regs[slot] = word));
	return expr(m);
}

/** The elements of a set. */
export function askSet(m: Runtime, fill: Fill): number[] {
	m.askedFromOutside();
	return Array.from(m.pool.subarray(m.poolTop, fill(m, m.poolTop)));
}

/** The answer of a value that is not a set. */
export function askValue(m: Machine, value: number, args: readonly number[]): number {
	return ask(m, m.code.evaluator.value(value), args);
}
