/** Where every counter of a game is, as far as a viewer knows it. */
import type { GameView, Key, PieceView, Seat, ZoneView } from '#lib/engine/seat/protocol.ts';
import { ownerOf, seatOf } from '#lib/workbench/game/board-model.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

/** The counters of a seat in one place. */
export interface Holding {
	/** The space or zone. */
	key: Key;
	name: string;
	/** Whether it is a space of the map. */
	onMap: boolean;
	pieces: PieceView[];
	/** What is printed large on them, added up; null where nothing is. */
	total: number | null;
}

/** Counters of one name. */
export interface Listed {
	face: string;
	name: string;
	places: { key: Key; name: string; onMap: boolean; count: number }[];
	/** How many of them are where the viewer does not know. */
	unknown: number;
}

/** Counters of which only the place is known. */
export interface Hidden {
	key: Key;
	name: string;
	/** null where not even their number is known. */
	count: number | null;
}

function isOnMap({ of }: ZoneView): boolean {
	return of !== null && seatOf(of) === null;
}

/** A place by the name of its space, or of the zone where there is none. */
function placeOf(zone: ZoneView, names: Names): { key: Key; name: string; onMap: boolean } {
	const key = isOnMap(zone) ? (zone.of ?? zone.key) : zone.key;
	return { key, name: names.thing(key), onMap: isOnMap(zone) };
}

/** What a seat has, place by place: in front of it first. */
export function holdingsOf(index: RulesIndex, view: GameView, names: Names, seat: Seat): Holding[] {
	const found = new Map<Key, Holding>();
	for (const zone of view.zones) {
		const mine = seatOf(zone.of) === seat;
		const pieces = zone.pieces.filter((piece) => mine || ownerOf(index, piece) === seat);
		if (pieces.length === 0 || index.zoneRole(zone.zone) === 'ground') continue;
		const place = placeOf(zone, names);
		const known = found.get(place.key);
		if (known) known.pieces.push(...pieces);
		else found.set(place.key, { ...place, pieces, total: null });
	}
	return [...found.values()]
		.map((holding) => ({ ...holding, total: totalOf(index, holding.pieces) }))
		.sort((a, b) => Number(a.onMap) - Number(b.onMap));
}

function totalOf(index: RulesIndex, pieces: readonly PieceView[]): number | null {
	const printed = pieces.flatMap(({ face }) => {
		const value = face === null ? null : index.print(face).value;
		return value === null || Number.isNaN(Number(value)) ? [] : [Number(value)];
	});
	return printed.length === 0 ? null : printed.reduce((sum, count) => sum + count, 0);
}

/** Every counter by name, in the order of the reader's language. */
export function everyCounter(index: RulesIndex, view: GameView, names: Names): Listed[] {
	const byFace = new Map<string, Listed['places']>();
	for (const zone of view.zones) {
		for (const { face } of zone.pieces) {
			if (face === null) continue;
			const places = byFace.get(face) ?? [];
			byFace.set(face, places);
			const place = placeOf(zone, names);
			const there = places.find(({ key }) => key === place.key);
			if (there) there.count++;
			else places.push({ ...place, count: 1 });
		}
	}
	return index.rules.faces
		.map(({ id, count, back }): Listed => {
			const places = byFace.get(id) ?? [];
			const turned = byFace.get(index.rules.faces[back]?.id ?? '') ?? [];
			const known = [...places, ...turned].reduce((sum, place) => sum + place.count, 0);
			return { face: id, name: index.pieceName(id), places, unknown: Math.max(0, count - known) };
		})
		.filter(({ places, unknown }) => places.length > 0 || unknown > 0)
		.sort((a, b) => a.name.localeCompare(b.name, index.lexicon.language));
}

/** Where counters lie that the viewer does not know. */
export function hiddenPlaces(view: GameView, names: Names): Hidden[] {
	const byKey = new Map<Key, Hidden>();
	for (const zone of view.zones) {
		const unseen = zone.pieces.filter(({ face }) => face === null).length;
		const untold = zone.count === null ? null : zone.count - zone.pieces.length;
		if (unseen === 0 && untold === 0) continue;
		const { key, name } = placeOf(zone, names);
		const before = byKey.get(key)?.count ?? 0;
		byKey.set(key, { key, name, count: untold === null ? null : before + unseen + untold });
	}
	return [...byKey.values()];
}
