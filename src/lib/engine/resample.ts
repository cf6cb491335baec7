/**
 * Another position that one seat could not tell from the real one.
 *
 * Faces of pieces whose identity the seat may not know are dealt out again among themselves. Bots think on such a
 * position, never on the real one; the test of views uses the same permutation.
 */
import type { Machine } from './machine.ts';
import { knowsPiece } from './visibility.ts';

/** A random integer in 0..n-1. */
export type Pick = (n: number) => number;

/**
 * Permutes in place what `seat` cannot know. Only pieces with the same back mix: those whose kinds share a root below
 * `piece`, lie in hidden places and have no other face.
 */
export function resample(m: Machine, seat: number, pick: Pick): void {
	const { layout, program, mem } = m;
	const groups = new Map<number, number[]>();
	for (let piece = 0; piece < layout.pieces; piece++) {
		const face = program.faces[mem[layout.face + piece]!]!;
		if (face.back >= 0 || knowsPiece(m, seat, piece)) continue;
		const root = rootKind(m, face.kind);
		const group = groups.get(root);
		if (group === undefined) groups.set(root, [piece]);
		else group.push(piece);
	}
	for (const group of groups.values()) shuffleFaces(m, group, pick);
}

/** The ancestor of a kind that stands directly below the root. */
function rootKind(m: Machine, kind: number): number {
	const { kinds } = m.program;
	while (kinds[kind]!.parent > 0) kind = kinds[kind]!.parent;
	return kind;
}

function shuffleFaces(m: Machine, pieces: number[], pick: Pick): void {
	const column = m.layout.face;
	for (let i = pieces.length - 1; i > 0; i--) {
		const a = column + pieces[i]!;
		const b = column + pieces[pick(i + 1)]!;
		const face = m.mem[a]!;
		m.write(a, m.mem[b]!);
		m.write(b, face);
	}
}
