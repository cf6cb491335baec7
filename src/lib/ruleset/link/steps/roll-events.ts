/** What follows every roll, and every die of it: the events that `game.on-roll` and `game.on-die` name, if anything listens. */
import { childOf, textOf } from '#lib/language/nodes.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { At, RollEvent } from '#lib/ruleset/link/context/body.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { SourceIndex, StepIR } from '#lib/ruleset/program/step-ir.ts';

const ABSENT: ExprIR = { op: 'const', value: -1 };

/** The event whose result becomes that of the roll. */
export function afterRoll(step: StepIR, node: TreeNode, { body }: At): StepIR[] {
	const { onRoll } = body.rules;
	if (onRoll === null || (step.do !== 'roll' && step.do !== 'roll-each')) return [];
	// Every die of a plain roll makes it one more or less.
	const [gains, drops] =
		step.do === 'roll' ? [step.dice, step.dice] : [local(step.gains), local(step.drops)];
	const purpose = purposeIn(onRoll, purposeOf(node));
	const words = { result: local(step.as), gains, drops, roller: step.by ?? ABSENT, purpose };
	return [emit(body, onRoll, words, step.as, step.source)];
}

/** The event of a die, which shows then what comes of it. */
export function afterDie(
	{ body }: At,
	{ die, sides, by, step }: { die: number; sides: ExprIR; by: ExprIR | null; step: MapNode },
	source: SourceIndex
): StepIR[] {
	const { onDie } = body.rules;
	if (onDie === null) return [];
	const purpose = purposeIn(onDie, purposeOf(step));
	const words = { die: local(die), sides, roller: by ?? ABSENT, purpose };
	return [emit(body, onDie, words, die, source)];
}

/** The text that says what a roll is for, or the local that keeps it. */
export function purposeOf(step: TreeNode): string {
	return textOf(childOf(step, 'for')) ?? textOf(childOf(step, 'as')) ?? '';
}

/** None where the event does not know it. */
function purposeIn({ purpose }: RollEvent, said: string): ExprIR {
	return { op: 'const', value: purpose?.values.indexOf(said) ?? -1 };
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
