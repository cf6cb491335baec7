import { describe, expect, test } from 'vitest';
import type { PieceSheet, SheetPiece } from '#lib/ruleset/report/piece-sheet.ts';
import { NOTHING } from '#lib/language/said.ts';
import { hintOf } from '#lib/language/suggest.ts';
import { readCsv, toCsv } from './piece-csv.ts';

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
