/** Counters and tiles on sheets of paper in their true size: how many fit, which lies where, and what lies behind it. */
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

/** One counter to cut out: what is on it, and on its other side; null there is the common back. */
export interface Cut {
	front: string;
	back: string | null;
}

/** Hexes lie like honeycomb, so that one cut serves two of them. */
export type CutShape = 'square' | 'hex';

export interface Sheet {
	shape: CutShape;
	/** Edge of a square, or width of a hex from side to side, in millimetres. */
	size: number;
	columns: number;
	rows: number;
	/** Row by row from the upper left corner. */
	fronts: readonly string[];
	/** The same places seen from behind, as they come from a printer that turns the sheet over its long edge; undefined: empty. */
	backs: readonly (string | null | undefined)[];
}

/** From the middle of a hex to its corners, where it is so wide from side to side. */
const radiusOf = (size: number): number => size / Math.sqrt(3);

/** `size`: see `Sheet`. */
export function sheetsOf(
	cuts: readonly Cut[],
	paper: Paper,
	size: number,
	shape: CutShape = 'square'
): Sheet[] {
	const { columns, rows } = fitting(paper, size, shape);
	const sheets: Sheet[] = [];
	for (let at = 0; at < cuts.length; at += columns * rows) {
		const here = cuts.slice(at, at + columns * rows);
		const used = Math.ceil(here.length / columns);
		const backs = Array.from({ length: used }, (_, row) =>
			Array.from({ length: columns }, (_, column) => {
				const behind = here[row * columns + (columns - 1 - column)];
				return behind && behind.back;
			})
		).flat();
		const fronts = here.map(({ front }) => front);
		sheets.push({ shape, size, columns, rows: used, fronts, backs });
	}
	return sheets;
}

function fitting(paper: Paper, size: number, shape: CutShape): { columns: number; rows: number } {
	const [width, height] = [paper.width - 2 * MARGIN, paper.height - 2 * MARGIN];
	const times = (length: number): number => Math.max(1, Math.floor(length / size));
	if (shape === 'square') return { columns: times(width), rows: times(height) };
	const radius = radiusOf(size);
	const columns = Math.max(1, Math.floor((width - radius / 2) / (radius * 1.5)));
	// Every second column lies half a hex lower.
	return { columns, rows: times(columns > 1 ? height - size / 2 : height) };
}

/** The middle of a place on its sheet, in millimetres; `behind`: as it is seen from behind. */
export function middleOf(
	at: number,
	{ shape, size, columns }: Pick<Sheet, 'shape' | 'size' | 'columns'>,
	paper: Paper,
	behind: boolean
): { x: number; y: number } {
	const column = behind ? columns - 1 - (at % columns) : at % columns;
	const row = Math.floor(at / columns);
	const hex = shape === 'hex';
	const radius = radiusOf(size);
	const x = MARGIN + (hex ? radius + column * radius * 1.5 : (column + 0.5) * size);
	const lower = hex && column % 2 === 1 ? size / 2 : 0;
	return { x: behind ? paper.width - x : x, y: MARGIN + (row + 0.5) * size + lower };
}

/** Whether a piece is a tile that the map is laid out of, and its spaces are hexes. */
export function isHexTile(index: RulesIndex, id: string): boolean {
	const { givenMap } = index.layout;
	const face = index.face(id);
	if (index.rules.space.grid !== 'hex' || !givenMap || !face) return false;
	return index.isKind(index.kindOf(face), givenMap.kind);
}

/** All pieces of a game, copies and all; `faces` are indices of each other's other sides, -1 for none. */
export function cutsOf(
	faces: readonly { id: string; back: number; count: number }[],
	copies: 'all' | 'one'
): Cut[] {
	return faces.flatMap(({ id, back, count }) => {
		const cut = { front: id, back: faces[back]?.id ?? null };
		return Array.from({ length: copies === 'all' ? count : Math.min(1, count) }, () => cut);
	});
}

/** Those that have one of these pieces on either side. */
export function cutsAmong(cuts: readonly Cut[], pieces: readonly { id: string }[]): Cut[] {
	const wanted = new Set(pieces.map(({ id }) => id));
	return cuts.filter(({ front, back }) => wanted.has(front) || (back !== null && wanted.has(back)));
}
