/** Calls of values. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { compile, type Context, type Eval } from './compile-expression.ts';

/** A call of a value: the arguments go into the window after the caller's, and the value is asked. */
export function compileCall(cx: Context, value: number, args: ExprIR[]): Eval {
	const { window } = cx;
	const values = cx.machine.values;
	const compiled = args.map((arg) => compile(cx, arg));
	const [first, second] = compiled;
	if (compiled.length === 0 || first === undefined) {
		return (m) => {
			m.rp += window;
			const result = values[value]!(m);
			m.rp -= window;
			return result;
		};
	}
	if (compiled.length === 1) {
		return (m) => {
			const a = first(m);
			m.rp += window;
			m.regs[m.rp] = a;
			const result = values[value]!(m);
			m.rp -= window;
			return result;
		};
	}
	if (compiled.length === 2 && second !== undefined) {
		return (m) => {
			const a = first(m);
			const b = second(m);
			m.rp += window;
			m.regs[m.rp] = a;
			m.regs[m.rp + 1] = b;
			const result = values[value]!(m);
			m.rp -= window;
			return result;
		};
	}
	return (m) => {
		const start = m.poolTop;
		for (const arg of compiled) {
			const word = arg(m);
			m.pool[m.poolTop++] = word;
		}
		m.poolTop = start;
		m.rp += window;
		for (let i = 0; i < compiled.length; i++) m.regs[m.rp + i] = m.pool[start + i]!;
		const result = values[value]!(m);
		m.rp -= window;
		return result;
	};
}
