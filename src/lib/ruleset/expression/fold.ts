/** Building expressions: what is known before the game starts is calculated here. */
import { calculate, opposite, magnitude } from '#lib/ruleset/program/arithmetic.ts';
import type { BinaryOperator, ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';

export function constant(value: number | boolean): ExprIR {
	return { op: 'const', value: Number(value) };
}

export function negate(of: ExprIR): ExprIR {
	if (of.op === 'const') return constant(of.value === 0);
	return of.op === 'not' ? of.of : { op: 'not', of };
}

export function minus(of: ExprIR): ExprIR {
	return of.op === 'const' ? constant(opposite(of.value)) : { op: 'neg', of };
}

export function absolute(of: ExprIR): ExprIR {
	return of.op === 'const' ? constant(magnitude(of.value)) : { op: 'abs', of };
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
