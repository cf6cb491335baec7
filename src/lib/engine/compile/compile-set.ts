/**
 * Sets as closures that write their elements into the machine's pool.
 *
 * `fill(m, at)` puts the elements at `pool[at..]` and returns the end. Whoever evaluates something while the elements
 * are in use moves `m.poolTop` behind them first.
 */
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { compile, type Context } from './compile-expression.ts';
import { registersOf } from './registers.ts';

export type Fill = (m: Machine, at: number) => number;

/** Compiles a whole set; `reserved` registers are used by whoever evaluates it. */
export function compileSetRoot(machine: Machine, set: SetIR, reserved = 0): Fill {
	const generated = machine.backend?.set(set);
	if (generated !== undefined) return generated;
	return compileSet({ machine, window: Math.max(reserved, registersOf(set)) }, set);
}

export function compileSet(cx: Context, set: SetIR): Fill {
	const { layout, program } = cx.machine;
	switch (set.set) {
		case 'players':
			return upTo(layout.players);
		case 'spaces':
			return upTo(layout.spaces);
		case 'enum':
			return upTo(program.enums[set.enum]!.values.length);
		case 'pieces': {
			if (set.kind === 0) return upTo(layout.pieces);
			const ofKind = cx.machine.facesOfKind(set.kind);
			return (m, at) => {
				for (let i = 0; i < layout.pieces; i++) {
					if (ofKind[m.mem[layout.face + i]!] === 1) m.pool[at++] = i;
				}
				return at;
			};
		}
		case 'faces': {
			const wanted = set.piece;
			return (m, at) => {
				for (let i = m.firstShowing(wanted); i >= 0; i = m.nextShowing[i]!) m.pool[at++] = i;
				return at;
			};
		}
		case 'zone': {
			const zone = compile(cx, set.zone);
			const { bottom, above, face } = layout;
			const ofKind = cx.machine.facesOfKind(set.kind);
			return (m, at) => {
				const z = zone(m);
				if (z < 0) return at;
				const { mem, pool } = m;
				for (let i = mem[bottom + z]!; i >= 0; i = mem[above + i]!) {
					if (ofKind[mem[face + i]!] === 1) pool[at++] = i;
				}
				return at;
			};
		}
		case 'neighbours': {
			const of = compile(cx, set.of);
			const { neighbours } = program.map;
			return (m, at) => {
				const space = of(m);
				if (space < 0) return at;
				for (const next of neighbours[space]!) m.pool[at++] = next;
				return at;
			};
		}
		case 'within': {
			const of = compile(cx, set.of);
			const distance = compile(cx, set.distance);
			return (m, at) => {
				const space = of(m);
				const reach = distance(m);
				if (space < 0) return at;
				for (let i = 0; i < layout.spaces; i++) {
					if (m.distance(space, i) <= reach) m.pool[at++] = i;
				}
				return at;
			};
		}
		case 'range': {
			const from = compile(cx, set.from);
			const to = compile(cx, set.to);
			return (m, at) => {
				const last = to(m);
				for (let i = from(m); i <= last; i++) m.pool[at++] = i;
				return at;
			};
		}
		case 'list': {
			const items = set.items.map((item) => compile(cx, item));
			return (m, at) => {
				const start = m.poolTop;
				for (const item of items) {
					m.poolTop = at;
					const word = item(m);
					m.pool[at++] = word;
				}
				m.poolTop = start;
				return at;
			};
		}
		case 'local': {
			const base = LOCALS + set.slot;
			const { words } = set;
			return (m, at) => {
				for (let w = 0; w < words; w++) {
					let bits = m.mem[m.fp + base + w]!;
					while (bits !== 0) {
						const bit = 31 - Math.clz32(bits & -bits);
						m.pool[at++] = w * 32 + bit;
						bits &= bits - 1;
					}
				}
				return at;
			};
		}
		case 'where':
			return compileWhere(cx, set);
		case 'with': {
			const a = compileSet(cx, set.a);
			const b = compileSet(cx, set.b);
			return (m, at) => {
				const middle = a(m, at);
				const start = m.poolTop;
				m.poolTop = middle;
				const end = b(m, middle);
				m.poolTop = start;
				return keep(m, middle, end, middle, (word) => !contains(m, at, middle, word));
			};
		}
		case 'without':
		case 'shared': {
			const a = compileSet(cx, set.a);
			const b = compileSet(cx, set.b);
			const wanted = set.set === 'shared';
			return (m, at) => {
				const middle = a(m, at);
				const start = m.poolTop;
				m.poolTop = middle;
				const end = b(m, middle);
				m.poolTop = start;
				return keep(m, at, middle, at, (word) => contains(m, middle, end, word) === wanted);
			};
		}
		case 'if': {
			const cond = compile(cx, set.cond);
			const a = compileSet(cx, set.a);
			const b = compileSet(cx, set.b);
			return (m, at) => (cond(m) === 0 ? b(m, at) : a(m, at));
		}
		case 'value':
			return compileSetCall(cx, set);
	}
}

function upTo(size: number): Fill {
	return (m, at) => {
		for (let i = 0; i < size; i++) m.pool[at + i] = i;
		return at + size;
	};
}

/** Copies the words of pool[from..to) that pass to `at`; returns the new end. */
function keep(m: Machine, from: number, to: number, at: number, passes: (word: number) => boolean) {
	let end = at;
	for (let i = from; i < to; i++) {
		const word = m.pool[i]!;
		if (passes(word)) m.pool[end++] = word;
	}
	return end;
}

function contains(m: Machine, from: number, to: number, word: number): boolean {
	for (let i = from; i < to; i++) if (m.pool[i] === word) return true;
	return false;
}

function compileWhere(cx: Context, set: Extract<SetIR, { set: 'where' }>): Fill {
	const of = compileSet(cx, set.of);
	const cond = compile(cx, set.cond);
	const { slot } = set;
	return (m, at) => {
		const end = of(m, at);
		const before = m.poolTop;
		m.poolTop = end;
		let kept = at;
		for (let i = at; i < end; i++) {
			const word = m.pool[i]!;
			m.regs[m.rp + slot] = word;
			if (cond(m) !== 0) m.pool[kept++] = word;
		}
		m.poolTop = before;
		return kept;
	};
}

function compileSetCall(cx: Context, set: Extract<SetIR, { set: 'value' }>): Fill {
	const { window } = cx;
	const args = set.args.map((arg) => compile(cx, arg));
	const sets = cx.machine.setValues;
	return (m, at) => {
		const before = m.poolTop;
		m.poolTop = at;
		for (const arg of args) {
			const word = arg(m);
			m.pool[m.poolTop++] = word;
		}
		m.poolTop = before;
		m.rp += window;
		for (let i = 0; i < args.length; i++) m.regs[m.rp + i] = m.pool[at + i]!;
		const end = sets[set.value]!(m, at);
		m.rp -= window;
		return end;
	};
}
