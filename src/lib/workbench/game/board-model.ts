/** What lies on each space of the map, arranged for drawing. */
import type {
	GameView,
	Key,
	OptionView,
	PieceView,
	Seat,
	SpaceView,
	Value
} from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import { parseKey } from '#lib/workbench/lookup/parse-key.ts';
import { heapOf, oneByOne, ownerWord } from '#lib/workbench/lookup/piece-print.ts';
import type { Mark, RulesIndex, ZoneRole } from '#lib/workbench/lookup/RulesIndex.ts';
import {
	type Cell,
	centre,
	type Form,
	formOf,
	type Point,
	RADIUS,
	turned
} from './hex-geometry.ts';
import { fanSlots, packed, type Slot, slots, pillarSlots } from './slots.ts';

/** Counters that lie together: all of one owner, or one that must stay in sight. */
export interface Group {
	id: string;
	owner: Seat | null;
	/** From bottom to top. */
	pieces: PieceView[];
	/** How its zone lays it on a space. */
	lies: 'stack' | 'row' | 'fan' | 'pillar';
}

export interface SpaceModel {
	key: Key;
	q: number;
	r: number;
	x: number;
	y: number;
	form: Form;
	label: string;
	/** What it is called, where it has a name of its own. */
	name: string | null;
	/** What its label is beside its name, where that is a number. */
	number: number | null;
	/** What is written on it. */
	print: Mark[];
	colour: string;
	/** Which pattern stands for the colour; -1 for none. */
	pattern: number;
	icon: string | null;
	/** The address of a picture of one's own, which is shown instead of an icon. */
	picture: string | null;
	/** What the space is made of is not known to the viewer. */
	covered: boolean;
	owner: Seat | null;
	/** Whose stone lies there, what is shown on it, and how many there are. */
	stone: { seat: Seat; marks: Mark[]; count: number } | null;
	groups: Group[];
	pieces: PieceView[];
}

/** Where the groups of a space go, in their order. */
export function placesOf({ groups, form, print }: SpaceModel): Slot[] {
	const roomy = form.shape === 'rectangle' && print.length === 0;
	if (groups.some(({ lies }) => lies === 'fan')) return fanSlots(groups.length, form);
	if (groups.some(({ lies }) => lies === 'pillar')) return pillarsOf(groups, form);
	if (groups.some(({ lies }) => lies === 'row'))
		return packed(groups.length, form, print.length > 0);
	return slots(groups.length, roomy, form);
}

/** A pillar stands on one place; what else lies there has one each. */
function pillarsOf(groups: readonly Group[], form: Form): Slot[] {
	const standing = groups.filter(({ lies }) => lies === 'pillar').length;
	const others = groups.length - standing;
	const [pillar = [], ...beside] = pillarSlots([standing, ...Array<number>(others).fill(1)], form);
	const [up, along] = [pillar.values(), beside.flat().values()];
	return groups.flatMap(({ lies }) => (lies === 'pillar' ? up : along).next().value ?? []);
}

/** The seat a piece belongs to. */
export function ownerOf(index: RulesIndex, piece: PieceView): Seat | null {
	const owner = ownerWord(index);
	if (owner === null) return null;
	return seatOf(own(piece.shown ?? {}, owner) ?? own(piece.fields, owner) ?? null);
}

export function seatOf(value: Value): Seat | null {
	if (typeof value !== 'string') return null;
	const parts = parseKey(value);
	return parts.is === 'player' ? parts.seat : null;
}

/** More counters than these are chosen from the list. */
const MANY_COUNTERS = 24;

/** The candidates with their pieces, if all of them are counters inside stacks; else none. */
export function stackedOptions(
	index: RulesIndex,
	view: GameView | null,
	{ candidates, declining }: { candidates: OptionView[]; declining: OptionView | null }
): { option: OptionView; piece: PieceView }[] {
	const zones = (view?.zones ?? []).filter(
		(zone) => zone.of !== null && index.zoneRole(zone.zone) === 'stack'
	);
	const pieces = new Map(
		zones.flatMap((zone) => zone.pieces.map((piece) => [piece.key, piece] as const))
	);
	const options = candidates.filter((option) => option !== declining);
	const items = options.flatMap((option) => {
		const piece = pieces.get(option.targets[0] ?? '');
		return piece && option.targets.length === 1 ? [{ option, piece }] : [];
	});
	return items.length === options.length && items.length <= MANY_COUNTERS ? items : [];
}

/** `turn`: by how many degrees more than the layout says the board is turned. */
export function boardModel(index: RulesIndex, view: GameView, turn = 0): SpaceModel[] {
	const here = new Map<Key, { lying: Lying[]; ground: PieceView | null }>();
	for (const lain of view.zones) {
		const { of, zone } = lain;
		if (of === null) continue;
		const pieces = oneByOne(index, lain);
		const role = index.zoneRole(zone);
		const entry = here.get(of) ?? { lying: [], ground: null };
		if (role === 'ground') entry.ground = pieces.at(-1) ?? entry.ground;
		else if (role !== 'hidden' && pieces.length > 0) entry.lying.push({ role, pieces });
		here.set(of, entry);
	}
	const form = formOfBoard(index, turn);
	return view.spaces.map((space) => {
		const { lying = [], ground = null } = here.get(space.key) ?? {};
		return spaceModel(index, space, { lying, ground, form });
	});
}

/** What lies in a zone of a space. */
interface Lying {
	role: ZoneRole;
	pieces: readonly PieceView[];
}

/** Of the spaces that have no shape of their own. */
export function formOfBoard({ layout, rules }: RulesIndex, turn = 0): Form {
	const half = (RADIUS * layout.space.height) / 100;
	return formOf(rules.space.grid, { half, turn: layout.space.turn + turn });
}

function spaceModel(
	index: RulesIndex,
	space: SpaceView,
	{ lying, ground, form }: { lying: readonly Lying[]; ground: PieceView | null; form: Form }
): SpaceModel {
	const { layout } = index;
	const face = ground?.face ? index.face(ground.face) : null;
	const read = (name: string | null): Value => {
		if (name === null) return null;
		const known = own(space.shown, name) ?? own(space.fields, name) ?? null;
		const printed = known ?? own(space.marks, name) ?? null;
		return printed ?? (face ? index.attribute(face, name) : null);
	};
	const covered = ground !== null && ground.face === null;
	const fill = covered ? null : read(layout.space.fill);
	const label = covered ? null : read(layout.space.label);
	const name = index.spaceName(space);
	const shaped = layout.space.shape && read(layout.space.shape.of);
	const shape = typeof shaped === 'string' ? own(layout.space.shape?.shapes ?? {}, shaped) : null;
	return {
		key: space.key,
		q: space.q,
		r: space.r,
		...placeOf(index, space, form.turn),
		form: shape ? { ...form, shape } : form,
		label:
			typeof label === 'string'
				? index.enumName(layout.space.label, label)
				: label === null
					? ''
					: String(label),
		name,
		number: name !== null && typeof label === 'number' ? label : null,
		print: covered ? [] : index.marks(layout.space.print, read),
		colour: index.spaceColour(fill, space),
		pattern: index.pattern(fill),
		icon: face && face.icon !== '' ? face.icon : null,
		picture: face ? index.picture(face.icon) : null,
		covered,
		owner: seatOf(read(layout.space.owner)),
		stone: stoneOf(index, read),
		groups: lying.flatMap((zone) => grouped(index, zone)),
		pieces: lying.flatMap(({ pieces }) => pieces)
	};
}

function stoneOf(index: RulesIndex, read: (name: string) => Value): SpaceModel['stone'] {
	const { stone } = index.layout.space;
	const seat = stone === null ? null : seatOf(read(stone.of));
	if (stone === null || seat === null) return null;
	const counted = stone.count === null ? 1 : read(stone.count);
	const count = typeof counted === 'number' ? counted : 1;
	return count < 1 ? null : { seat, marks: index.marks(stone.marks, read), count };
}

function grouped(index: RulesIndex, { role, pieces }: Lying): Group[] {
	if (role === 'spread' || role === 'fan' || role === 'pillar') {
		const lies = role === 'spread' ? 'row' : role;
		return pieces.map((piece) => ({
			...{ id: piece.key, owner: ownerOf(index, piece), pieces: [piece], lies }
		}));
	}
	if (role === 'row') {
		const heaps = Map.groupBy(pieces, (piece) => heapOf(index, piece)).values();
		return [...heaps].map((heap) => ({
			id: heap[0]!.key,
			owner: ownerOf(index, heap[0]!),
			pieces: heap,
			lies: 'row'
		}));
	}
	const groups: Group[] = [];
	const byOwner = new Map<Seat | null, Group>();
	for (const piece of pieces) {
		const owner = ownerOf(index, piece);
		const apart = index.layout.space.apart.some((kind) => index.isKind(piece.kind, kind));
		const known = apart ? undefined : byOwner.get(owner);
		if (known) {
			known.pieces.push(piece);
			continue;
		}
		const id = apart ? piece.key : `owner ${owner}`;
		const group: Group = { id, owner, pieces: [piece], lies: 'stack' };
		if (!apart) byOwner.set(owner, group);
		groups.push(group);
	}
	return groups;
}

/** Where a space lies on the table: where the layout says, otherwise where its grid puts it. */
export function placeOf(
	index: RulesIndex,
	cell: Cell,
	turn: number = index.layout.space.turn
): Point {
	const { at, height } = index.layout.space;
	const spot = own(at, `${cell.q},${cell.r}`);
	const half = (RADIUS * height) / 100;
	// The layout counts in hundredths of the width of a space.
	const place = spot
		? { x: (spot.x * RADIUS * 2) / 100, y: (spot.y * RADIUS * 2) / 100 }
		: centre(index.rules.space.grid, cell, half);
	return turned(place, turn);
}
