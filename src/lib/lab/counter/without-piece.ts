/**
 * The rules without one of their pieces: by a layer on top of all others there is no copy of it. It is still known, for rules
 * may name it.
 */
import { say, type Said } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { topLayer } from '#lib/ruleset/compose/top-layer.ts';
import { pieceSheet } from '#lib/ruleset/report/piece-sheet.ts';

export type WithoutPiece =
	| {
			ok: true;
			kind: string;
			/** Other pieces of the same kind. */
			others: string[];
			/** The text of the layer. */
			layer: string;
	  }
	| { ok: false; said: Said };

/** The id of the layer. */
const LAYER = 'without-piece';

export function withoutPiece(composition: Composition, id: string): WithoutPiece {
	const { pieces } = pieceSheet(composition);
	const piece = pieces.find((candidate) => candidate.id === id);
	if (!piece) {
		const ids = pieces.filter(({ faceOf }) => faceOf === null).map((piece) => piece.id);
		return {
			ok: false,
			said: say`lab/no-piece: There is no piece "${id}"${hintOf(nearest(id, ids))}`
		};
	}
	const { kind, faceOf } = piece;
	if (faceOf !== null) {
		return {
			ok: false,
			said: say`lab/is-other-side-of: ${id} is the other side of ${faceOf}: ask about that one`
		};
	}
	const count = piece.values['count'];
	return {
		ok: true,
		kind,
		others: pieces
			.filter(
				(candidate) => candidate.kind === kind && candidate.id !== id && candidate.faceOf === null
			)
			.map((eachPiece) => eachPiece.id),
		layer: JSON.stringify({
			layer: topLayer(LAYER, composition),
			change: { [`pieces.${id}.count`]: { ...(count && { expect: count.value }), set: 0 } }
		})
	};
}
