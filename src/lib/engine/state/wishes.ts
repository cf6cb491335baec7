/**
 * Dice and draws that somebody has set for a game to come: each comes true at the first roll or draw of its stream at which
 * it can, in the order in which they stand. The list belongs to where a game begins and never changes; which of them have
 * come true is one word of the state, so that undo, copies and hashes carry it along.
 */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Gate, Wish } from './gate.ts';
import { WISHED } from './memory-layout.ts';

/** As many as one word has bits that are not its sign. */
export const MOST_WISHES = 31;

/** Those that have not come true. */
export function openWishes({ mem, wishes }: Gate): Wish[] {
	return wishes.filter((_, i) => ((mem[WISHED]! >>> i) & 1) === 0);
}

/** The value that the next die of a stream shall show; null: chance says it. */
export function wishedDie(
	gate: Gate,
	stream: number,
	sides: number,
	lowest: number
): number | null {
	const wish = comesTrue(
		gate,
		stream,
		(wished) => 'die' in wished && wished.die >= lowest && wished.die < lowest + sides
	);
	return wish !== null && 'die' in wish ? wish.die : null;
}

/** How many places above the bottom of its zone the piece lies that shall be drawn next; null: chance says it. */
export function wishedPlace(gate: Gate, stream: number, zone: number): number | null {
	const { layout, mem } = gate;
	const wish = comesTrue(
		gate,
		stream,
		(candidate) => 'piece' in candidate && mem[layout.zone + candidate.piece] === zone
	);
	if (wish === null || !('piece' in wish)) return null;
	let place = 0;
	for (let at = mem[layout.below + wish.piece]!; at >= 0; at = mem[layout.below + at]!) place++;
	return place;
}

/** How many pieces stand before the one that shall be picked next, as if it were drawn; null: chance says it. */
export function wishedElement(
	gate: Gate,
	stream: number,
	type: Type,
	elements: ArrayLike<number>
): number | null {
	if (type.t !== 'piece') return null;
	const pieces = Array.from(elements);
	const wish = comesTrue(
		gate,
		stream,
		(candidate) => 'piece' in candidate && pieces.includes(candidate.piece)
	);
	return wish !== null && 'piece' in wish ? pieces.indexOf(wish.piece) : null;
}

function comesTrue(gate: Gate, stream: number, fits: (wish: Wish) => boolean): Wish | null {
	const { wishes, mem } = gate;
	const done = mem[WISHED]!;
	const index = wishes.findIndex(
		(wish, i) => wish.stream === stream && ((done >>> i) & 1) === 0 && fits(wish)
	);
	if (index < 0) return null;
	gate.write(WISHED, done | (1 << index));
	return wishes[index]!;
}
