/**
 * The pieces as a table for a spreadsheet, and back. `id` says which piece a line is about; a column that is not there, and
 * a line that is not there, change nothing. What cannot be taken is told with its line, and the rest can be.
 */
import Papa from 'papaparse';
import { asText } from '#lib/parcel/deflate.ts';
import { NOTHING, type Said } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { PieceSheet, SheetAttribute, Written } from '#lib/ruleset/report/piece-sheet.ts';

export interface ValueChange {
	piece: string;
	key: string;
	was: Written | null;
	/** null: it is taken away. */
	value: Written | null;
}

/** Something in a line that is not taken. */
export interface CsvTrouble {
	/** As a spreadsheet counts: the heads are line 1. */
	line: number;
	what:
		| 'no-table'
		| 'no-id'
		| 'twice'
		| 'column-twice'
		| 'unknown-piece'
		| 'unknown-column'
		| 'bad-value';
	/** The word that is wrong, and the one that was probably meant. */
	word: string;
	hint: Said;
}

export interface ReadCsv {
	changes: ValueChange[];
	troubles: CsvTrouble[];
}

const ID = 'id';
/** For people who read the table; they are changed elsewhere. */
const TOLD = ['name', 'kind'];
const EVERYWHERE: readonly SheetAttribute[] = [
	{ id: 'count', type: 'int', values: [], optional: true },
	{ id: 'icon', type: 'other', values: [], optional: true }
];
/** Lines and troubles that somebody can read. */
const MOST_TROUBLES = 100;

export function toCsv(
	{ kinds, pieces }: PieceSheet,
	nameOf: (id: string) => string,
	kindOf: (id: string) => string
): string {
	const columns = columnsIn(kinds);
	const rows = pieces.map((piece) => [
		piece.id,
		nameOf(piece.id),
		kindOf(piece.kind),
		...columns.map(({ id }) => {
			const value = piece.values[id]?.value ?? '';
			return typeof value === 'number' ? value : String(value);
		})
	]);
	const heads = [ID, ...TOLD, ...columns.map(({ id }) => id)];
	return `${Papa.unparse([heads, ...rows], { newline: '\n', escapeFormulae: true })}\n`;
}

/** A spreadsheet may write in the encoding of its system. */
export function tableText(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	return asText(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** The rows by the numbers that a spreadsheet gives them; those without a word are left out. */
function rowsOf(text: string): { line: number; row: string[] }[] {
	// In its first line a table may say by what its cells are parted. No spreadsheet shows that line.
	const [saying = '', said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
	const table = text.slice(saying.length);
	// Rows that are empty mislead the library, which would find it out by all rows.
	const { meta } = Papa.parse(/.*\S.*/.exec(table)?.[0] ?? '');
	const { data } = Papa.parse<string[]>(table, { delimiter: said ?? meta.delimiter });
	return data
		.map((row, index) => ({ line: index + 1, row: row.map((cell) => cell.trim()) }))
		.filter(({ row }) => row.some((cell) => cell !== ''));
}

export function readCsv(text: string, { kinds, pieces }: PieceSheet): ReadCsv {
	const [heads = { line: 1, row: [] }, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
	const troubles: CsvTrouble[] = [];
	const trouble = (line: number, what: CsvTrouble['what'], word = '', hint = NOTHING): void => {
		if (troubles.length < MOST_TROUBLES) troubles.push({ line, what, word, hint });
	};
	const known = new Map(columnsIn(kinds).map((column) => [column.id, column]));
	const names = heads.row.map((head) => head.toLowerCase());
	const at = names.indexOf(ID);
	if (at < 0)
		return { changes: [], troubles: [{ line: 1, what: 'no-table', word: '', hint: NOTHING }] };
	names.forEach((name, column) => {
		if (name === '' || TOLD.includes(name)) return;
		if (names.indexOf(name) < column) trouble(heads.line, 'column-twice', name);
		else if (name !== ID && !known.has(name))
			trouble(heads.line, 'unknown-column', name, hintOf(nearest(name, known.keys())));
	});
	const changes: ValueChange[] = [];
	const seen = new Set<string>();
	for (const { line, row } of rows) {
		const id = row[at] ?? '';
		const piece = pieces.find((candidate) => candidate.id === id);
		if (id === '') trouble(line, 'no-id');
		else if (seen.has(id)) trouble(line, 'twice', id);
		else if (!piece) {
			const ids = pieces.map((eachPiece) => eachPiece.id);
			trouble(line, 'unknown-piece', id, hintOf(nearest(id, ids)));
		} else {
			const allowed = kinds.find((kind) => kind.id === piece.kind)?.attributes ?? [];
			names.forEach((name, column) => {
				const attribute = [...allowed, ...EVERYWHERE].find((candidate) => candidate.id === name);
				const cell = plain(row[column] ?? '');
				const was = piece.values[name]?.value ?? null;
				if (!known.has(name) || names.indexOf(name) < column || cell === String(was ?? '')) return;
				const read = attribute && valueOf(cell, attribute);
				if (read) {
					if (!same(read.value, was))
						changes.push({ piece: id, key: name, was, value: read.value });
				} else trouble(line, 'bad-value', `${name}: ${cell}`, hintFor(cell, attribute));
			});
		}
		seen.add(id);
	}
	return { changes, troubles };
}

/** All that any piece can have. */
function columnsIn(kinds: PieceSheet['kinds']): SheetAttribute[] {
	const all = [...kinds.flatMap(({ attributes }) => attributes), ...EVERYWHERE];
	return [...new Map(all.map((attribute) => [attribute.id, attribute])).values()];
}

/** As spreadsheets in three languages write them. */
const YES = /^(?:true|yes|wahr|ja|vrai|oui|1|x|✓)$/i;
const NO = /^(?:false|no|falsch|nein|faux|non|0|-)$/i;
/** A decimal point or comma may stand before up to two zeros. With three, 1.000 is a thousand in German. */
const WHOLE = /^(-?\d{1,9})(?:[.,]00?)?$/;

/** Before what a spreadsheet would work out stands an apostrophe, which keeps it a text. */
function plain(cell: string): string {
	return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** null where the cell says nothing that the attribute can be. */
function valueOf(
	cell: string,
	{ type, values, optional }: SheetAttribute
): { value: Written | null } | null {
	if (cell === '') return type === 'enum' && !optional ? null : { value: null };
	if (type === 'bool') {
		if (YES.test(cell)) return { value: true };
		return NO.test(cell) ? { value: null } : null;
	}
	if (type === 'enum') return values.includes(cell) ? { value: cell } : null;
	if (type === 'int') {
		const digits = WHOLE.exec(cell.replace(/^\u2212/, '-'))?.[1];
		return digits === undefined ? null : { value: Number(digits) };
	}
	return /^[a-z0-9][a-z0-9-]*$/.test(cell) ? { value: cell } : null;
}

function hintFor(cell: string, attribute: SheetAttribute | undefined): Said {
	if (attribute?.type !== 'enum') return NOTHING;
	return hintOf(nearest(cell, attribute.values));
}

/** Not written, off and nothing are the same. */
function same(a: Written | null, b: Written | null): boolean {
	const stated = (value: Written | null) => (value === false ? null : value);
	return stated(a) === stated(b);
}
