/**
 * What compiled code sees of the machine that runs it: the state behind its gate, registers and pool for what is being
 * worked out, frames, chance.
 *
 * Everything that must survive lies in the state (`mem`). The rest is scratch that is empty between two instructions.
 */
import { spaceAt } from '#lib/engine/state/grid.ts';
import { type Said, say } from '#lib/language/said.ts';
import { isKept } from '#lib/ruleset/program/arithmetic.ts';
import {
	MOST_ANSWERS,
	MOST_AT_ONCE,
	STACK_WORDS,
	STEP_BUDGET
} from '#lib/ruleset/program/game-limits.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { chanceFromState, type Chance } from '#lib/engine/state/chance.ts';
import { Gate } from '#lib/engine/state/gate.ts';
import {
	CALLER,
	FP,
	LOCALS,
	OUT_OF_TURN,
	OVER,
	PC,
	RESULT,
	ROUTINE,
	RUNNING,
	SP,
	STATUS
} from '#lib/engine/state/memory-layout.ts';
import { type Asks, LegalAnswers, stillOpen } from '#lib/engine/state/legal-answers.ts';
import type { Observer } from '#lib/engine/state/observer.ts';
import type { Knowledge } from './knowledge.ts';
import type { RoutineInfo } from './routine-info.ts';
import { RuleError, shortened } from './rule-error.ts';
import { END, POP } from './signals.ts';
import type { Tables } from './tables.ts';

/** What rules can ask too much of at once, and what they do to a thing that may not be there. */
const COUNTED = { numbers: say`play/numbers: numbers`, dice: say`word/dice: dice` };
const NEEDED = {
	field: say`play/field-of-none: cannot set a field of none`,
	zone: say`play/move-to-none: cannot move a piece to none`,
	swap: say`play/swap-with-none: cannot swap with none`,
	draw: say`play/draw-from-none: cannot draw from or to none`
} satisfies Record<string, Said>;
type Counted = keyof typeof COUNTED;
type Needed = keyof typeof NEEDED;

const REGISTERS = 8192;
const POOL_WORDS = 1 << 17;

export abstract class Runtime extends Gate {
	readonly tables: Tables;
	readonly routines: readonly RoutineInfo[];
	/** Parameters and variables of the expressions that are being worked out; `rp` is where the running one's begin. */
	readonly regs = new Int32Array(REGISTERS);
	rp = 0;
	/** Elements of the sets that are being walked; free from `poolTop` on. */
	readonly pool = new Int32Array(POOL_WORDS);
	poolTop = 0;
	/** Base of the running frame, and the instruction at which it is left for an answer. */
	fp = 0;
	pc = 0;
	/** A frame that begins above is left to the machine to enter. */
	deepest = 0;
	/** What the rules may do before they are called endless, and how much of it is left. */
	budget = STEP_BUDGET;
	left = STEP_BUDGET;
	/** The offer that was skipped last because nothing in it was legal, and how many were skipped since the last answer. */
	#skipped = { offer: '', times: 0 };
	chance: Chance = chanceFromState;
	/** The step that threw dice or picked last: a list that stands in for chance may want to know. */
	thrown: Extract<StepIR, { do: 'roll' | 'roll-each' | 'pick' }> | null = null;
	/** Receives what happens, for the log; null in playouts. */
	observer: Observer | null = null;
	/** The legal answers of the seat that was enumerated last, as long as nothing has happened since. */
	readonly legal = new LegalAnswers();
	/** What whoever chooses may know, while his answers are listed and some condition asks for no more. */
	chooser: Knowledge | null = null;
	/** Whether rules go on only to see what holds afterwards: they stop at their next question. */
	trying = false;
	/** Whether the instruction that comes next asks what it asked before an action was taken out of turn. */
	reopens = false;
	/** The actions that a seat may take although the game waits for an answer, as they were enumerated last. */
	readonly outOfTurn = new LegalAnswers();
	/** The next piece that shows the same face, -1 after the last: good after `firstShowing`. */
	readonly nextShowing: Int16Array;
	readonly #firstShowing: Int16Array;
	/** A bit set that is being put together; the frames have room for no longer one. */
	readonly #bits = new Int32Array(STACK_WORDS);
	/** `faceChanges` when the pieces were last sorted by their faces. */
	#sortedAt = -1;

	constructor(tables: Tables, routines: readonly RoutineInfo[]) {
		const { layout, program } = tables;
		super(layout);
		this.tables = tables;
		this.routines = routines;
		this.nextShowing = new Int16Array(layout.pieces);
		this.#firstShowing = new Int16Array(program.faces.length);
	}

	/** All that a seat may know of this position; nothing may lie in the first registers. */
	abstract knowledgeFor(seat: number): Knowledge;

	/**
	 * What a condition over the running frame would say when a routine had been carried out up to its end, its first
	 * question or die. The words of `slots` are the routine's as well. Nothing stays of it.
	 */
	abstract afterwards(
		routine: number,
		slots: readonly number[],
		holds: (m: Runtime) => number
	): number;

	/**
	 * What is found out when an answer has been given and the game has gone on to its next question (`asks`), or until the
	 * frame at `base` is over or chance decides. Nothing stays of it.
	 */
	abstract ahead<T>(answered: () => number, base: number, look: (asks: boolean) => T): T;

	get program(): Program {
		return this.tables.program;
	}

	override movePiece(piece: number, zone: number, position: 'top' | 'bottom'): void {
		if (this.tables.leaving !== null) this.#forget(this.tables.leaving, piece, zone);
		super.movePiece(piece, zone, position);
	}

	/** What a piece knew of itself in the zones of one name. */
	#forget(leaving: NonNullable<Tables['leaving']>, piece: number, zone: number): void {
		const { zoneDef } = this.layout;
		const from = zoneDef[this.mem[this.layout.zone + piece]!]!;
		if (this.tables.firstOfRow[from] === this.tables.firstOfRow[zoneDef[zone]!]) return;
		for (const { column, start } of leaving[from]!) {
			start.forEach((word, w) => this.write(column + piece * start.length + w, word));
		}
	}

	/** The first piece that shows a face, or -1. */
	firstShowing(face: number): number {
		if (this.#sortedAt !== this.faceChanges) this.#sortByFace();
		return this.#firstShowing[face]!;
	}

	#sortByFace(): void {
		const { layout, mem, nextShowing } = this;
		const first = this.#firstShowing.fill(-1);
		for (let piece = layout.pieces - 1; piece >= 0; piece--) {
			const face = mem[layout.face + piece]!;
			nextShowing[piece] = first[face]!;
			first[face] = piece;
		}
		this.#sortedAt = this.faceChanges;
	}

	/**
	 * Puts the pieces of pool[start..end) into the order of their zones and of their places in them. The order of the box,
	 * in which stored sets are walked, would tell which pieces they are.
	 */
	sortByPlace(start: number, end: number): void {
		const { layout, mem, pool } = this;
		let i = start + 1;
		while (i < end && mem[layout.above + pool[i - 1]!] === pool[i]) i++;
		if (i >= end) return;
		this.fillPool(end, end - start);
		// Their places lie beside them in the pool, and are put into order with them: nearly always few.
		for (let sorted = start; sorted < end; sorted++) {
			const piece = pool[sorted]!;
			const place = this.#placeOf(piece);
			let to = sorted;
			for (; to > start && pool[to - 1 + end - start]! > place; to--) {
				pool[to] = pool[to - 1]!;
				pool[to + end - start] = pool[to - 1 + end - start]!;
			}
			pool[to] = piece;
			pool[to + end - start] = place;
		}
	}

	/** Of two pieces, the one in the lower zone comes first, then the one that lies lower in it. */
	#placeOf(piece: number): number {
		const { layout, mem } = this;
		if (piece < 0) return -1;
		let depth = 0;
		for (let at = piece; at >= 0; at = mem[layout.below + at]!) depth++;
		return mem[layout.zone + piece]! * (layout.pieces + 1) + depth;
	}

	/** Steps between two spaces as the map's neighbours go; a large number where there is no way or no space. */
	distance(a: number, b: number): number {
		return a < 0 || b < 0 ? 9999 : this.tables.distances[a * this.layout.spaces + b]!;
	}

	/** One step in a direction; -1 beyond the edge, of nothing, and in a direction that there is not (of a mutant). */
	next(space: number, direction: number): number {
		return space < 0 ? -1 : (this.program.map.directions!.next[direction]?.[space] ?? -1);
	}

	/** The space in this column and row; -1 where there is none. */
	cell(q: number, r: number): number {
		return spaceAt(this.tables.grid, q, r);
	}

	/** Distance from the first space of the map. */
	ring(space: number): number {
		return this.distance(0, space);
	}

	/** Makes a frame for a routine on top of the stack and enters it. The caller has saved its pc. */
	pushFrame(routine: number, result: number): void {
		const { layout, mem } = this;
		const base = mem[SP]!;
		const { frame } = this.routines[routine]!;
		const end = base + LOCALS + frame;
		if (end > layout.stack + STACK_WORDS) this.tooDeep();
		this.write(base + ROUTINE, routine);
		this.write(base + PC, 0);
		this.write(base + CALLER, base === layout.stack ? -1 : this.fp);
		this.write(base + RESULT, result);
		// Whatever earlier frames left here must not be seen, nor make equal positions differ.
		this.clear(base + LOCALS, end);
		this.write(SP, end);
		this.write(FP, base);
		this.fp = base;
		this.pc = 0;
	}

	/** Leaves the top frame; the caller goes on where it had stopped. Returns POP, or END after the last frame. */
	popFrame(): number {
		const { mem, fp } = this;
		const caller = mem[fp + CALLER]!;
		if (mem[fp + RESULT] === OUT_OF_TURN) this.reopens = true;
		this.write(SP, fp);
		if (caller < 0) {
			// What is only tried is over where its rule is.
			if (!this.trying) this.write(STATUS, OVER);
			return END;
		}
		this.write(FP, caller);
		this.fp = caller;
		this.pc = mem[caller + PC]!;
		return POP;
	}

	/** When a question is asked that is reached; it may have stood open. */
	asking(ask: 'always' | 'possible'): Asks {
		const { reopens } = this;
		this.reopens = false;
		return reopens ? stillOpen(ask) : ask;
	}

	/** Saves where the top frame goes on once the frame above it has returned. */
	saveReturn(pc: number): void {
		this.write(this.fp + PC, pc);
	}

	/** Bases of the running frames, innermost first. Each lies below the one that it called, or the stack is broken. */
	frames(): number[] {
		const bases: number[] = [];
		let above = this.layout.stack + STACK_WORDS;
		for (let base = this.mem[FP]!; base >= 0 && base < above; base = this.mem[base + CALLER]!) {
			bases.push(base);
			above = base;
		}
		return bases;
	}

	/** What runs in a frame. */
	running(base: number): RoutineInfo {
		return this.routines[this.mem[base + ROUTINE]!]!;
	}

	/** The running rules with their places, innermost first, for messages. */
	chain(): string {
		return shortened(this.#running()).join(' < ');
	}

	#running(): string[] {
		return this.frames().map((base) => {
			const { id, source } = this.running(base);
			return this.#named(id, source);
		});
	}

	#named(id: string, source: number): string {
		const place = this.program.sources[source];
		return place ? `${id} (${place.file}:${place.line})` : id;
	}

	/** An error on its way out of a value. */
	passing(value: number, error: unknown): unknown {
		return error instanceof RuleError ? error.passing(this.#nameOf(value)) : error;
	}

	/** Of a value; from the number of values on, of a routine. */
	#nameOf(rule: number): string {
		const { values } = this.program;
		const { id, source } = values[rule] ?? this.routines[rule - values.length]!;
		return this.#named(id, source);
	}

	/** A question from outside begins: with nothing done yet, and nothing left over from one that failed. */
	askedFromOutside(): void {
		if (this.mem[STATUS] === RUNNING) return;
		this.left = this.budget;
		this.rp = 0;
		this.poolTop = 0;
	}

	/** Takes what is about to be done off what may be done. Counted before it is done, and once for many elements. */
	spend(cost: number): void {
		if ((this.left -= cost) < 0) this.endless();
	}

	/** Counts elements that are put into the pool from `at` on. */
	fillPool(at: number, count: number): void {
		if (at + count > POOL_WORDS) this.poolIsFull();
		this.spend(count);
	}

	/** The same for numbers that the rules work out: of a range, of dice. Not even one that is spent costs memory. */
	spendMany(count: number, each: number, what: Counted): void {
		if (count > MOST_AT_ONCE) this.tooMany(count, what);
		if (count > 0) this.spend(count * each);
	}

	/** A number that the rules have worked out, if it has room where they keep numbers. */
	kept(result: number): number {
		return isKept(result) ? result : this.tooLarge(-1);
	}

	/** `rule`: the value or routine that has no frame to be known by, see `#nameOf`; -1 where there is none. */
	tooLarge(rule: number): never {
		const error = new RuleError(
			say`play/too-large: a number leaves what rules can keep, -2147483648 to 2147483647`,
			this.#running()
		);
		throw rule < 0 ? error : error.passing(this.#nameOf(rule));
	}

	/** The rules that are running cannot go on. */
	fails(what: Said): never {
		throw new RuleError(what, this.#running());
	}

	tooDeep(): never {
		this.fails(say`play/endless-calls: the rules call each other without end`);
	}

	/** Notes an offer in which nothing is legal: skipped again and again, it is why rules do not come to an end. */
	skips(offer: string): void {
		this.#skipped.offer = offer;
		this.#skipped.times++;
	}

	protected forgetSkipped(): void {
		this.#skipped.times = 0;
	}

	endless(): never {
		const { offer, times } = this.#skipped;
		if (times > 1) {
			this.fails(
				say`play/endless-offer: the rules do not come to an end; "offer: ${offer}" was skipped ${times} times, for nothing in it was legal`
			);
		}
		this.fails(say`play/endless-rules: the rules do not come to an end`);
	}

	poolIsFull(): never {
		this.fails(say`play/too-many-things: the rules look at too many things at once`);
	}

	tooManyAnswers(): never {
		this.fails(
			say`play/too-many-answers: more than ${MOST_ANSWERS} answers would have to be listed`
		);
	}

	tooMany(count: number, what: Counted): never {
		const many = COUNTED[what];
		this.fails(
			say`play/too-many-at-once: ${count} ${many} are too many at once (the limit is ${MOST_AT_ONCE})`
		);
	}

	/** The step at `source` needs a thing and has got none. */
	nothingThere(source: number, what: Needed): never {
		const place = this.program.sources[source];
		const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
		this.fails(say`${where}${NEEDED[what]}`);
	}

	/** Writes the pool's words from `start` to `end` as a bit set of the frame. */
	writeBits(at: number, words: number, start: number, end: number): void {
		const bits = this.#bits.fill(0, 0, words);
		for (let i = start; i < end; i++) {
			const element = this.pool[i]!;
			// Beyond the words there is nothing to set: a write outside of the array does nothing.
			if (element >= 0) bits[element >>> 5]! |= 1 << (element & 31);
		}
		this.writeWords(at, bits, words);
	}
}
