/** A program's routines, put together from the instructions of their steps. How expressions are worked out is handed in. */
import type { Program } from '#lib/ruleset/program/program.ts';
import { stepsOfRoutine } from '#lib/ruleset/program/all-steps.ts';
import { routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Code, Evaluator, Routine, Run } from '#lib/engine/machine/code.ts';
import { WAIT } from '#lib/engine/machine/signals.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import {
	Assembler,
	type Framed,
	type Instruction,
	type Operation,
	type Workshop
} from './assembler.ts';
import { compileEvent } from './event-routine.ts';
import { compileStep } from './compile-step.ts';
import { type Longest, mostsOf } from './longest.ts';
import { Window } from './window.ts';

/** A routine whose instructions can be looked at, by whoever prints them. */
export interface AssembledRoutine extends Routine {
	readonly instructions: readonly Instruction[];
	/** One for each instruction. */
	readonly operations: readonly (Operation | null)[];
}

export type AssembledCode = Omit<Code, 'explain' | 'explainSet' | 'knowledge' | 'look'> & {
	readonly routines: readonly AssembledRoutine[];
};

export function compileCode(tables: Tables, evaluator: Evaluator): AssembledCode {
	const { program } = tables;
	const windows = program.windows.map((_, window) => new Window(tables, evaluator, window));
	const longest: Longest = {
		mosts: mostsOf(tables, evaluator),
		questionAt: (routine, pc) => routines[routine]!.decisions[pc]!
	};
	const reasons: string[] = [];
	const step = compileStep;
	const routines = compileRoutines(program, { tables, evaluator, windows, longest, reasons, step });
	const becoming = program.becoming && evaluator.expression(program.becoming.changed);
	return { program, tables, evaluator, routines, reasons, windows, ...(becoming && { becoming }) };
}

/** In the order of their numbers. */
function compileRoutines(program: Program, workshop: Workshop): AssembledRoutine[] {
	const numbers = routineNumbers(program);
	const sets = (routine: number): boolean =>
		program.checkpoints !== undefined &&
		stepsOfRoutine(program, routine).some((step) => step.do === 'checkpoint');
	const simple = (
		kind: 'procedure' | 'action',
		def: Definition & { body: StepIR[] },
		n: number
	) => {
		const a = new Assembler(workshop, def, sets(n));
		a.steps(def.body);
		a.leave();
		return finish(a, kind, def);
	};
	return [
		...program.procedures.map((def, i) => simple('procedure', def, numbers.procedure(i))),
		...program.actions.map((def, i) => simple('action', def, numbers.action(i))),
		...program.events.map((def, i) =>
			finish(compileEvent(workshop, def, i, sets(numbers.event(i))), 'event', def)
		)
	];
}

interface Definition extends Framed {
	id: string;
	source: number;
	cite: string[];
}

function finish(a: Assembler, kind: Routine['kind'], def: Definition): AssembledRoutine {
	const { code, operations, decisions, frame, locals, returns, checkpoints } = a;
	return {
		id: def.id,
		kind,
		frame,
		locals,
		returns,
		checkpoints,
		length: code.length,
		instructions: code,
		operations,
		run: oneByOne(code),
		decisions,
		source: def.source,
		cite: def.cite,
		shape: `${frame}:${a.shape.join(',')}`
	};
}

function oneByOne(code: readonly Instruction[]): Run {
	return (m, pc) => {
		for (;;) {
			if (--m.left < 0) m.endless();
			const next = code[pc]!(m);
			if (next === WAIT) m.pc = pc;
			if (next < 0) return next;
			pc = next;
		}
	};
}
