/** Steps that go back to a moment which no rule can have set while they run. */
import { finding } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import type { Rules } from '#lib/ruleset/link/context/body.ts';
import { stepsOfRoutine } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

/** The window that is open whenever the game waits. */
const ANYTIME = 0;

/** A moment is set as long as the rule that sets it is running: only what comes of that rule can go back to it. */
export function findLostRestores(program: Program, { link, checkpoints }: Rules): void {
	if (checkpoints.restored.length === 0) return;
	const { count } = routineNumbers(program);
	const steps = Array.from({ length: count }, (_, routine) => stepsOfRoutine(program, routine));
	const leadsTo = steps.map((all) => calledBy(program, all));
	for (const { step, node } of checkpoints.restored) {
		const name = checkpoints.names[step.checkpoint];
		const setting = [...steps.keys()].filter((routine) =>
			steps[routine]!.some(
				(candidate) => candidate.do === 'checkpoint' && candidate.checkpoint === step.checkpoint
			)
		);
		const reached = new Set(setting);
		for (const routine of reached) for (const next of leadsTo[routine]!) reached.add(next);
		// A step that stands in no routine is one of a rule that failed.
		const own = steps.findIndex((all) => all.includes(step));
		if (own < 0 || reached.has(own) || setting.length === 0) continue;
		const by = setting.map((routine) => definitionOf(program, routine).def.id).join(', ');
		const message = say`rule/set-only-while: "${name ?? ''}" is set only while ${by} runs, which never leads here`;
		link.report(finding('flow/restore', node, message));
	}
}

/** The routines that may be running above the one with these steps. */
function calledBy(program: Program, steps: readonly StepIR[]): number[] {
	const numbers = routineNumbers(program);
	const inWindow = (window: number): number[] =>
		program.actions.flatMap(({ windows }, i) =>
			windows.includes(window) ? [numbers.action(i)] : []
		);
	return steps.flatMap((step) => {
		if (step.do === 'call') return [numbers.procedure(step.procedure)];
		if (step.do === 'emit') return [numbers.event(step.event)];
		if (step.do === 'choose') return inWindow(ANYTIME);
		if (step.do === 'offer') return [...inWindow(step.window), ...inWindow(ANYTIME)];
		return [];
	});
}
