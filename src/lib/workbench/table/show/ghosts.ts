/** What is drawn over the table while a beat is shown: counters on their way, rings, numbers. */
import type { Changed, Moved, Turned } from '#lib/engine/seat/happening.ts';
import type { Key } from '#lib/engine/seat/protocol.ts';
import { parseKey } from '#lib/workbench/lookup/parse-key.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import type { Beat } from '#lib/workbench/story/Story.svelte.ts';
import { type Spot, spotOfPiece, spotOfPlayer, spotOfSpace, spotOfZone } from './spots.ts';

export type Ghost =
	/** `face`: null, its back is seen. `lost`: it goes, and nobody sees where. */
	| { is: 'counter'; face: string | null; count: number; from: Spot; to: Spot; how: How }
	| { is: 'ring'; at: Spot }
	| { is: 'number'; at: Spot; by: number };

export type How = 'glides' | 'comes' | 'goes' | 'turns';

/** Ghosts of one beat; more at once nobody could follow. */
const MOST = 16;

/** `before`: where counters were seen that are there no more. */
export function ghostsOf(beat: Beat, index: RulesIndex, before: ReadonlyMap<Key, Spot>): Ghost[] {
	const counters = beat.pieces.flatMap((piece) => counterGhosts(piece, index, before));
	const others = beat.changes.flatMap((change) => changeGhosts(change, index));
	return [...counters, ...others].slice(0, MOST);
}

function counterGhosts(
	seen: Moved | Turned,
	index: RulesIndex,
	before: ReadonlyMap<Key, Spot>
): Ghost[] {
	const ends = seen.is === 'turned' ? { from: seen.at, to: seen.at } : seen;
	// Those of one face go as one heap.
	const byFace = Map.groupBy(seen.pieces, ({ was, key }) => faceOf(key ?? was) ?? '');
	return [...byFace].flatMap(([face, pieces]): Ghost[] => {
		const [first] = pieces;
		const to =
			(first?.key && spotOfPiece(first.key)) ??
			(ends.to === null ? null : spotOfZone(ends.to, index));
		const left = first?.was ? before.get(first.was) : undefined;
		const from = ends.from === null ? null : (left ?? spotOfZone(ends.from, index));
		const spots = from && to ? { from, to } : from ? { from, to: from } : to && { from: to, to };
		if (!spots) return [];
		const how = seen.is === 'turned' ? 'turns' : from === null ? 'comes' : to ? 'glides' : 'goes';
		return [{ is: 'counter', face: face || null, count: pieces.length, ...spots, how }];
	});
}

function faceOf(key: Key | null): string | null {
	const parts = key === null ? null : parseKey(key);
	return parts?.is === 'piece' ? parts.face : null;
}

function changeGhosts({ table, of, field, from, to }: Changed, index: RulesIndex): Ghost[] {
	if (of === null) return [];
	if (table === 'player' && index.layout.players.includes(field)) {
		const at = spotOfPlayer(of);
		const by = typeof from === 'number' && typeof to === 'number' ? to - from : 0;
		return at && by !== 0 ? [{ is: 'number', at, by }] : [];
	}
	const ring = table === 'space' && field === index.layout.space.owner ? spotOfSpace(of) : null;
	return ring ? [{ is: 'ring', at: ring }] : [];
}
