/**
 * Another position that one seat could not tell from the real one.
 *
 * Faces of pieces whose identity the seat may not know are dealt out again among themselves. Bots think on such a
 * position, never on the real one; the test of views uses the same deal.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { backKind } from './knowledge-of.ts';
import { knowsPiece } from './visibility.ts';

/** A random integer in 0..n-1. */
export type Pick = (n: number) => number;

interface Hidden {
	piece: number;
	/** Its turn among those of its kind. */
	turn: number;
	/** The kind that it is known to be. */
	kind: number;
}

/**
 * Deals out in place what `seat` cannot know. Only pieces with the same back mix: those whose kinds share a root below
 * `piece`, lie where they are hidden, and have no other face. Where a zone says what it hides, only that is dealt there.
 */
export function resample(m: Machine, seat: number, pick: Pick): void {
	for (const group of hiddenFrom(m, seat).values()) deal(m, group, facesOf(m, group), pick);
}

/**
 * The same, out of what `seat` knows alone: from positions that it cannot tell apart comes the same one. What is told of it
 * tells nothing else.
 */
export function imagine(m: Machine, seat: number, pick: Pick): void {
	const places = placesOf(m);
	for (const [, group] of [...hiddenFrom(m, seat)].sort(([a], [b]) => a - b)) {
		const faces = facesOf(m, group).sort((a, b) => a - b);
		for (const hidden of group) hidden.turn = places[hidden.piece]!;
		deal(m, group, faces, pick);
	}
}

/** How many pieces lie before each, zone by zone from below. */
function placesOf({ layout, mem }: Machine): Int32Array {
	const places = new Int32Array(layout.pieces);
	let place = 0;
	for (let zone = 0; zone < layout.zones; zone++) {
		for (let i = mem[layout.bottom + zone]!; i >= 0; i = mem[layout.above + i]!)
			places[i] = place++;
	}
	return places;
}

function facesOf({ layout, mem }: Machine, group: readonly Hidden[]): number[] {
	return group.map(({ piece }) => mem[layout.face + piece]!);
}

/** Pieces that the seat does not know, together with those that have the same back. */
function hiddenFrom(m: Machine, seat: number): Map<number, Hidden[]> {
	const { layout, program, mem } = m;
	const groups = new Map<number, Hidden[]>();
	for (let piece = 0; piece < layout.pieces; piece++) {
		const face = program.faces[mem[layout.face + piece]!]!;
		if (face.back >= 0 || knowsPiece(m, seat, piece)) continue;
		const zone = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
		const root = backKind(m, face.kind);
		const group = groups.get(root) ?? [];
		group.push({ piece, turn: piece, kind: zone.hides });
		groups.set(root, group);
	}
	return groups;
}

/** Deals the faces of a group anew: to the narrowest places first, each a random one of the faces that fit. */
function deal(m: Machine, group: readonly Hidden[], faces: readonly number[], pick: Pick): void {
	// A kind stands after its parents, so a larger number is never wider than a smaller one above it.
	const order = group.toSorted((a, b) => b.kind - a.kind || a.turn - b.turn);
	const left = Int32Array.from(faces);
	order.forEach(({ piece, kind }, dealt) => {
		const count = left.length - dealt;
		const at = kind === 0 ? pick(count) : pickFitting(m, left.subarray(0, count), kind, pick);
		m.turnTo(piece, left[at]!);
		left.copyWithin(at, at + 1, count);
	});
}

/** The place of a random face of a kind, each alike; one of them is there. */
function pickFitting(m: Machine, faces: Int32Array, kind: number, pick: Pick): number {
	const fits = m.tables.kinds[kind]!;
	let count = 0;
	for (const face of faces) count += fits[face]!;
	let left = pick(count);
	return faces.findIndex((face) => fits[face] === 1 && left-- === 0);
}
