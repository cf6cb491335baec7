/**
 * Routines that never ask, as plain functions: their locals are variables, and they need no frame, since nobody can save
 * or look at the game while they run. Those that tell of something are called where nobody listens; a listener gets
 * frames as ever.
 */
import type { EventDef, Program } from '#lib/ruleset/program/program.ts';
import {
	definitionOf,
	type RoutineNumbers,
	routineNumbers
} from '#lib/ruleset/program/routines.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { ForEach } from '#lib/engine/compile/index.ts';
import type { RoutineInfo } from '#lib/engine/machine/routine-info.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { before, condition, expression } from './print-expression.ts';
import { spending } from './print-set.ts';
import { leastOf, type Place, printArguments, printStep, storeSet } from './print-step.ts';
import { localKey, type Registers, type Writer } from './writer.ts';

/** Leaves call each other on the host's stack: no deeper than this. */
const MOST_NESTED = 20;
/** Words that their frames would take. Nobody looks whether the stack has room for them, so it should be few. */
const MOST_WORDS = 200;

/** Finds the routines that can be printed like that. */
export class Leaves {
	readonly #program: Program;
	readonly #numbers: RoutineNumbers;
	readonly #frames: readonly number[];
	/**
	 * Words that the frames of a leaf and of the leaves that it calls would take; 0 for what is no leaf. Being looked at
	 * counts as no: a routine that calls itself has a frame.
	 */
	readonly #known = new Map<number, number>();
	readonly #silent = new Map<number, boolean>();
	/** How many routines are being looked at, each called by the one before. */
	#depth = 0;

	/** `frames`: words of the locals of each routine. */
	constructor(program: Program, frames: readonly number[]) {
		this.#program = program;
		this.#frames = frames;
		this.#numbers = routineNumbers(program);
	}

	has(routine: number): boolean {
		return this.#words(routine) > 0;
	}

	#words(routine: number): number {
		const known = this.#known.get(routine);
		if (known !== undefined) return known;
		this.#known.set(routine, 0);
		this.#depth++;
		const is = this.#depth <= MOST_NESTED && this.#isLeaf(routine);
		this.#depth--;
		const below = is ? calledBy(this.steps(routine) ?? [], this.#numbers) : [];
		const inner = Math.max(0, ...below.map((callee) => this.#words(callee)));
		const all = LOCALS + this.#frames[routine]! + inner;
		const words = is && all <= MOST_WORDS ? all : 0;
		this.#known.set(routine, words);
		return words;
	}

	/** Whether a leaf has nothing to tell: it logs nothing and no event happens in it. */
	isSilent(routine: number): boolean {
		const known = this.#silent.get(routine);
		if (known !== undefined) return known;
		const is = this.#isSilent(routine);
		this.#silent.set(routine, is);
		return is;
	}

	#isSilent(routine: number): boolean {
		const tells = (steps: readonly StepIR[]): boolean => steps.some(telling);
		const telling = (step: StepIR): boolean => {
			switch (step.do) {
				case 'log':
				case 'emit':
					return true;
				case 'call':
					return !this.isSilent(this.#numbers.procedure(step.procedure));
				case 'if':
					return tells(step.then) || tells(step.else);
				case 'for-each':
				case 'repeat':
					return tells(step.body);
				default:
					return false;
			}
		};
		return routine < this.#numbers.action(0) && !tells(this.steps(routine) ?? []);
	}

	/** What a leaf does; null for an action, which is entered by an answer only, and for what can be prevented. */
	steps(routine: number): StepIR[] | null {
		const { kind, def } = definitionOf(this.#program, routine);
		switch (kind) {
			case 'procedure':
				return def.body;
			case 'action':
				return null;
			case 'event':
				return eventSteps(def);
		}
	}

	#isLeaf(routine: number): boolean {
		const steps = this.steps(routine);
		const words = parametersOf(this.#program, routine).every(
			(param) => param.words === 1 && param.type.t !== 'set'
		);
		return words && steps !== null && this.#all(steps);
	}

	#all(steps: StepIR[]): boolean {
		return steps.every((step) => this.#fits(step));
	}

	#fits(step: StepIR): boolean {
		switch (step.do) {
			case 'let':
			case 'set':
			case 'set-elements':
			case 'move':
			case 'shuffle':
			case 'break':
			case 'log':
				return true;
			case 'let-set':
				return step.words === 1;
			case 'draw':
				return step.as < 0;
			case 'if':
				return this.#all(step.then) && this.#all(step.else);
			case 'for-each':
				return (step.range || step.words === 1) && this.#all(step.body);
			case 'repeat':
				return this.#all(step.body);
			case 'call':
				return (
					this.has(this.#numbers.procedure(step.procedure)) &&
					step.args.every((arg) => 'expr' in arg)
				);
			case 'emit':
				return this.has(this.#numbers.event(step.event)) && step.args.every((arg) => 'expr' in arg);
			case 'return':
				return step.value === null || 'expr' in step.value;
			default:
				return false;
		}
	}
}

/** Whether steps can take longer than it takes to read them. */
function callsOrLoops(steps: readonly StepIR[]): boolean {
	return steps.some((step) => {
		if (step.do === 'if') return callsOrLoops([...step.then, ...step.else]);
		return ['call', 'emit', 'for-each', 'repeat'].includes(step.do);
	});
}

/** The routines that steps call. */
function calledBy(steps: readonly StepIR[], numbers: RoutineNumbers): number[] {
	return steps.flatMap((step) => {
		switch (step.do) {
			case 'call':
				return [numbers.procedure(step.procedure)];
			case 'emit':
				return [numbers.event(step.event)];
			case 'if':
				return calledBy([...step.then, ...step.else], numbers);
			case 'for-each':
			case 'repeat':
				return calledBy(step.body, numbers);
			default:
				return [];
		}
	});
}

/** An event that nothing can prevent is what it does, followed by its triggers. */
function eventSteps({ restrictions, replacements, triggers, body }: EventDef): StepIR[] | null {
	if (restrictions.length + replacements.length > 0) return null;
	if (triggers.some((trigger) => trigger.self !== null)) return null;
	const reactions = triggers.flatMap(({ when, body: steps, source }): StepIR[] =>
		when === null ? steps : [{ do: 'if', cond: when, then: steps, else: [], source }]
	);
	return [...body, ...reactions];
}

/** Prints `fN(m, mem, fp, ...words of the parameters)`, which returns what the routine returns. */
export function printLeaf(w: Writer, leaves: Leaves, routine: RoutineInfo, r: number): string {
	const names = Array.from({ length: routine.frame }, (_, slot) => `l${slot}`);
	const locals: Registers = {
		variables: new Map(names.map((name, slot) => [localKey(slot), name])),
		rule: w.program.values.length + r
	};
	const place: Place = {
		w,
		locals,
		assign: (slot, word) => `l${slot} = ${word};`,
		call(callee, args, slots, result) {
			const lines = printArguments(place, args);
			if (lines === null) return null;
			lines.push(`const word = ${callLeaf(callee, slots)};`);
			// Without an answer the local stays as it is.
			if (result >= 0) lines.push(`if (word !== undefined) l${result} = word;`);
			return lines.join('\n');
		}
	};
	const printer = new LeafPrinter(place);
	const params = parametersOf(w.program, r).map(({ slot }) => `l${slot}`);
	const others = names.filter((name) => !params.includes(name));
	return `function f${r}(${['m', 'mem', 'fp', ...params].join(', ')}) {
${callsOrLoops(leaves.steps(r) ?? []) ? spending(1) : ''}
${others.map((name) => `let ${name} = 0;`).join('\n')}
${printer.steps(leaves.steps(r) ?? [])}
}`;
}

function parametersOf(program: Program, routine: number): EventDef['params'] {
	const { kind, def } = definitionOf(program, routine);
	return kind === 'action' ? [] : def.params;
}

/** The call of a leaf with the arguments `a0`, `a1` and so on. */
export function callLeaf(routine: number, slots: readonly number[]): string {
	return `f${routine}(${['m', 'mem', 'fp', ...slots.map((_, i) => `a${i}`)].join(', ')})`;
}

class LeafPrinter {
	readonly #place: Place;
	/** Labels of the loops, innermost last. */
	readonly #loops: string[] = [];

	constructor(place: Place) {
		this.#place = place;
	}

	steps(steps: StepIR[]): string {
		return steps.map((step) => `{\n${this.#step(step)}\n}`).join('\n');
	}

	#step(step: StepIR): string {
		const { w, locals } = this.#place;
		switch (step.do) {
			case 'if': {
				const cond = condition(w, locals, step.cond);
				return `if (${cond}) {\n${this.steps(step.then)}\n} else {\n${this.steps(step.else)}\n}`;
			}
			case 'for-each':
				return step.range ? this.#range(step) : this.#set(step);
			case 'repeat': {
				const { while: holds, until } = step;
				const head = holds === null ? '' : `if (!${condition(w, locals, holds)}) break;`;
				const end = until === null ? '' : `if (${condition(w, locals, until)}) break;`;
				return this.#loop(head, step.body, end);
			}
			case 'break':
				return `break ${this.#loops.at(-1)};`;
			case 'return': {
				const { value } = step;
				return value === null || !('expr' in value)
					? 'return;'
					: `return ${expression(w, locals, value.expr)};`;
			}
			case 'log':
				return '';
			default: {
				const code = printStep(this.#place, step);
				if (code === null) throw new Error(`${step.do} is no step of a leaf`);
				return code;
			}
		}
	}

	#range({ set, slot, rest, body }: ForEach): string {
		const { w, locals } = this.#place;
		if (set.set !== 'range') throw new Error('a counting loop over something else');
		const to = expression(w, locals, set.to);
		const head = `if (l${slot} + 1 > l${rest}) break;\nl${slot}++;`;
		return `l${rest} = ${to};\nl${slot} = ${before(w, locals, set.from)};
${this.#loop(head, body, '')}`;
	}

	#set({ set, slot, rest, words, by, body }: ForEach): string {
		const head =
			by === null
				? `if (l${rest} === 0) break;
l${slot} = 31 - Math.clz32(l${rest} & -l${rest});
l${rest} &= l${rest} - 1;`
				: `${leastOf(this.#place, slot, by, 1, () => `l${rest}`)}
if (least < 0) break;
l${slot} = least;
l${rest} &= ~(1 << least);`;
		return `${storeSet(this.#place, rest, words, set)}\n${this.#loop(head, body, '')}`;
	}

	#loop(head: string, body: StepIR[], end: string): string {
		const label = this.#place.w.fresh('loop');
		this.#loops.push(label);
		const inside = this.steps(body);
		this.#loops.pop();
		return `${label}: for (;;) {\n${spending(1)}\n${head}\n${inside}\n${end}\n}`;
	}
}
