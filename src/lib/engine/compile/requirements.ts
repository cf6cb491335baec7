/** Conditions with a reason: what has to hold before an answer or an action is legal, and why one is refused. */
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import type { Eval, Evaluator } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';

export interface Condition {
	requirement: RequirementIR;
	holds: Eval;
}

export function compileRequirements(
	evaluator: Evaluator,
	requirements: readonly RequirementIR[]
): Condition[] {
	return requirements.map((requirement) => ({
		requirement,
		holds: evaluator.expression(requirement.cond)
	}));
}

/** The first condition that does not hold, or null. */
export function firstFailure(m: Runtime, conditions: readonly Condition[]): RequirementIR | null {
	for (const condition of conditions) if (condition.holds(m) === 0) return condition.requirement;
	return null;
}

export function allHold(m: Runtime, conditions: readonly Condition[]): boolean {
	return firstFailure(m, conditions) === null;
}
