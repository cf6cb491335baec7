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
		holds: requirement.known
			? asFarAsKnown(evaluator, requirement)
			: evaluator.expression(requirement.cond)
	}));
}

/** Holds unless it fails for sure: `m.chooser` says what is known, and is set before anything is listed. */
function asFarAsKnown(evaluator: Evaluator, { cond }: RequirementIR): Eval {
	return (m) => (m.chooser === null ? 1 : (evaluator.glimpse(m, cond, m.chooser) ?? 1));
}

/** Whether somebody has to be asked what the chooser may know. */
export function needsChooser(requirements: readonly RequirementIR[]): boolean {
	return requirements.some(({ known }) => known);
}

/** Lists something for a seat, with all that it may know at hand where a condition needs it. */
export function knowing<T>(m: Runtime, seat: number, needed: boolean, list: () => T): T {
	if (!needed) return list();
	m.chooser = m.knowledgeFor(seat);
	try {
		return list();
	} finally {
		m.chooser = null;
	}
}

/** The first condition that does not hold, or null. */
export function firstFailure(m: Runtime, conditions: readonly Condition[]): RequirementIR | null {
	for (const condition of conditions) if (condition.holds(m) === 0) return condition.requirement;
	return null;
}

export function allHold(m: Runtime, conditions: readonly Condition[]): boolean {
	return firstFailure(m, conditions) === null;
}
