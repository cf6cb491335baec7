/** Rows of zones and fields: a place of them is asked for by its number, or by a value of an enum. Two small games. */
import { describe, expect, it, test } from 'vitest';
import { nodeCode } from '../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { answer, legalAnswers } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { printExpression } from '#lib/engine/seat/expression-in-words.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { run } from './ponds.test.fixture.ts';

const WAYS: [string, (program: Program) => Code][] = [
	['walked', interpretedCode],
	['printed', nodeCode]
];

/** Tiles are laid into lines that hold one, two, three of them; a full line scores for its suit. */
const TILES = `
game: { id: ponds, players: { min: 2, max: 2 }, start: play }
enums: { suit: { values: [sun, moon] } }
kinds: { tile: { plural: tiles, attributes: { suit: suit }, start: bag } }
pieces: { suns: { kind: tile, count: 6, suit: sun }, moons: { kind: tile, count: 6, suit: moon } }
fields:
  game: { round: { type: int, visible: all }, market: { type: int, start: 2, per: suit, visible: all } }
  player:
    done: { type: int, per: 1 .. 3, visible: all }
    suits: { type: set of suit, per: 1 .. 3, visible: all }
    champion: { type: player?, per: suit, visible: owner }
  tile: {}
zones:
  bag: { sees: all, count: all }
  line: { per: [player, 1 .. 3], sees: all, count: all }
  stock: { per: suit, sees: all, count: all }
values:
  room: { params: { who: player, n: int }, is: "n - count(line(who, n))" }
  total: { params: { who: player }, is: "sum(n in 1 .. 3: count(line(who, n)))" }
actions:
  lay:
    window: turn
    for: { s: suit, n: "1 .. 3" }
    requires:
      fits: room(you, n) > 0
      same: "all(t in tiles at line(you, n): t.suit == s)"
    do:
      - { move: "first(tiles at bag where suit == s)", to: "line(you, n)" }
      - set: market(s)
        by: -1
      - if: room(you, n) == 0
        then:
          - { set: you.done(n), by: n }
          - { set: you.suits(n), to: you.suits(n) with s }
          - { set: you.champion(s), to: you }
          - { move: "tiles at line(you, n)", to: stock(s) }
procedures:
  turn: { params: { you: player }, do: [{ offer: turn, player: you }] }
  play:
    do:
      - repeat: { while: round < 4 }
        do:
          - { set: round, by: 1 }
          - { for-each: p, in: players, do: [{ call: turn, with: { you: p } }] }
      - { end-game: "players where sum(n in 1 .. 3: it.done(n)) > 0 and any(n in 1 .. 3: any(suits(n))) and champion(sun) is none and total(it) >= 0 and market(sun) < 9" }
`.replace('  tile: {}\n', '');

const SCENARIOS = `
scenario: a full line is worth its number and lies in the stock
given:
  set: { p1.done(1): 4, market(moon): 7, "p2.suits(3)": [sun, moon] }
  place: { "line(p1, 2)": [suns], stock(sun): [suns], "line(p2,3)": [moons, moons] }
start: { call: turn, with: { you: p1 } }
when:
  - expect:
      legal: { p1: "exactly [lay(sun,1), lay(moon,1), lay(sun,2), lay(sun,3), lay(moon,3), pass]" }
  - p1: lay(sun,2)
then:
  - is: p1.done(2) == 2 and p1.done(1) == 4 and p1.done(3) == 0
  - is: count(line(p1, 2)) == 0 and count(stock(sun)) == 3 and count(line(p2, 3)) == 2
  - is: market(sun) == 1 and market(moon) == 7
  - is: sun in p1.suits(2) and moon not in p1.suits(2) and count(p2.suits(3)) == 2
  - is: p1.champion(sun) == p1 and p1.champion(moon) is none
  - view: { seat: p2, of: "line(p2, 3)", count: 2, shows: [moons] }
  - view: { seat: p2, fields: { p1.done(2): 2, market(sun): 1, p1.champion(sun): hidden } }
---
scenario: what lies beyond the ends of a row is empty
given: {}
start: { call: turn, with: { you: p1 } }
when:
  - expect: { is: "sum(n in -3 .. 9: count(line(p1, n))) == 0 and sum(n in 0 .. 9: p1.done(n)) == 0" }
  - p1: lay(moon,1)
then:
  - is: "sum(n in 0 .. 9: p1.done(n)) == 1 and none(n in {0, 4}: any(p1.suits(n)))"
`.trimStart();

/** Runners on a track of six points, some of which may hold only one. */
const POINTS = `
game: { id: test, players: { min: 1, max: 2 }, start: play }
kinds: { man: { plural: men, start: point(1) } }
pieces: { ann: { kind: man }, bob: { kind: man, start: point(4) }, cyd: { kind: man, start: point-6 } }
map: { space: cell, grid: square, size: [2, 1] }
fields:
  game: { landed: { type: int, per: 1 .. 3 * player-count, start: 1, visible: all }, away: { type: int, visible: all } }
  piece: { tired: { type: bool, visible: all, until: { leaves: point } } }
  cell: { hits: { type: int, per: 0 .. 1, visible: all, until: calm } }
zones:
  point: { per: 1 .. 6, sees: all, count: all }
  pile: { per: [cell, 1 .. 2], sees: all, count: all }
  off: { sees: all, count: all }
events: { calm: { do: [] } }
actions:
  go:
    window: run
    for: { m: men where zone != off, n: "1 .. 6" }
    do:
      - { let: was, be: "first(p in 1 .. 6: m in point(p))" }
      - { set: m.tired, to: true }
      - { set: "cell(1,0).hits(1)", by: 2 }
      - if: was is none
        then: [{ move: m, to: off }]
        else: [{ move: m, to: point(only(was) + n) }, { set: landed(only(was) + n), by: 10 }]
  swapped: { window: run, do: [{ swap: "cell(0,0)", with: "cell(1,0)", of: [hits, pile] }] }
  rested: { window: run, do: [{ emit: calm }] }
procedures:
  play:
    do:
      - { move: cyd, to: "pile(cell(0,0), 2)" }
      - { offer: run, player: only(first(players)), repeat: true }
      - { set: away, to: "count(pile(cell(0,0), 1)) + sum(n in 1 .. 6: landed(n)) + sum(c in cells: c.hits(0) + c.hits(1)) + count(m in men: m.tired)" }
      - { end-game: players }
`;

it('scenarios set, place, ask and see places by their names', () => {
	const results = run(SCENARIOS, TILES);
	expect(results.flatMap(({ failures }) => failures.map(({ message }) => message))).toEqual([]);
	expect(results.map(({ claims }) => claims)).toEqual([8, 2]);
});

describe.each(WAYS)('%s', (_, makeCode) => {
	test('a game by its places', () => {
		const m = new Machine(makeCode(programOf(POINTS, 2)));
		m.start('a');
		const { zones, game, spaces } = positionOf(m);
		expect(zones).toMatchObject({ 'point-1': ['ann'], 'point-4': ['bob'], 'pile-2(0,0)': ['cyd'] });
		expect(game).toEqual({});
		expect(spaces).toEqual({});
		const { count } = legalAnswers(m, 0);
		expect(count).toBeGreaterThan(18);
		// Ann goes on by 2.
		answer(m, 0, [1]);
		expect(positionOf(m)).toMatchObject({
			zones: { 'point-3': ['ann'], 'point-4': ['bob'] },
			game: { 'landed-3': 11 },
			spaces: { 'cell(1,0)': { 'hits-1': 2 } },
			pieces: {}
		});
	});

	test('a move to where no place is stops the rules', () => {
		const m = new Machine(makeCode(programOf(POINTS, 2)));
		m.start('a');
		expect(() => {
			answer(m, 0, [11]);
		}).toThrow('cannot move a piece to none');
	});
});

test('both ways come to the same in random play', () => {
	const ends = WAYS.map(([, makeCode]) => {
		const m = new Machine(makeCode(programOf(TILES, 2)));
		m.start('b');
		for (let i = 0; i < 8; i++) {
			const legal = legalAnswers(m, i % 2);
			answer(m, i % 2, [(i * 5) % legal.count]);
		}
		return positionOf(m);
	});
	expect(ends[0]).toEqual(ends[1]);
	expect(ends[0]?.players).toEqual({
		p1: { 'done-1': 3, 'suits-1': ['sun'], 'champion-sun': 'p1' },
		p2: { 'done-1': 3, 'suits-1': ['sun'], 'champion-sun': 'p2' }
	});
});

const findingsOf = (text: string, from = '', to = ''): string[] =>
	linkYaml(from === '' ? text : text.replace(from, to), 2)
		.lines.filter((line) => !line.startsWith('warning text/'))
		.map((line) => line.replace(/ \d+:/, ':'));

describe('findings', () => {
	test.each([
		[
			'line(you, n)" }',
			'line(you, 4)" }',
			'value/range: "line" has the places 1 to 3, and this is 4'
		],
		[
			'line(you, n)" }',
			'line(you)" }',
			'call/arguments: Write line(player, place): expected 2 arguments, found 1'
		],
		[
			'line(you, n)" }',
			'you.line" }',
			'call/arguments: Write line(player, place): expected 2 arguments, found 1'
		],
		['line(you, n)" }', 'line(you, s)" }', 'type/mismatch: Expected int, found suit'],
		[
			'you.done(n), by: n',
			'you.done, by: n',
			'call/arguments: Write done(place): expected 1 argument, found 0'
		],
		['set: market(s)', 'set: market', 'name/misused: "market" is a row: write market(place)'],
		['set: market(s)', 'set: market(2)', 'type/mismatch: Expected suit, found int'],
		['to: stock(s)', 'to: stock', 'name/misused: "stock" is a row: write stock(place)'],
		['per: [player, 1 .. 3]', 'per: [player, 1 .. round]', 'type/not-constant'],
		[
			'per: [player, 1 .. 3]',
			'per: [player, 3 .. 1]',
			'value/range: A row has 1 to 500 places, with numbers from 0 on; this is 3 .. 1'
		],
		[
			'per: [player, 1 .. 3]',
			'per: [1 .. 3, player]',
			'shape/wrong-value: Say whose zones these are, then the places of their row: [player, 1 .. 5]'
		],
		[
			'per: [player, 1 .. 3]',
			'per: [player, suits]',
			'ref/unknown-id: There is no owner of zones "suits"; did you mean "suit"?'
		],
		[
			'done: { type',
			'sum: { type',
			'name/reserved: "sum" is a function of the language: choose another id'
		],
		[
			'  line: {',
			'  done: { per: player, sees: all, count: all }\n  line: {',
			'name/twice: "done" already is a field: x.done would mean two things'
		],
		[
			'  line: {',
			'  stock-moon: { sees: all, count: all }\n  line: {',
			'name/twice: "stock-moon" is a place of the row "stock" and something else as well: rename one of the two'
		],
		[
			'per: [player, 1 .. 3]',
			'per: [player, 1 .. 3], main: true',
			'zone/main: A row of zones cannot be the main zone: nobody could tell which of them is meant'
		]
	])('%s as %s', (from, to, finding) => {
		expect(findingsOf(TILES, from, to)[0]).toContain(`error ${finding}`);
	});

	test('a row is used where any place of it is', () => {
		expect(findingsOf(TILES)).toEqual([]);
		const unread = TILES.replace(
			'  player:\n',
			'  player:\n    idle: { type: int, per: 1 .. 3, visible: all }\n'
		);
		expect(findingsOf(unread)).toEqual(['warning read/unused-field: Nothing reads "idle"']);
	});
});

const LAID = `${TILES}
text:
  en: { zones: { line: Pattern line, stock: { name: "Stock of {place}s", short: Stock } }, fields: { done: Done } , enums: { suit: { sun: Sun, moon: Moon } } }
layout: { table: rows, zones: { line: row, stock: pile }, players: [done], status: [market] , mat: { zones: [line], shows: [] } }
`;

test('places in the layout, in texts, and for those who look', () => {
	const program = programOf(LAID, 2);
	expect(program.layout.zones).toEqual({
		'line-1': 'row',
		'line-2': 'row',
		'line-3': 'row',
		'stock-sun': 'pile',
		'stock-moon': 'pile'
	});
	expect(program.layout.players).toEqual(['done-1', 'done-2', 'done-3']);
	expect(program.layout.status).toEqual(['market-sun', 'market-moon']);
	expect(program.layout.mat?.zones).toEqual(['line-1', 'line-2', 'line-3']);
	expect(program.texts['en']).toMatchObject({
		'zones.line-2': 'Pattern line 2',
		'zones.stock-moon': 'Stock of Moons',
		'zones.stock-moon.short': 'Stock Moon',
		'fields.done-3': 'Done 3'
	});
	const m = new Machine(interpretedCode(program));
	m.start('a');
	const view = viewOf(m, 0);
	expect(view.game).toMatchObject({ 'market-sun': 2, 'market-moon': 2 });
	expect(view.zones.map(({ key }) => key)).toContain('line-3(p2)');
	const [total, room] = [1, 0].map((value) => printExpression(program, program.values[value]!.is!));
	expect(room).toBe('(n - count(line(…, …)))'.replace('n', '…'));
	expect(total).toBe('sum(… in 1 .. 3: count(line(…, …)))');
});
