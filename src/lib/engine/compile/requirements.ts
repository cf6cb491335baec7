/** Conditions with a reason: what has to hold before an answer or an action is legal, and why one is refused. */
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import type { Eval, Evaluator } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';

export interface Condition {
	requirement: RequirementIR;
	holds: Eval;
}

/** `behind`: the instruction with which the rule goes on when its question is answered; null: none of them looks ahead. */
export function compileRequirements(
	evaluator: Evaluator,
	requirements: readonly RequirementIR[],
	behind: number | null
): Condition[] {
	const conditions = requirements.map((requirement) => ({
		requirement,
		holds: holding(evaluator, requirement, behind)
	}));
	// What can only be seen when the rule has gone on comes last: it costs most.
	const { last = [], now = [] } = Object.groupBy(conditions, ({ requirement }) =>
		requirement.afterwards ? 'last' : 'now'
	);
	return [...now, ...last];
}

function holding(evaluator: Evaluator, requirement: RequirementIR, behind: number | null): Eval {
	if (requirement.known) return asFarAsKnown(evaluator, requirement);
	const holds = evaluator.expression(requirement.cond);
	return requirement.afterwards && behind !== null ? whenGoneOn(behind, holds) : holds;
}

/** Whether it holds when the rule has gone on with the candidate, which lies where the answer will lie. */
function whenGoneOn(behind: number, holds: Eval): Eval {
	return (m) => {
		const { fp } = m;
		return m.ahead(
			() => behind,
			fp,
			() => {
				m.fp = fp;
				return holds(m);
			}
		);
	};
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
