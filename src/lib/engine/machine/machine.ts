/**
 * The machine runs a program: it walks the instructions of the top frame until the game waits for an answer or is over.
 *
 * Everything that must survive lies in the state (`mem`). The rest of this object (registers, pool, caches) is scratch
 * that is empty between two instructions.
 */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Backend, MakeBackend } from './backend.ts';
import { compileSetValue, compileValue } from '#lib/engine/compile/compile-value.ts';
import type { Eval } from '#lib/engine/compile/compile-expression.ts';
import type { Fill } from '#lib/engine/compile/compile-set.ts';
import { compileRoutines, type Routine } from '#lib/engine/compile/routine.ts';
import {
	CALLER,
	FP,
	layoutOf,
	LOCALS,
	OVER,
	PC,
	RESULT,
	ROUTINE,
	RUNNING,
	SP,
	STACK_WORDS,
	STATUS,
	WAITING
} from '#lib/engine/state/layout.ts';
import { distances } from '#lib/engine/state/distances.ts';
import { chanceFromState, type Chance } from '#lib/engine/state/chance.ts';
import type { Observer } from '#lib/engine/state/observer.ts';
import { Options } from '#lib/engine/state/legal-answers.ts';
import { Gate } from '#lib/engine/state/gate.ts';

/** What an instruction returns instead of the next pc: another frame is on top now, or the game waits or is over. */
export const SWITCH = -1;
export const WAIT = -2;
export const END = -3;
/** Like SWITCH, and the frame that is on top now is that of the caller. */
export const POP = -4;

const BUDGET = 20_000_000;

/** A rule that cannot go on: a loop without end, a stack too deep. Names the chain of rules. */
export class RuleError extends Error {}

/** May put something of its own around the closure of an expression: how tools watch rules at work. */
export type Watch = (expr: ExprIR, code: Eval) => Eval;

/** How a machine comes to its code; a twin shares that of another one and has a state of its own. */
export interface Making {
	twin?: Machine | null;
	makeBackend?: MakeBackend | null;
	watch?: Watch | null;
}

export class Machine extends Gate {
	readonly program: Program;
	readonly regs = new Int32Array(8192);
	rp = 0;
	readonly pool = new Int32Array(1 << 16);
	poolTop = 0;
	fp = 0;
	pc = 0;
	/** Where the compiled code comes from: closures when null. */
	readonly backend: Backend | null;
	/** Asked while closures are made; a game that nobody watches pays nothing. */
	readonly watch: Watch | null;
	readonly values: Eval[];
	readonly setValues: Fill[];
	/** One table per attribute, indexed by face. */
	readonly attributes: Int32Array[];
	readonly routines: Routine[];
	readonly reasons: string[];
	/** Instructions between two answers before the rules are called endless, and how many of them are left. */
	budget = BUDGET;
	left = BUDGET;
	chance: Chance = chanceFromState;
	/** Receives what happens, for the log; null in playouts. */
	observer: Observer | null = null;
	/** The options of the seat that was enumerated last, as long as nothing has happened since. */
	readonly options = new Options();
	/** The next piece that shows the same face, -1 after the last: good after `firstShowing`. */
	readonly nextShowing: Int16Array;
	readonly #firstShowing: Int16Array;
	/** `faceChanges` when the pieces were last sorted by their faces. */
	#sortedAt = -1;
	readonly #distances: Int16Array;
	readonly #kinds: Uint8Array[];

	/** A second machine for the same program takes the compiled code of its `twin`, and starts with a copy of its state. */
	constructor(program: Program, { twin = null, makeBackend = null, watch = null }: Making = {}) {
		const layout = twin?.layout ?? layoutOf(program);
		super(layout, twin ? twin.mem.slice() : new Int32Array(layout.size));
		this.program = program;
		this.nextShowing = new Int16Array(layout.pieces);
		this.#firstShowing = new Int16Array(program.faces.length);
		this.backend = twin?.backend ?? null;
		this.watch = twin?.watch ?? watch;
		if (twin !== null) {
			({ attributes: this.attributes, values: this.values, setValues: this.setValues } = twin);
			({ routines: this.routines, reasons: this.reasons } = twin);
			this.#distances = twin.#distances;
			this.#kinds = twin.#kinds;
			this.#resync();
			return;
		}
		this.attributes = program.attributes.map((_, a) =>
			Int32Array.from(program.faces, (face) => face.attributes[a]!)
		);
		this.#distances = distances(program.map);
		this.#kinds = program.kinds.map((_, kind) =>
			Uint8Array.from(program.faces, (face) => {
				let k = face.kind;
				while (k > kind) k = program.kinds[k]!.parent;
				return k === kind ? 1 : 0;
			})
		);
		this.reasons = [];
		// Filled in place: a compiled call looks its value up when it runs, so values may stand in any order.
		this.values = [];
		this.setValues = [];
		this.values.push(...program.values.map((value) => compileValue(this, value)));
		this.setValues.push(...program.values.map((value) => compileSetValue(this, value)));
		this.backend = makeBackend?.(this) ?? null;
		this.backend?.install(this.values, this.setValues);
		this.routines = compileRoutines(this);
		this.backend?.installRoutines(this.routines);
	}

	/** 1 for every face of the kind or of a kind derived from it (parents stand before their children). */
	facesOfKind(kind: number): Uint8Array {
		return this.#kinds[kind]!;
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

	/** Steps between two spaces as the map's neighbours go; a large number where there is no way or no space. */
	distance(a: number, b: number): number {
		return a < 0 || b < 0 ? 9999 : this.#distances[a * this.layout.spaces + b]!;
	}

	/** Distance from the first space of the map. */
	ring(space: number): number {
		return this.distance(0, space);
	}

	/** Puts up the initial position; the start procedure is ready to run. */
	begin(seed: string): void {
		this.initialise(this.program, seed);
		this.fp = this.layout.stack;
		this.pushFrame(this.program.start, 0, -1);
		this.forgetJournal();
	}

	/** Lets another procedure run in place of whatever was to run; its parameters are still to be written. */
	beginAt(procedure: number): void {
		this.write(SP, this.layout.stack);
		this.pushFrame(procedure, 0, -1);
	}

	override undoTo(mark: number): void {
		super.undoTo(mark);
		this.#resync();
	}

	override load(mem: Int32Array): void {
		super.load(mem);
		this.#resync();
	}

	/** After the state has changed as a whole: what lies beside it follows. */
	#resync(): void {
		this.fp = this.mem[FP]!;
		this.options.seat = -1;
	}

	/** Makes a frame for a routine on top of the stack and enters it. The caller has saved its pc. */
	pushFrame(routine: number, pc: number, result: number): void {
		const { layout, mem } = this;
		const base = mem[SP]!;
		const { frame } = this.routines[routine]!;
		const end = base + LOCALS + frame;
		if (end > layout.stack + STACK_WORDS) this.tooDeep();
		this.write(base + ROUTINE, routine);
		this.write(base + PC, pc);
		this.write(base + CALLER, base === layout.stack ? -1 : this.fp);
		this.write(base + RESULT, result);
		// Whatever earlier frames left here must not be seen, nor make equal positions differ.
		for (let at = base + LOCALS; at < end; at++) this.write(at, 0);
		this.write(SP, end);
		this.write(FP, base);
		this.fp = base;
		this.pc = pc;
	}

	/** Leaves the top frame; the caller goes on where it had stopped. Returns POP, or END after the last frame. */
	popFrame(): number {
		const { mem, fp } = this;
		const caller = mem[fp + CALLER]!;
		this.write(SP, fp);
		if (caller < 0) {
			this.write(STATUS, OVER);
			return END;
		}
		this.write(FP, caller);
		this.fp = caller;
		this.pc = mem[caller + PC]!;
		return POP;
	}

	/** Runs until the game waits for an answer or is over. */
	run(): void {
		this.resync();
		this.write(STATUS, RUNNING);
		this.left = this.budget;
		let next = SWITCH;
		while (next === SWITCH || next === POP) {
			const routine = this.routines[this.mem[this.fp + ROUTINE]!]!;
			next = routine.run(this, this.pc);
		}
		if (next === WAIT) {
			this.write(this.fp + PC, this.pc);
			this.write(STATUS, WAITING);
		}
	}

	/** Brings the registers outside the state in line with it, after undo or loading. */
	resync(): void {
		this.options.seat = -1;
		this.fp = this.mem[FP]!;
		this.pc = this.mem[this.fp + PC]!;
	}

	/** Saves where the top frame goes on once the frame above it has returned. */
	saveReturn(pc: number): void {
		this.write(this.fp + PC, pc);
	}

	/** Bases of the running frames, innermost first. */
	frames(): number[] {
		const bases: number[] = [];
		for (let base = this.mem[FP]!; base >= 0; base = this.mem[base + CALLER]!) bases.push(base);
		return bases;
	}

	/** The running rules with their places, innermost first, for messages. */
	chain(): string {
		return this.frames()
			.slice(0, 12)
			.map((base) => {
				const routine = this.routines[this.mem[base + ROUTINE]!]!;
				const place = this.program.sources[routine.source];
				return place ? `${routine.id} (${place.file}:${place.line})` : routine.id;
			})
			.join(' < ');
	}

	tooDeep(): never {
		throw new RuleError(`the rules call each other without end: ${this.chain()}`);
	}

	endless(): never {
		throw new RuleError(`the rules do not come to an end: ${this.chain()}`);
	}
}
