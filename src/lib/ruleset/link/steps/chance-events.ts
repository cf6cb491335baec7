/** What follows every roll, every die of it, every draw, shuffle and pick: the events that the game names, if anything listens. */
import { childOf, textOf } from '#lib/language/nodes.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import { PIECE, setOf, ZONE } from '#lib/ruleset/expression/types.ts';
import type { At, ChanceEvent } from '#lib/ruleset/link/context/body.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, SourceIndex, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { keepDice } from './keep-dice.ts';
import { wordsFor } from './step-tools.ts';

const ABSENT: ExprIR = { op: 'const', value: -1 };

/** A step with its event, if it has one; what the event returns becomes that of the step. */
export function withEvent(step: StepIR, node: TreeNode, at: At): StepIR[] {
	switch (step.do) {
		case 'roll': {
			const { roll, keeping } = keepDice(step, node, at);
			return [roll, ...keeping, ...afterRoll(roll, node, at)];
		}
		case 'roll-each':
			return [step, ...afterRoll(step, node, at)];
		case 'draw':
			return withDraw(step, at);
		case 'shuffle':
			return withShuffle(step, at);
		case 'pick':
			return withPick(step, node, at);
		default:
			return [step];
	}
}

function afterRoll(
	step: StepIR & { do: 'roll' | 'roll-each' },
	node: TreeNode,
	{ body }: At
): StepIR[] {
	const { onRoll } = body.rules;
	if (onRoll === null) return [];
	// Every die of a plain roll makes it one more or less.
	const [gains, drops] =
		step.do === 'roll' ? [step.dice, step.dice] : [local(step.gains), local(step.drops)];
	const purpose = purposeIn(onRoll, purposeOf(node));
	const words = { result: local(step.as), gains, drops, roller: step.by ?? ABSENT, purpose };
	return [emit(body, onRoll, wordArguments(words), step)];
}

/** The pieces lie where they were drawn to by then: whatever an effect takes back or adds, it moves. */
function withDraw(step: StepIR & { do: 'draw' }, { body }: At): StepIR[] {
	const { onDraw } = body.rules;
	if (onDraw === null) return [step];
	const { words, source } = step;
	const as = step.as < 0 ? body.frame.take('drawn', setOf(PIECE), words) : step.as;
	const before: StepIR[] = [];
	const kept = (of: 'from' | 'to'): ArgumentIR =>
		onDraw.has.has(of) ? steady(step[of], { body, before, source }) : { expr: ABSENT };
	const pieces: ArgumentIR = { set: { set: 'local', slot: as, words }, words };
	const args = { pieces, from: kept('from'), to: kept('to') };
	return [...before, { ...step, as }, { ...emit(body, onDraw, args, { as, source }), words }];
}

function withShuffle(step: StepIR & { do: 'shuffle' }, { body }: At): StepIR[] {
	const { onShuffle } = body.rules;
	if (onShuffle === null) return [step];
	const { source } = step;
	const before: StepIR[] = [];
	const where = steady(step.zone, { body, before, source });
	return [...before, step, emit(body, onShuffle, { where }, { as: -1, source })];
}

/**
 * What comes back is what could be picked: the rule goes on with what it asked for, and with something where it is sure of it.
 * What that was is noted before the event, for effects may change it.
 */
function withPick(step: StepIR & { do: 'pick' }, node: TreeNode, at: At): StepIR[] {
	const { rules, frame } = at.body;
	const found = rules.onPick?.find(({ element }) => isOf(step.type, element));
	if (!found?.listens) return [step];
	const { from, as, words, count, type, source } = step;
	const purpose: ArgumentIR = { expr: purposeIn(found, purposeOf(node)) };
	if (type.t === 'int') {
		const slot = frame.take('picked', type);
		const args = { picked: { expr: local(slot) }, purpose };
		const there: ExprIR = { op: 'in', of: local(slot), set: from };
		return [
			step,
			{ do: 'let', slot, value: local(as), source },
			emit(at.body, found, args, { as: slot, source }),
			{
				do: 'let',
				slot: as,
				value: { op: 'if', cond: there, a: local(slot), b: local(as) },
				source
			}
		];
	}
	const many = wordsFor(at, type);
	const all = { slot: frame.take('from', setOf(type), many), words: many };
	const got =
		count === null
			? { slot: frame.take('picked', setOf(type), many), words: many }
			: { slot: as, words };
	const noted: SetIR = { set: 'local', ...all };
	const picked: SetIR = { set: 'local', ...got };
	const args = {
		picked: { set: picked, words: many },
		from: { set: noted, words: many },
		purpose
	};
	const event: StepIR = { ...emit(at.body, found, args, { as: got.slot, source }), words: many };
	const before: StepIR = { do: 'let-set', ...all, set: from, source };
	const possible: SetIR = { set: 'shared', a: picked, b: noted };
	if (count !== null)
		return [before, step, event, { do: 'let-set', ...got, set: possible, source }];
	const first: ExprIR = { op: 'first', slot: 0, set: possible, body: null };
	const some: ExprIR = { op: 'any', slot: 0, set: possible, body: null };
	const value: ExprIR = isSure(node, at) ? { op: 'if', cond: some, a: first, b: local(as) } : first;
	return [
		before,
		step,
		{ do: 'let-set', ...got, set: { set: 'list', items: [local(as)] }, source },
		event,
		{ do: 'let', slot: as, value, source }
	];
}

/** What an event of picks of `wanted` follows. */
function isOf(picked: Type, wanted: Type): boolean {
	if (picked.t === 'enum' && wanted.t === 'enum') return picked.enum === wanted.enum;
	return picked.t === wanted.t;
}

function isSure(node: TreeNode, { block }: At): boolean {
	return block.declared(textOf(childOf(node, 'pick')) ?? '')?.type.t !== 'optional';
}

/** A zone that is worked out is noted before pieces move: what it hangs on may be another one then. */
function steady(
	zone: ExprIR,
	{ body, before, source }: { body: At['body']; before: StepIR[]; source: SourceIndex }
): ArgumentIR {
	if (zone.op === 'zone' && zone.of === null) return { expr: zone };
	const slot = body.frame.take('zone', ZONE);
	before.push({ do: 'let', slot, value: zone, source });
	return { expr: local(slot) };
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
	return [emit(body, onDie, wordArguments(words), { as: die, source })];
}

/** The text that says what a roll or pick is for, or the local that keeps it. */
export function purposeOf(step: TreeNode): string {
	const kept = childOf(step, 'pick') ?? childOf(step, 'as');
	return textOf(childOf(step, 'for')) ?? textOf(kept) ?? '';
}

/** None where the event does not know it. */
function purposeIn({ purpose }: ChanceEvent, said: string): ExprIR {
	return { op: 'const', value: purpose?.values.indexOf(said) ?? -1 };
}

function emit(
	{ rules }: At['body'],
	{ event }: ChanceEvent,
	known: Readonly<Record<string, ArgumentIR>>,
	{ as, source }: { as: number; source: SourceIndex }
): StepIR & { do: 'emit' } {
	const args = rules.events[event]!.params.map(({ id }) => known[id]!);
	return { do: 'emit', event, args, as, source };
}

function wordArguments(words: Readonly<Record<string, ExprIR>>): Record<string, ArgumentIR> {
	return Object.fromEntries(Object.entries(words).map(([id, expr]) => [id, { expr }]));
}

function local(slot: number): ExprIR {
	return { op: 'local', slot };
}
