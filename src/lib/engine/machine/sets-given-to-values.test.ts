/** Values that are asked about sets: what is given is worked out once, whatever it is, and effects see the same. */
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { printedCode } from '#lib/engine/print-code/printed-code.ts';
import { Session } from '#lib/engine/session/session.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from './machine.ts';

const WAYS = [
	['interpreted', interpretedCode],
	[
		'printed',
		printedCode((names, body) => compileFunction(body, names) as (...values: unknown[]) => unknown)
	]
] as const;

/** Forty stones take two words; those of the bag are worth their number in it modulo 4. */
const game = (body: string, more = '') => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums: { land: { values: [plain, wood, hill, sea] } }
kinds:
  stone: { plural: stones, attributes: { worth: int }, start: bag }
  gem: { extends: stone, plural: gems }
pieces:
  pebble: { kind: stone, count: 37, worth: 1 }
  ruby: { kind: gem, worth: 5, effects: { shines: { modify: worth-of(ss), when: self in ss, add: 100 } } }
  pearl: { kind: gem, count: 2, worth: 3 }
map: { space: cell, plural: cells, grid: square, size: [3, 3] }
fields:
  game:
    n: { type: int, visible: all }
    lit: { type: bool, visible: all }
    lands: { type: set of land, start: [wood, sea], visible: all }
zones:
  bag: { sees: all, count: all }
  hand: { per: player, main: true, sees: all, count: all }
values:
  worth-of: { params: { ss: stones }, is: 'sum(s in ss: s.worth)' }
  covered: { params: { hs: cells, by: { type: int, default: 1 } }, is: by * count(hs) }
  around: { params: { hs: cells }, type: cells, is: 'cells where it not in hs and any(neighbours(it) where it in hs)' }
  joint: { params: { h: cell, hs: cells }, is: 'h in hs and any(g in neighbours(h): g in hs)' }
  rich: { params: { ss: stones, least: int }, type: stones, is: ss where worth >= least }
  wealth: { params: { ss: stones, least: int }, is: 'worth-of(rich(ss, least)) + worth-of(rich(ss without gems, least))' }
  most: { params: { ns: set of int }, is: max(ns) }
  kept: { params: { n: int, ls: { type: set of land, default: '{hill}' } }, is: 'n * count(ls) + 10 * (if hill in ls then 1 else 0)' }
  held: { params: { ps: pieces }, is: count(ps) }
  second: { params: { ss: stones }, is: 'first(first(ss, 2) without first(ss, 1))' }
effects:
  bright: { modify: 'covered(hs, by)', when: 'lit and cell(0, 0) in hs', add: 50 * by + count(hs) }
  wide: { modify: around(hs), when: lit, with: hs }
  narrow: { modify: around(hs), when: lit, without: 'first(hs, 1)' }
${more}
procedures:
  play:
    do:
${body}
`;
const LIT = '      - { set: lit, to: true }\n';

describe.each(WAYS)('%s, a value about a set', (_way, codeOf) => {
	function asked(is: string, before = ''): number {
		const m = new Machine(codeOf(programOf(game(`${before}      - { set: n, to: '${is}' }`))));
		m.start('a');
		return m.mem[m.layout.gameFields[0]!]!;
	}

	test.each([
		['worth-of(gems)', 111],
		['worth-of(stones)', 148],
		['worth-of(stones at bag)', 148],
		['held(bag)', 40],
		['worth-of(stones where worth == 1)', 37],
		['worth-of({only(first(pearl)), only(first(ruby))})', 108],
		['worth-of(stones where false)', 0],
		['worth-of(stones at hand(only(first(players))))', 0],
		['covered(cells where it.row == 0)', 3],
		['covered(cells where it.row == 0, 4)', 12],
		['sum(h in cells: covered(neighbours(h) with h))', 33],
		['count(around({cell(0, 0)}))', 2],
		['count(around(around({cell(0, 0)})))', 4],
		['sum(h in around({cell(1, 1)}): h.column)', 4],
		['count(cells where it in around(cells where it.row == 0))', 3],
		['count(cells where joint(it, cells where it.row == it.column or it.row == 0))', 4],
		['count(cells where it.joint(neighbours(it) with it))', 9],
		['wealth(stones, 3)', 111],
		['wealth(gems with pebble, 1)', 148 + 37],
		['most(2 .. 7)', 7],
		['most({3, 9, 4})', 9],
		['kept(1)', 11],
		['kept(1, lands)', 2],
		['kept(2, lands with hill)', 16],
		['worth-of({only(second(sorted(s in gems: s.worth)))})', 3],
		['worth-of({only(second(sorted(s in gems: -s.worth)))})', 3],
		['if 5 in {worth-of(pearl), 5} then worth-of(pearl) else 0', 6]
	])('%s', (is, worth) => {
		expect(asked(is)).toBe(worth);
	});

	test.each([
		['covered(cells where it.row == 0)', 3 + 50 + 3],
		['covered(cells where it.row == 0, 2)', 6 + 100 + 3],
		['covered(cells where it.row == 1)', 3],
		['count(around({cell(0, 0)}))', 2],
		['count(around({cell(0, 0), cell(1, 0)}))', 3 + 1],
		['if cell(1, 0) in around({cell(0, 0), cell(1, 0)}) then 1 else 0', 1],
		['if cell(0, 0) in around({cell(0, 0), cell(1, 0)}) then 1 else 0', 0]
	])('as effects make it: %s', (is, worth) => {
		expect(asked(is, LIT)).toBe(worth);
	});

	test('takes what a rule keeps, in one word or several, with a frame or without', () => {
		const kept = `      - { let: some, be: stones where worth > 1 }
      - { let: there, be: cells where it.column == 2 }\n`;
		expect(asked('worth-of(some) + covered(there)', kept)).toBe(111 + 3);
		const called = `      - { call: note, with: { h: 'cell(1, 1)' }, as: found }\n`;
		const leaf = `  note:
    params: { h: cell }
    do:
      - { let: near, be: neighbours(h) }
      - { set: near, to: 'near without first(near, 1)' }
      - { return: 'covered(near with h, 3) + worth-of(gems) + (if joint(h, near) then 1 else 0)' }
`;
		const m = new Machine(
			codeOf(programOf(`${game(`${called}      - { set: n, to: found }`)}${leaf}`))
		);
		m.start('a');
		expect(m.mem[m.layout.gameFields[0]!]).toBe(12 + 111);
	});

	test('stands in what chooses, loops and asks for the next one', () => {
		const body = `      - for-each: h
        in: around({cell(1, 1)})
        by: covered({h, cell(0, 0)})
        do: [{ set: n, by: 'covered(neighbours(h) where it in around({h}))' }]`;
		const m = new Machine(codeOf(programOf(game(body))));
		m.start('a');
		expect(m.mem[m.layout.gameFields[0]!]).toBe(12);
	});

	test('counts what it walks: rules that never end are stopped', () => {
		const body = `      - repeat: { while: true }
        do: [{ set: n, to: worth-of(stones) }]`;
		const m = new Machine(codeOf(programOf(game(body))));
		expect(() => m.start('a')).toThrow(/do not come to an end/);
	});
});

describe('a value about a set', () => {
	const errors = (is: string): string[] =>
		linkYaml(game(`      - { set: n, to: '${is}' }`)).lines.filter((line) =>
			line.startsWith('error')
		);

	test.each([
		['covered(stones)', 'Expected set of cell, found set of stone'],
		['covered(cell(0, 0))', 'Expected a set, found cell'],
		['worth-of(players)', 'Expected set of stone, found set of player'],
		['joint(cells, cells)', 'Expected a single value, this is a set of cell'],
		['covered()', 'Write covered(hs, by): expected 2 arguments, found 0'],
		['second(gems).worth + most(true)', 'Expected a set, found bool']
	])('is asked about no other: %s', (is, message) => {
		expect(errors(is)).toEqual([expect.stringContaining(message)]);
	});

	test('is asked for by effects with names of their own', () => {
		const wrong = `  x: { modify: 'covered(hs, by, more)', add: 1 }`;
		const { lines } = linkYaml(game('      - { set: n, to: 1 }', wrong));
		expect(lines.filter((line) => line.startsWith('error'))).toEqual([
			expect.stringContaining('covered has only 2')
		]);
	});

	test('tells nobody what lies hidden', () => {
		const text =
			game(`      - { choose: c, player: only(first(players)), options: { yes: {}, no: {} } }
      - { log: said, with: { much: 'worth-of(stones at hand(only(first(players))))' } }
      - { if: c == yes, then: [{ set: n, by: 1 }] }`)
				.replace('main: true, sees: all', 'main: true, sees: owner')
				.concat(`text: { en: { log: { said: 'It is {much}' } } }\n`);
		const { lines, program } = linkYaml(text);
		expect(lines.filter((line) => line.includes('secret/logged'))).toHaveLength(1);
		const m = new Machine(interpretedCode(program!));
		const session = new Session(m, { seed: 'a', lock: {}, makeCode: interpretedCode });
		session.begin();
		expect(session.log(1)).toBeDefined();
	});
});
