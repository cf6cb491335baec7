/** A position in which one piece has taken the place of another: what somebody wants to try is in their hands at once. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { FieldWords, Position } from './position.ts';

/**
 * A copy of the face stands where a piece of the player stands, as that one does (its owner, whether it was shown); that
 * one lies where the copy lay. The piece that is most like it makes room: one of its kind, else of the nearest kind above
 * both. What begins elsewhere stands for it on the map only: it may never come to where such pieces are kept. null: the player has none such, or all copies already.
 */
export function standIn(
	program: Program,
	position: Position,
	face: string,
	player: string
): Position | null {
	const places = new Map<string, string>();
	for (const [zone, pieces] of Object.entries(position.zones)) {
		for (const piece of pieces) places.set(piece, zone);
	}
	const belongs = (piece: string, to: (owner: string) => boolean): boolean =>
		ownersOf(program, position, piece, places.get(piece) ?? '').some(to);
	const index = program.faces.findIndex(({ id }) => id === face);
	const all = program.pieces.filter((piece) => piece.face === index);
	const copies = all.map(({ id }) => id);
	if (copies.some((id) => belongs(id, (owner) => owner === player))) return position;
	const copy = copies.find((id) => !belongs(id, () => true)) ?? copies[0];
	if (copy === undefined) return null;
	const kind = program.faces[index]?.kind ?? 0;
	let best: { id: string; distance: number } | null = null;
	for (const { id, face: other, start } of program.pieces) {
		if (position.faces[id] !== undefined || !belongs(id, (owner) => owner === player)) continue;
		if (start !== all[0]?.start && !isOnMap(program, places.get(id) ?? '')) continue;
		const distance = distanceOf(program, kind, program.faces[other]?.kind ?? 0);
		if (distance < (best?.distance ?? Infinity)) best = { id, distance };
	}
	return best && exchanged(position, copy, best.id);
}

const zoneOf = ({ zones }: Program, place: string) =>
	zones.find(({ id }) => id === place.split('(')[0]);

const isOnMap = (program: Program, place: string): boolean =>
	zoneOf(program, place)?.per === 'space';

/** Whose a piece is: the player in whose zone it lies, and whoever its fields name. */
function ownersOf(program: Program, position: Position, piece: string, place: string): string[] {
	const of = /\((.*)\)$/.exec(place)?.[1] ?? '';
	const owners = zoneOf(program, place)?.per === 'player' ? [of] : [];
	for (const { id, type } of program.fields.piece) {
		const inner = type.t === 'optional' ? type.of : type;
		const named = position.pieces[piece]?.[id];
		if (inner.t === 'player' && typeof named === 'string') owners.push(named);
	}
	return owners;
}

/** Steps from the kind up to the nearest one above both; the root, which is above all, is no likeness. */
function distanceOf({ kinds }: Program, kind: number, other: number): number {
	const line: number[] = [];
	for (let at = other; at > 0; at = kinds[at]?.parent ?? -1) line.push(at);
	for (let at = kind, steps = 0; at > 0; at = kinds[at]?.parent ?? -1, steps++) {
		if (line.includes(at)) return steps;
	}
	return Infinity;
}

function exchanged(position: Position, a: string, b: string): Position {
	const swap = (id: string): string => (id === a ? b : id === b ? a : id);
	const zones = Object.entries(position.zones).map(
		([zone, pieces]) => [zone, pieces.map(swap)] as const
	);
	const pieces: Record<string, FieldWords> = {};
	for (const [id, words] of Object.entries(position.pieces)) pieces[swap(id)] = words;
	return { ...position, zones: Object.fromEntries(zones), pieces };
}
