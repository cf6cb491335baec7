/** Where names are declared, where else they stand, and what comes of other ones, in a game of two layers and a variant. */
import { describe, expect, it } from 'vitest';
import { RulesHost } from './RulesHost.ts';
import { at, BASE, FILES, MINE, open, RULE, server, TESTS, told } from './shop.test.fixture.ts';

describe('the declaration', () => {
	const of = (path: string, marked: string) =>
		told(server().definition(open(path), at(path, marked), null));

	it('of what an expression names stands in the file of the layer that has it', () => {
		expect(of(RULE, 'is: ^worth(w)')).toEqual([`${BASE}:8 worth`]);
		expect(of(RULE, 'if ^cheap(w)')).toEqual([`${RULE}:2 cheap`]);
		expect(of(BASE, 'w.h^ue == red')).toEqual([`${BASE}:3 hue`]);
		expect(of(BASE, 'hue == ^red')).toEqual([`${BASE}:2 red`]);
		expect(of(BASE, 'from: ^wares at')).toEqual([`${BASE}:3 ware`]);
	});

	it('of what stands elsewhere: steps, addresses, types, texts, scenarios', () => {
		expect(of(BASE, 'emit: ^sold')).toEqual([`${BASE}:9 sold`]);
		expect(of(RULE, 'values.^worth.is')).toEqual([`${BASE}:8 worth`]);
		expect(of(RULE, 'before: emit-^sold')).toEqual([`${BASE}:9 sold`]);
		expect(of(BASE, 'params: { w: ^ware }, is')).toEqual([`${BASE}:3 ware`]);
		expect(of(BASE, 'pieces: { ^pot: Pot')).toEqual([`${BASE}:4 pot`]);
		expect(of(TESTS, '[^pot]')).toEqual([`${BASE}:4 pot`]);
		expect(of(TESTS, 'p1.^coins == 6')).toEqual([`${BASE}:6 coins`]);
		expect(of(MINE, 'house-rules: [^sale]')).toEqual([`${RULE}:1 sale`]);
	});

	it('is none of a word that names nothing', () => {
		expect(of(BASE, 'about: What a ^ware brings.')).toEqual([]);
		expect(of(BASE, 'ask: ^always')).toEqual([]);
	});

	it('of a parameter, and of an answer, stands in the same definition', () => {
		expect(of(BASE, 'is: ^w.price')).toEqual([`${BASE}:8 w`]);
		expect(of(BASE, 'w: ^bought')).toEqual([`${BASE}:11 bought`]);
	});
});

describe('what is around', () => {
	const around = (path: string, name: string, host = server()) => {
		const asked = name.includes('^') ? at(path, name) : name;
		const found = host.graph(open(path), asked, 1, null);
		const arrows = found.around?.arrows ?? [];
		return {
			meant: found.meant,
			arrows: arrows.map(({ from, way, to }) => `${from} ${way} ${to}`)
		};
	};

	it('the word at a place, in the rules that are looked at there', () => {
		const { meant, arrows } = around(BASE, 'by: ^worth(w)');
		expect(meant).toEqual(['values.worth']);
		expect(arrows).toContain('values.worth asked by events.sold');
		expect(arrows).toContain('values.cheap asked by values.worth');
		expect(around(TESTS, '[^pot]').meant).toEqual(['pieces.pot']);
		expect(around(RULE, 'procedures.^play.do').arrows).toContain(
			'procedures.play sets fields.player.coins'
		);
		expect(around(BASE, 'is: ^w.price')).toEqual({ meant: [], arrows: [] });
	});

	it('a name that is written', () => {
		expect(around(BASE, 'coins').arrows).toContain('events.sold sets fields.player.coins');
		expect(around(BASE, 'hue')).toEqual({ meant: ['enums.hue', 'attributes.hue'], arrows: [] });
		expect(around(BASE, 'no-such')).toEqual({ meant: [], arrows: [] });
	});
});

describe('all places', () => {
	it('that name a value', () => {
		expect(told(server().references(open(BASE), at(BASE, '  ^worth:'), null)).sort()).toEqual([
			`${BASE}:8 worth`,
			`${BASE}:9 worth`,
			`${RULE}:2 worth`,
			`${RULE}:4 worth`,
			`${TESTS}:4 worth`
		]);
	});

	it('are those of the open text, which may be ahead', () => {
		const text = `${FILES[RULE]}effects: { dear: { modify: worth(w), add: 1 } }\n`;
		const found = server().references({ path: RULE, text }, at(RULE, 'is: ^worth(w)'), null);
		expect(found.filter(({ uri }) => uri === RULE).map(({ range }) => range.start.line)).toEqual([
			1, 3, 5
		]);
	});
});

describe('another name', () => {
	const of = (path: string, marked: string, to: string, host = server()) =>
		host.rename(open(path), at(path, marked), to, null);

	it('follows in all files, into plurals and the names of steps', () => {
		const made = of(BASE, 'events: { ^sold', 'bought-by');
		expect(made.ok && Object.fromEntries(made.files.map(({ path, text }) => [path, text]))).toEqual(
			{
				[BASE]: FILES[BASE]!.replace('{ sold:', '{ bought-by:').replace(
					'emit: sold',
					'emit: bought-by'
				),
				[RULE]: FILES[RULE]!.replace('emit-sold', 'emit-bought-by'),
				[TESTS]: FILES[TESTS]!.replace('emit: sold', 'emit: bought-by').replace(
					'[sold]',
					'[bought-by]'
				)
			}
		);
		const kind = of(BASE, 'kinds: { ^ware', 'good');
		expect(kind.ok && kind.files.find(({ path }) => path === BASE)?.text).toContain(
			'from: goods at bag'
		);
	});

	it('follows into what texts say for each value of an enum', () => {
		const made = of(BASE, '[^red, blue]', 'scarlet');
		expect(made.ok && made.files.find(({ path }) => path === BASE)?.text).toBe(
			FILES[BASE]!.replaceAll(/\bred\b(?!\})/g, 'scarlet')
		);
	});

	it('is refused where it is no word, where it is taken, and where nothing has a name', () => {
		expect(of(BASE, '  ^worth:', 'Worth it')).toEqual({ ok: false, why: 'no-id' });
		expect(of(BASE, 'pieces: { ^pot', 'pan')).toMatchObject({ ok: false, why: 'breaks' });
		expect(of(BASE, 'about: What a ^ware brings.', 'good')).toEqual({ ok: false, why: 'no-name' });
	});

	it('is refused where a file that comes with the workbench says the old one', () => {
		const host = new RulesHost({ [BASE]: FILES[BASE]!, [MINE]: FILES[MINE]! });
		host.open({ [RULE]: FILES[RULE]! });
		expect(of(RULE, 'is: ^worth(w)', 'value', host)).toEqual({
			ok: false,
			why: 'delivered',
			path: BASE
		});
		expect(of(RULE, 'if ^cheap(w)', 'low', host)).toMatchObject({ ok: true });
	});
});

describe('things by name', () => {
	it('are found by id, by what players call them and by what they are about', () => {
		const names = (words: string) =>
			server()
				.symbols(words, null)
				.things.map(({ name, containerName }) => `${name} (${containerName})`);
		expect(names('pot')).toEqual(['pot (pieces: Pot)']);
		expect(names('WARE brings')).toEqual(['worth (values)']);
		expect(names('coi')).toEqual(['coins (fields)']);
		expect(names('')).toEqual([]);
	});

	it('are the outline of a file', () => {
		const outline = server().outline(open(RULE));
		expect(
			outline.map(({ name, children = [] }) => [name, ...children.map((child) => child.name)])
		).toEqual([
			['layer'],
			['values', 'cheap'],
			['change', 'values.worth.is', 'procedures.play.do']
		]);
	});
});
