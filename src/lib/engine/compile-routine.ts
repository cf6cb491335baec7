/** Routines: procedures, actions and events as lists of instructions over one frame. */
import type { StepIR } from '../ruleset/step-ir.ts';
import {
	compileDraw,
	compileRoll,
	compileRollEach,
	compileShuffle
} from './compile-chance-steps.ts';
import { compileChoose } from './compile-choose.ts';
import { compileEvent } from './compile-event.ts';
import {
	compileCall,
	compileEmit,
	compileForEach,
	compileIf,
	compileRepeat,
	compileReturn
} from './compile-flow.ts';
import { compileOffer } from './compile-offer.ts';
import {
	compileEndGame,
	compileFlip,
	compileLet,
	compileLetSet,
	compileLog,
	compileMove,
	compileReveal,
	compileSetField
} from './compile-state-steps.ts';
import type { DecisionPoint } from './decision-point.ts';
import type { Machine } from './machine.ts';

/** Does one thing and returns the next pc, or SWITCH, WAIT, END. */
export type Instruction = (m: Machine) => number;

export interface Routine {
	id: string;
	kind: 'procedure' | 'action' | 'event';
	/** Words of locals. */
	frame: number;
	code: Instruction[];
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
	loop(step: Extract<StepIR, { do: 'for-each' }>, body: () => void): void {
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
				return this.emit(() => loop.pc);
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
				return this.emit(() => cancelled.pc);
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
		assembler.emit((m) => m.popFrame());
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
	const { code, decisions, frame } = assembler;
	const shape = `${frame}:${assembler.shape.join(',')}`;
	return { id: def.id, kind, frame, code, decisions, source: def.source, cite: def.cite, shape };
}
