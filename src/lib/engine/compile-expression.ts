/**
 * Expressions as closures: the backend that runs everywhere, also under a strict content policy.
 *
 * An expression reads the state, the locals of the running frame and the registers of its window. A value's body has a
 * window of its own, placed after the caller's, so that values can call values without touching each other's registers.
 */
import type { ExprIR } from '../ruleset/expression-ir.ts';
import { LOCALS } from './layout.ts';
import type { Machine } from './machine.ts';
import { compileSet, type Fill } from './compile-set.ts';
import { registersOf } from './registers.ts';

export type Eval = (m: Machine) => number;

/** What a compiler of expressions needs: the machine's tables, and the width of the window of the expression at hand. */
export interface Context {
	readonly machine: Machine;
	/** Registers used by the expression that is being compiled; a called value's window begins after them. */
	readonly window: number;
}

/** Compiles a whole expression; `reserved` registers are used by whoever evaluates it. */
export function compileRoot(machine: Machine, expr: ExprIR, reserved = 0): Eval {
	return compile({ machine, window: Math.max(reserved, registersOf(expr)) }, expr);
}

/** Compiles a part of an expression inside its window. */
export function compile(cx: Context, expr: ExprIR): Eval {
	const { layout } = cx.machine;
	switch (expr.op) {
		case 'const': {
			const { value } = expr;
			return () => value;
		}
		case 'local': {
			const at = LOCALS + expr.slot;
			return (m) => m.mem[m.fp + at]!;
		}
		case 'local-of': {
			const at = LOCALS + expr.slot;
			const player = compile(cx, expr.player);
			return (m) => {
				const p = player(m);
				return p < 0 ? -1 : m.mem[m.fp + at + p]!;
			};
		}
		case 'reg': {
			const { slot } = expr;
			return (m) => m.regs[m.rp + slot]!;
		}
		case 'field':
			return compileField(cx, expr);
		case 'attribute': {
			const table = cx.machine.attributes[expr.attribute]!;
			const { face } = layout;
			const { zero } = expr;
			const of = compile(cx, expr.of);
			return (m) => {
				const piece = of(m);
				return piece < 0 ? zero : table[m.mem[face + piece]!]!;
			};
		}
		case 'mark': {
			const values = cx.machine.program.map.marks[expr.mark]!.values;
			const of = compile(cx, expr.of);
			return (m) => {
				const space = of(m);
				return space < 0 ? 0 : values[space]!;
			};
		}
		case 'space-of':
		case 'holder-of': {
			const { zone, zoneOwner, zoneDef } = layout;
			const per = expr.op === 'space-of' ? 'space' : 'player';
			const matches = cx.machine.program.zones.map((z) => z.per === per);
			const of = compile(cx, expr.piece);
			return (m) => {
				const piece = of(m);
				if (piece < 0) return -1;
				const z = m.mem[zone + piece]!;
				return matches[zoneDef[z]!]! ? zoneOwner[z]! : -1;
			};
		}
		case 'zone-of': {
			const { zone } = layout;
			const of = compile(cx, expr.piece);
			return (m) => {
				const piece = of(m);
				return piece < 0 ? -1 : m.mem[zone + piece]!;
			};
		}
		case 'zone': {
			const { first } = cx.machine.program.zones[expr.zone]!;
			if (expr.of === null) return () => first;
			const of = compile(cx, expr.of);
			return (m) => {
				const owner = of(m);
				return owner < 0 ? -1 : first + owner;
			};
		}
		case 'zone-count': {
			const { count } = layout;
			const zone = compile(cx, expr.zone);
			return (m) => {
				const z = zone(m);
				return z < 0 ? 0 : m.mem[count + z]!;
			};
		}
		case 'zone-end': {
			const column = expr.end === 'top' ? layout.top : layout.bottom;
			const zone = compile(cx, expr.zone);
			return (m) => {
				const z = zone(m);
				return z < 0 ? -1 : m.mem[column + z]!;
			};
		}
		case 'is-kind': {
			const ofKind = cx.machine.facesOfKind(expr.kind);
			const { face } = layout;
			const of = compile(cx, expr.of);
			return (m) => {
				const piece = of(m);
				return piece < 0 ? 0 : ofKind[m.mem[face + piece]!]!;
			};
		}
		case 'is-piece': {
			const wanted = expr.piece;
			const { face } = layout;
			const of = compile(cx, expr.of);
			return (m) => {
				const piece = of(m);
				return piece >= 0 && m.mem[face + piece] === wanted ? 1 : 0;
			};
		}
		case 'value':
			return compileCall(cx, expr.value, expr.args);
		case 'distance': {
			const a = compile(cx, expr.a);
			const b = compile(cx, expr.b);
			return (m) => m.distance(a(m), b(m));
		}
		case 'ring': {
			const of = compile(cx, expr.of);
			return (m) => m.ring(of(m));
		}
		case 'not': {
			const of = compile(cx, expr.of);
			return (m) => (of(m) === 0 ? 1 : 0);
		}
		case 'neg': {
			const of = compile(cx, expr.of);
			return (m) => -of(m) | 0;
		}
		case 'abs': {
			const of = compile(cx, expr.of);
			return (m) => Math.abs(of(m));
		}
		case 'binary':
			return compileBinary(cx, expr);
		case 'if': {
			const cond = compile(cx, expr.cond);
			const a = compile(cx, expr.a);
			const b = compile(cx, expr.b);
			return (m) => (cond(m) === 0 ? b(m) : a(m));
		}
		case 'in':
			return compileIn(cx, expr);
		case 'any':
		case 'all':
		case 'none':
		case 'count':
		case 'sum':
		case 'max-of':
		case 'min-of':
		case 'distinct':
		case 'best':
		case 'least':
		case 'first':
			return compileQuantifier(cx, expr);
	}
}

function compileField(cx: Context, expr: Extract<ExprIR, { op: 'field' }>): Eval {
	const { layout } = cx.machine;
	if (expr.table === 'game' || expr.of === null) {
		const at = layout.gameFields + expr.field;
		return (m) => m.mem[at]!;
	}
	const columns = {
		player: layout.playerFields,
		space: layout.spaceFields,
		piece: layout.pieceFields
	}[expr.table];
	const column = columns[expr.field]!;
	const { zero, of } = expr;
	if (of.op === 'local') {
		const at = LOCALS + of.slot;
		return (m) => {
			const i = m.mem[m.fp + at]!;
			return i < 0 ? zero : m.mem[column + i]!;
		};
	}
	if (of.op === 'reg') {
		const { slot } = of;
		return (m) => {
			const i = m.regs[m.rp + slot]!;
			return i < 0 ? zero : m.mem[column + i]!;
		};
	}
	const inner = compile(cx, of);
	return (m) => {
		const i = inner(m);
		return i < 0 ? zero : m.mem[column + i]!;
	};
}

function compileBinary(cx: Context, expr: Extract<ExprIR, { op: 'binary' }>): Eval {
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

/** A call of a value: the arguments go into the window after the caller's, and the value is asked. */
function compileCall(cx: Context, value: number, args: ExprIR[]): Eval {
	const { window } = cx;
	const values = cx.machine.values;
	const compiled = args.map((arg) => compile(cx, arg));
	const [first, second] = compiled;
	if (compiled.length === 0 || first === undefined) {
		return (m) => {
			m.rp += window;
			const result = values[value]!(m);
			m.rp -= window;
			return result;
		};
	}
	if (compiled.length === 1) {
		return (m) => {
			const a = first(m);
			m.rp += window;
			m.regs[m.rp] = a;
			const result = values[value]!(m);
			m.rp -= window;
			return result;
		};
	}
	if (compiled.length === 2 && second !== undefined) {
		return (m) => {
			const a = first(m);
			const b = second(m);
			m.rp += window;
			m.regs[m.rp] = a;
			m.regs[m.rp + 1] = b;
			const result = values[value]!(m);
			m.rp -= window;
			return result;
		};
	}
	return (m) => {
		const start = m.poolTop;
		for (const arg of compiled) {
			const word = arg(m);
			m.pool[m.poolTop++] = word;
		}
		m.poolTop = start;
		m.rp += window;
		for (let i = 0; i < compiled.length; i++) m.regs[m.rp + i] = m.pool[start + i]!;
		const result = values[value]!(m);
		m.rp -= window;
		return result;
	};
}

function compileIn(cx: Context, expr: Extract<ExprIR, { op: 'in' }>): Eval {
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

function compileQuantifier(cx: Context, expr: Quantifier): Eval {
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
