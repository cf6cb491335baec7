/** Arithmetic, comparison and logic. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { compile, type Context, type Eval } from './compile-expression.ts';

export function compileBinary(cx: Context, expr: Extract<ExprIR, { op: 'binary' }>): Eval {
	const a = compile(cx, expr.a);
	if (expr.b.op === 'const') {
		const k = expr.b.value;
		if (expr.operator === '==') return (m) => (a(m) === k ? 1 : 0);
		if (expr.operator === '!=') return (m) => (a(m) !== k ? 1 : 0);
		if (expr.operator === '<') return (m) => (a(m) < k ? 1 : 0);
		if (expr.operator === '>=') return (m) => (a(m) >= k ? 1 : 0);
		if (expr.operator === '>') return (m) => (a(m) > k ? 1 : 0);
		if (expr.operator === '<=') return (m) => (a(m) <= k ? 1 : 0);
	}
	const b = compile(cx, expr.b);
	switch (expr.operator) {
		case '+':
			return (m) => (a(m) + b(m)) | 0;
		case '-':
			return (m) => (a(m) - b(m)) | 0;
		case '*':
			return (m) => Math.imul(a(m), b(m));
		case '/':
			return (m) => divide(a(m), b(m));
		case '/up':
			return (m) => -divide(-a(m), b(m)) | 0;
		case 'mod':
			return (m) => modulo(a(m), b(m));
		case '==':
			return (m) => (a(m) === b(m) ? 1 : 0);
		case '!=':
			return (m) => (a(m) !== b(m) ? 1 : 0);
		case '<':
			return (m) => (a(m) < b(m) ? 1 : 0);
		case '<=':
			return (m) => (a(m) <= b(m) ? 1 : 0);
		case '>':
			return (m) => (a(m) > b(m) ? 1 : 0);
		case '>=':
			return (m) => (a(m) >= b(m) ? 1 : 0);
		case 'and':
			return (m) => (a(m) === 0 ? 0 : b(m));
		case 'or':
			return (m) => (a(m) !== 0 ? 1 : b(m));
		case 'min':
			return (m) => Math.min(a(m), b(m));
		case 'max':
			return (m) => Math.max(a(m), b(m));
	}
}

/** Rounds down, also for negative numbers; dividing by zero gives 0, since expressions are total. */
export function divide(a: number, b: number): number {
	return b === 0 ? 0 : Math.floor(a / b) | 0;
}

/** Takes the sign of the divisor; modulo zero is 0. */
export function modulo(a: number, b: number): number {
	return b === 0 ? 0 : (((a % b) + b) % b) | 0;
}
