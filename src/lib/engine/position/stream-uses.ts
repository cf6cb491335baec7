/** What the rules take from each stream of chance: which can be set at all, and to what. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

export interface StreamUse {
	/** Of the largest die that is rolled with it; 0: none is. */
	sides: number;
	/** Whether pieces are drawn or picked with it. */
	draws: boolean;
}

/** The most that a die may have where the rules work out how many sides there are. */
export const ANY_SIDES = 1_000_000;

const known = new WeakMap<Program, StreamUse[]>();

/** By the number of the stream. */
export function streamUses(program: Program): StreamUse[] {
	const uses = known.get(program) ?? usesIn(program);
	known.set(program, uses);
	return uses;
}

function usesIn({ streams, procedures, actions, events }: Program): StreamUse[] {
	const uses = streams.map((): StreamUse => ({ sides: 0, draws: false }));
	const look = (steps: readonly StepIR[]): void => {
		for (const step of steps) {
			if (step.do === 'roll' || step.do === 'roll-each') {
				const use = uses[step.stream];
				const sides = step.sides.op === 'const' ? step.sides.value : ANY_SIDES;
				if (use) use.sides = Math.max(use.sides, sides);
			} else if (step.do === 'draw') {
				const use = step.order === 'random' ? uses[step.stream] : undefined;
				if (use) use.draws = true;
			} else if (step.do === 'pick') {
				const use = step.type.t === 'piece' ? uses[step.stream] : undefined;
				if (use) use.draws = true;
			} else if (step.do === 'if') {
				look(step.then);
				look(step.else);
			} else if ('body' in step) look(step.body);
		}
	};
	for (const { body } of [...procedures, ...actions]) look(body);
	for (const { body, replacements, triggers } of events) {
		look(body);
		for (const effect of [...replacements, ...triggers]) look(effect.body);
	}
	return uses;
}
