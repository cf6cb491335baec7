/** Steps as JavaScript statements: those that go on to the next step. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { columnOf, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { expression } from './print-expression.ts';
import { fieldAt, loop, spending } from './print-set.ts';
import { binding, localKey, type Registers, type Writer } from './writer.ts';

/** Where the steps stand: in a routine with a frame, or in a function with variables. */
export interface Place {
	w: Writer;
	/** The variables of the locals that have one; the others lie in the frame. */
	locals: Registers;
	/** Changes a local. */
	assign(slot: number, word: string): string;
	/** Runs another routine; null where that cannot be printed here. */
	call(routine: number, args: ArgumentIR[], slots: number[], result: number): string | null;
}

/** Changes a word of the state. */
export function write(address: string, word: string): string {
	return `set(m, mem, ${address}, ${word});`;
}

/** The statements of a step, or null: then somebody else knows what to do. */
export function printStep(place: Place, step: StepIR): string | null {
	const { w, locals } = place;
	const { layout, numbers, program } = w;
	const sub = (part: ExprIR): string => expression(w, locals, part);
	switch (step.do) {
		case 'let':
			return place.assign(step.slot, sub(step.value));
		case 'let-set':
			return storeSet(place, step.slot, step.words, step.set);
		case 'set': {
			if (step.of === null) {
				return write(String(layout.gameFields[step.field]!), sub(step.value));
			}
			return `const of = ${sub(step.of)};
if (of < 0) m.nothingThere(${step.source}, 'field');
${write(`${columnOf(layout, step.table, step.field)} + of`, sub(step.value))}`;
		}
		case 'set-elements': {
			const { words } = program.fields[step.table][step.field]!.set!;
			const of = step.of === null ? '0' : sub(step.of);
			return `const of = ${of};
if (of < 0) m.nothingThere(${step.source}, 'field');
${intoPool(place, step.elements)}
m.writeBits(${fieldAt(w, step, 'of')}, ${words}, m.poolTop, end);`;
		}
		case 'move':
			return printMove(place, step);
		case 'draw': {
			const stream = step.order === 'top' ? -1 : step.stream;
			const as = step.as < 0 ? '-1' : `fp + ${LOCALS + step.as}`;
			return `const from = ${sub(step.from)}, to = ${sub(step.to)};
if (from < 0 || to < 0) m.nothingThere(${step.source}, 'draw');
drawPieces(m, from, to, ${sub(step.count)}, ${stream}, ${as}, ${step.words});`;
		}
		case 'shuffle':
			return `shuffleZone(m, ${sub(step.zone)}, ${step.stream});`;
		case 'call': {
			const slots = program.procedures[step.procedure]!.params.map((param) => param.slot);
			return place.call(numbers.procedure(step.procedure), step.args, slots, step.as);
		}
		case 'emit': {
			const slots = program.events[step.event]!.params.map((param) => param.slot);
			return place.call(numbers.event(step.event), step.args, slots, step.as);
		}
		default:
			return null;
	}
}

/** Stores the elements of a set as bits. */
export function storeSet(place: Place, slot: number, words: number, set: SetIR): string {
	const { w, locals } = place;
	if (words === 1) {
		const inside = loop(w, locals, set, 0, (e) => `if (${e} >= 0) bits |= 1 << ${e};`);
		return `let bits = 0;\n${inside}\n${place.assign(slot, 'bits')}`;
	}
	return `${intoPool(place, set)}\nm.writeBits(fp + ${LOCALS + slot}, ${words}, m.poolTop, end);`;
}

/**
 * Declares `least`: the element of a bit set of which `by` says least, the first of several, or -1. `bitsOf` gives a word
 * of the set.
 */
export function leastOf(
	{ w, locals }: Place,
	slot: number,
	by: ExprIR,
	words: number,
	bitsOf: (word: string) => string
): string {
	const key = expression(w, binding(locals, localKey(slot), 'element'), by);
	return `let least = -1, key = 0;
for (let word = 0; word < ${words}; word++) for (let bits = ${bitsOf('word')}; bits !== 0; bits &= bits - 1) {
const element = word * 32 + 31 - Math.clz32(bits & -bits);
${spending(1)}
const other = ${key};
if (least < 0 || other < key) { least = element; key = other; }
}`;
}

function intoPool({ w, locals }: Place, set: SetIR): string {
	const inside = loop(w, locals, set, 0, (e) => `pool[end++] = ${e};`);
	return `const pool = m.pool;\nlet end = m.poolTop;\n${inside}\nif (end > pool.length) m.poolIsFull();`;
}

function printMove(place: Place, step: Extract<StepIR, { do: 'move' }>): string {
	const { w, locals } = place;
	const { pieces, position, source } = step;
	const move = (piece: string): string => `if (${piece} >= 0) {
if (zone < 0) m.nothingThere(${source}, 'zone');
m.movePiece(${piece}, zone, '${position}');
}`;
	const zone = `const zone = ${expression(w, locals, step.to)};`;
	if (pieces.set === 'list' && pieces.items.length === 1) {
		return `${zone}\nconst piece = ${expression(w, locals, pieces.items[0]!)};\n${move('piece')}`;
	}
	return `${zone}\n${intoPool(place, pieces)}
m.sortByPlace(m.poolTop, end);
for (let i = m.poolTop; i < end; i++) {\nconst piece = pool[i];\n${move('piece')}\n}`;
}

/** `const a0 = ...` for every argument; null where one is a set. */
export function printArguments({ w, locals }: Place, args: ArgumentIR[]): string[] | null {
	const lines: string[] = [];
	for (const [i, arg] of args.entries()) {
		if (!('expr' in arg)) return null;
		lines.push(`const a${i} = ${expression(w, locals, arg.expr)};`);
	}
	return lines;
}
