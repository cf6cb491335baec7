/** Dice. */
import { INT } from '#lib/ruleset/expression/types.ts';
import { finding } from '#lib/language/diagnostic.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { MOST_AT_ONCE } from '#lib/ruleset/program/game-limits.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import { Block, wordsOf } from '#lib/ruleset/link/context/frame.ts';
import { asScalar, childOf, type Maybe } from '#lib/language/nodes.ts';
import type { SourceIndex, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { afterDie, purposeOf } from './chance-events.ts';
import { declare, labelOf, streamOf } from './step-tools.ts';
import { type Said, say } from '#lib/language/said.ts';

/** `2d6`, `d6`, `(1 + bonus)d6`: a number, or an expression in parentheses, on either side. */
const DICE = /^(\s*)(\d+|\(.*\))?(\s*d\s*)(\d+|\(.*\))\s*$/;

export function linkRoll(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const dice = diceOf(at, childOf(step, 'roll'));
	const byNode = childOf(step, 'by');
	const by = byNode ? (link.expr(byNode, at.block, { t: 'player' })?.expr ?? null) : null;
	const stream = streamOf(at, childOf(step, 'stream'), 'dice');
	const label = labelOf(step, at);
	at.body.rules.purposes.add(purposeOf(step));
	const as = resultSlot(at, childOf(step, 'as'));
	const faces = facesOf(at, dice?.sides ?? null);
	if (!dice || as === null || (byNode && !by)) return null;
	const source = link.source(step);
	const kept = {
		...lowestOf(link, childOf(step, 'roll')),
		faces,
		...oneByOne(at, { sides: dice.sides, by, step }, -1, source)
	};
	return { do: 'roll', ...dice, ...kept, as, stream, by, label, source };
}

/** Nothing where it is 1: most dice are as they were before there were others. */
function lowestOf(link: Linking, dice: Maybe): { lowest?: number } {
	const lowest = link.integer(childOf(dice, 'lowest'), 0, MOST_AT_ONCE) ?? 1;
	return lowest === 1 ? {} : { lowest };
}

/** More sides are not counted one by one. */
const MOST_COUNTED_SIDES = 100;

/** Where dice that fall one by one are counted by their faces until the log tells the roll; -1: nowhere. */
function facesOf({ body: { rules, frame } }: At, sides: ExprIR | null): number {
	const many = sides?.op === 'const' && sides.value <= MOST_COUNTED_SIDES ? sides.value : 0;
	if (rules.onDie === null || many <= 0) return -1;
	return frame.take('faces', { t: 'per-face', of: INT, sides: many }, many);
}

/** What lets dice fall one by one: only where something listens to each. */
function oneByOne(
	at: At,
	{ sides, by, step }: { sides: ExprIR; by: ExprIR | null; step: MapNode },
	known: number,
	source: SourceIndex
): Pick<Extract<StepIR, { do: 'roll' }>, 'die' | 'left' | 'body'> {
	const { frame, rules } = at.body;
	if (rules.onDie === null) return { die: known, left: -1, body: [] };
	const die = known < 0 ? frame.take('die', INT) : known;
	const left = frame.take('left', INT);
	return { die, left, body: afterDie(at, { die, sides, by, step }, source) };
}

/** A result that nobody wants still has its word. */
function resultSlot(at: At, node: Maybe): number | null {
	return node ? (declare(at, node, INT)?.slot ?? null) : at.body.frame.take('result', INT);
}

function diceOf(at: At, node: Maybe): { dice: ExprIR; sides: ExprIR } | null {
	const { link } = at.body.rules;
	if (!node) return null;
	if (node.node === 'map') {
		const count = childOf(node, 'dice');
		const dice: ExprIR | null = count ? link.number(count, at.block) : { op: 'const', value: 1 };
		const sides = link.number(childOf(node, 'sides'), at.block);
		checkMost(at, count, dice, say`word/dice: dice`);
		checkSides(at, childOf(node, 'sides'), sides);
		return dice && sides ? { dice, sides } : null;
	}
	const scalar = asScalar(node);
	const match = scalar && DICE.exec(scalar.text);
	if (!scalar || !match) {
		const message = say`rule/write-dice-as-2d6: Write dice as 2d6, d6, (an expression)d6 or { dice: ..., sides: ... }`;
		link.report(finding('shape/dice', node, message));
		return null;
	}
	const [, space = '', count, d = '', faces = ''] = match;
	const from = space.length;
	const dice: ExprIR | null =
		count === undefined
			? { op: 'const', value: 1 }
			: link.number(partOfScalar(scalar, from, count), at.block);
	const start = from + (count?.length ?? 0) + d.length;
	const sidesNode = partOfScalar(scalar, start, faces);
	const sides = link.number(sidesNode, at.block);
	if (count !== undefined)
		checkMost(at, partOfScalar(scalar, from, count), dice, say`word/dice: dice`);
	checkSides(at, sidesNode, sides);
	return dice && sides ? { dice, sides } : null;
}

/** Numbers that are known beforehand; the others are looked at when the dice are rolled. */
function checkMost(at: At, node: Maybe, expr: ExprIR | null, what: Said): void {
	if (!node || expr?.op !== 'const' || expr.value <= MOST_AT_ONCE) return;
	at.body.rules.link.report(tooMany(node, expr.value, MOST_AT_ONCE, what));
}

function checkSides(at: At, node: Maybe, sides: ExprIR | null): void {
	checkMost(at, node, sides, say`rule/sides: sides`);
	if (!node || sides?.op !== 'const' || sides.value > 0) return;
	at.body.rules.link.report(
		finding('shape/dice', node, say`rule/die-without-sides: A die has at least one side`)
	);
}

/** A part of a scalar as a scalar of its own, at its place. */
function partOfScalar(node: ScalarNode, from: number, text: string): ScalarNode {
	const value = /^\d+$/.test(text) ? Number(text) : text;
	if (!node.oneToOne) return { ...node, text, value };
	const { file, start } = node.range;
	const column = start.column + (node.textOffset - start.offset) + from;
	const offset = node.textOffset + from;
	const range = {
		file,
		start: { line: start.line, column, offset },
		end: { line: start.line, column: column + text.length, offset: offset + text.length }
	};
	return { ...node, range, text, value, textOffset: offset };
}

export function linkRollEach(step: MapNode, at: At): StepIR | null {
	const { link, onRoll, onDie } = at.body.rules;
	const nameNode = childOf(step, 'roll-each');
	const set = link.setOf(nameNode, childOf(step, 'in'), at.block);
	// The element and its die are seen by `dice` and `hit` only.
	const inner: At = { ...at, block: new Block(at.block) };
	const element = declare(inner, nameNode, set?.element ?? null, { expected: false });
	const diceNode = childOf(step, 'dice');
	const sidesNode = childOf(step, 'sides');
	const oneDie: ExprIR = { op: 'const', value: 1 };
	const six: ExprIR = { op: 'const', value: 6 };
	const dice = diceNode ? link.number(diceNode, inner.block) : oneDie;
	const sides = sidesNode ? link.number(sidesNode, inner.block) : six;
	checkMost(at, diceNode, dice, say`word/dice: dice`);
	checkSides(at, sidesNode, sides);
	const dieSlot = at.body.frame.take('die', INT);
	inner.block.declare('die', { type: INT, at: 'local', slot: dieSlot, words: 1 });
	const hit = link.flag(childOf(step, 'hit'), inner.block);
	const byNode = childOf(step, 'by');
	const by = byNode ? (link.expr(byNode, at.block, { t: 'player' })?.expr ?? null) : null;
	const stream = streamOf(at, childOf(step, 'stream'), 'dice');
	const label = labelOf(step, at);
	at.body.rules.purposes.add(purposeOf(step));
	const as = resultSlot(at, childOf(step, 'as'));
	const faces = facesOf(at, sides);
	if (!set || !element || !dice || !sides || !hit || as === null) return null;
	if (byNode && !by) return null;
	const source = link.source(step);
	const { frame } = at.body;
	const counted = (id: 'gains' | 'drops'): number =>
		onRoll?.has.has(id) ? frame.take(id, INT) : -1;
	const slots = { slot: element.slot, as, gains: counted('gains'), drops: counted('drops') };
	const parts = { set: set.set, dice, sides, hit, stream, by, label };
	const fall = oneByOne(at, { sides, by, step }, dieSlot, source);
	const kept = { ...lowestOf(link, step), faces, ...fall };
	const waiting =
		onDie === null ? NOBODY_WAITS : waitingOf(at, childOf(step, 'in'), set, sides, faces);
	return waiting && { do: 'roll-each', ...slots, ...kept, ...waiting, ...parts, source };
}

type Waiting = Pick<Extract<StepIR, { do: 'roll-each' }>, 'rest' | 'words' | 'faceHits'>;

const NOBODY_WAITS: Waiting = { rest: -1, words: 0, faceHits: -1 };

/** Between two dice the elements that have not rolled are kept, and how many dice have hit. null: they cannot be. */
function waitingOf(
	at: At,
	node: Maybe,
	{ set, element }: { set: SetIR; element: Type },
	sides: ExprIR,
	faces: number
): Waiting | null {
	const { frame, rules } = at.body;
	const { link } = rules;
	const range = set.set === 'range';
	const of: Type = { t: 'set', of: element };
	const words = range ? 0 : wordsOf(of, link.symbols, link.pieceCount);
	if (words === null) {
		const message = say`rule/between-two-dice: Between two dice, which can be changed one by one, ${saidType(of, link.symbols)} cannot be kept`;
		if (node) link.report(finding('type/not-stored', node, message));
		return null;
	}
	const rest = range ? frame.take('rest', INT) : frame.take('rest', of, words);
	const many = sides.op === 'const' ? sides.value : 0;
	const counts: Type = { t: 'per-face', of: INT, sides: many };
	return { rest, words, faceHits: faces < 0 ? -1 : frame.take('face hits', counts, many) };
}
