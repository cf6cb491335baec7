/** The pieces of a variant as files for other tables: a PDF, sheets, an object of Tabletop Simulator, pictures for VASSAL. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import Papa from 'papaparse';
import { type PdfPage, type PdfPicture, pdfOf } from './pdf.ts';
import {
	CELL,
	commonBack,
	type Cut,
	cutLines,
	type Face,
	faceKey,
	facesOf,
	type Grid,
	gridsOf,
	MARGIN,
	type Paper,
	type Shape,
	type Sheet,
	sheetsOf,
	sizeOf,
	startOf
} from './sheets.ts';
import { addressIn, savedObject } from './tabletop.ts';

export type PartsForm = 'pdf' | 'png' | 'tabletop' | 'vassal';

/** What is wanted, of which pieces. */
export interface PartsOrder {
	form: PartsForm;
	/** Of the variant. */
	name: string;
	/** Copies and all. */
	cuts: readonly Cut[];
	/** Whether the other sides are wanted on sheets and paper. */
	backs: boolean;
	paper: Paper;
	/** Of pieces, in millimetres. */
	widths: Readonly<Record<Shape, number>>;
	/** Where the sheets of Tabletop Simulator will lie; empty: among the pictures that it keeps. */
	where: string;
	piece: (face: string) => PieceWords;
	/** Whose work is in the pictures, and what is to be done with them. */
	credits: string;
	/** The same in a line, in plain letters. */
	note: string;
	howTo: string;
}

export interface PieceWords {
	name: string;
	/** Its kind, by which pieces lie together, and what that is called. */
	kind: string;
	kindName: string;
	kindNames: string;
	rule: string | null;
}

/** Draws a face (null: the common back) so wide at the origin; `filled`: its corners are as its ground. */
export type PaintFace = (
	context: CanvasRenderingContext2D,
	face: string | null,
	shape: Shape,
	width: number,
	filled: boolean
) => void;

/** How a piece of work is watched and stopped. */
export interface Watch {
	stop: AbortSignal;
	onprogress: (done: number, whole: number) => void;
}

export interface PartsFile {
	name: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** Points of an inch in a PDF; and the most that a piece is wide there, above which nobody sees more. */
const [PDF_DPI, PDF_MOST] = [600, 1000];
/** Pieces of a module are shown point by point: at this, sixteen millimetres are 126 points. */
const VASSAL_DPI = 200;
const INCH = 25.4;
/** The first day that a zip can name. */
const FIRST_DAY = new Date(1980, 0, 1);

export async function makeParts(
	order: PartsOrder,
	paint: PaintFace,
	watch: Watch
): Promise<PartsFile> {
	const base = safeName(order.name);
	const name = (what: string) => `${base}-${what}.zip`;
	switch (order.form) {
		case 'pdf':
			return { name: `${base}.pdf`, bytes: await pdfParts(order, paint, watch) };
		case 'png':
			return { name: name('sheets'), bytes: zipped(order, await sheetParts(order, paint, watch)) };
		case 'tabletop':
			return {
				name: name('tabletop-simulator'),
				bytes: zipped(order, await tabletopParts(order, base, paint, watch))
			};
		case 'vassal':
			return { name: name('vassal'), bytes: zipped(order, await vassalParts(order, paint, watch)) };
	}
}

/** Small letters, digits and hyphens of ASCII: safe as the name of a file everywhere. */
export function safeName(text: string): string {
	const plain = text
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z\d]+/g, '-')
		.replaceAll(/^-+|-+$/g, '');
	// Windows keeps some names to itself.
	return plain === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(plain) ? `pieces${plain}` : plain;
}

/** Pictures are packed already. */
const asIs = (bytes: Uint8Array): Zippable[string] => [bytes, { level: 0 }];

function zipped({ credits, howTo }: PartsOrder, files: Zippable): Uint8Array<ArrayBuffer> {
	return zipSync(
		{ ...files, 'CREDITS.txt': strToU8(credits), 'README.txt': strToU8(howTo) },
		{ mtime: FIRST_DAY }
	);
}

async function pdfParts(
	order: PartsOrder,
	paint: PaintFace,
	watch: Watch
): Promise<Uint8Array<ArrayBuffer>> {
	const sheets = sheetsOf(order.cuts, order.paper, order.widths);
	const sides = order.backs ? [false, true] : [false];
	const faces = facesOf(order.cuts, order.backs);
	const pictures: PdfPicture[] = [];
	for (const [at, { face, shape }] of faces.entries()) {
		const wide = Math.min(PDF_MOST, dots(order.widths[shape], PDF_DPI));
		pictures.push(
			pointsOf(painted(wide, shape, (context) => paint(context, face, shape, wide, false)))
		);
		await breathe(watch, at + 1, faces.length);
	}
	const numbers = new Map(faces.map(({ face, shape }, at) => [faceKey(face, shape), at]));
	const pages = sheets.flatMap((sheet) =>
		sides.map((behind) => pageOf(sheet, order.paper, behind, numbers))
	);
	return pdfOf({ title: order.name, note: order.note, pages, pictures });
}

/** A side of a sheet of paper; `numbers` are those of the pictures of its faces. */
export function pageOf(
	sheet: Sheet,
	paper: Paper,
	behind: boolean,
	numbers: ReadonlyMap<string, number>
): PdfPage {
	const left = startOf(sheet, paper, behind);
	const faces: readonly (string | null | undefined)[] = behind ? sheet.backs : sheet.fronts;
	const pictures = faces.flatMap((face, at) => {
		const of = face === undefined ? undefined : numbers.get(faceKey(face, sheet.shape));
		if (of === undefined) return [];
		const { width, height } = sheet.size;
		const x = left + (at % sheet.columns) * width;
		return [{ of, x, y: MARGIN + Math.floor(at / sheet.columns) * height, width, height }];
	});
	return { ...paper, pictures, lines: cutLines(sheet, left) };
}

async function sheetParts(order: PartsOrder, paint: PaintFace, watch: Watch): Promise<Zippable> {
	return paintGrids(gridsOf(order.cuts), { backs: order.backs, filled: false }, paint, watch);
}

async function tabletopParts(
	order: PartsOrder,
	base: string,
	paint: PaintFace,
	watch: Watch
): Promise<Zippable> {
	const counts = countsOf(order.cuts);
	const grids = gridsOf([...counts.keys()]);
	const pictures = await paintGrids(grids, { backs: true, filled: true }, paint, watch);
	const image = (name: string) => addressIn(order.where, `${base}-${name}.png`);
	const sheets = grids.map((grid) => ({
		face: image(`${grid.name}-front`),
		back: image(grid.ownBacks ? `${grid.name}-back` : commonBack(grid.shape)),
		columns: grid.columns,
		rows: grid.rows,
		ownBacks: grid.ownBacks,
		shape: grid.shape,
		size: sizeOf(grid.shape, order.widths[grid.shape])
	}));
	const pieces = grids.flatMap(({ cuts }, sheet) =>
		cuts.map((cut, place) => {
			const { name, kind, kindNames, rule } = order.piece(cut.front);
			return {
				kind,
				kindNames,
				name,
				about: rule ?? '',
				count: counts.get(cut) ?? 0,
				sheet,
				place
			};
		})
	);
	const decks = [...Map.groupBy(pieces, ({ kind }) => kind).values()].map((ofKind) => ({
		name: ofKind[0]?.kindNames ?? '',
		pieces: ofKind
	}));
	const object = savedObject(order.name, decks, sheets);
	const files: Zippable = {
		[`Saves/Saved Objects/${base}.json`]: strToU8(JSON.stringify(object, null, 2))
	};
	for (const [name, bytes] of Object.entries(pictures))
		files[`Mods/Images/${base}-${name}`] = bytes;
	return files;
}

async function vassalParts(order: PartsOrder, paint: PaintFace, watch: Watch): Promise<Zippable> {
	const faces = facesOf(order.cuts, true);
	const names = imageNames(faces);
	const files: Zippable = { 'pieces.csv': strToU8(vassalList(order, names)) };
	for (const [at, { face, shape }] of faces.entries()) {
		const wide = dots(order.widths[shape], VASSAL_DPI);
		const canvas = painted(wide, shape, (context) => paint(context, face, shape, wide, false));
		files[`images/${names.get(faceKey(face, shape)) ?? ''}`] = asIs(await pngOf(canvas));
		await breathe(watch, at + 1, faces.length);
	}
	return files;
}

/** Which picture is front and back of what, and how many there are: a line for each piece, for a spreadsheet. */
export function vassalList(
	{ cuts, piece }: Pick<PartsOrder, 'cuts' | 'piece'>,
	names: ReadonlyMap<string, string>
): string {
	const rows = [...countsOf(cuts)].map(([{ front, back, shape }, count]) => {
		const { name, kindName } = piece(front);
		const images = [front, back].map((face) => names.get(faceKey(face, shape)) ?? '');
		return [name, kindName, count, ...images];
	});
	const heads = ['name', 'kind', 'count', 'front', 'back'];
	// Without the mark some spreadsheets take it for something else than UTF-8.
	return `\uFEFF${Papa.unparse([heads, ...rows], { newline: '\n', escapeFormulae: true })}\n`;
}

/** File names by the ids of the faces, no two the same. */
export function imageNames(faces: readonly Face[]): Map<string, string> {
	const taken = new Set<string>();
	return new Map(
		faces.map(({ face, shape }) => {
			const plain = face === null ? commonBack(shape) : safeName(face);
			let name = plain;
			for (let more = 2; taken.has(name); more++) name = `${plain}-${more}`;
			taken.add(name);
			return [faceKey(face, shape), `${name}.png`];
		})
	);
}

/** Each piece once, with its number. */
export function countsOf(cuts: readonly Cut[]): Map<Cut, number> {
	const first = new Map<string, Cut>();
	const counts = new Map<Cut, number>();
	for (const cut of cuts) {
		const known = first.get(cut.front) ?? cut;
		first.set(cut.front, known);
		counts.set(known, (counts.get(known) ?? 0) + 1);
	}
	return counts;
}

/** A picture of one side of a grid. */
interface GridSide extends Pick<Grid, 'name' | 'shape' | 'columns' | 'rows'> {
	faces: readonly (string | null)[];
}

/** Front and back of each grid; the back that many have, once. */
function sidesOf(grid: Grid, backs: boolean): GridSide[] {
	const { name, shape, columns, rows, cuts, ownBacks } = grid;
	const size = { shape, columns, rows };
	const front = { ...size, name: `${name}-front`, faces: cuts.map((cut) => cut.front) };
	if (!backs) return [front];
	if (ownBacks)
		return [front, { ...size, name: `${name}-back`, faces: cuts.map((cut) => cut.back) }];
	return [front, { name: commonBack(shape), shape, columns: 1, rows: 1, faces: [null] }];
}

async function paintGrids(
	grids: readonly Grid[],
	{ backs, filled }: { backs: boolean; filled: boolean },
	paint: PaintFace,
	watch: Watch
): Promise<Record<string, Zippable[string]>> {
	const files: Record<string, Zippable[string]> = {};
	const every = grids.flatMap((grid) => sidesOf(grid, backs));
	const sides = [...new Map(every.map((side) => [side.name, side])).values()];
	const whole = sides.reduce((sum, { faces }) => sum + faces.length, 0);
	let done = 0;
	for (const { name, shape, columns, rows, faces } of sides) {
		const { width, height } = cellOf(shape);
		const canvas = canvasOf(columns * width, rows * height);
		const context = contextOf(canvas);
		for (const [at, face] of faces.entries()) {
			context.setTransform(1, 0, 0, 1, (at % columns) * width, Math.floor(at / columns) * height);
			paint(context, face, shape, width, filled);
			await breathe(watch, ++done, whole);
		}
		files[`${name}.png`] = asIs(await pngOf(canvas));
	}
	return files;
}

/** In whole points, so that a sheet is cut up without a remainder. */
function cellOf(shape: Shape): { width: number; height: number } {
	return { width: CELL, height: Math.round(sizeOf(shape, CELL).height) };
}

const dots = (millimetres: number, dpi: number): number => Math.round((millimetres / INCH) * dpi);

function painted(
	width: number,
	shape: Shape,
	draw: (context: CanvasRenderingContext2D) => void
): HTMLCanvasElement {
	const canvas = canvasOf(width, Math.round(sizeOf(shape, width).height));
	draw(contextOf(canvas));
	return canvas;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
	const context = canvas.getContext('2d');
	if (!context) throw new Error('no canvas');
	return context;
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
	const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
	if (!blob) throw new Error('no picture');
	return new Uint8Array(await blob.arrayBuffer());
}

/** On white paper. */
function pointsOf(canvas: HTMLCanvasElement): PdfPicture {
	const { width, height } = canvas;
	const context = contextOf(canvas);
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.globalCompositeOperation = 'destination-over';
	context.fillStyle = '#fff';
	context.fillRect(0, 0, width, height);
	const { data } = context.getImageData(0, 0, width, height);
	const rgb = new Uint8Array(width * height * 3);
	for (let from = 0, to = 0; from < data.length; from += 4) {
		for (let part = 0; part < 3; part++) rgb[to++] = data[from + part] ?? 0;
	}
	return { width, height, rgb };
}

/** The page can answer in between: it shows how far the work is, and hears when it is to stop. */
async function breathe({ stop, onprogress }: Watch, done: number, whole: number): Promise<void> {
	onprogress(done, whole);
	await new Promise((again) => setTimeout(again));
	stop.throwIfAborted();
}
