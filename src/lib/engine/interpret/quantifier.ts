/** Questions about all elements of a set. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { fill } from './set.ts';

type Quantifier = Extract<ExprIR, { body: unknown }>;

export function quantify(cx: Interpretation, m: Runtime, expr: Quantifier): number {
	const start = m.poolTop;
	const end = fill(cx, m, expr.set, start);
	m.poolTop = end;
	const word = ask(cx, m, expr, start, end);
	m.poolTop = start;
	return word;
}

/** The elements are those of pool[start..end). */
function ask(
	cx: Interpretation,
	m: Runtime,
	{ op, slot, body }: Quantifier,
	start: number,
	end: number
): number {
	/** What the body says of an element; without a body every one counts. */
	const about = (i: number): number => {
		if (body === null) return 1;
		m.regs[m.rp + slot] = m.pool[i]!;
		return evaluate(cx, m, body);
	};
	/** The first element of which the body says (or does not say) yes, or -1. */
	const search = (yes: boolean): number => {
		for (let i = start; i < end; i++) if ((about(i) !== 0) === yes) return m.pool[i]!;
		return -1;
	};
	const exists = (yes: boolean): boolean => {
		for (let i = start; i < end; i++) if ((about(i) !== 0) === yes) return true;
		return false;
	};
	/** The first of those of which the body says most (`sign` 1) or least (-1), with what it says. */
	const extreme = (sign: 1 | -1): { element: number; word: number } => {
		const best = { element: -1, word: 0 };
		for (let i = start; i < end; i++) {
			const word = about(i);
			if (i > start && sign * word <= sign * best.word) continue;
			best.element = m.pool[i]!;
			best.word = word;
		}
		return best;
	};
	switch (op) {
		case 'any':
			return exists(true) ? 1 : 0;
		case 'none':
			return exists(true) ? 0 : 1;
		case 'all':
			return exists(false) ? 0 : 1;
		case 'first':
			return search(true);
		case 'count': {
			let total = 0;
			for (let i = start; i < end; i++) if (about(i) !== 0) total++;
			return total;
		}
		case 'sum': {
			let total = 0;
			for (let i = start; i < end; i++) total = (total + about(i)) | 0;
			return total;
		}
		case 'distinct': {
			const seen = new Set<number>();
			for (let i = start; i < end; i++) seen.add(about(i));
			return seen.size;
		}
		case 'best':
			return extreme(1).element;
		case 'least':
			return extreme(-1).element;
		case 'max-of':
			return extreme(1).word;
		case 'min-of':
			return extreme(-1).word;
	}
}
