/** Drawing from a zone, shuffling it, picking from a set. */
import { raiseBarrier } from '#lib/engine/state/undo-barrier.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from './runtime.ts';

/**
 * Draws as many pieces as there are, at most `count`: from the top when `stream` is -1. The set of them goes into the
 * `words` words from `as` on, if that is not -1.
 */
export function drawPieces(
	m: Runtime,
	from: number,
	to: number,
	count: number,
	stream: number,
	as: number,
	words: number
): void {
	const { layout, mem, pool, poolTop: start } = m;
	let end = start;
	for (let left = Math.min(count, mem[layout.count + from]!); left > 0; left--) {
		const piece = stream < 0 ? mem[layout.top + from]! : drawAt(m, stream, from);
		m.movePiece(piece, to, 'top');
		pool[end++] = piece;
	}
	if (as >= 0) m.writeBits(as, words, start, end);
	if (end === start) return;
	raiseBarrier(m);
	m.observer?.drawn(Array.from(pool.subarray(start, end)), from, to);
}

function drawAt(m: Runtime, stream: number, zone: number): number {
	const { layout, mem } = m;
	const count = mem[layout.count + zone]!;
	let place = m.chance.place(m, stream, zone, count);
	let piece = mem[place < count >> 1 ? layout.bottom + zone : layout.top + zone]!;
	if (place < count >> 1) while (place-- > 0) piece = mem[layout.above + piece]!;
	else while (++place < count) piece = mem[layout.below + piece]!;
	return piece;
}

/**
 * Puts the pieces of a zone into random order, each order alike (Durstenfeld's version of Fisher and Yates): again and
 * again one of the lowest pieces, those that have not been chosen yet, comes to the top.
 */
export function shuffleZone(m: Runtime, zone: number, stream: number): void {
	raiseBarrier(m);
	if (zone < 0) return;
	const { layout, mem, pool, poolTop } = m;
	const count = mem[layout.count + zone]!;
	const chosen = poolTop + count;
	for (let i = 0, piece = mem[layout.bottom + zone]!; i < count; i++) {
		pool[poolTop + i] = piece;
		piece = mem[layout.above + piece]!;
	}
	for (let left = count; left > 0; left--) {
		const place = poolTop + (left === 1 ? 0 : m.chance.mix(m, stream, zone, left));
		pool[chosen + count - left] = pool[place]!;
		pool.copyWithin(place, place + 1, poolTop + left);
	}
	m.arrange(zone, pool, chosen, chosen + count);
	m.observer?.shuffled(zone);
}

/**
 * Brings as many elements of pool[start..end) as there are, at most `count`, to its front, in the order in which chance
 * chose them. Returns the end of those.
 */
export function pickElements(
	m: Runtime,
	start: number,
	end: number,
	count: number,
	type: Type,
	stream: number
): number {
	const { pool } = m;
	const picked = start + Math.max(0, Math.min(count, end - start));
	for (let at = start; at < picked; at++) {
		const place = at + m.chance.pick(m, stream, type, pool.subarray(at, end));
		const element = pool[place]!;
		pool.copyWithin(at + 1, at, place);
		pool[at] = element;
	}
	return picked;
}
