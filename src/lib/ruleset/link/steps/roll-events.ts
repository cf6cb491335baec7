/** What follows every roll, and every die of it: the events that `game.on-roll` and `game.on-die` name, if anything listens. */
import type { At, RollEvent } from '#lib/ruleset/link/context/body.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { SourceIndex, StepIR } from '#lib/ruleset/program/step-ir.ts';

const ABSENT: ExprIR = { op: 'const', value: -1 };

/** The event whose result becomes that of the roll. */
export function afterRoll(step: StepIR, { body }: At): StepIR[] {
	const { onRoll } = body.rules;
	if (onRoll === null || (step.do !== 'roll' && step.do !== 'roll-each')) return [];
	// Every die of a plain roll makes it one more or less.
	const [gains, drops] =
		step.do === 'roll' ? [step.dice, step.dice] : [local(step.gains), local(step.drops)];
	const words = { result: local(step.as), gains, drops, roller: step.by ?? ABSENT };
	return [emit(body, onRoll, words, step.as, step.source)];
}

/** The event of a die, which shows then what comes of it. */
export function afterDie(
	{ body }: At,
	{ die, sides, by }: { die: number; sides: ExprIR; by: ExprIR | null },
	source: SourceIndex
): StepIR[] {
	const { onDie } = body.rules;
	if (onDie === null) return [];
	return [emit(body, onDie, { die: local(die), sides, roller: by ?? ABSENT }, die, source)];
}

function emit(
	{ rules }: At['body'],
	{ event }: RollEvent,
	words: Readonly<Record<string, ExprIR>>,
	as: number,
	source: SourceIndex
): StepIR {
	const args = rules.events[event]!.params.map(({ id }) => ({ expr: words[id]! }));
	return { do: 'emit', event, args, as, source };
}

function local(slot: number): ExprIR {
	return { op: 'local', slot };
}
