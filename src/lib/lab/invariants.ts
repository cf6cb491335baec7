/** What must be true after every answer: the ruleset's invariants, and those of the engine itself. */
import { STACK_WORDS } from '#lib/ruleset/program/game-limits.ts';
import { columnOf, heightOf, SP, wordsOf } from '#lib/engine/state/memory-layout.ts';
import { ask, askSet } from '#lib/engine/machine/ask-value.ts';
import type { Code, Eval, Fill } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { printExpression } from '#lib/engine/seat/expression-in-words.ts';
import { valueOf, zoneKey } from '#lib/engine/seat/keys.ts';
import { asSaid, type Said, say } from '#lib/language/said.ts';
import { type ExprIR, type SetIR, TABLES, type Type } from '#lib/ruleset/program/expression-ir.ts';
import { nameOfField, Reads } from '#lib/ruleset/program/reads.ts';
import type { Program, SourcePlace } from '#lib/ruleset/program/program.ts';

/** An invariant that does not hold. */
export interface Broken {
	id: string;
	cite: readonly string[];
	place: SourcePlace;
	/** As the rules say it. */
	condition: string;
	/** Of `all(x in SET: condition)`: the elements for which the condition is false. */
	culprits: Culprits | null;
}

interface Culprits {
	type: Type;
	words: number[];
}

interface Rule extends Omit<Broken, 'culprits'> {
	holds: Eval;
	culprits: { type: Type; fill: Fill } | null;
	/** The bit of the words that this rule reads. Several rules may share a bit. */
	bit: number;
}

/** The bit of the words that the engine's own invariants read: where pieces lie. */
const STRUCTURE = 1 << 31;
const BITS = 31;

export class Invariants {
	readonly #rules: Rule[];
	readonly #program: Program;
	/** By word of the state: the bits of the rules that read it. Made when it is needed. */
	#read: Uint32Array | null = null;
	/** The bits of the rules that may hang on anything, and of those that ask where pieces lie. */
	#always = 0;
	#places = STRUCTURE;

	constructor({ program, evaluator }: Code) {
		this.#program = program;
		this.#rules = program.invariants.map(({ id, expr, cite, source }, i) => {
			const set = culpritsOf(expr);
			const type = set && elementOf(set);
			return {
				id,
				cite,
				place: program.sources[source]!,
				condition: printExpression(program, expr),
				holds: evaluator.expression(expr),
				culprits: type && { type, fill: evaluator.set(set) },
				bit: 1 << (i % BITS)
			};
		});
	}

	/**
	 * The ruleset's own that are violated; with a mark of the journal at which all of them held, only those are asked that
	 * read something that was written since.
	 */
	broken(m: Machine, since: number | null = null): Broken[] {
		return this.#brokenOf(m, this.#concerned(m, since));
	}

	#brokenOf(m: Machine, concerned: number): Broken[] {
		return this.#rules
			.filter(({ bit, holds }) => (concerned & bit) !== 0 && ask(m, holds, []) === 0)
			.map(({ holds: _, bit: __, culprits, ...rule }) => ({
				...rule,
				culprits: culprits && { type: culprits.type, words: askSet(m, culprits.fill) }
			}));
	}

	#concerned(m: Machine, since: number | null): number {
		if (since === null) return -1;
		this.#read ??= this.#whoReads(m);
		return this.#always | m.writtenSince(since, this.#read, this.#places);
	}

	#whoReads({ layout }: Machine): Uint32Array {
		const bits = new Uint32Array(layout.size);
		const mark = (from: number, words: number, bit: number): void => {
			for (let at = from; at < from + words; at++) bits[at]! |= bit;
		};
		const program = this.#program;
		const reads = new Reads(program);
		program.invariants.forEach(({ expr }, i) => {
			const { bit } = this.#rules[i]!;
			const { over, faces, places, slots, fields } = reads.of(expr);
			if (over || slots.size > 0) this.#always |= bit;
			if (faces) mark(layout.face, layout.pieces, bit);
			if (places) this.#places |= bit;
			for (const table of TABLES)
				program.fields[table].forEach((def, field) => {
					if (!fields.has(nameOfField(program, table, field))) return;
					mark(columnOf(layout, table, field), heightOf(layout, table) * wordsOf(def), bit);
				});
		});
		// The columns of the zones lie side by side.
		mark(layout.zone, layout.count + layout.zones - layout.zone, this.#places);
		return bits;
	}

	/** What is violated, in words; empty when all is well. `since`: as for `broken`. */
	check(m: Machine, since: number | null = null): Said[] {
		const concerned = this.#concerned(m, since);
		const broken = this.#brokenOf(m, concerned).map(({ id, place, condition, culprits }) => {
			const where = `${place.file}:${place.line}`;
			return culprits
				? say`lab/does-not-hold-for: ${id} (${where}) does not hold: ${condition}; not for ${namesOf(m, culprits)}`
				: say`lab/does-not-hold: ${id} (${where}) does not hold: ${condition}`;
		});
		const structure = (concerned & STRUCTURE) === 0 ? brokenStack(m) : brokenStructure(m);
		return structure === null ? broken : [...broken, asSaid(structure)];
	}
}

const MOST_NAMES = 6;

function namesOf(m: Machine, { type, words }: Culprits): Said {
	const names = words.slice(0, MOST_NAMES).map((word) => valueOf(m, 'observer', type, word));
	const more = words.length - names.length;
	const all = names.join(', ');
	return more > 0 ? say`word/and-more: ${all} and ${more} more` : say`${all}`;
}

function culpritsOf(expr: ExprIR): SetIR | null {
	if (expr.op !== 'all' || expr.body === null) return null;
	return { set: 'where', slot: expr.slot, of: expr.set, cond: { op: 'not', of: expr.body } };
}

function elementOf(set: SetIR): Type | null {
	switch (set.set) {
		case 'players':
			return { t: 'player' };
		case 'spaces':
			return { t: 'space' };
		case 'pieces':
		case 'faces':
		case 'zone':
			return { t: 'piece', kind: 0 };
		case 'where':
		case 'while':
		case 'sorted':
		case 'one-of-each':
		case 'first':
			return elementOf(set.of);
		case 'neighbours':
		case 'within':
		case 'ray':
		case 'region':
			return { t: 'space' };
		default:
			return null;
	}
}

/** Every piece lies in exactly one zone, the lists of the zones are sound, and the numbers agree. */
export function brokenStructure(m: Machine): string | null {
	const { layout, mem } = m;
	const named = (piece: number): string => m.program.pieces[piece]?.id ?? `number ${piece}`;
	let seen = 0;
	for (let zone = 0; zone < layout.zones; zone++) {
		let count = 0;
		let below = -1;
		let piece = mem[layout.bottom + zone]!;
		for (; piece >= 0; piece = mem[layout.above + piece]!) {
			if (mem[layout.zone + piece] !== zone)
				return `piece ${named(piece)} is listed in ${zoneKey(m, zone)}`;
			if (mem[layout.below + piece] !== below)
				return `piece ${named(piece)} has the wrong one below it`;
			if (++count > layout.pieces) return `${zoneKey(m, zone)} is listed in a circle`;
			below = piece;
		}
		if (mem[layout.top + zone] !== below) return `${zoneKey(m, zone)} has the wrong piece on top`;
		if (mem[layout.count + zone] !== count) return `${zoneKey(m, zone)} counts wrongly`;
		seen += count;
	}
	if (seen !== layout.pieces) return `${layout.pieces - seen} pieces lie in no zone`;
	return brokenStack(m);
}

function brokenStack(m: Machine): string | null {
	const { layout, mem } = m;
	const sp = mem[SP]!;
	if (sp < layout.stack || sp > layout.stack + STACK_WORDS) return 'the stack has left its place';
	if (m.rp !== 0 || m.poolTop !== 0) return 'an expression has not cleaned up behind itself';
	return null;
}
