/** Tables with a printer for each kind of expression or set, and where the printer of one is looked up. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';

export type Quantifier = Extract<ExprIR, { body: unknown }>;
type Plain = Exclude<ExprIR, Quantifier>;

/** For all but quantifiers. `Around` is what the printers of a table share. */
export type ExprPrinters<Around> = {
	[K in Plain['op']]: (around: Around, expr: Plain & { op: K }) => string;
};

export type SetPrinters<Around> = {
	[K in SetIR['set']]: (around: Around, set: SetIR & { set: K }) => string;
};

export function printExpr<Around, K extends Plain['op']>(
	printers: ExprPrinters<Around>,
	around: Around,
	expr: Plain & { op: K }
): string {
	const kind: K = expr.op;
	return printers[kind](around, expr);
}

export function printSet<Around, K extends SetIR['set']>(
	printers: SetPrinters<Around>,
	around: Around,
	set: SetIR & { set: K }
): string {
	const kind: K = set.set;
	return printers[kind](around, set);
}
