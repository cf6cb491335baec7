/** Questions about all elements of a set. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { fillAsked, isInBoxOrder } from './possible.ts';
import { fill } from './set.ts';

const SIFTING: ReadonlySet<ExprIR['op']> = new Set(['any', 'none', 'count', 'sum', 'first']);

/** Which of several elements these give hangs on their order. */
const CHOOSING: ReadonlySet<ExprIR['op']> = new Set(['first', 'best', 'least']);

type Quantifier = Extract<ExprIR, { body: unknown }>;

export function quantify(cx: Interpretation, m: Runtime, expr: Quantifier): number {
	const start = m.poolTop;
	// Of an element of which the body says nothing (false, 0) these make nothing.
	const sifts = SIFTING.has(expr.op);
	const { set, slot, body } = expr;
	const end = sifts ? fillAsked(cx, m, { set, slot, cond: body }, start) : fill(cx, m, set, start);
	if (cx.blindfold !== null && CHOOSING.has(expr.op) && isInBoxOrder(m.tables, set)) {
		for (let i = start; i < end; i++) cx.blindfold.face(m.pool[i]!);
	}
	m.poolTop = end;
	m.spend(1);
	const word = answer(cx, m, expr, start, end);
	m.poolTop = start;
	return word;
}

/** The elements are those of pool[start..end). */
function answer(
	cx: Interpretation,
	m: Runtime,
	expr: Quantifier,
	start: number,
	end: number
): number {
	switch (expr.op) {
		case 'any':
			return search(cx, m, expr, start, end, true) < end ? 1 : 0;
		case 'none':
			return search(cx, m, expr, start, end, true) < end ? 0 : 1;
		case 'all':
			return search(cx, m, expr, start, end, false) < end ? 0 : 1;
		case 'first': {
			const place = search(cx, m, expr, start, end, true);
			return place < end ? m.pool[place]! : -1;
		}
		case 'count': {
			let total = 0;
			for (let i = start; i < end; i++) if (about(cx, m, expr, i) !== 0) total++;
			return total;
		}
		case 'sum': {
			let total = 0;
			for (let i = start; i < end; i++) total = m.kept(total + about(cx, m, expr, i));
			return total;
		}
		case 'distinct': {
			const seen = new Set<number>();
			for (let i = start; i < end; i++) seen.add(about(cx, m, expr, i));
			return seen.size;
		}
		case 'best':
		case 'max-of':
			return extreme(cx, m, expr, start, end, 1);
		case 'least':
		case 'min-of':
			return extreme(cx, m, expr, start, end, -1);
	}
}

/** What the body says of the element at a place of the pool; without a body every one counts. */
function about(cx: Interpretation, m: Runtime, { slot, body }: Quantifier, i: number): number {
	if (body === null) return 1;
	m.regs[m.rp + slot] = m.pool[i]!;
	return evaluate(cx, m, body);
}

/** The place of the first element of which the body says (or does not say) yes; `end` where there is none. */
function search(
	cx: Interpretation,
	m: Runtime,
	expr: Quantifier,
	start: number,
	end: number,
	yes: boolean
): number {
	for (let i = start; i < end; i++) if ((about(cx, m, expr, i) !== 0) === yes) return i;
	return end;
}

/** Of which element the body says most (`sign` 1) or least (-1), the first of several; or what it says there. */
function extreme(
	cx: Interpretation,
	m: Runtime,
	expr: Quantifier,
	start: number,
	end: number,
	sign: 1 | -1
): number {
	let element = -1;
	let best = 0;
	for (let i = start; i < end; i++) {
		const word = about(cx, m, expr, i);
		if (i > start && sign * word <= sign * best) continue;
		element = m.pool[i]!;
		best = word;
	}
	return expr.op === 'best' || expr.op === 'least' ? element : best;
}
