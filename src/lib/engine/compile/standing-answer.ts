/** What holds when nobody answers, as the rules say it (`default:`): found among the legal answers. */
import type { ChooseIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import type { Assembler } from './assembler.ts';

export type Standing = (m: Runtime, legal: LegalAnswers) => number[] | null;

/** The same of a window: which action, with what it could be about first, or passing. */
export function compileStandingAction(
	a: Assembler,
	{ default: said }: Extract<StepIR, { do: 'offer' }>
): Standing {
	if (said === undefined) return () => null;
	const { actions, expr } =
		typeof said === 'number' ? { actions: [said], expr: null } : { ...said };
	const which = expr === null ? () => 0 : a.evaluator.expression(expr);
	return (m, legal) => {
		const pick = legal.pickOf(actions[which(m)]!);
		return pick < 0 ? null : [pick];
	};
}

/** Null, where it is asked: the rules say nothing, or nothing that is legal. */
export function compileStanding(a: Assembler, { default: said, domain }: ChooseIR): Standing {
	if (said === undefined) return () => null;
	if ('set' in said) {
		const fill = a.evaluator.set(said.set);
		return (m, legal) => {
			const picks = new Set<number>();
			const end = fill(m, m.poolTop);
			if (legal.kind === 'sets') {
				const pick = legal.pickOfSet(new Set(m.pool.subarray(m.poolTop, end)));
				return pick < 0 ? null : [pick];
			}
			for (let i = m.poolTop; i < end; i++) picks.add(legal.pickOf(m.pool[i]!));
			const fits = picks.size >= legal.min && picks.size <= legal.max && !picks.has(-1);
			return fits ? [...picks] : null;
		};
	}
	const expr = a.evaluator.expression(said.expr);
	return (m, legal) => {
		const word = expr(m);
		if (domain.kind === 'amount') return word >= legal.min && word <= legal.max ? [word] : null;
		const pick = legal.pickOf(word);
		return pick < 0 ? null : [pick];
	};
}
