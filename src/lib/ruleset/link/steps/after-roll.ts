/** Every roll is followed by the event that `game.on-roll` names, if something listens to it. */
import type { At } from '#lib/ruleset/link/context/body.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';

const ABSENT: ExprIR = { op: 'const', value: -1 };

/** What follows a roll: the event, whose result becomes that of the roll. */
export function afterRoll(step: StepIR, { body }: At): StepIR[] {
	const { onRoll, events } = body.rules;
	if (onRoll === null || (step.do !== 'roll' && step.do !== 'roll-each')) return [];
	const local = (slot: number): ExprIR => ({ op: 'local', slot });
	// Every die of a plain roll makes it one more or less.
	const [gains, drops] =
		step.do === 'roll' ? [step.dice, step.dice] : [local(step.gains), local(step.drops)];
	const words: Record<string, ExprIR> = {
		result: local(step.as),
		gains,
		drops,
		roller: step.by ?? ABSENT
	};
	const args = events[onRoll.event]!.params.map(({ id }): ArgumentIR => ({ expr: words[id]! }));
	return [{ do: 'emit', event: onRoll.event, args, as: step.as, source: step.source }];
}
