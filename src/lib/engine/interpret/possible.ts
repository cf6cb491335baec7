/** Sets as a viewer sees them: with pieces of which it cannot say whether they are elements. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import type { Belonging, Blindfold } from './blindfold.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { fill } from './set.ts';

/** A set that names pieces by what they are. */
export type NamedPieces = Extract<SetIR, { set: 'pieces' | 'faces' | 'zone' }>;

/** Writes the pieces that are sure to be elements; `possible`: also those that could be, else these were looked at. */
export function fillNamed(
	cx: Interpretation,
	blindfold: Blindfold,
	m: Runtime,
	set: NamedPieces,
	at: number,
	possible = false
): number {
	const { layout, mem, pool } = m;
	m.fillPool(at, layout.pieces);
	const belonging = blindfold.belonging(set)!;
	const add = (piece: number): void => {
		const belongs = belonging(piece);
		if (belongs === 'yes' || (belongs === 'possible' && possible)) pool[at++] = piece;
		else if (belongs === 'possible') blindfold.look();
	};
	if (set.set === 'zone') {
		const zone = evaluate(cx, m, set.zone);
		if (zone < 0) return at;
		blindfold.count(zone);
		for (let i = mem[layout.bottom + zone]!; i >= 0; i = mem[layout.above + i]!) add(i);
	} else {
		for (let i = 0; i < layout.pieces; i++) add(i);
	}
	return at;
}

/**
 * Whether a piece is an element of a set that says what its elements are. A condition that looks at something hidden leaves
 * it possible, and nothing was looked at yet: of what becomes of it nobody may need to know.
 */
export function belongsTo(
	cx: Interpretation,
	blindfold: Blindfold,
	m: Runtime,
	set: SetIR,
	piece: number
): Belonging {
	const named = blindfold.belonging(set);
	if (named !== null) return named(piece);
	if (set.set === 'with') {
		const [a, b] = [set.a, set.b].map((part) => belongsTo(cx, blindfold, m, part, piece));
		return a === 'yes' || b === 'yes' ? 'yes' : a === 'possible' ? a : b!;
	}
	if (set.set !== 'where') throw new Error(`${set.set} does not say what its elements are`);
	const before = belongsTo(cx, blindfold, m, set.of, piece);
	if (before === 'no') return before;
	const { looks } = blindfold;
	m.regs[m.rp + set.slot] = piece;
	const holds = evaluate(cx, m, set.cond) !== 0;
	const isHidden = blindfold.looks !== looks;
	blindfold.looks = looks;
	return isHidden ? 'possible' : holds ? before : 'no';
}

/** Whether a set says what its elements are: pieces of a kind or face, or those of them of which something holds. */
function saysWhat(blindfold: Blindfold, set: SetIR): boolean {
	if (set.set === 'where') return saysWhat(blindfold, set.of);
	if (set.set === 'with') {
		return [set.a, set.b].every((part) => zoneOf(part) === null && saysWhat(blindfold, part));
	}
	return blindfold.belonging(set) !== null;
}

/** Where the elements lie; null: anywhere. */
function zoneOf(set: SetIR): ExprIR | null {
	if (set.set === 'where') return zoneOf(set.of);
	return set.set === 'zone' ? set.zone : null;
}

/**
 * Writes the elements of a set of which `cond` will be asked. Pieces that are only possible elements are left out: where
 * the condition does not hold of one, whatever it is, it is none; else the answer hangs on something hidden.
 */
export function fillAsked(
	cx: Interpretation,
	m: Runtime,
	{ set, slot, cond }: { set: SetIR; slot: number; cond: ExprIR | null },
	at: number
): number {
	const { blindfold } = cx;
	if (blindfold === null || cond === null || !saysWhat(blindfold, set)) {
		return fill(cx, m, set, at);
	}
	const zone = zoneOf(set);
	const all: NamedPieces =
		zone === null ? { set: 'pieces', kind: 0 } : { set: 'zone', zone, kind: 0 };
	const end = fillNamed(cx, blindfold, m, all, at, true);
	const { pool, poolTop } = m;
	m.poolTop = end;
	let sure = at;
	for (let i = at; i < end; i++) {
		const piece = pool[i]!;
		const belongs = belongsTo(cx, blindfold, m, set, piece);
		if (belongs === 'yes') pool[sure++] = piece;
		if (belongs !== 'possible') continue;
		m.regs[m.rp + slot] = piece;
		if (evaluate(cx, m, cond) !== 0) blindfold.look();
	}
	m.poolTop = poolTop;
	return sure;
}

/** Whether the elements stand in an order that is not that of their places: with pieces the order of the box. */
export function isInBoxOrder(tables: Tables, set: SetIR): boolean {
	switch (set.set) {
		case 'pieces':
		case 'faces':
			return true;
		case 'given':
			return set.pieces;
		case 'field': {
			const { type } = tables.program.fields[set.table][set.field]!;
			return type.t === 'set' && type.of.t === 'piece';
		}
		case 'where':
		case 'while':
		case 'sorted':
		case 'one-of-each':
		case 'first':
			return isInBoxOrder(tables, set.of);
		case 'with':
		case 'if':
			return isInBoxOrder(tables, set.a) || isInBoxOrder(tables, set.b);
		case 'each':
			return isInBoxOrder(tables, set.of) || isInBoxOrder(tables, set.part);
		case 'without':
		case 'shared':
			return isInBoxOrder(tables, set.a);
		case 'value': {
			const own = tables.sets[set.value]!;
			return own !== null && isInBoxOrder(tables, own);
		}
		default:
			return false;
	}
}
