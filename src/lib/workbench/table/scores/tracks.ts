/** The tracks of the layout: numbered places, and whose markers stand there. */
import type { GameView, Seat, Value } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { worthOf } from '#lib/workbench/game/player-facts.ts';

export interface Marker {
	/** null: the marker of the game. */
	seat: Seat | null;
	/** May lie beyond the ends of the track; then it stands at the end. */
	value: number;
}

export interface TrackModel {
	id: string;
	name: string;
	places: { number: number; markers: Marker[] }[];
}

export function tracksOf(index: RulesIndex, view: GameView): TrackModel[] {
	return index.layout.tracks.map(({ id, of, from, to }) => {
		const markers = markersOf(view, of);
		const stands = (value: number): number => Math.min(to, Math.max(from, value));
		return {
			id,
			name: index.lexicon.name('tracks', id),
			places: Array.from({ length: to - from + 1 }, (_, at) => ({
				number: from + at,
				markers: markers.filter(({ value }) => stands(value) === from + at)
			}))
		};
	});
}

/** Of the game where it has such a thing, otherwise of each player of whom it is known. */
function markersOf(view: GameView, of: string): Marker[] {
	const marker = (seat: Seat | null, value: Value): Marker[] =>
		typeof value === 'number' ? [{ seat, value }] : [];
	const here = own(view.game, of);
	if (here !== undefined) return marker(null, here);
	return view.players.flatMap((player) => marker(player.seat, worthOf(player, of)));
}
