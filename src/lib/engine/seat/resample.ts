/**
 * Another position that one seat could not tell from the real one.
 *
 * Faces of pieces whose identity the seat may not know are dealt out again among themselves. Bots think on such a
 * position, never on the real one; the test of views uses the same deal.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { backKind } from './knowledge-of.ts';
import { knownPieces } from './visibility.ts';

/** A random integer in 0..n-1. */
export type Pick = (n: number) => number;

/** Pieces that the seat does not know and that have the same back. */
interface Group {
	pieces: number[];
	/** The kind that each is known to be; 0: it can be anything. */
	kinds: number[];
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
	for (const [, { pieces, kinds }] of [...hiddenFrom(m, seat)].sort(([a], [b]) => a - b)) {
		const order = pieces.map((_, i) => i).sort((a, b) => places[pieces[a]!]! - places[pieces[b]!]!);
		const group = { pieces: order.map((i) => pieces[i]!), kinds: order.map((i) => kinds[i]!) };
		deal(m, group, facesOf(m, group).sort(), pick);
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

function facesOf({ layout, mem }: Machine, { pieces }: Group): Int32Array {
	const faces = new Int32Array(pieces.length);
	for (let i = 0; i < faces.length; i++) faces[i] = mem[layout.face + pieces[i]!]!;
	return faces;
}

/** By their backs, each in the order of their numbers. */
function hiddenFrom(m: Machine, seat: number): Map<number, Group> {
	const { layout, program, mem } = m;
	const known = knownPieces(m, seat);
	const groups = new Map<number, Group>();
	for (let piece = 0; piece < layout.pieces; piece++) {
		if (known[piece] === 1) continue;
		const face = program.faces[mem[layout.face + piece]!]!;
		if (face.back >= 0) continue;
		const zone = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
		const root = backKind(m, face.kind);
		let group = groups.get(root);
		if (group === undefined) groups.set(root, (group = { pieces: [], kinds: [] }));
		group.pieces.push(piece);
		group.kinds.push(zone.hides);
	}
	return groups;
}

/** Deals the faces to a group anew: to the narrowest places first, each a random one of the faces that fit. */
function deal(m: Machine, { pieces, kinds }: Group, left: Int32Array, pick: Pick): void {
	let count = left.length;
	// A kind stands after its parents, so a larger number is never wider than a smaller one above it.
	for (const kind of [...new Set(kinds)].sort((a, b) => b - a)) {
		for (let i = 0; i < pieces.length; i++) {
			if (kinds[i] !== kind) continue;
			const at = kind === 0 ? pick(count) : pickFitting(m, left, count, kind, pick);
			m.turnTo(pieces[i]!, left[at]!);
			left.copyWithin(at, at + 1, count--);
		}
	}
}

/** Draws a face of the kind from the first `count`, each with the same chance; returns its place. At least one is there. */
function pickFitting(
	m: Machine,
	faces: Int32Array,
	count: number,
	kind: number,
	pick: Pick
): number {
	const fits = m.tables.kinds[kind]!;
	let fitting = 0;
	for (let at = 0; at < count; at++) fitting += fits[faces[at]!]!;
	let before = pick(fitting);
	let at = 0;
	while (fits[faces[at]!] === 0 || before-- > 0) at++;
	return at;
}
