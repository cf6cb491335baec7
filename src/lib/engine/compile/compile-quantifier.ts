/** Questions about sets: membership, and quantifiers that run over the elements. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { compile, type Context, type Eval } from './compile-expression.ts';
import { compileSet, type Fill } from './compile-set.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';

export function compileIn(cx: Context, expr: Extract<ExprIR, { op: 'in' }>): Eval {
	const of = compile(cx, expr.of);
	const { set } = expr;
	if (set.set === 'range') {
		const from = compile(cx, set.from);
		const to = compile(cx, set.to);
		return (m) => {
			const x = of(m);
			return x >= from(m) && x <= to(m) ? 1 : 0;
		};
	}
	if (set.set === 'zone' && set.kind === 0) {
		const zone = compile(cx, set.zone);
		const column = cx.machine.layout.zone;
		return (m) => {
			const piece = of(m);
			return piece >= 0 && m.mem[column + piece] === zone(m) ? 1 : 0;
		};
	}
	if (set.set === 'local') {
		const at = LOCALS + set.slot;
		const words = set.words;
		return (m) => {
			const x = of(m);
			return x >= 0 && x < words * 32 ? (m.mem[m.fp + at + (x >>> 5)]! >>> (x & 31)) & 1 : 0;
		};
	}
	const fill = compileSet(cx, set);
	return (m) => {
		const x = of(m);
		const start = m.poolTop;
		const end = fill(m, start);
		for (let i = start; i < end; i++) if (m.pool[i] === x) return 1;
		return 0;
	};
}

type Quantifier = Extract<ExprIR, { set: unknown; body: unknown }>;

export function compileQuantifier(cx: Context, expr: Quantifier): Eval {
	const fill = compileSet(cx, expr.set);
	if (expr.body === null) return compileBare(expr.op, fill);
	const body = compile(cx, expr.body);
	const { slot } = expr;
	switch (expr.op) {
		case 'any':
			return search(fill, body, slot, true, 1, 0);
		case 'none':
			return search(fill, body, slot, true, 0, 1);
		case 'all':
			return search(fill, body, slot, false, 0, 1);
		case 'count':
		case 'sum': {
			const counting = expr.op === 'count';
			return (m) => {
				const start = m.poolTop;
				const end = (m.poolTop = fill(m, start));
				let total = 0;
				for (let i = start; i < end; i++) {
					m.regs[m.rp + slot] = m.pool[i]!;
					const word = body(m);
					total += counting ? (word === 0 ? 0 : 1) : word;
				}
				m.poolTop = start;
				return total | 0;
			};
		}
		case 'first':
			return pick(fill, body, slot, (word, best) => word !== 0 && best === 0, true, 0);
		case 'best':
			return pick(fill, body, slot, (word, best) => word > best, true, -Infinity);
		case 'least':
			return pick(fill, body, slot, (word, best) => word < best, true, Infinity);
		case 'max-of':
			return pick(fill, body, slot, (word, best) => word > best, false, -Infinity);
		case 'min-of':
			return pick(fill, body, slot, (word, best) => word < best, false, Infinity);
		case 'distinct':
			return (m) => {
				const start = m.poolTop;
				const end = (m.poolTop = fill(m, start));
				let kept = start;
				for (let i = start; i < end; i++) {
					m.regs[m.rp + slot] = m.pool[i]!;
					const word = body(m);
					let seen = false;
					for (let k = start; k < kept && !seen; k++) seen = m.pool[k] === word;
					if (!seen) m.pool[kept++] = word;
				}
				m.poolTop = start;
				return kept - start;
			};
	}
}

/** A quantifier without a body: about the set itself. */
function compileBare(op: Quantifier['op'], fill: Fill): Eval {
	switch (op) {
		case 'any':
			return (m) => (fill(m, m.poolTop) > m.poolTop ? 1 : 0);
		case 'none':
			return (m) => (fill(m, m.poolTop) > m.poolTop ? 0 : 1);
		case 'count':
			return (m) => fill(m, m.poolTop) - m.poolTop;
		case 'first':
			return (m) => (fill(m, m.poolTop) > m.poolTop ? m.pool[m.poolTop]! : -1);
		default:
			throw new Error(`the quantifier ${op} needs a body`);
	}
}

/** Looks for an element whose body is true (or false); answers `found` at the first, else `otherwise`. */
function search(
	fill: Fill,
	body: Eval,
	slot: number,
	wanted: boolean,
	found: number,
	otherwise: number
): Eval {
	return (m) => {
		const start = m.poolTop;
		const end = (m.poolTop = fill(m, start));
		let result = otherwise;
		for (let i = start; i < end; i++) {
			m.regs[m.rp + slot] = m.pool[i]!;
			if ((body(m) !== 0) === wanted) {
				result = found;
				break;
			}
		}
		m.poolTop = start;
		return result;
	};
}

/** The element (or its number) that beats all earlier ones; none (or 0) for the empty set. */
function pick(
	fill: Fill,
	body: Eval,
	slot: number,
	beats: (word: number, best: number) => boolean,
	element: boolean,
	worst: number
): Eval {
	return (m) => {
		const start = m.poolTop;
		const end = (m.poolTop = fill(m, start));
		let best = worst;
		let chosen = -1;
		for (let i = start; i < end; i++) {
			m.regs[m.rp + slot] = m.pool[i]!;
			const word = body(m);
			if (beats(word, best)) {
				best = word;
				chosen = m.pool[i]!;
			}
		}
		m.poolTop = start;
		if (element) return chosen;
		return start === end ? 0 : best;
	};
}
