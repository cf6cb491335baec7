/** Where a counter goes that somebody puts on a space, and where it can go at all. */
import type { GameView, Key } from '#lib/engine/seat/protocol.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

/** The zone of a space in which counters lie like this one: where it lies now, else where others of its kind do, else where they are stacked. */
export function zoneFor(
	index: RulesIndex,
	view: GameView,
	space: Key,
	counter: { key: Key; face: string }
): Key | null {
	const here = view.zones.filter(({ of }) => of === space);
	const kind = index.face(counter.face);
	const holds = (test: (piece: { key: Key; face: string | null }) => boolean) => {
		const like = view.zones.find(({ of, pieces }) => isSpace(view, of) && pieces.some(test));
		return here.find(({ zone }) => zone === like?.zone);
	};
	const found =
		holds(({ key }) => key === counter.key) ??
		holds(({ face }) => face !== null && kind !== null && index.face(face)?.kind === kind.kind) ??
		here.find(({ zone }) => index.zoneRole(zone) === 'stack') ??
		here[0];
	return found?.key ?? null;
}

function isSpace(view: GameView, key: Key | null): boolean {
	return view.spaces.some((space) => space.key === key);
}

/** The zone in which a counter lies. */
export function zonesByPiece(zones: Readonly<Record<string, readonly string[]>>): Map<string, Key> {
	return new Map(
		Object.entries(zones).flatMap(([zone, pieces]) => pieces.map((id) => [id, zone] as const))
	);
}
