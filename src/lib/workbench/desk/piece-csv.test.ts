import { describe, expect, test } from 'vitest';
import type { PieceSheet, SheetPiece } from '#lib/ruleset/report/piece-sheet.ts';
import { NOTHING } from '#lib/language/said.ts';
import { hintOf } from '#lib/language/suggest.ts';
import { readCsv, tableText, toCsv } from './piece-csv.ts';

const said = (value: string | number | boolean) => ({ value, layer: 'base', before: null });
const piece = (id: string, kind: string, values: SheetPiece['values']): SheetPiece => ({
	id,
	kind,
	layer: 'base',
	values,
	names: {},
	removed: {},
	effects: [],
	faceOf: null
});
const SHEET: PieceSheet = {
	art: [],
	kinds: [
		{
			id: 'token',
			above: [],
			attributes: [
				{ id: 'size', type: 'int', values: [], optional: false },
				{ id: 'shiny', type: 'bool', values: [], optional: false },
				{ id: 'suit', type: 'enum', values: ['sun', 'moon'], optional: true }
			]
		},
		{
			id: 'wall',
			above: [],
			attributes: [{ id: 'size', type: 'int', values: [], optional: false }]
		}
	],
	pieces: [
		piece('owl', 'token', {
			size: said(5),
			shiny: said(true),
			suit: said('sun'),
			icon: said('owl')
		}),
		piece('hen', 'token', { count: said('player-count') }),
		piece('fence', 'wall', { size: said(1) })
	]
};
const csv = toCsv(
	SHEET,
	(id) => (id === 'owl' ? 'Owl, the "wise"' : id),
	(kind) => kind
);

test('the pieces are a table for a spreadsheet', () => {
	expect(csv).toBe(`id,name,kind,size,shiny,suit,count,icon
owl,"Owl, the ""wise""",token,5,true,sun,,owl
hen,hen,token,,,,player-count,
fence,fence,wall,1,,,,
`);
});

test('what has not been changed there changes nothing', () => {
	expect(readCsv(csv, SHEET)).toEqual({ changes: [], troubles: [] });
	expect(readCsv(`\uFEFF${csv.replaceAll('\n', '\r\n')}`, SHEET)).toEqual({
		changes: [],
		troubles: []
	});
});

describe('a table that comes back', () => {
	const read = (text: string) => readCsv(text, SHEET);

	test('says what is to be otherwise, whatever columns and lines it has', () => {
		expect(read('shiny;id\nno;owl\nyes;hen\n').changes).toEqual([
			{ piece: 'owl', key: 'shiny', was: true, value: null },
			{ piece: 'hen', key: 'shiny', was: null, value: true }
		]);
		expect(read('id,size,suit,count\nowl,7,,2\nhen,,,\n').changes).toEqual([
			{ piece: 'owl', key: 'size', was: 5, value: 7 },
			{ piece: 'owl', key: 'suit', was: 'sun', value: null },
			{ piece: 'owl', key: 'count', was: null, value: 2 },
			{ piece: 'hen', key: 'count', was: 'player-count', value: null }
		]);
	});

	test('tells what cannot be taken, by line, and takes the rest', () => {
		const { changes, troubles } = read(
			'id,size,suit,sise\nowl,strong,mon,\nhen,3,moon,\nhenn,1,,\nhen,4,,\n,4,,\nfence,2,sun,\n'
		);
		expect(changes).toEqual([
			{ piece: 'hen', key: 'size', was: null, value: 3 },
			{ piece: 'hen', key: 'suit', was: null, value: 'moon' },
			{ piece: 'fence', key: 'size', was: 1, value: 2 }
		]);
		expect(troubles).toEqual([
			{ line: 1, what: 'unknown-column', word: 'sise', hint: hintOf('size') },
			{ line: 2, what: 'bad-value', word: 'size: strong', hint: NOTHING },
			{ line: 2, what: 'bad-value', word: 'suit: mon', hint: hintOf('moon') },
			{ line: 4, what: 'unknown-piece', word: 'henn', hint: hintOf('hen') },
			{ line: 5, what: 'twice', word: 'hen', hint: NOTHING },
			{ line: 6, what: 'no-id', word: '', hint: NOTHING },
			{ line: 7, what: 'bad-value', word: 'suit: sun', hint: NOTHING }
		]);
	});

	test('is counted as a spreadsheet counts, with rows that are empty', () => {
		const { changes, troubles } = read('id,size\nowl,7\n\n,\nhen,x\n"fe\nnce",1\nfence,y\n');
		expect(changes).toEqual([{ piece: 'owl', key: 'size', was: 5, value: 7 }]);
		expect(troubles.map(({ line, what }) => [line, what])).toEqual([
			[5, 'bad-value'],
			[6, 'unknown-piece'],
			[7, 'bad-value']
		]);
	});

	test('may be written in German or French', () => {
		const now = (text: string) => read(text).changes.map(({ piece: id, value }) => [id, value]);
		expect(now('id;shiny\nowl;FALSCH\nhen;WAHR\n')).toEqual([
			['owl', null],
			['hen', true]
		]);
		expect(now('sep=;\nid;shiny\nowl;FAUX\nhen;VRAI\n')).toEqual([
			['owl', null],
			['hen', true]
		]);
		expect(now('id;size\nowl;7,0\nhen;\u22123\nfence;2.00\n')).toEqual([
			['owl', 7],
			['hen', -3],
			['fence', 2]
		]);
		expect(read('id;size\nowl;7,5\n').troubles[0]?.what).toBe('bad-value');
		expect(read('id;size\nowl;1.000\n').troubles[0]?.what).toBe('bad-value');
	});

	test('parts its cells as its first line says, with no row more', () => {
		expect(read('SEP=!\r\nid!size\r\nowl!7\r\nhen!x\r\n')).toMatchObject({
			changes: [{ piece: 'owl', value: 7 }],
			troubles: [{ line: 3, what: 'bad-value' }]
		});
	});

	test('has each column once', () => {
		const { changes, troubles } = read('id,size,Size,size\nowl,7,8,9\n');
		expect(changes).toEqual([{ piece: 'owl', key: 'size', was: 5, value: 7 }]);
		expect(troubles.map(({ what }) => what)).toEqual(['column-twice', 'column-twice']);
	});

	test('is none without ids, and survives names that every object has', () => {
		expect(read('name,size\nOwl,3\n').troubles[0]?.what).toBe('no-table');
		expect(read('').troubles[0]?.what).toBe('no-table');
		expect(read('id,__proto__,constructor\nowl,1,2\n').changes).toEqual([]);
	});
});

test('what a spreadsheet would work out leaves as text', () => {
	const sly: PieceSheet = { ...SHEET, pieces: [piece('owl', 'token', {})] };
	expect(toCsv(sly, () => '=HYPERLINK("x")', String)).toContain(`"'=HYPERLINK(""x"")"`);
});

test('numbers below nothing stay numbers, and come back as what they were', () => {
	const sheet = {
		...SHEET,
		pieces: [piece('owl', 'token', { size: said(-2), count: said('-x') })]
	};
	const table = toCsv(sheet, String, String);
	expect(table).toContain(`owl,owl,token,-2,,,"'-x",`);
	expect(readCsv(table, sheet)).toEqual({ changes: [], troubles: [] });
	// As this table was written before.
	expect(readCsv("id,size\nowl,'-2\n", sheet)).toEqual({ changes: [], troubles: [] });
});

test('a table is read in the encoding of the system that wrote it', () => {
	const bytes = (encoding: BufferEncoding, mark = '') => Buffer.from(`${mark}Gänse`, encoding);
	expect(tableText(bytes('utf8'))).toBe('Gänse');
	expect(tableText(bytes('latin1'))).toBe('Gänse');
	expect(tableText(bytes('utf16le', '\ufeff'))).toBe('Gänse');
});
