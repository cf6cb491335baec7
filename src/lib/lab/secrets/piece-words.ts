/** Where in the state pieces are named: fields, and words and bit sets of the running frames. */
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { definitionOf } from '#lib/ruleset/program/routines.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { columnOf, LOCALS, ROUTINE } from '#lib/engine/state/memory-layout.ts';

/** Slots of a frame that hold pieces: `words` 0 is the number of one piece, else the length of a bit set. */
export type PieceSlots = ReadonlyMap<number, number>;

export interface PieceWords {
	/** Addresses that hold the number of a piece, or -1. */
	words: number[];
	/** Addresses of bit sets over the pieces, with their length. */
	sets: { at: number; length: number }[];
}

/** Of a position, all words that name pieces; the columns of the pieces themselves are not among them. */
export function pieceWords(m: Machine, slotsOf: (routine: number) => PieceSlots): PieceWords {
	const { layout, program } = m;
	const found: PieceWords = { words: [], sets: [] };
	const column = (at: number, height: number): void => {
		for (let i = 0; i < height; i++) found.words.push(at + i);
	};
	const heights = { game: 1, player: layout.players, space: layout.spaces };
	for (const [table, height] of Object.entries(heights) as ['game', number][]) {
		program.fields[table].forEach(({ type, set }, f) => {
			const at = columnOf(layout, table, f);
			if (isPiece(type)) column(at, height);
			if (set === undefined || type.t !== 'set' || !isPiece(type.of)) return;
			for (let i = 0; i < height; i++) {
				found.sets.push({ at: at + i * set.words, length: set.words });
			}
		});
	}
	for (const base of m.frames()) {
		for (const [slot, length] of slotsOf(m.mem[base + ROUTINE]!)) {
			if (slot === RETURNED) continue;
			const at = base + LOCALS + slot;
			if (length === 0) found.words.push(at);
			else found.sets.push({ at, length });
		}
	}
	return found;
}

export function isPiece(type: Type): boolean {
	return (type.t === 'optional' ? type.of : type).t === 'piece';
}

/** Works out which slots hold pieces: nothing of a program says it of locals, but what is put into them does. */
export function pieceSlots(program: Program): (routine: number) => PieceSlots {
	const { procedures, actions, events } = program;
	const count = procedures.length + actions.length + events.length;
	const all: Map<number, number>[] = Array.from({ length: count }, () => new Map<number, number>());
	let size = -1;
	while (size !== sizeOf(all)) {
		size = sizeOf(all);
		for (let routine = 0; routine < count; routine++) new Slots(program, all, routine).collect();
	}
	return (routine) => all[routine]!;
}

function sizeOf(all: readonly Map<number, number>[]): number {
	return all.reduce((sum, slots) => sum + slots.size, 0);
}

/** Where what a routine returns is noted: no slot has this number. */
const RETURNED = -1;

class Slots {
	readonly #program: Program;
	readonly #all: Map<number, number>[];
	readonly #routine: number;
	readonly #slots: Map<number, number>;

	constructor(program: Program, all: Map<number, number>[], routine: number) {
		this.#program = program;
		this.#all = all;
		this.#routine = routine;
		this.#slots = all[routine]!;
	}

	collect(): void {
		const { kind, def } = definitionOf(this.#program, this.#routine);
		if (kind === 'action') {
			for (const { slot, type } of def.params) if (isPiece(type)) this.#slots.set(slot, 0);
		} else {
			for (const { slot, type, words } of def.params) this.#typed(slot, type, words);
		}
		this.#steps(def.body);
		if (kind !== 'event') return;
		for (const effect of [...def.restrictions, ...def.replacements, ...def.triggers]) {
			if (effect.self === null) continue;
			this.#slots.set(effect.selfSlot, 0);
			if (effect.selfRest >= 0)
				this.#slots.set(effect.selfRest, Math.ceil(this.#program.pieces.length / 32));
		}
		for (const { body } of [...def.replacements, ...def.triggers]) this.#steps(body);
	}

	#typed(slot: number, type: Type, words: number): void {
		if (isPiece(type)) this.#slots.set(slot, 0);
		else if (type.t === 'set' && isPiece(type.of)) this.#slots.set(slot, words);
	}

	#steps(steps: readonly StepIR[]): void {
		for (const step of steps) this.#step(step);
	}

	#step(step: StepIR): void {
		switch (step.do) {
			case 'let':
				if (this.#isPiece(step.value)) this.#slots.set(step.slot, 0);
				return;
			case 'let-set':
				if (this.#hasPieces(step.set)) this.#slots.set(step.slot, step.words);
				return;
			case 'draw':
				if (step.as >= 0) this.#slots.set(step.as, step.words);
				return;
			case 'pick':
				if (step.type.t === 'piece') this.#slots.set(step.as, step.count === null ? 0 : step.words);
				return;
			case 'choose':
				if (!('of' in step.domain) || step.domain.of !== 'piece') return;
				if (step.domain.kind === 'subset') this.#slots.set(step.as, step.domain.words);
				else if (step.players === null) this.#slots.set(step.as, 0);
				else for (let p = 0; p < this.#program.players; p++) this.#slots.set(step.as + p, 0);
				return;
			case 'for-each':
				if (step.range || !this.#hasPieces(step.set)) return this.#steps(step.body);
				this.#slots.set(step.slot, 0);
				this.#slots.set(step.rest, step.words);
				return this.#steps(step.body);
			case 'roll-each':
				if (this.#hasPieces(step.set)) this.#slots.set(step.slot, 0);
				return;
			case 'if':
				this.#steps(step.then);
				return this.#steps(step.else);
			case 'repeat':
				return this.#steps(step.body);
			case 'call':
				return this.#returned(step.procedure, step.as);
			case 'emit': {
				const { procedures, actions } = this.#program;
				return this.#returned(procedures.length + actions.length + step.event, step.as);
			}
			case 'return': {
				const { value } = step;
				if (value === null) return;
				if ('set' in value) {
					if (this.#hasPieces(value.set)) this.#slots.set(RETURNED, value.words);
				} else if (this.#isPiece(value.expr)) this.#slots.set(RETURNED, 0);
				return;
			}
			default:
				return;
		}
	}

	#returned(routine: number, as: number): void {
		const words = this.#all[routine]!.get(RETURNED);
		if (as >= 0 && words !== undefined) this.#slots.set(as, words);
	}

	#isPiece(expr: ExprIR): boolean {
		switch (expr.op) {
			case 'local':
				return this.#slots.get(expr.slot) === 0;
			case 'local-of':
				return this.#slots.has(expr.slot);
			case 'field':
				return isPiece(this.#program.fields[expr.table][expr.field]!.type);
			case 'zone-end':
				return true;
			case 'value':
				return isPiece(this.#program.values[expr.value]!.type);
			case 'if':
				return this.#isPiece(expr.a) || this.#isPiece(expr.b);
			case 'first':
			case 'best':
			case 'least':
				return this.#hasPieces(expr.set);
			default:
				return false;
		}
	}

	#hasPieces(set: SetIR): boolean {
		switch (set.set) {
			case 'pieces':
			case 'faces':
			case 'zone':
				return true;
			case 'list':
				return set.items.some((item) => this.#isPiece(item));
			case 'local':
				return this.#slots.has(set.slot);
			case 'field': {
				const { type } = this.#program.fields[set.table][set.field]!;
				return type.t === 'set' && isPiece(type.of);
			}
			case 'where':
			case 'sorted':
			case 'one-of-each':
			case 'first':
				return this.#hasPieces(set.of);
			case 'with':
			case 'without':
			case 'shared':
			case 'if':
				return this.#hasPieces(set.a) || this.#hasPieces(set.b);
			case 'given':
				return set.pieces;
			case 'each':
				return this.#hasPieces(set.part);
			case 'value': {
				const { type } = this.#program.values[set.value]!;
				return type.t === 'set' && isPiece(type.of);
			}
			default:
				return false;
		}
	}
}
