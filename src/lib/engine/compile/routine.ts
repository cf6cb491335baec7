/** Routines: procedures, actions and events as lists of instructions over one frame. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { compileDraw, compileRoll, compileRollEach, compileShuffle } from './chance-steps.ts';
import { compileChoose } from './choose-step.ts';
import { compileEvent } from './event-routine.ts';
import { compileRoot } from './compile-expression.ts';
import {
	compileCall,
	compileEmit,
	compileForEach,
	compileIf,
	compileRepeat,
	compileReturn
} from './flow-steps.ts';
import { compileOffer } from './offer-step.ts';
import {
	compileEndGame,
	compileFlip,
	compileLet,
	compileLetSet,
	compileLog,
	compileMove,
	compileReveal,
	compileSetField
} from './state-steps.ts';
import type { DecisionPoint } from '#lib/engine/machine/decision-point.ts';
import { type Machine, WAIT } from '#lib/engine/machine/machine.ts';

/** Does one thing and returns the next pc, or SWITCH, POP, WAIT, END. */
export type Instruction = (m: Machine) => number;

/** Runs a routine from a pc on until it returns one of the four; at WAIT the machine's pc says where. */
export type Run = (m: Machine, pc: number) => number;

/** What an instruction does, as data for a backend that prints code. Where there is none, it calls the instruction. */
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

export type ForEach = Extract<StepIR, { do: 'for-each' }>;

export interface Routine {
	id: string;
	kind: 'procedure' | 'action' | 'event';
	/** Words of locals. */
	frame: number;
	code: Instruction[];
	/** One for each instruction. */
	operations: (Operation | null)[];
	run: Run;
	/** What is asked at the instructions that ask. */
	decisions: DecisionPoint[];
	source: number;
	cite: string[];
	/** Equal for routines with the same instructions, whatever numbers and conditions are in them. */
	shape: string;
}

/** A place in the code that is known only later. */
export interface Label {
	pc: number;
}

/** Collects the instructions of one routine. */
export class Assembler {
	readonly machine: Machine;
	readonly code: Instruction[] = [];
	readonly operations: (Operation | null)[] = [];
	/** Sparse: only where something is asked. */
	readonly decisions: DecisionPoint[] = [];
	/** Where `break` goes, innermost last. */
	readonly loops: Label[] = [];
	/** Where `cancel` goes. */
	cancelled: Label | null = null;
	/** Id of the effect whose steps are being compiled. */
	effect = '';
	frame: number;
	readonly shape: string[] = [];

	constructor(machine: Machine, frame: number) {
		this.machine = machine;
		this.frame = frame;
	}

	/** The pc of the next instruction. */
	get here(): number {
		return this.code.length;
	}

	emit(instruction: Instruction): void {
		this.code.push(instruction);
		this.operations.push(null);
	}

	emitAs(operation: Operation, instruction: Instruction): void {
		this.code.push(instruction);
		this.operations.push(operation);
	}

	jump(to: Label): void {
		this.emitAs({ op: 'jump', to }, () => to.pc);
	}

	unless(cond: ExprIR, to: Label): void {
		const holds = compileRoot(this.machine, cond);
		const next = this.here + 1;
		this.emitAs({ op: 'unless', cond, to }, (m) => (holds(m) === 0 ? to.pc : next));
	}

	leave(): void {
		this.emitAs({ op: 'leave' }, (m) => m.popFrame());
	}

	place(label: Label): void {
		label.pc = this.here;
	}

	/** A word of the frame that only the engine uses. */
	privateWord(): number {
		return this.frame++;
	}

	steps(steps: StepIR[]): void {
		for (const step of steps) this.step(step);
	}

	/** A loop whose body is not made of steps alone. */
	loop(step: ForEach, body: () => void): void {
		compileForEach(this, step, body);
	}

	step(step: StepIR): void {
		this.shape.push(`${this.here}${step.do}`);
		switch (step.do) {
			case 'let':
				return compileLet(this, step);
			case 'let-set':
				return compileLetSet(this, step);
			case 'set':
				return compileSetField(this, step);
			case 'move':
				return compileMove(this, step);
			case 'flip':
				return compileFlip(this, step);
			case 'draw':
				return compileDraw(this, step);
			case 'shuffle':
				return compileShuffle(this, step);
			case 'roll':
				return compileRoll(this, step);
			case 'roll-each':
				return compileRollEach(this, step);
			case 'reveal':
				return compileReveal(this, step);
			case 'choose':
				return compileChoose(this, step);
			case 'offer':
				return compileOffer(this, step);
			case 'if':
				return compileIf(this, step);
			case 'for-each':
				return this.loop(step, () => this.steps(step.body));
			case 'repeat':
				return compileRepeat(this, step);
			case 'break': {
				const loop = this.loops.at(-1);
				if (loop === undefined) throw new Error('break outside a loop passed the linker');
				return this.jump(loop);
			}
			case 'call':
				return compileCall(this, step);
			case 'return':
				return compileReturn(this, step);
			case 'emit':
				return compileEmit(this, step);
			case 'cancel': {
				const { cancelled } = this;
				if (cancelled === null) throw new Error('cancel outside a replacement passed the linker');
				return this.jump(cancelled);
			}
			case 'end-game':
				return compileEndGame(this, step);
			case 'log':
				return compileLog(this, step);
		}
	}
}

/** Index of the first action and of the first event among the routines. */
export function routineOffsets(machine: Machine): { actions: number; events: number } {
	const { procedures, actions } = machine.program;
	return { actions: procedures.length, events: procedures.length + actions.length };
}

export function compileRoutines(machine: Machine): Routine[] {
	const { procedures, actions, events } = machine.program;
	const simple = (
		kind: Routine['kind'],
		def: { id: string; frame: number; body: StepIR[]; source: number; cite: string[] }
	): Routine => {
		const assembler = new Assembler(machine, def.frame);
		assembler.steps(def.body);
		assembler.leave();
		return finish(assembler, kind, def);
	};
	return [
		...procedures.map((def) => simple('procedure', def)),
		...actions.map((def) => simple('action', def)),
		...events.map((def) => finish(compileEvent(machine, def), 'event', def))
	];
}

function finish(
	assembler: Assembler,
	kind: Routine['kind'],
	def: { id: string; source: number; cite: string[] }
): Routine {
	const { code, operations, decisions, frame } = assembler;
	return {
		id: def.id,
		kind,
		frame,
		code,
		operations,
		run: oneByOne(code),
		decisions,
		source: def.source,
		cite: def.cite,
		shape: `${frame}:${assembler.shape.join(',')}`
	};
}

function oneByOne(code: Instruction[]): Run {
	return (m, pc) => {
		for (;;) {
			if (m.left-- === 0) m.endless();
			const next = code[pc]!(m);
			if (next === WAIT) m.pc = pc;
			if (next < 0) return next;
			pc = next;
		}
	};
}
