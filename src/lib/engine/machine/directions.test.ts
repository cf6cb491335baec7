/** The grid in rules: coordinates, steps, rays, what hangs together; worked out in both ways alike. */
import { describe, expect, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, legalAnswers } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { columnOf } from '#lib/engine/state/memory-layout.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Code } from './code.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from './machine.ts';

const WAYS: [string, (program: Program) => Code][] = [
	['walked', interpretedCode],
	['printed', nodeCode]
];

const DIRECTIONS =
	'{ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0], leap: [1, 2], south-east: [1, 1] }';

/** Five columns, four rows; walls at (2,0), (2,1) and (1,3). Each expression is about a number, a cell or cells. */
function game(asked: Record<string, [type: string, expression: string]>, directions = DIRECTIONS) {
	const fields = Object.entries(asked).map(
		([id, [type]]) => `    ${id}: { type: ${type}, visible: all }`
	);
	const sets = Object.entries(asked).map(
		([id, [, text]]) => `      - { set: ${id}, to: ${JSON.stringify(text)} }`
	);
	return `
game: { id: test, players: { min: 1, max: 1 }, start: play }
map: { space: cell, grid: square, size: [5, 4], ${directions === '' ? '' : `directions: ${directions}`} }
fields:
  cell: { wall: { type: bool, visible: all } }
  game:
    one: { type: cell?, visible: all }
    none-such: { type: cell?, visible: all }
${fields.join('\n')}
procedures:
  play:
    do:
      - { set: "cell(2,0).wall", to: true }
      - { set: "cell(2,1).wall", to: true }
      - { set: "cell(1,3).wall", to: true }
      - { set: one, to: "cell(1,0)" }
${sets.join('\n')}
      - { choose: now, player: only(first(players)), options: { yes: {} }, ask: always }
      - { end-game: players }
`;
}

const ASKED: Record<string, [type: string, expression: string, answer: unknown]> = {
	'x-of': ['int', 'cell(3,2).column', 3],
	'y-of': ['int', 'cell(3,2).row', 2],
	'x-of-one': ['int', 'one.column + 10 * none-such.column', 1],
	'at-place': ['cell?', 'cell(one.column + 3, 2)', 'cell(4,2)'],
	'beyond-right': ['cell?', 'cell(one.column + 4, 2)', null],
	'beyond-left': ['cell?', 'cell(one.column - 2, 2)', null],
	'beyond-top': ['cell?', 'cell(0, one.row - 1)', null],
	'one-step': ['cell?', 'next(cell(1,1), south)', 'cell(1,2)'],
	'off-the-edge': ['cell?', 'next(cell(4,1), east)', null],
	'of-none': ['cell?', 'next(none-such, south)', null],
	leaped: ['cell?', 'cell(0,0).next(leap)', 'cell(1,2)'],
	'and-back': ['cell?', 'next(next(cell(0,0), east), opposite(east))', 'cell(0,0)'],
	'no-way-back': ['bool', 'opposite(leap) is none', true],
	nowhere: ['cell?', 'next(cell(0,0), opposite(leap))', null],
	along: ['cells', 'ray(cell(0,1), east)', ['cell(1,1)', 'cell(2,1)', 'cell(3,1)', 'cell(4,1)']],
	'up-to': ['cells', 'ray(cell(0,1), east) while not wall', ['cell(1,1)']],
	'up-to-it': ['int', 'count(ray(cell(0,1), east) while not it.wall)', 1],
	blocker: ['cell?', 'first(ray(cell(0,1), east) where wall)', 'cell(2,1)'],
	'nearest-first': ['cell?', 'first(ray(cell(3,3), north))', 'cell(3,2)'],
	'is-in-ray': [
		'bool',
		'cell(3,0) in ray(cell(3,3), north) and cell(3,3) not in ray(cell(3,3), north)',
		true
	],
	'is-before': ['bool', 'cell(3,1) in (ray(cell(0,1), east) while not wall)', false],
	'is-blocker': [
		'bool',
		'cell(2,1) in ({one} with {first(ray(cell(0,1), east) where wall)})',
		true
	],
	'is-no-blocker': ['bool', 'cell(3,1) in {first(ray(cell(0,1), east) where wall), one}', false],
	'in-ray-of-none': [
		'bool',
		'any(c in cells: c in ray(none-such, east) or none-such in ray(c, west))',
		false
	],
	'no-way-in': ['bool', 'any(c in cells: c in ray(one, opposite(leap)))', false],
	'in-rays': [
		'int',
		'count(c in cells: any(d in {leap, north, south-east}: c in ray(cell(1,1), d)))',
		4
	],
	'sum-of-ray': ['int', 'sum(x in ray(cell(0,0), south): x.row)', 6],
	'none-fits': ['int', 'count(ray(cell(1,1), east) while false)', 0],
	'all-around': ['int', 'sum(d in direction: count(ray(cell(1,1), d)))', 10],
	'hanging-left': ['int', 'count(region(cell(0,0), not wall))', 17],
	walled: ['cells', 'region(cell(2,0), wall)', ['cell(2,0)', 'cell(2,1)']],
	'not-itself': ['int', 'count(region(cell(0,0), wall))', 0],
	'left-part': ['int', 'count(region(cell(0,0), not wall and column < 2))', 7],
	'is-joined': ['bool', 'cell(1,2) in region(one, it.column == one.column)', true],
	'nested-region': ['int', 'count(region(cell(0,0), it in region(cell(0,1), column == 0)))', 4],
	'two-nearest': ['cells', 'first(ray(cell(0,3), north), 2)', ['cell(0,1)', 'cell(0,2)']],
	'more-than-there-are': [
		'int',
		'count(first(ray(cell(0,3), north), 9)) + 10 * count(first(cells, -1))',
		3
	],
	'first-ordered': ['cell?', 'first(sorted(c in cells: c.row - 10 * c.column))', 'cell(4,0)'],
	'three-ordered': [
		'cells',
		'first(sorted(c in cells where not wall: -c.row), 3)',
		['cell(0,3)', 'cell(2,3)', 'cell(3,3)']
	],
	'equal-in-order': ['cell?', 'first(sorted(c in ray(cell(0,0), east): 1))', 'cell(1,0)'],
	'twice-first': [
		'cells',
		'first(first(sorted(c in cells: c.column), 3), 2)',
		['cell(0,0)', 'cell(0,1)']
	],
	'in-the-first': [
		'bool',
		'cell(0,1) in first(cells, 6) and cell(0,1) not in first(cells, 5)',
		true
	],
	'in-order': [
		'bool',
		'cell(0,1) in sorted(c in cells: c.row) and none-such not in sorted(c in cells: c.row)',
		true
	],
	'while-in-order': ['int', 'count(sorted(c in cells: c.column) while column < 2)', 8],
	'one-a-row': [
		'cells',
		'one-of-each(c in cells where column > 2: c.row)',
		['cell(3,0)', 'cell(3,1)', 'cell(3,2)', 'cell(3,3)']
	],
	'one-of-two': [
		'int',
		'count(one-of-each(c in cells: c.wall)) + 10 * count(cells where it in one-of-each(c in cells: c.column))',
		52
	],
	'each-in-order': [
		'int',
		'sum(c in one-of-each(c in sorted(d in cells: -d.column): c.row): c.column)',
		16
	],
	'of-an-enum': [
		'int',
		'count(first(direction, 2)) + 10 * count(one-of-each(d in direction: opposite(d) is none))',
		22
	],
	'of-numbers': ['int', 'sum(n in first(sorted(n in 1 .. 9: (n * 7) mod 10), 3): n)', 18],
	'way-round': ['int', 'steps(cell(0,0), cell(4,0), not wall)', 8],
	'as-the-crow-flies': [
		'int',
		'steps(cell(0,0), cell(4,0), true) + 10 * distance(cell(0,0), cell(4,0))',
		44
	],
	'no-step': ['int', 'steps(cell(2,0), cell(2,0), not wall)', 0],
	'from-a-wall': ['int', 'steps(cell(2,0), cell(3,0), not wall)', 1],
	'to-a-wall': ['int', 'steps(cell(3,0), cell(2,0), not wall)', 9999],
	'no-way-there': ['int', 'steps(cell(0,0), cell(4,0), column < 4)', 9999],
	'steps-of-none': ['int', 'steps(none-such, cell(0,0), true)', 9999],
	'reached-in-two': ['int', 'count(c in cells: steps(cell(0,0), c, not wall) <= 2)', 5],
	'nested-steps': ['int', 'steps(cell(0,0), cell(0,3), steps(cell(0,0), it, not wall) < 4)', 3],
	'from-none': ['int', 'count(region(none-such, true))', 0]
};

describe.each(WAYS)('%s', (_, makeCode) => {
	test.each(Object.entries(ASKED))('%s', (id, [type, expression, answer]) => {
		const m = new Machine(makeCode(programOf(game({ [id]: [type, expression] }), 1)));
		m.start('a');
		// What is as it was at the start is not written.
		const unwritten = type === 'int' ? 0 : type === 'bool' ? false : null;
		const value = positionOf(m).game[id] ?? unwritten;
		expect(value).toEqual(answer);
	});
});

/** Two squares, one within the other, whose sides are joined in the middle. */
const LINES = `
game: { id: test, players: { min: 1, max: 1 }, start: play }
map:
  space: point
  grid: none
  cells: ["0,0", "2,0", "4,0", "2,1", "0,2", "4,2", "0,4", "2,4", "4,4"]
  joined: ["0,0 2,0 4,0", "0,4 2,4 4,4", "0,0 0,2 0,4", "4,0 4,2 4,4", "2,0 2,1"]
  directions: { east: [1, 0], west: [-1, 0], south: [0, 1], north: [0, -1], aslant: [1, 1] }
fields:
  game: { east-of: { type: point?, visible: all }, all-east: { type: points, visible: all }, below: { type: points, visible: all }, nothing: { type: points, visible: all }, far: { type: int, visible: all } }
procedures:
  play:
    do:
      - { set: east-of, to: "next(point(0,0), east)" }
      - { set: all-east, to: "ray(point(0,0), east)" }
      - { set: below, to: "ray(point(2,0), south)" }
      - { set: nothing, to: "ray(point(0,0), aslant) with ray(point(2,1), east)" }
      - { set: far, to: "distance(point(2,1), point(2,4)) + 10 * count(neighbours(point(2,0)))" }
      - { choose: now, player: only(first(players)), options: { yes: {} }, ask: always }
      - { end-game: players }
`;

test.each(WAYS)('neighbours that are joined by lines, %s', (_, makeCode) => {
	const m = new Machine(makeCode(programOf(LINES, 1)));
	m.start('a');
	expect(positionOf(m).game).toEqual({
		'east-of': 'point(2,0)',
		'all-east': ['point(2,0)', 'point(4,0)'],
		below: ['point(2,1)'],
		far: 35
	});
});

test('a value of the game comes before a function that came later', () => {
	const asked = game({ far: ['int', 'steps(one) + cell(0,0).steps'] });
	const m = new Machine(
		interpretedCode(
			programOf(`${asked}\nvalues: { steps: { params: { c: cell }, is: c.column + 7 } }`, 1)
		)
	);
	m.start('a');
	expect(positionOf(m).game['far']).toBe(15);
});

const findingsOf = (text: string): string[] =>
	linkYaml(text, 1)
		.lines.filter((line) => !line.startsWith('warning'))
		.map((line) => line.replace(/^error (\S+) \d+:/, '$1:'));

test('directions that lead nowhere, twice the same way, or are not there', () => {
	const asked = { far: ['cell?', 'next(cell(0,0), north)'] } as Record<string, [string, string]>;
	expect(findingsOf(game(asked, '{ north: [0, -1], still: [0, 0], up: [0, -1] }'))).toEqual([
		'map/direction: The direction still leads nowhere',
		'map/direction: up is the same direction as north'
	]);
	expect(findingsOf(game(asked, ''))).toContain(
		'map/no-directions: The map has no directions: write them under map.directions, as in `north: [0, -1]`'
	);
	expect(
		findingsOf(`${game(asked)}\nenums: { direction: { values: [north] } }`).filter((line) =>
			line.startsWith('name/twice')
		)
	).toEqual([
		'name/twice: The directions of the map are the enum "direction": call the other one something else'
	]);
});

test('lines through cells that are not there, or on a grid', () => {
	const off = findingsOf(LINES.replace('"2,0 2,1"', '"2,0 3,0"'));
	expect(off).toEqual(['map/off-map: There is no such cell on the map']);
	expect(findingsOf(LINES.replace('"2,0 2,1"', '"2,0 2;1"'))).toEqual([
		'shape/wrong-word: "2,0 2;1" does not fit here: cells, with a space between them, such as 0,0 3,0 6,0'
	]);
	expect(findingsOf(LINES.replace('grid: none', 'grid: square'))).toContain(
		'map/grid: Neighbours follow from the grid: `joined` is for maps with `grid: none`'
	);
});

/** From (1,0) around the walls: a number is left on each cell that is passed. */
const walking = (noted: string): string =>
	game({ number: ['int', '0'] })
		.replace('wall: {', 'print: { type: int, visible: all }, wall: {')
		.replace(
			'      - { choose: now,',
			`      - choose: goal
        player: only(first(players))
        path: { from: only(one), step: not next.wall, cost: 1, budget: 5 }
        ${noted}
      - for-each: h
        in: cells where passed(it) > 0
        by: passed(h)
        do: [{ set: number, by: 1 }, { set: h.print, to: 10 * number + passed(h) }]
      - { choose: now,`
		);

describe.each(WAYS)('a way tells the spaces that it passes, %s', (_way, codeOf) => {
	const asking = (noted: string): Machine => {
		const m = new Machine(codeOf(programOf(walking(noted), 1)));
		m.start('a');
		return m;
	};
	const cell = (x: number, y: number): number => 5 * y + x;
	const ends = (m: Machine): number[] => {
		const legal = legalAnswers(m, 0);
		return Array.from({ length: legal.count }, (_, i) => legal.code(i)[0]!);
	};
	const printed = (m: Machine): Record<number, number> => {
		const print = m.program.fields.space.findIndex(({ id }) => id === 'print');
		const column = columnOf(m.layout, 'space', print);
		const all = Array.from({ length: 20 }, (_, i): [number, number] => [i, m.mem[column + i]!]);
		return Object.fromEntries(all.filter(([, number]) => number !== 0));
	};

	test('in their order, the first that is entered first', () => {
		const m = asking('way: passed');
		answer(m, 0, [ends(m).indexOf(cell(3, 2))]);
		expect(printed(m)).toEqual({
			[cell(1, 1)]: 11,
			[cell(1, 2)]: 22,
			[cell(2, 2)]: 33,
			[cell(3, 2)]: 44
		});
	});

	test('and none where it is declined', () => {
		const m = asking('way: passed\n        optional: true');
		answer(m, 0, [legalAnswers(m, 0).count]);
		expect(printed(m)).toEqual({});
	});

	test('also to a requirement that looks at what comes of walking it', () => {
		const m = asking('way: passed\n        requires: { short: { afterwards: number < 3 } }');
		const before = hashState(m);
		m.legal.seat = -1;
		expect(ends(m)).toEqual([cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 2)]);
		expect(hashState(m)).toBe(before);
	});
});

test('spaces of a way are asked for by a space, and noted for one player', () => {
	expect(findingsOf(walking('way: passed').replace('by: passed(h)', 'by: passed'))).toContain(
		'type/per-space: There is one for each cell: write name(cell)'
	);
	const several = walking('way: passed').replace(
		'player: only(first(players))',
		'players: players'
	);
	expect(findingsOf(several)).toContain(
		'choose/way: The spaces of a way are noted for one player: ask one after the other'
	);
});
