import { describe, expect, it } from 'vitest';
import { check, typeName } from './check-expression.ts';
import type { Binding } from '#lib/ruleset/names/symbols.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import {
	collector,
	exampleScope,
	exampleSymbols,
	KIND,
	scalar
} from './example-game.test.fixture.ts';

function checked(text: string) {
	const { report, found } = collector();
	const result = check(scalar(text), exampleScope(), exampleSymbols(), report);
	expect(found, text).toEqual([]);
	if (result === null) throw new Error(`${text} gave nothing`);
	return result;
}

function type(text: string): string {
	return typeName(checked(text).type, exampleSymbols());
}

function ir(text: string): ExprIR | SetIR {
	const result = checked(text);
	return 'set' in result ? result.set : result.expr;
}

const constant = (value: number): ExprIR => ({ op: 'const', value });
const local = (slot: number): ExprIR => ({ op: 'local', slot });
const reg = (slot: number): ExprIR => ({ op: 'reg', slot });
const gold = (of: ExprIR): ExprIR => ({ op: 'field', table: 'player', field: 0, of, zero: 0 });
const [you, site, c] = [local(0), local(1), reg(0)];
const rival: ExprIR = { op: 'field', table: 'player', field: 1, of: you, zero: -1 };
/** Three sit at the table of the examples. */
const seatsOn = (p: ExprIR, q: ExprIR): ExprIR => ({
	op: 'binary',
	operator: 'mod',
	a: { op: 'binary', operator: '-', a: q, b: p },
	b: constant(3)
});
/** The first register that the scope of the examples leaves free. */
const FREE = 2;

describe('types', () => {
	it.each([
		['1 + 2', 'int'],
		['calm and round > 1', 'bool'],
		['you', 'player'],
		['you.rival', 'player?'],
		['you.rival.gold', 'int'],
		['you.rival.rival.seat', 'int'],
		['weather', 'mood'],
		['c.home', 'terrain'],
		['c.space', 'hex?'],
		['c.space.controller', 'player?'],
		['c.space.explored', 'bool'],
		['c.space.start', 'int'],
		['c.space.terrain-of', 'terrain'],
		['c.holder', 'player?'],
		['c.zone', 'zone'],
		['c.space.stack', 'zone?'],
		['only(c.space)', 'hex'],
		['p.strength + p.level', 'int'],
		['p.power', 'int'],
		['none', 'none'],
		['bag', 'zone'],
		['you.rack', 'zone'],
		['top(bag)', 'piece?'],
		['bag.bottom.strength', 'int'],
		['rack(you).count', 'int'],
		['players', 'set of player'],
		['hexes', 'set of hex'],
		['pieces', 'set of piece'],
		['heroes', 'set of hero'],
		['dwarf-king', 'set of hero'],
		['heroes with creatures', 'set of creature'],
		['heroes with buildings', 'set of thing'],
		['creatures shared with rack(you)', 'set of creature'],
		['pieces where it is creature and owner == you', 'set of creature'],
		['pieces where it is not creature', 'set of piece'],
		['creatures at you where it is hero', 'set of hero'],
		['{you, you.rival}', 'set of player'],
		['1..3', 'set of int'],
		['friends(you)', 'set of player'],
		['wonders', 'set of hex'],
		['hits', 'set of creature'],
		['neighbours(c.space)', 'set of hex'],
		['site.within(2)', 'set of hex'],
		['first(hits)', 'creature?'],
		['only(hits)', 'creature'],
		['best(x in hexes: x.start)', 'hex?'],
		['first(x in players: x.gold > 3)', 'player?'],
		['first({desert, sea})', 'terrain?'],
		['if calm then site else none', 'hex?'],
		['if calm then first(heroes) else first(buildings)', 'thing?'],
		['if calm then bag else heroes', 'set of piece'],
		['target(you)', 'hex?'],
		['you.target', 'hex?'],
		['build-cost(none, c.space)', 'int'],
		['option.bluff', 'choice of challenge, automatic'],
		['hex(0, -1)', 'hex']
	])('%s is %s', (text, name) => {
		expect(type(text)).toBe(name);
	});
});

describe('words are settled by what stands beside them', () => {
	it.each([
		['weather == forest', 2],
		['forest == weather', 2],
		['c.home == forest', 1],
		['terrain-of(site) != forest', 1]
	])('%s', (text, ordinal) => {
		const expr = ir(text);
		const sides = 'operator' in expr ? [expr.a, expr.b] : [];
		expect(sides).toContainEqual(constant(ordinal));
	});

	it.each([
		['weather in {forest, angry}', [2, 1]],
		['forest in {weather, angry}', null],
		['c.home in {forest, sea}', [1, 2]]
	])('%s', (text, ordinals) => {
		const expr = ir(text);
		if (ordinals === null) expect(expr).toMatchObject({ op: 'in', of: constant(2) });
		else expect(expr).toMatchObject({ set: { set: 'list', items: ordinals.map(constant) } });
	});

	it('a choice knows its words, and a set is wanted by any(...)', () => {
		expect(ir('answer == yes')).toMatchObject({ b: constant(0) });
		expect(ir('no != answer')).toMatchObject({ a: constant(1) });
		expect(ir('any(angry)')).toMatchObject({ op: 'any', set: { set: 'faces', piece: 3 } });
		expect(ir('weather == angry')).toMatchObject({ b: constant(1) });
		expect(ir('weather == (if calm then angry else forest)')).toMatchObject({
			b: { op: 'if', a: constant(1), b: constant(2) }
		});
	});

	it('a member of the element comes before the words of the game', () => {
		// `calm` is a game field and a mood; in a comparison with a mood it is the mood.
		expect(ir('hexes where weather == calm')).toMatchObject({ cond: { b: constant(0) } });
		expect(ir('players where gold > wealth')).toMatchObject({
			cond: { a: gold(reg(FREE)), b: { op: 'value', value: 7, args: [reg(FREE)] } }
		});
	});
});

describe('what things become', () => {
	it.each<[string, ExprIR | SetIR]>([
		['you.gold', gold(you)],
		['round', { op: 'field', table: 'game', field: 0, of: null, zero: 0 }],
		['c.strength', { op: 'attribute', attribute: 0, of: c, zero: 0 }],
		['site.start', { op: 'mark', mark: 0, of: site }],
		['c.space', { op: 'space-of', piece: c }],
		['rack(you)', { op: 'zone', zone: 1, of: you }],
		['bag', { op: 'zone', zone: 0, of: null }],
		['you.seat', you],
		['c is hero', { op: 'is-kind', kind: KIND.hero, of: c }],
		['c is not dwarf-king', { op: 'not', of: { op: 'is-piece', piece: 1, of: c } }],
		[
			'c.space is none',
			{ op: 'binary', operator: '==', a: { op: 'space-of', piece: c }, b: constant(-1) }
		],
		['c in hits', { op: 'in', of: c, set: { set: 'local', slot: 2, words: 4 } }],
		['build-cost(you, site)', { op: 'value', value: 1, args: [you, site] }],
		['you.build-cost(site)', { op: 'value', value: 1, args: [you, site] }],
		['target(you)', { op: 'local-of', slot: 7, player: you }],
		['count(bag)', { op: 'zone-count', zone: { op: 'zone', zone: 0, of: null } }],
		['top(bag)', { op: 'zone-end', zone: { op: 'zone', zone: 0, of: null }, end: 'top' }],
		['clockwise(you, only(you.rival))', seatsOn(you, rival)],
		['only(you.rival).clockwise(you)', seatsOn(rival, you)],
		['site.ring-index', { op: 'ring', of: site }],
		['hex(0, -1)', constant(2)],
		['player-count * 2', constant(6)],
		['option.bluff == automatic', constant(1)],
		['friends(you)', { set: 'value', value: 3, args: [you] }],
		[
			'creatures at you',
			{ set: 'zone', zone: { op: 'zone', zone: 1, of: you }, kind: KIND.creature }
		],
		['pieces at site', { set: 'zone', zone: { op: 'zone', zone: 2, of: site }, kind: 0 }],
		[
			'hits at site',
			{
				set: 'shared',
				a: { set: 'zone', zone: { op: 'zone', zone: 2, of: site }, kind: 0 },
				b: { set: 'local', slot: 2, words: 4 }
			}
		],
		[
			'hexes without site',
			{ set: 'without', a: { set: 'spaces' }, b: { set: 'list', items: [site] } }
		],
		[
			'{site, c.space}',
			{
				set: 'where',
				of: { set: 'list', items: [site, { op: 'space-of', piece: c }] },
				slot: FREE,
				cond: { op: 'binary', operator: '!=', a: reg(FREE), b: constant(-1) }
			}
		]
	])('%s', (text, expected) => {
		expect(ir(text)).toEqual(expected);
	});

	it('gives each nested variable a register of its own', () => {
		expect(
			ir('sum(q in players: count(x in hexes: x.controller == q)) + count(hexes where explored)')
		).toMatchObject({
			a: { op: 'sum', slot: FREE, body: { op: 'count', slot: FREE + 1, body: { b: reg(FREE) } } },
			b: { op: 'count', slot: FREE }
		});
		expect(ir('hexes where any(creatures at it where owner == controller)')).toMatchObject({
			set: 'where',
			slot: FREE,
			cond: {
				op: 'any',
				slot: FREE + 1,
				set: { zone: { of: reg(FREE) } },
				body: { a: { of: reg(FREE + 1) }, b: { table: 'space', of: reg(FREE) } }
			}
		});
	});

	it('takes the condition of a set as the body of what asks about it', () => {
		expect(ir('any(hexes where explored)')).toEqual(ir('any(x in hexes: x.explored)'));
	});

	it('knows the copies of a piece that a scenario names', () => {
		const scope = exampleScope([
			['nomads/2', { type: { t: 'piece', kind: 2 }, at: 'const', value: 17 }]
		]);
		const { report, found } = collector();
		const read = (text: string) => check(scalar(text), scope, exampleSymbols(), report);
		const strength = { expr: { op: 'attribute', of: constant(17) } };
		expect(read('nomads/2.strength')).toMatchObject(strength);
		expect(read('(nomads/2).strength')).toMatchObject(strength);
		expect(read('nomads/2 is hero')).toMatchObject({ expr: { op: 'is-kind', of: constant(17) } });
		expect(found).toEqual([]);
	});
});

describe('constants', () => {
	it.each([
		['7 / 2', 3],
		['-7 / 2', -4],
		['7 / 2 rounded up', 4],
		['-7 / 2 rounded up', -3],
		['-7 mod 3', 2],
		['7 / 0 + 7 mod 0', 0],
		['if player-count <= 3 then 2 else 3', 2],
		['not (1 == 2) and 3 in 1..4', 1],
		['desert in {sea, desert}', 1],
		['calm and false', 0],
		['true or calm', 1],
		['max(2, min(9, 5))', 5],
		['abs(-4)', 4],
		['option.max-rounds - 1', 19],
		['none == none', 1]
	])('%s is %i', (text, value) => {
		expect(ir(text)).toEqual(constant(value));
	});

	it.each([
		['clockwise(p1, p3)', 2],
		['clockwise(p3, p1)', 1],
		['p2.clockwise(p2)', 0],
		['seats-on(p1, 1).seat', 1],
		['seats-on(p3, 1).seat', 0],
		['p1.seats-on(-1).seat', 2],
		['seats-on(p2, 7).seat', 2],
		['seats-on(p1, clockwise(p1, p3)).seat', 2],
		['ordinal(desert)', 1],
		['sea.ordinal', 3],
		['ordinal(sea) - ordinal(desert)', 2]
	])('%s is %i at a table of three', (text, value) => {
		const seats = [0, 1, 2].map((seat): [string, Binding] => [
			`p${seat + 1}`,
			{ type: { t: 'player' }, at: 'const', value: seat }
		]);
		const { report, found } = collector();
		const result = check(scalar(text), exampleScope(seats), exampleSymbols(), report);
		expect(found).toEqual([]);
		expect(result).toMatchObject({ expr: constant(value), type: { t: 'int' } });
	});

	it('keeps what is not known', () => {
		expect(ir('calm and true')).toMatchObject({ op: 'field', field: 2 });
		expect(ir('calm or false')).toEqual(ir('true and calm'));
		expect(ir('not not calm')).toEqual(ir('calm and true'));
		expect(ir('hexes where true')).toEqual({ set: 'spaces' });
	});
});
