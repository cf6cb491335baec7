/** Building expressions: what is known before the game starts is calculated here. */
import type { BinaryOperator, ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';

export function constant(value: number | boolean): ExprIR {
	return { op: 'const', value: Number(value) };
}

export function negate(of: ExprIR): ExprIR {
	if (of.op === 'const') return constant(of.value === 0);
	return of.op === 'not' ? of.of : { op: 'not', of };
}

export function minus(of: ExprIR): ExprIR {
	return of.op === 'const' ? constant(-of.value | 0) : { op: 'neg', of };
}

export function absolute(of: ExprIR): ExprIR {
	return of.op === 'const' ? constant(Math.abs(of.value)) : { op: 'abs', of };
}

export function choice(cond: ExprIR, a: ExprIR, b: ExprIR): ExprIR {
	if (cond.op === 'const') return cond.value === 0 ? b : a;
	return { op: 'if', cond, a, b };
}

export function choiceOfSets(cond: ExprIR, a: SetIR, b: SetIR): SetIR {
	if (cond.op === 'const') return cond.value === 0 ? b : a;
	return { set: 'if', cond, a, b };
}

/** Everything is total and without effects, so an operand that does not matter can go. */
export function binary(operator: BinaryOperator, a: ExprIR, b: ExprIR): ExprIR {
	if (a.op === 'const' && b.op === 'const') return constant(calculate(operator, a.value, b.value));
	if (operator === 'and' || operator === 'or') {
		const decides = operator === 'or' ? 1 : 0;
		if (a.op === 'const') return a.value === decides ? a : b;
		if (b.op === 'const') return b.value === decides ? b : a;
	}
	return { op: 'binary', operator, a, b };
}

export function within(of: ExprIR, set: SetIR): ExprIR {
	if (of.op === 'const') {
		if (set.set === 'range' && set.from.op === 'const' && set.to.op === 'const') {
			return constant(set.from.value <= of.value && of.value <= set.to.value);
		}
		if (set.set === 'list' && set.items.every((item) => item.op === 'const')) {
			return constant(set.items.some((item) => item.value === of.value));
		}
	}
	return { op: 'in', of, set };
}

/** The arithmetic of the language: 32-bit whole numbers, division rounds down, by zero gives 0. */
export function calculate(operator: BinaryOperator, a: number, b: number): number {
	switch (operator) {
		case '+':
			return (a + b) | 0;
		case '-':
			return (a - b) | 0;
		case '*':
			return Math.imul(a, b);
		case '/':
			return b === 0 ? 0 : Math.floor(a / b) | 0;
		case '/up':
			return b === 0 ? 0 : Math.ceil(a / b) | 0;
		case 'mod':
			return b === 0 ? 0 : (((a % b) + b) % b) | 0;
		case '==':
			return Number(a === b);
		case '!=':
			return Number(a !== b);
		case '<':
			return Number(a < b);
		case '<=':
			return Number(a <= b);
		case '>':
			return Number(a > b);
		case '>=':
			return Number(a >= b);
		case 'and':
			return a === 0 ? 0 : b;
		case 'or':
			return a === 0 ? b : a;
		case 'min':
			return Math.min(a, b);
		case 'max':
			return Math.max(a, b);
	}
}
