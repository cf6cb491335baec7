/**
 * Expressions as closures: the backend that runs everywhere, also under a strict content policy.
 *
 * An expression reads the state, the locals of the running frame and the registers of its window. A value's body has a
 * window of its own, placed after the caller's, so that values can call values without touching each other's registers.
 */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { compileCall } from './compile-call.ts';
import { compileBinary } from './compile-operator.ts';
import { compileIn, compileQuantifier } from './compile-quantifier.ts';
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
	const generated = machine.backend?.expression(expr);
	if (generated !== undefined) return generated;
	return compile({ machine, window: Math.max(reserved, registersOf(expr)) }, expr);
}

/** Compiles a part of an expression inside its window. */
export function compile(cx: Context, expr: ExprIR): Eval {
	const code = closureOf(cx, expr);
	return cx.machine.watch?.(expr, code) ?? code;
}

function closureOf(cx: Context, expr: ExprIR): Eval {
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
