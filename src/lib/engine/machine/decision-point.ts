/** A place in the rules where the game waits for an answer. */
import type { ChooseIR, RequirementIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { compileRoot, type Eval } from '#lib/engine/compile/compile-expression.ts';
import type { Machine } from './machine.ts';
import type { Options } from '#lib/engine/state/legal-answers.ts';

export interface DecisionPoint {
	step: ChooseIR | Extract<StepIR, { do: 'offer' }>;
	/** Bit set of the seats that have not answered yet. */
	asked(m: Machine): number;
	/** Fills the legal answers of a seat. */
	enumerate(m: Machine, seat: number, options: Options): void;
	/**
	 * Takes an answer: indices into the options (one index, for a subset any number, for an amount the number itself).
	 * Returns the next pc, SWITCH into an action, or WAIT for the other seats.
	 */
	accept(m: Machine, seat: number, options: Options, picks: readonly number[]): number;
	/** Candidates that were left out, with the first requirement that failed. */
	refusals(m: Machine, seat: number): RefusedCandidate[];
	/** Asks everybody anew: whoever imagines the position cannot know what others have answered in secret. */
	reopen(m: Machine): void;
}

export interface RefusedCandidate {
	/** Words as in `Options.codes`. */
	code: number[];
	requirement: RequirementIR;
}

export interface Condition {
	requirement: RequirementIR;
	holds: Eval;
}

export function compileRequirements(machine: Machine, requirements: RequirementIR[]): Condition[] {
	return requirements.map((requirement) => ({
		requirement,
		holds: compileRoot(machine, requirement.cond)
	}));
}

/** The first condition that does not hold, or null. */
export function firstFailure(m: Machine, conditions: readonly Condition[]): RequirementIR | null {
	for (const condition of conditions) if (condition.holds(m) === 0) return condition.requirement;
	return null;
}

export function allHold(m: Machine, conditions: readonly Condition[]): boolean {
	for (const condition of conditions) if (condition.holds(m) === 0) return false;
	return true;
}
