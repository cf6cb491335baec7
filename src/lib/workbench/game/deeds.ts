/** What a seat has on the map, and what it did last, as far as the viewer knows. */
import type { LogKind, LogLine, Phrase, Seat } from '#lib/engine/seat/protocol.ts';
import type { SpaceModel } from './board-model.ts';

const DEEDS: readonly LogKind[] = ['log', 'chosen'];

/** The last line that tells what a seat did; null where there is none yet. */
export function lastDeed(log: readonly LogLine[], seat: Seat): Phrase | null {
	return log.findLast((line) => line.seat === seat && DEEDS.includes(line.kind))?.phrase ?? null;
}

export interface OnMap {
	spaces: number;
	counters: number;
}

export function onMap(spaces: readonly SpaceModel[], seat: Seat): OnMap {
	const stones = spaces.filter(({ stone }) => stone?.seat === seat).length;
	return {
		spaces: spaces.filter(({ owner }) => owner === seat).length,
		counters: spaces
			.flatMap(({ groups }) => groups)
			.filter(({ owner }) => owner === seat)
			.reduce((sum, { pieces }) => sum + pieces.length, stones)
	};
}
