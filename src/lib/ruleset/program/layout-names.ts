/** What a layout shows of the game, a player, a space and a piece: names of fields, values and attributes. */
import type { Table } from './expression-ir.ts';
import { own } from '#lib/language/tools/own.ts';
import { mapOf, namesOf, numberOf, textOf, textsOf } from './lenient.ts';

/** A row of numbered places with the markers of the players, or of the game. */
export interface TrackLayout {
	id: string;
	of: string;
	from: number;
	to: number;
}

export function tracksIn(layout: unknown): TrackLayout[] {
	const tracks = mapOf(mapOf(layout)['tracks']);
	return Object.keys(tracks).flatMap((id) => {
		const track = mapOf(own(tracks, id));
		const [of, from, to] = [
			textOf(track['of']),
			numberOf(track['from']) ?? 0,
			numberOf(track['to'])
		];
		return of !== null && to !== null && to > from ? [{ id, of, from, to }] : [];
	});
}

export function layoutNames(layout: unknown): Record<Table, Set<string>> {
	const root = mapOf(layout);
	const [space, counter, mat, standings] = ['space', 'counter', 'mat', 'standings'].map((part) =>
		mapOf(root[part])
	);
	const tracked = tracksIn(layout).map(({ of }) => of);
	const fill = space!['fill'];
	return {
		game: new Set([...textsOf(root['status']), ...tracked]),
		player: new Set([
			...textsOf(root['players']),
			...textsOf(mat!['shows']),
			...textsOf(standings!['by']),
			...textsOf(standings!['parts']),
			...tracked
		]),
		space: new Set([
			...textsOf(space!['label']),
			...textsOf(space!['owner']),
			...textsOf(mapOf(space!['stone'])['of']),
			...namesOf(mapOf(space!['stone'])['marks']),
			...textsOf(fill),
			...textsOf(mapOf(fill)['attribute']),
			...namesOf(space!['print'])
		]),
		piece: new Set([
			...textsOf(counter!['value']),
			...textsOf(counter!['order']),
			...namesOf(counter!['marks'])
		])
	};
}
