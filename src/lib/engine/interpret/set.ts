/** Sets, written into the machine's pool element by element. */
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { anyActs } from '#lib/engine/machine/modified-sets.ts';
import { columnOf, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { fillAsked, fillNamed, isInBoxOrder } from './possible.ts';
import { fillSpaces } from './spaces.ts';
import { enterValue, leaveValue } from './value.ts';

/**
 * Puts the elements at `pool[at..]` and returns the end. Whoever evaluates something while the elements are in use moves
 * `poolTop` behind them first.
 */
export function fill(cx: Interpretation, m: Runtime, set: SetIR, at: number): number {
	const { layout, mem, pool } = m;
	const { blindfold } = cx;
	switch (set.set) {
		case 'players':
			return count(m, at, 0, layout.players - 1);
		case 'spaces':
			return count(m, at, 0, layout.spaces - 1);
		case 'enum':
			return count(m, at, 0, m.program.enums[set.enum]!.values.length - 1);
		case 'range': {
			const from = evaluate(cx, m, set.from);
			const to = evaluate(cx, m, set.to);
			m.spendMany(to - from + 1, 0, 'numbers');
			return count(m, at, from, to);
		}
		case 'pieces': {
			if (blindfold !== null) return fillNamed(cx, blindfold, m, set, at);
			m.fillPool(at, layout.pieces);
			const ofKind = m.tables.kinds[set.kind]!;
			for (let i = 0; i < layout.pieces; i++) {
				if (ofKind[mem[layout.face + i]!] === 1) pool[at++] = i;
			}
			return at;
		}
		case 'faces':
			if (blindfold !== null) return fillNamed(cx, blindfold, m, set, at);
			for (let i = m.firstShowing(set.piece); i >= 0; i = m.nextShowing[i]!) {
				m.fillPool(at, 1);
				pool[at++] = i;
			}
			return at;
		case 'zone': {
			if (blindfold !== null) return fillNamed(cx, blindfold, m, set, at);
			const zone = evaluate(cx, m, set.zone);
			const ofKind = m.tables.kinds[set.kind]!;
			if (zone < 0) return at;
			m.fillPool(at, mem[layout.count + zone]!);
			let piece = mem[layout.bottom + zone]!;
			for (; piece >= 0; piece = mem[layout.above + piece]!) {
				if (ofKind[mem[layout.face + piece]!] === 1) pool[at++] = piece;
			}
			return at;
		}
		case 'neighbours':
		case 'within':
		case 'ray':
		case 'region':
			return fillSpaces(cx, m, set, at);
		case 'list': {
			m.fillPool(at, set.items.length);
			const start = m.poolTop;
			for (const item of set.items) {
				m.poolTop = at;
				const word = evaluate(cx, m, item);
				pool[at++] = word;
			}
			m.poolTop = start;
			return at;
		}
		case 'local': {
			const player = set.player === undefined ? 0 : evaluate(cx, m, set.player);
			const from = m.fp + LOCALS + set.slot + player * set.words;
			return player < 0 ? at : fillBits(m, from, set.words, at);
		}
		case 'given': {
			const elements = cx.given[m.regs[m.rp + set.slot]!] ?? [];
			m.fillPool(at, elements.length);
			for (const element of elements) pool[at++] = element;
			return at;
		}
		case 'field': {
			const { words } = m.program.fields[set.table][set.field]!.set!;
			const from = fieldAt(cx, m, set);
			return from < 0 ? at : fillBits(m, from, words, at);
		}
		case 'where': {
			const { of, slot, cond } = set;
			const end = fillAsked(cx, m, { set: of, slot, cond }, at);
			const start = m.poolTop;
			m.poolTop = end;
			let kept = at;
			for (let i = at; i < end; i++) {
				const word = pool[i]!;
				m.regs[m.rp + set.slot] = word;
				if (evaluate(cx, m, set.cond) !== 0) pool[kept++] = word;
			}
			m.poolTop = start;
			return kept;
		}
		case 'while': {
			const end = fill(cx, m, set.of, at);
			const start = m.poolTop;
			m.poolTop = end;
			let kept = at;
			for (; kept < end; kept++) {
				m.regs[m.rp + set.slot] = pool[kept]!;
				if (evaluate(cx, m, set.cond) === 0) break;
			}
			m.poolTop = start;
			return kept;
		}
		case 'sorted':
		case 'one-of-each':
		case 'first':
			return fillChosen(cx, m, set, at);
		case 'with': {
			const middle = fill(cx, m, set.a, at);
			const end = fillAbove(cx, m, set.b, middle);
			m.spend(comparing(middle - at, end - middle));
			return keep(m, middle, end, middle, (word) => !among(m, at, middle, word));
		}
		case 'without':
		case 'shared': {
			const middle = fill(cx, m, set.a, at);
			if (middle === at) return at;
			const end = fillAbove(cx, m, set.b, middle);
			const wanted = set.set === 'shared';
			m.spend(comparing(middle - at, end - middle));
			return keep(m, at, middle, at, (word) => among(m, middle, end, word) === wanted);
		}
		case 'if':
			return fill(cx, m, evaluate(cx, m, set.cond) === 0 ? set.b : set.a, at);
		case 'each':
			return fillEach(cx, m, set, at);
		case 'value': {
			const start = m.poolTop;
			m.poolTop = at;
			return callSet(cx, m, set, () => {
				m.poolTop = start;
				return fillValue(cx, m, set.value, at);
			});
		}
	}
}

/** Sets that hang on the order of another one. */
function fillChosen(
	cx: Interpretation,
	m: Runtime,
	set: Extract<SetIR, { set: 'sorted' | 'one-of-each' | 'first' }>,
	at: number
): number {
	const { pool } = m;
	const count = set.set === 'first' ? evaluate(cx, m, set.count) : 0;
	const end = fill(cx, m, set.of, at);
	if (cx.blindfold !== null && isInBoxOrder(m.tables, set.of)) {
		for (let i = at; i < end; i++) cx.blindfold.face(pool[i]!);
	}
	if (set.set === 'first') return Math.min(end, at + Math.max(0, count));
	const start = m.poolTop;
	m.poolTop = end;
	const elements = Array.from(pool.subarray(at, end), (element) => {
		m.regs[m.rp + set.slot] = element;
		return { element, by: evaluate(cx, m, set.by) };
	});
	m.poolTop = start;
	const seen = new Set<number>();
	const isNew = (by: number): boolean => seen.size < seen.add(by).size;
	const chosen =
		set.set === 'sorted'
			? elements.sort((a, b) => (a.by < b.by ? -1 : Number(a.by > b.by)))
			: elements.filter(({ by }) => isNew(by));
	m.spend(end - at);
	for (const { element } of chosen) pool[at++] = element;
	return at;
}

/** Where the bits of a field lie; -1 for a field of nothing. */
function fieldAt(
	cx: Interpretation,
	m: Runtime,
	{ table, field, of }: Extract<SetIR, { set: 'field' }>
): number {
	const thing = of === null ? 0 : evaluate(cx, m, of);
	if (thing < 0) return -1;
	cx.blindfold?.field(table, field, of === null ? -1 : thing);
	const { words } = m.program.fields[table][field]!.set!;
	return columnOf(m.layout, table, field) + thing * words;
}

/** The elements of a bit set of the state. */
function fillBits(m: Runtime, from: number, words: number, at: number): number {
	m.fillPool(at, words * 32);
	for (let w = 0; w < words; w++) {
		let bits = m.mem[from + w]!;
		while (bits !== 0) {
			m.pool[at++] = w * 32 + 31 - Math.clz32(bits & -bits);
			bits &= bits - 1;
		}
	}
	return at;
}

function fillEach(
	cx: Interpretation,
	m: Runtime,
	{ of, slot, part }: Extract<SetIR, { set: 'each' }>,
	at: number
): number {
	const things = fill(cx, m, of, at);
	let end = things;
	for (let i = at; i < things; i++) {
		m.regs[m.rp + slot] = m.pool[i]!;
		const next = fillAbove(cx, m, part, end);
		m.spend(comparing(end - things, next - end));
		end = keep(m, end, next, end, (word) => !among(m, things, end, word));
	}
	return keep(m, things, end, at, () => true);
}

/** The elements of a value that is a set, whose arguments lie in the first registers. */
export function fillValue(cx: Interpretation, m: Runtime, value: number, at: number): number {
	const set = m.tables.sets[value]!;
	if (cx.modified !== null) tellModifiers(cx, m, value, at);
	return set === null ? at : fill(cx, m, set, at);
}

/**
 * Whether a word is an element: as far as possible without walking the set. Whoever watches wants to see the conditions
 * fail for the others, too.
 */
export function contains(cx: Interpretation, m: Runtime, set: SetIR, word: number): boolean {
	const { layout, mem } = m;
	const has = (part: SetIR): boolean => contains(cx, m, part, word);
	const ofKind = (kind: number): boolean => m.tables.kinds[kind]![mem[layout.face + word]!] === 1;
	if (set.set === 'range') {
		return word >= evaluate(cx, m, set.from) && word <= evaluate(cx, m, set.to);
	}
	if (cx.evaluated !== null && !isOfKind(set)) return walkTo(cx, m, set, word);
	switch (set.set) {
		case 'pieces':
			return word >= 0 && ofKind(set.kind);
		case 'faces':
			return word >= 0 && mem[layout.face + word] === set.piece;
		case 'zone': {
			const zone = evaluate(cx, m, set.zone);
			return word >= 0 && mem[layout.zone + word] === zone && ofKind(set.kind);
		}
		case 'field': {
			const from = fieldAt(cx, m, set);
			const { words } = m.program.fields[set.table][set.field]!.set!;
			if (from < 0 || word < 0 || word >= words * 32) return false;
			return ((mem[from + (word >>> 5)]! >>> (word & 31)) & 1) !== 0;
		}
		case 'where':
			if (!has(set.of)) return false;
			m.regs[m.rp + set.slot] = word;
			return evaluate(cx, m, set.cond) !== 0;
		case 'with':
			return has(set.a) || has(set.b);
		case 'without':
			return has(set.a) && !has(set.b);
		case 'shared':
			return has(set.a) && has(set.b);
		case 'if':
			return has(evaluate(cx, m, set.cond) === 0 ? set.b : set.a);
		case 'value': {
			const own = m.tables.sets[set.value]!;
			return (
				own !== null &&
				callSet(cx, m, set, () => {
					if (cx.modified !== null) tellModifiers(cx, m, set.value, m.poolTop);
					return has(own);
				})
			);
		}
		default:
			return walkTo(cx, m, set, word);
	}
}

/** What counts as being of a kind: a set that nobody has written as a condition. */
function isOfKind(set: SetIR): boolean {
	return set.set === 'where' && set.cond.op === 'face-is-kind' && set.of.set === 'pieces';
}

/** Whoever watches wants to know which effects have a say in a set. */
function tellModifiers(cx: Interpretation, m: Runtime, value: number, at: number): void {
	const start = m.poolTop;
	m.poolTop = at;
	for (const { modifier } of m.tables.modifiers[value]!) {
		const acts = modifier.elements === undefined ? null : anyActs(modifier);
		if (acts === null ? modifier.elements : evaluate(cx, m, acts) !== 0) cx.modified?.(m, modifier);
	}
	m.poolTop = start;
}

function walkTo(cx: Interpretation, m: Runtime, set: SetIR, word: number): boolean {
	const start = m.poolTop;
	return among(m, start, fill(cx, m, set, start), word);
}

/** Does something with a value's set while its arguments lie in the first registers. */
function callSet<T>(
	cx: Interpretation,
	m: Runtime,
	{ value, args }: Extract<SetIR, { set: 'value' }>,
	act: () => T
): T {
	const given = cx.given.length;
	enterValue(cx, m, args);
	m.spend(1);
	try {
		return act();
	} catch (error) {
		throw m.passing(value, error);
	} finally {
		leaveValue(cx, m, given);
	}
}

function count(m: Runtime, at: number, from: number, to: number): number {
	if (to < from) return at;
	m.fillPool(at, to - from + 1);
	for (let i = from; i <= to; i++) m.pool[at++] = i;
	return at;
}

/**
 * Comparing each of some elements with each of others costs little beside looking at them, unless there are many of both.
 */
export function comparing(some: number, others: number): number {
	return (some * others) >> 4;
}

/** Fills while what lies below stays in use. */
function fillAbove(cx: Interpretation, m: Runtime, set: SetIR, at: number): number {
	const start = m.poolTop;
	m.poolTop = at;
	const end = fill(cx, m, set, at);
	m.poolTop = start;
	return end;
}

/** Copies the words of pool[from..to) that pass to `at`; returns the new end. */
function keep(
	{ pool }: Runtime,
	from: number,
	to: number,
	at: number,
	passes: (word: number) => boolean
): number {
	let end = at;
	for (let i = from; i < to; i++) {
		const word = pool[i]!;
		if (passes(word)) pool[end++] = word;
	}
	return end;
}

function among({ pool }: Runtime, from: number, to: number, word: number): boolean {
	for (let i = from; i < to; i++) if (pool[i] === word) return true;
	return false;
}
