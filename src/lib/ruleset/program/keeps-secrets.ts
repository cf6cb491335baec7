/** Whether there may be anything in a game that one player knows and another does not. */
import { stepsOfProgram } from './all-steps.ts';
import type { FieldDef, Program, ZoneDef } from './program.ts';
import type { StepIR } from './step-ir.ts';

/** By what the rules declare: what nobody sees, and what chance brings, no player hides from another. */
export function keepsSecrets(program: Program): boolean {
	return (
		Object.values(program.fields).flat().some(isPrivate) ||
		program.zones.some(isPrivate) ||
		[...stepsOfProgram(program)].some(tellsSome)
	);
}

/** A field that is seen with its piece is as private as the zone in which that lies. */
function isPrivate(thing: FieldDef | ZoneDef): boolean {
	const seen = 'sees' in thing ? [thing.sees, thing.count] : [thing.visible];
	return seen.some(({ to }) => to !== 'all' && to !== 'none' && to !== 'with-identity');
}

/** Several are asked at once, and in secret; or something is shown or said to some. */
function tellsSome(step: StepIR): boolean {
	if (step.do === 'choose') return step.players !== null;
	return (step.do === 'reveal' || step.do === 'log') && step.to !== null;
}
