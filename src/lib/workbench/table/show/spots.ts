/** Where on the page a thing of the table is seen. */
import type { Key } from '#lib/engine/seat/protocol.ts';
import { parseKey, playerKey } from '#lib/workbench/lookup/parse-key.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { spaceOf } from '#lib/workbench/story/captions.ts';

/** The middle of a thing, and how large a counter is there. */
export interface Spot {
	x: number;
	y: number;
	size: number;
}

/** Counters on spaces and heaps are drawn no larger than this. */
const MOST = 72;

export function spotOfPiece(key: Key): Spot | null {
	return spotIn(`[data-piece="${CSS.escape(key)}"]`);
}

/** Where the counters of the open scene are just now. */
export function spotsInScene(): [Key, Spot][] {
	return [...document.querySelectorAll('.scene [data-piece]')].flatMap((element): [Key, Spot][] => {
		const [key, spot] = [element.getAttribute('data-piece'), spotOf(element)];
		return key !== null && spot !== null ? [[key, spot]] : [];
	});
}

/** The space or strip of a zone, or the seat that it belongs to; null where nothing on the page stands for it. */
export function spotOfZone(zone: Key, index: RulesIndex): Spot | null {
	const space = spaceOf(zone, index);
	if (space !== null) return spotOfSpace(space);
	const strip = spotIn(`[data-zone="${CSS.escape(zone)}"]`);
	if (strip) return strip;
	const parts = parseKey(zone);
	return parts.is === 'place' ? spotOfPlayer(parts.at) : null;
}

export function spotOfSpace(space: Key): Spot | null {
	return spotIn(`[data-space="${CSS.escape(space)}"]`);
}

export function spotOfPlayer(player: Key): Spot | null {
	const parts = parseKey(player);
	return parts.is === 'player' ? spotIn(`[data-player="${playerKey(parts.seat)}"]`) : null;
}

function spotIn(selector: string): Spot | null {
	for (const element of document.querySelectorAll(selector)) {
		const spot = spotOf(element);
		if (spot !== null) return spot;
	}
	return null;
}

function spotOf(element: Element): Spot | null {
	const { left, top, width, height } = element.getBoundingClientRect();
	if (width === 0 || height === 0) return null;
	const size = Math.min(MOST, width, height) * (Math.min(width, height) > MOST ? 0.6 : 1);
	return { x: left + width / 2, y: top + height / 2, size };
}
