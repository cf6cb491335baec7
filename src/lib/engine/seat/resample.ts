/**
 * Another position that one seat could not tell from the real one.
 *
 * Faces of pieces whose identity the seat may not know are dealt out again among themselves. Bots think on such a
 * position, never on the real one; the test of views uses the same deal.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { backKind } from './knowledge.ts';
import { knowsPiece } from './visibility.ts';

/** A random integer in 0..n-1. */
export type Pick = (n: number) => number;

interface Hidden {
	piece: number;
	/** The kind that it is known to be. */
	kind: number;
}

/**
 * Deals out in place what `seat` cannot know. Only pieces with the same back mix: those whose kinds share a root below
 * `piece`, lie where they are hidden, and have no other face. Where a zone says what it hides, only that is dealt there.
 */
export function resample(m: Machine, seat: number, pick: Pick): void {
	const { layout, program, mem } = m;
	const groups = new Map<number, Hidden[]>();
	for (let piece = 0; piece < layout.pieces; piece++) {
		const face = program.faces[mem[layout.face + piece]!]!;
		if (face.back >= 0 || knowsPiece(m, seat, piece)) continue;
		const zone = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
		const root = backKind(m, face.kind);
		const group = groups.get(root) ?? [];
		group.push({ piece, kind: zone.hides });
		groups.set(root, group);
	}
	for (const group of groups.values()) deal(m, group, pick);
}

/** Deals the faces of a group anew: to the narrowest places first, each a random one of the faces that fit. */
function deal(m: Machine, group: Hidden[], pick: Pick): void {
	const column = m.layout.face;
	const faces = group.map(({ piece }) => m.mem[column + piece]!);
	// A kind stands after its parents, so a larger number is never wider than a smaller one above it.
	const order = group.toSorted((a, b) => b.kind - a.kind || a.piece - b.piece);
	for (const { piece, kind } of order) {
		const [face] = faces.splice(
			kind === 0 ? pick(faces.length) : pickFitting(m, faces, kind, pick),
			1
		);
		m.turnTo(piece, face!);
	}
}

/** The place of a random face of a kind, each alike; one of them is there. */
function pickFitting(m: Machine, faces: number[], kind: number, pick: Pick): number {
	const fits = m.tables.kinds[kind]!;
	let count = 0;
	for (const face of faces) count += fits[face]!;
	let left = pick(count);
	return faces.findIndex((face) => fits[face] === 1 && left-- === 0);
}
