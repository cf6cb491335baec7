/** Pieces on sheets: on paper in their true size with what lies behind each, and in grids as other tables read them. */
import type { FaceInfo } from '#lib/rules-server/rules-server.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

/** In millimetres. */
export interface Paper {
	width: number;
	height: number;
}

export const PAPERS = {
	A4: { width: 210, height: 297 },
	Letter: { width: 215.9, height: 279.4 }
} as const satisfies Record<string, Paper>;
export type PaperName = keyof typeof PAPERS;

/** What no printer reaches, in millimetres. */
export const MARGIN = 10;

/** What is cut out: a square counter, a tile of a map of hexes, a card. */
export type Shape = 'counter' | 'space' | 'card';

/** Tiles are what the map is laid of. */
export function shapeOf(index: RulesIndex, face: FaceInfo): Shape {
	const { givenMap, cards } = index.layout;
	const kind = index.kindOf(face);
	if (cards.some((card) => index.isKind(kind, card))) return 'card';
	const isTile = givenMap !== null && index.isKind(kind, givenMap.kind);
	return isTile && index.rules.space.grid === 'hex' ? 'space' : 'counter';
}

/** Height of each for a width of 1. */
const HEIGHTS: Readonly<Record<Shape, number>> = {
	counter: 1,
	space: Math.sqrt(3) / 2,
	card: 1.4
};

export interface Size {
	width: number;
	height: number;
}

export function sizeOf(shape: Shape, width: number): Size {
	return { width, height: width * HEIGHTS[shape] };
}

/** One piece to cut out: what is on it, and on its other side; null there is the common back. */
export interface Cut {
	shape: Shape;
	front: string;
	back: string | null;
}

export interface Sheet {
	shape: Shape;
	/** Of a piece, in millimetres. */
	size: Size;
	columns: number;
	rows: number;
	/** Row by row from the upper left corner. */
	fronts: readonly string[];
	/** The same places seen from behind, as they come from a printer that turns the sheet over its long edge; undefined: empty. */
	backs: readonly (string | null | undefined)[];
}

/** `widths` are those of the pieces in millimetres. A sheet holds pieces of one shape. */
export function sheetsOf(
	cuts: readonly Cut[],
	paper: Paper,
	widths: Readonly<Record<Shape, number>>
): Sheet[] {
	return inShapes(cuts).flatMap(([shape, ofShape]) => {
		const size = sizeOf(shape, widths[shape]);
		const columns = fitting(paper.width, size.width);
		const rows = fitting(paper.height, size.height);
		return inParts(ofShape, columns * rows).map((here): Sheet => {
			const used = Math.ceil(here.length / columns);
			const backs = Array.from({ length: used }, (_, row) =>
				Array.from({ length: columns }, (_, column) => {
					const behind = here[row * columns + (columns - 1 - column)];
					return behind && behind.back;
				})
			).flat();
			return { shape, size, columns, rows: used, fronts: here.map(({ front }) => front), backs };
		});
	});
}

const fitting = (length: number, size: number): number =>
	Math.max(1, Math.floor((length - 2 * MARGIN) / size));

/** Where the corner of the first piece lies: a sheet that is turned over keeps its edge. */
export function startOf({ columns, size }: Sheet, paper: Paper, behind: boolean): number {
	return behind ? paper.width - MARGIN - columns * size.width : MARGIN;
}

/** How long a line to cut along is, and how far it keeps from the pieces. */
const [MARK, GAP] = [4, 1];

/** Where lines to cut along stand: from, to, in millimetres. */
export function cutLines(sheet: Sheet, left: number): [number, number, number, number][] {
	const { columns, rows, size } = sheet;
	const [right, bottom] = [left + columns * size.width, MARGIN + rows * size.height];
	const at = (count: number, from: number, step: number) =>
		Array.from({ length: count + 1 }, (_, index) => from + index * step);
	return [
		...at(columns, left, size.width).flatMap((x): [number, number, number, number][] => [
			[x, MARGIN - MARK - GAP, x, MARGIN - GAP],
			[x, bottom + GAP, x, bottom + GAP + MARK]
		]),
		...at(rows, MARGIN, size.height).flatMap((y): [number, number, number, number][] => [
			[left - MARK - GAP, y, left - GAP, y],
			[right + GAP, y, right + GAP + MARK, y]
		])
	];
}

/** All pieces of a game, copies and all; `faces` are indices of each other's other sides, -1 for none. */
export function cutsOf<F extends { id: string; back: number; count: number }>(
	faces: readonly F[],
	copies: 'all' | 'one',
	shapeOf: (face: F) => Shape
): Cut[] {
	return faces.flatMap((face) => {
		const { id, back, count } = face;
		const cut = { shape: shapeOf(face), front: id, back: faces[back]?.id ?? null };
		return Array.from({ length: copies === 'all' ? count : Math.min(1, count) }, () => cut);
	});
}

/** Those that have one of these pieces on either side. */
export function cutsAmong(cuts: readonly Cut[], pieces: readonly { id: string }[]): Cut[] {
	const wanted = new Set(pieces.map(({ id }) => id));
	return cuts.filter(({ front, back }) => wanted.has(front) || (back !== null && wanted.has(back)));
}

/** What is to be drawn. */
export interface Face {
	/** null: the common back. */
	face: string | null;
	shape: Shape;
}

export function faceKey(face: string | null, shape: Shape): string {
	return `${shape} ${face ?? ''}`;
}

/** The faces of pieces, each once; with `backs` their other sides as well. */
export function facesOf(cuts: readonly Cut[], backs: boolean): Face[] {
	const faces = cuts.flatMap(({ front, back, shape }) =>
		(backs ? [front, back] : [front]).map((face) => ({ face, shape }))
	);
	return [...new Map(faces.map((face) => [faceKey(face.face, face.shape), face])).values()];
}

/** A grid without gaps, as other tables cut it up. */
export interface Grid {
	/** Beginning of the names of its files. */
	name: string;
	shape: Shape;
	columns: number;
	rows: number;
	cuts: readonly Cut[];
	/** Whether each piece has its own other side; otherwise all have the common back. */
	ownBacks: boolean;
}

/** No table is known that reads a larger grid; that of Tabletop Simulator is the smallest. */
export const GRID = { columns: 10, rows: 7 } as const;
/** Width of a piece in pixels: a full grid of the highest pieces stays below 4096, the most that many tables show. */
export const CELL = 400;

const NAMES: Readonly<Record<Shape, string>> = {
	counter: 'counters',
	space: 'spaces',
	card: 'cards'
};

export function gridsOf(cuts: readonly Cut[]): Grid[] {
	return inShapes(cuts).flatMap(([shape, ofShape]) =>
		[false, true]
			.flatMap((ownBacks) =>
				inParts(
					ofShape.filter(({ back }) => (back !== null) === ownBacks),
					GRID.columns * GRID.rows
				).map((here) => ({ ownBacks, here }))
			)
			.map(({ ownBacks, here }, at): Grid => {
				const columns = Math.min(GRID.columns, here.length);
				const rows = Math.ceil(here.length / columns);
				return { name: `${NAMES[shape]}-${at + 1}`, shape, columns, rows, cuts: here, ownBacks };
			})
	);
}

/** The file of the back that all pieces of a shape have. */
export function commonBack(shape: Shape): string {
	return `${NAMES[shape]}-back`;
}

function inShapes(cuts: readonly Cut[]): [Shape, Cut[]][] {
	return [...Map.groupBy(cuts, ({ shape }) => shape)];
}

function inParts<T>(list: readonly T[], most: number): T[][] {
	return Array.from({ length: Math.ceil(list.length / most) }, (_, at) =>
		list.slice(at * most, (at + 1) * most)
	);
}
