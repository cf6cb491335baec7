/** Building expressions: what is known before the game starts is calculated here. */
import { calculate, isKept, magnitude, opposite } from '#lib/ruleset/program/arithmetic.ts';
import type { BinaryOperator, ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';

export function constant(value: number | boolean): ExprIR {
	return { op: 'const', value: Number(value) };
}

/** A result without room stays to be worked out: the rule stops there, if it comes so far. */
function known(expr: ExprIR, result: number | null): ExprIR {
	return result === null || !isKept(result) ? expr : constant(result);
}

/** Whether an expression is arithmetic of constants whose result has no room. */
export function hasNoRoom(expr: ExprIR): boolean {
	if (expr.op === 'neg' || expr.op === 'abs') return expr.of.op === 'const';
	return expr.op === 'binary' && expr.a.op === 'const' && expr.b.op === 'const';
}

export function negate(of: ExprIR): ExprIR {
	if (of.op === 'const') return constant(of.value === 0);
	return of.op === 'not' ? of.of : { op: 'not', of };
}

export function minus(of: ExprIR): ExprIR {
	return known({ op: 'neg', of }, of.op === 'const' ? opposite(of.value) : null);
}

export function absolute(of: ExprIR): ExprIR {
	return known({ op: 'abs', of }, of.op === 'const' ? magnitude(of.value) : null);
}

export function choice(cond: ExprIR, a: ExprIR, b: ExprIR): ExprIR {
	if (cond.op === 'const') return cond.value === 0 ? b : a;
	return { op: 'if', cond, a, b };
}

export function choiceOfSets(cond: ExprIR, a: SetIR, b: SetIR): SetIR {
	if (cond.op === 'const') return cond.value === 0 ? b : a;
	return { set: 'if', cond, a, b };
}

/** Nothing has an effect, so an operand that does not matter can go. */
export function binary(operator: BinaryOperator, a: ExprIR, b: ExprIR): ExprIR {
	if (a.op === 'const' && b.op === 'const')
		return known({ op: 'binary', operator, a, b }, calculate(operator, a.value, b.value));
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
