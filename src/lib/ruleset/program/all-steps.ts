/** All steps of rules, also those that stand in others. */
import { definitionOf } from './routines.ts';
import type { EventDef, Program } from './program.ts';
import type { ChooseIR, StepIR } from './step-ir.ts';

/** In the order in which they are written, each before those in it. */
export function* allSteps(steps: readonly StepIR[]): Generator<StepIR> {
	for (const step of steps) {
		yield step;
		if (step.do === 'if') {
			yield* allSteps(step.then);
			yield* allSteps(step.else);
		} else if ('body' in step) yield* allSteps(step.body);
	}
}

/** The steps of all rules: of procedures, of actions, of events with those of the effects on them. */
export function* stepsOfProgram({ procedures, actions, events }: Program): Generator<StepIR> {
	for (const { body } of [...procedures, ...actions]) yield* allSteps(body);
	for (const event of events) yield* stepsOfEvent(event);
}

/** All questions that are put, in the order of the rules. */
export function choicesOf(program: Program): ChooseIR[] {
	return [...stepsOfProgram(program)].filter((step) => step.do === 'choose');
}

/** What players answer: parameters of actions, and choices. */
export function namesAnswered(program: Program): string[] {
	const parameters = program.actions.flatMap(({ params }) => params.map(({ id }) => id));
	const choices = choicesOf(program).map(({ path }) => path.split('.').at(-1) ?? path);
	return [...new Set([...parameters, ...choices])];
}

function* stepsOfEvent({ body, replacements, triggers }: EventDef): Generator<StepIR> {
	for (const part of [{ body }, ...replacements, ...triggers]) yield* allSteps(part.body);
}

/** The steps of a routine, of an event with those of the effects on it. */
export function stepsOfRoutine(program: Program, routine: number): StepIR[] {
	const { kind, def } = definitionOf(program, routine);
	return [...(kind === 'event' ? stepsOfEvent(def) : allSteps(def.body))];
}
