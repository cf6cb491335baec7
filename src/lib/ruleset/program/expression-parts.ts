/** Expressions put together, and taken apart. */
import type { ExprIR, SetIR } from './expression-ir.ts';

/** Both hold; null stands for one that always does. */
export function both(a: ExprIR | null, b: ExprIR | null): ExprIR | null {
	return a && b ? { op: 'binary', operator: 'and', a, b } : (a ?? b);
}

/** `a and b and c` as what is joined. */
export function operandsOf(expr: ExprIR, operator: 'and' | 'or'): ExprIR[] {
	if (expr.op !== 'binary' || expr.operator !== operator) return [expr];
	return [...operandsOf(expr.a, operator), ...operandsOf(expr.b, operator)];
}

/** Expressions and sets right below a part. */
export function partsBelow(part: object): (ExprIR | SetIR)[] {
	return Object.values(part).flatMap((inner: unknown) =>
		(Array.isArray(inner) ? inner : [inner]).filter(isPart)
	);
}

function isPart(value: unknown): value is ExprIR | SetIR {
	return typeof value === 'object' && value !== null && ('op' in value || 'set' in value);
}
