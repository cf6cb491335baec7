/** The machine runs code: it walks the instructions of the top frame until the game waits for an answer or is over. */
import type { Chance } from '#lib/engine/state/chance.ts';
import {
	FP,
	LOCALS,
	OUT_OF_TURN,
	PC,
	ROUTINE,
	RUNNING,
	SP,
	STATUS,
	WAITING
} from '#lib/engine/state/memory-layout.ts';
import type { Words } from '#lib/engine/state/gate.ts';
import { forgetCheckpoints } from './going-back.ts';
import type { Code, Eval } from './code.ts';
import type { Knowledge } from './knowledge.ts';
import { Runtime } from './runtime.ts';
import { END, POP, SWITCH, WAIT } from './signals.ts';

/** Routines call each other on the host's stack until their frames take so many words; the machine enters the next. */
const NESTED_WORDS = 400;

/** Thrown where something that is only tried needs chance: what will fall is nobody's to know. */
const CHANCE = new Error('chance');
const refuse = (): never => {
	throw CHANCE;
};
const NO_CHANCE: Chance = { die: refuse, place: refuse, mix: refuse, pick: refuse };

/** What is as it was when something has been tried. */
type Before = Pick<
	Machine,
	| 'fp'
	| 'pc'
	| 'rp'
	| 'poolTop'
	| 'deepest'
	| 'observer'
	| 'chance'
	| 'recording'
	| 'trying'
	| 'mark'
	| 'faceChanges'
>;

export class Machine extends Runtime {
	readonly code: Code;

	/** In the position of all zeros: `begin` or `load` comes next. */
	constructor(code: Code) {
		super(code.tables, code.routines);
		this.code = code;
	}

	override knowledgeFor(seat: number): Knowledge {
		return this.code.knowledge(this, seat);
	}

	/** Another machine in the same position, which goes its own way from here. */
	fork(): Machine {
		const twin = new Machine(this.code);
		twin.load(this.mem);
		return twin;
	}

	/** Puts up the initial position; the start procedure is ready to run. */
	begin(seed: string): void {
		this.left = this.budget;
		this.initialise(this.program, seed);
		this.fp = this.layout.stack;
		this.pushFrame(this.program.start, -1);
		this.forgetJournal();
	}

	/** Begins a game and runs to the first question, before which nothing can be taken back. */
	start(seed: string): void {
		this.begin(seed);
		this.run();
		this.forgetJournal();
	}

	/** Lets another procedure run in place of whatever was to run; its parameters are still to be written. */
	beginAt(procedure: number): void {
		forgetCheckpoints(this);
		this.write(SP, this.layout.stack);
		this.pushFrame(procedure, -1);
	}

	override undoTo(mark: number): void {
		super.undoTo(mark);
		this.#follow();
	}

	override afterwards(routine: number, slots: readonly number[], holds: Eval): number {
		const before = this.#tries();
		const { fp, rp, poolTop } = before;
		this.fp = this.mem[FP]!;
		try {
			this.pushFrame(routine, -1);
			for (const slot of slots) {
				this.write(this.fp + LOCALS + slot, this.mem[fp + LOCALS + slot]!);
			}
			this.#try(this.fp);
			this.fp = fp;
			this.rp = rp;
			this.poolTop = poolTop;
			return holds(this);
		} finally {
			this.#takeBack(before);
		}
	}

	override ahead<T>(answered: () => number, base: number, look: (asks: boolean) => T): T {
		const before = this.#tries();
		try {
			const next = answered();
			if (next >= 0) this.pc = next;
			const asks = this.#try(base) === WAIT;
			this.rp = before.rp;
			this.poolTop = before.poolTop;
			return look(asks);
		} finally {
			this.#takeBack(before);
		}
	}

	/** What comes is taken back: nobody watches, and chance stays unknown. Returns what there was before. */
	#tries(): Before {
		const { fp, pc, rp, poolTop, deepest, observer, chance, recording, trying } = this;
		const { mark, faceChanges } = this;
		this.trying = true;
		this.recording = true;
		this.observer = null;
		this.chance = NO_CHANCE;
		// One shape, made at once: games that look at what holds afterwards do so for every answer.
		return { fp, pc, rp, poolTop, deepest, observer, chance, recording, trying, mark, faceChanges };
	}

	#takeBack(before: Before): void {
		const turned = this.faceChanges !== before.faceChanges;
		super.undoTo(before.mark);
		if (!turned) this.faceChanges = before.faceChanges;
		this.fp = before.fp;
		this.pc = before.pc;
		this.rp = before.rp;
		this.poolTop = before.poolTop;
		this.deepest = before.deepest;
		this.observer = before.observer;
		this.chance = before.chance;
		this.recording = before.recording;
		this.trying = before.trying;
	}

	/** Runs the frame at `base` until it has ended, asks (then this is WAIT), or needs chance. */
	#try(base: number): number {
		const { routines } = this.code;
		let next = SWITCH;
		try {
			while ((next === SWITCH || next === POP) && this.fp >= base) {
				this.deepest = this.fp + NESTED_WORDS;
				next = routines[this.mem[this.fp + ROUTINE]!]!.run(this, this.pc);
			}
			return next;
		} catch (error) {
			if (error !== CHANCE) throw error;
			return END;
		}
	}

	override load(mem: Words): void {
		super.load(mem);
		this.#follow();
	}

	/** Runs until the game waits for an answer or is over. */
	run(): void {
		this.#follow();
		this.write(STATUS, RUNNING);
		this.left = this.budget;
		this.forgetSkipped();
		const { routines } = this.code;
		let next = SWITCH;
		while (next === SWITCH || next === POP) {
			this.deepest = this.fp + NESTED_WORDS;
			next = routines[this.mem[this.fp + ROUTINE]!]!.run(this, this.pc);
			if ((next === WAIT || this.#isDone(next)) && this.#becomes(next)) next = SWITCH;
		}
		if (next === WAIT) {
			this.write(this.fp + PC, this.pc);
			this.write(STATUS, WAITING);
		}
		this.forgetSkipped();
	}

	/** Whether the last rule is over, and none has ended the game. */
	#isDone(next: number): boolean {
		return next === END && this.mem[SP] === this.layout.stack;
	}

	/** Before anybody is asked, and when all is done, what has become true acts. What is asked is looked at anew then. */
	#becomes(next: number): boolean {
		const { becoming } = this.code;
		if (becoming === undefined || becoming(this) === 0) return false;
		if (next === WAIT) this.saveReturn(this.pc);
		else this.write(STATUS, RUNNING);
		this.pushFrame(this.program.becoming!.procedure, OUT_OF_TURN);
		return true;
	}

	/** Brings what lies beside the state in line with it; a rule that failed may have left scratch behind. */
	#follow(): void {
		this.legal.seat = -1;
		this.reopens = false;
		this.fp = this.mem[FP]!;
		this.pc = this.mem[this.fp + PC]!;
		this.rp = 0;
		this.poolTop = 0;
	}
}
