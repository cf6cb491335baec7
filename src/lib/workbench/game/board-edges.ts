/** Coloured edges of a board: the sides of its spaces beyond which there is none, by which edge of the board they are. */
import type { Value } from '#lib/engine/seat/protocol.ts';
import type { Edge, EdgeOwner } from '#lib/ruleset/program/layout.ts';
import { seatOf } from './board-model.ts';
import { own } from '#lib/language/tools/own.ts';
import { type Cell, corners, type Form, formOf, type Grid, type Point } from './hex-geometry.ts';

export interface EdgeLine {
	id: string;
	/** The number of a player, or a colour. */
	of: number | string;
	from: Point;
	to: Point;
}

/** The cell beyond each side, in the order of the corners at which the sides begin. */
const BEYOND = {
	hex: [
		[1, 0],
		[0, 1],
		[-1, 1],
		[-1, 0],
		[0, -1],
		[1, -1]
	],
	square: [
		[0, -1],
		[1, 0],
		[0, 1],
		[-1, 0]
	],
	none: []
} as const;

/** Outside of the line round a space. */
const OUTSET = -6;

/** Whose edges they are now: the number of a player, or a colour. */
export function ownedEdges(
	edges: Partial<Record<Edge, EdgeOwner>>,
	read: (name: string) => Value
): Partial<Record<Edge, number | string>> {
	return Object.fromEntries(
		Object.entries(edges).flatMap(([edge, owner]) => {
			if (typeof owner !== 'object') return [[edge, owner]];
			const seat = seatOf(read(owner.of));
			return seat === null ? [] : [[edge, seat + 1]];
		})
	);
}

export function edgeLines(
	grid: Grid,
	spaces: readonly (Cell & Point & { form: Form; key: string })[],
	wanted: Partial<Record<Edge, number | string>>
): EdgeLine[] {
	const names = Object.keys(wanted);
	if (names.length === 0) return [];
	const there = new Set(spaces.map(({ q, r }) => `${q},${r}`));
	const beyond = edgesBeyond(spaces);
	return spaces.flatMap((space) => {
		// Whatever is drawn in it, the space takes the room that its grid gives it.
		const around = corners(formOf(grid, space.form), OUTSET);
		const sides = BEYOND[grid].map(([dq, dr]) => {
			const [q, r] = [space.q + dq, space.r + dr];
			return there.has(`${q},${r}`) ? [] : beyond({ q, r }).filter((edge) => names.includes(edge));
		});
		return sides.flatMap((edges, side) => {
			const [from, to] = [around[side]!, around[(side + 1) % around.length]!];
			const before = sides.at(side - 1) ?? [];
			// Two edges share a side at a sharp corner: each has the half that goes on from its own.
			const inOrder = edges.toSorted((a, b) => +before.includes(b) - +before.includes(a));
			return inOrder.flatMap((edge, nth): EdgeLine[] => {
				const of = own(wanted, edge);
				if (of === undefined) return [];
				const [begin, end] = [nth / edges.length, (nth + 1) / edges.length];
				const line = { from: between(from, to, begin), to: between(from, to, end) };
				return [{ id: `${space.key} ${side} ${edge}`, of, ...shifted(line, space) }];
			});
		});
	});
}

/** By key of a space: whose edges it lies at. */
export function edgesAt(lines: readonly EdgeLine[]): ReadonlyMap<string, ReadonlySet<number>> {
	const at = new Map<string, Set<number>>();
	for (const { id, of } of lines) {
		const [key = ''] = id.split(' ');
		if (typeof of === 'number') at.set(key, (at.get(key) ?? new Set()).add(of - 1));
	}
	return at;
}

function edgesBeyond(cells: readonly Cell[]): (cell: Cell) => Edge[] {
	const measures = [
		['row', ({ r }: Cell) => r],
		['column', ({ q }: Cell) => q],
		['slant', ({ q, r }: Cell) => q + r]
	] as const;
	const bounds = measures.map(([name, of]) => {
		const all = cells.map(of);
		return { name, of, least: Math.min(...all), most: Math.max(...all) };
	});
	return (cell) =>
		bounds.flatMap(({ name, of, least, most }): Edge[] => {
			const at = of(cell);
			return at < least ? [`first-${name}`] : at > most ? [`last-${name}`] : [];
		});
}

function between(a: Point, b: Point, part: number): Point {
	return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function shifted({ from, to }: { from: Point; to: Point }, { x, y }: Point) {
	return { from: { x: from.x + x, y: from.y + y }, to: { x: to.x + x, y: to.y + y } };
}
