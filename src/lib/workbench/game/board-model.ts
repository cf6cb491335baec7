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
import type { Mark, RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { type Cell, centre, type Point, RADIUS } from './hex-geometry.ts';

/** Counters that lie together: all of one owner, or one that must stay in sight. */
export interface Group {
	id: string;
	owner: Seat | null;
	/** From bottom to top. */
	pieces: PieceView[];
}

export interface SpaceModel {
	key: Key;
	q: number;
	r: number;
	x: number;
	y: number;
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
	/** Whose stone lies there, and what is shown on it. */
	stone: { seat: Seat; marks: Mark[] } | null;
	groups: Group[];
	pieces: PieceView[];
}

export interface Slot {
	x: number;
	y: number;
	size: number;
}

/** Where the groups of one space go. `roomy`: it is a square on which nothing is printed. */
export function slots(count: number, roomy: boolean): Slot[] {
	const row = (xs: number[], y: number, size: number) => xs.map((x) => ({ x, y, size }));
	if (count <= 1) return (roomy ? row([0], 7, 76) : row([0], 6, 60)).slice(0, count);
	if (count === 2) return row([-26, 26], 2, 50);
	if (count === 3) return [...row([-21, 21], -11, 40), ...row([0], 29, 40)];
	const size = count === 4 ? 37 : 31;
	const columns = count === 4 ? [-20, 20] : [-32, 0, 32];
	const [above, below] = count === 4 ? [-12, 27] : [-12, 21];
	return [...row(columns, above, size), ...row(columns, below, size)].slice(0, count);
}

/** The seat a piece belongs to: its first field that holds a player. */
export function ownerOf(index: RulesIndex, piece: PieceView): Seat | null {
	for (const field of index.rules.fields.piece) {
		const type = field.type.t === 'optional' ? field.type.of : field.type;
		if (type.t === 'player') return seatOf(own(piece.fields, field.id) ?? null);
	}
	return null;
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

export function boardModel(index: RulesIndex, view: GameView): SpaceModel[] {
	const here = new Map<Key, { stack: PieceView[]; ground: PieceView | null }>();
	for (const zone of view.zones) {
		if (zone.of === null) continue;
		const role = index.zoneRole(zone.zone);
		const entry = here.get(zone.of) ?? { stack: [], ground: null };
		if (role === 'ground') entry.ground = zone.pieces.at(-1) ?? entry.ground;
		else if (role !== 'hidden') entry.stack.push(...zone.pieces);
		here.set(zone.of, entry);
	}
	return view.spaces.map((space) => {
		const { stack = [], ground = null } = here.get(space.key) ?? {};
		return spaceModel(index, space, stack, ground);
	});
}

function spaceModel(
	index: RulesIndex,
	space: SpaceView,
	stack: PieceView[],
	ground: PieceView | null
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
	return {
		key: space.key,
		q: space.q,
		r: space.r,
		...placeOf(index, space),
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
		pattern: index.ordinal(layout.space.fill, fill),
		icon: face && face.icon !== '' ? face.icon : null,
		picture: face ? index.picture(face.icon) : null,
		covered,
		owner: seatOf(read(layout.space.owner)),
		stone: stoneOf(index, read),
		groups: grouped(index, stack),
		pieces: stack
	};
}

function stoneOf(index: RulesIndex, read: (name: string) => Value): SpaceModel['stone'] {
	const { stone } = index.layout.space;
	const seat = stone === null ? null : seatOf(read(stone.of));
	return stone === null || seat === null ? null : { seat, marks: index.marks(stone.marks, read) };
}

function grouped(index: RulesIndex, pieces: PieceView[]): Group[] {
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
		const group = { id: apart ? piece.key : `owner ${owner}`, owner, pieces: [piece] };
		if (!apart) byOwner.set(owner, group);
		groups.push(group);
	}
	return groups;
}

/** Where a space lies on the table: where the layout says, otherwise where its grid puts it. */
export function placeOf(index: RulesIndex, cell: Cell): Point {
	const spot = own(index.layout.space.at, `${cell.q},${cell.r}`);
	if (!spot) return centre(index.rules.space.grid, cell);
	// The layout counts in hundredths of the width of a space.
	return { x: (spot.x * RADIUS * 2) / 100, y: (spot.y * RADIUS * 2) / 100 };
}
