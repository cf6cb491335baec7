/** Steps that move, draw, shuffle, turn and show pieces. */
import type { MapNode } from '#lib/language/tree.ts';
import { PIECE } from '#lib/ruleset/expression/types.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { childOf, textOf } from '#lib/language/nodes.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { declare, setOrOne, streamOf, wordsFor, zoneOf } from './step-tools.ts';

export function linkMove(step: MapNode, at: At): StepIR | null {
	const pieces = setOrOne(at, childOf(step, 'move'), PIECE);
	const to = zoneOf(at, childOf(step, 'to'));
	if (!pieces || !to) return null;
	const position = textOf(childOf(step, 'position')) === 'bottom' ? 'bottom' : 'top';
	return { do: 'move', pieces, to, position, source: at.body.rules.link.source(step) };
}

export function linkDraw(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const count = link.number(childOf(step, 'draw'), at.block);
	const from = zoneOf(at, childOf(step, 'from'));
	const to = zoneOf(at, childOf(step, 'to'));
	const stream = streamOf(at, childOf(step, 'stream'), 'draws');
	const asNode = childOf(step, 'as');
	const local = asNode ? declare(at, asNode, { t: 'set', of: PIECE }) : null;
	if (!count || !from || !to || (asNode && !local)) return null;
	return {
		do: 'draw',
		count,
		from,
		to,
		as: local?.slot ?? -1,
		words: local?.words ?? wordsFor(at, PIECE),
		order: textOf(childOf(step, 'order')) === 'top' ? 'top' : 'random',
		stream,
		source: link.source(step)
	};
}

export function linkShuffle(step: MapNode, at: At): StepIR | null {
	const zone = zoneOf(at, childOf(step, 'shuffle'));
	const stream = streamOf(at, childOf(step, 'stream'), 'draws');
	return zone ? { do: 'shuffle', zone, stream, source: at.body.rules.link.source(step) } : null;
}

export function linkReveal(step: MapNode, at: At): StepIR | null {
	const pieces = setOrOne(at, childOf(step, 'reveal'), PIECE);
	const toNode = childOf(step, 'to');
	const to = toNode ? setOrOne(at, toNode, { t: 'player' }) : null;
	if (!pieces || (toNode && !to)) return null;
	return { do: 'reveal', pieces, to, source: at.body.rules.link.source(step) };
}

export function linkFlip(step: MapNode, at: At): StepIR | null {
	const pieces = setOrOne(at, childOf(step, 'flip'), PIECE);
	return pieces ? { do: 'flip', pieces, source: at.body.rules.link.source(step) } : null;
}
