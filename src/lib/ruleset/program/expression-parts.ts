/** Conditions put together. */
import type { ExprIR } from './expression-ir.ts';

/** Both hold; null stands for one that always does. */
export function both(a: ExprIR | null, b: ExprIR | null): ExprIR | null {
	return a && b ? { op: 'binary', operator: 'and', a, b } : (a ?? b);
}
