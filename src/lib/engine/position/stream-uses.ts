/** What the rules take from each stream of chance: which can be set at all, and to what. */
import { onceFor } from '#lib/language/tools/once-for.ts';
import { stepsOfProgram } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

export interface StreamUse {
	/** The least and the most that a die shows that is rolled with it; null: none is. */
	dice: { least: number; most: number } | null;
	/** Whether pieces are drawn or picked with it. */
	draws: boolean;
}

/** The most that a die may have where the rules work out how many sides there are. */
export const ANY_SIDES = 1_000_000;

/** By the number of the stream. */
export const streamUses = onceFor(usesIn);

function usesIn(program: Program): StreamUse[] {
	const uses = program.streams.map((): StreamUse => ({ dice: null, draws: false }));
	for (const step of stepsOfProgram(program)) {
		if (step.do === 'roll' || step.do === 'roll-each') {
			const use = uses[step.stream];
			const { lowest = 1, sides } = step;
			const highest = sides.op === 'const' ? lowest + sides.value - 1 : ANY_SIDES;
			const { least, most } = use?.dice ?? { least: lowest, most: highest };
			if (use) use.dice = { least: Math.min(least, lowest), most: Math.max(most, highest) };
		} else if (drawsPieces(step)) {
			const use = uses[step.stream];
			if (use) use.draws = true;
		}
	}
	return uses;
}

function drawsPieces(step: StepIR): step is Extract<StepIR, { do: 'draw' | 'pick' }> {
	if (step.do === 'draw') return step.order === 'random';
	return step.do === 'pick' && step.type.t === 'piece';
}
