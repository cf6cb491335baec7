/** Routines as lists of instructions over one frame, put together step by step. */
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { FrameLocal, ProcedureDef } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { leaveCheckpoints } from '#lib/engine/machine/going-back.ts';
import type { ActionWindow, DecisionPoint, Evaluator } from '#lib/engine/machine/code.ts';
import type { CheckpointPlace, ReturnPoint } from '#lib/engine/machine/routine-info.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import type { Longest } from './longest.ts';

/** Does one thing and returns the next pc, or a signal. */
export type Instruction = (m: Runtime) => number;

/** What an instruction does, as data for whoever prints code. Where there is none, printed code calls the instruction. */
export type Operation =
	| { op: 'step'; step: StepIR }
	| { op: 'jump'; to: Label }
	/** Jumps where the condition does not hold. */
	| { op: 'unless'; cond: ExprIR; to: Label }
	/** Before a loop, and at its head, where it ends. */
	| { op: 'begin-range' | 'begin-set'; step: ForEach }
	| { op: 'next-of-range' | 'next-of-set'; step: ForEach; end: Label }
	/** Does nothing unless somebody listens. */
	| { op: 'tell' }
	| { op: 'leave' };

export type Step<D extends StepIR['do']> = Extract<StepIR, { do: D }>;

export type ForEach = Step<'for-each'>;

/** A place in the code that is known only later. */
export interface Label {
	pc: number;
}

/** What all routines of a program have in common while they are put together. */
export interface Workshop {
	readonly tables: Tables;
	readonly evaluator: Evaluator;
	readonly windows: readonly ActionWindow[];
	readonly longest: Longest;
	/** Why a game may end; the state holds an index. */
	readonly reasons: string[];
	/** Adds the instructions of a step. */
	readonly step: (a: Assembler, step: StepIR) => void;
}

/** A definition with a frame. */
export type Framed = Pick<ProcedureDef, 'frame' | 'locals'>;

/** Collects the instructions of one routine. */
export class Assembler {
	readonly workshop: Workshop;
	readonly code: Instruction[] = [];
	readonly operations: (Operation | null)[] = [];
	/** Sparse: only where something is asked. */
	readonly decisions: DecisionPoint[] = [];
	/** Where `break` goes, innermost last. */
	readonly loops: Label[] = [];
	/** Where `cancel` goes. */
	cancelled: Label | null = null;
	frame: number;
	/** What lies in the frame; what only the engine uses is at its end. */
	readonly locals: FrameLocal[];
	/** Where it goes on after what it has called. */
	readonly returns: ReturnPoint[] = [];
	readonly shape: string[] = [];
	/** Where it goes on after it was taken back to a checkpoint. */
	readonly checkpoints: CheckpointPlace[] = [];
	/** Whether some of its steps set checkpoints. */
	readonly setsCheckpoints: boolean;

	constructor(workshop: Workshop, { frame, locals }: Framed, setsCheckpoints: boolean) {
		this.workshop = workshop;
		this.setsCheckpoints = setsCheckpoints;
		this.frame = frame;
		this.locals = [...locals];
	}

	get tables(): Tables {
		return this.workshop.tables;
	}

	get evaluator(): Evaluator {
		return this.workshop.evaluator;
	}

	/** The pc of the next instruction. */
	get here(): number {
		return this.code.length;
	}

	emit(instruction: Instruction): void {
		this.emitAs(null, instruction);
	}

	emitAs(operation: Operation | null, instruction: Instruction): void {
		this.code.push(instruction);
		this.operations.push(operation);
	}

	jump(to: Label): void {
		this.emitAs({ op: 'jump', to }, () => to.pc);
	}

	unless(cond: ExprIR, to: Label): void {
		const holds = this.evaluator.expression(cond);
		const next = this.here + 1;
		this.emitAs({ op: 'unless', cond, to }, (m) => (holds(m) === 0 ? to.pc : next));
	}

	leave(): void {
		this.forgetCheckpoints();
		this.emitAs({ op: 'leave' }, (m) => m.popFrame());
	}

	/** A rule that sets checkpoints takes them with it when it is over. */
	forgetCheckpoints(): void {
		if (!this.setsCheckpoints) return;
		const next = this.here + 1;
		this.emit((m) => {
			leaveCheckpoints(m);
			return next;
		});
	}

	place(label: Label): void {
		label.pc = this.here;
	}

	/** A word of the frame that only the engine uses; `id` says for what. */
	privateWord(id: string, type: Type): number {
		const slot = this.frame++;
		this.locals.push({ id, type, slot, words: 1 });
		return slot;
	}

	/** A routine may be running above this one, which goes on at `pc`; its result goes to the slot `as`, if any. */
	returnsTo(pc: number, called: ReturnPoint['called'], as: number, step: StepIR): void {
		this.returns.push({ pc, called, as, step });
	}

	steps(steps: readonly StepIR[]): void {
		for (const step of steps) {
			this.shape.push(`${this.here}${step.do}`);
			this.workshop.step(this, step);
		}
	}
}
