/** All steps of rules, also those that stand in others. */
import { definitionOf } from './routines.ts';
import type { Program } from './program.ts';
import type { StepIR } from './step-ir.ts';

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

/** The steps of a routine, of an event with those of the effects on it. */
export function stepsOfRoutine(program: Program, routine: number): StepIR[] {
	const { kind, def } = definitionOf(program, routine);
	if (kind !== 'event') return [...allSteps(def.body)];
	const effects = [...def.replacements, ...def.triggers].map(({ body }) => body);
	return [def.body, ...effects].flatMap((body) => [...allSteps(body)]);
}
