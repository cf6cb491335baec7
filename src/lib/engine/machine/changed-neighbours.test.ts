/** Effects change who neighbours whom, for everybody, a player or a piece; worked out in both ways alike. */
import { describe, expect, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, legalAnswers } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import type { Code } from './code.ts';
import { Machine } from './machine.ts';

const WAYS: [string, (program: Program) => Code][] = [
	['walked', interpretedCode],
	['printed', nodeCode]
];

/** A wall for everybody between the columns 1 and 2, a bridge over it, tunnels of each player, and a carpet for a row. */
const EFFECTS = `
effects:
  tunnel:
    modify: neighbours(c, who)
    when: c.owner == who
    with: cells where owner == who
  bridge:
    modify: neighbours(c)
    when: "c in {cell(0,1), cell(3,1)}"
    with: "{cell(0,1), cell(3,1)}"
  wall:
    modify: neighbours(c)
    without: cells where abs(column - c.column) == 1 and column + c.column == 3
`;

/** Five columns, four rows. Each expression is about a number, a cell or cells. */
function game(
	asked: Record<string, readonly [type: string, expression: string, ...unknown[]]>,
	effects = EFFECTS,
	question = '{ choose: now, player: red, options: { yes: {} }, ask: always }'
): string {
	const fields = Object.entries(asked).map(
		([id, [type]]) => `    ${id}: { type: ${type}, visible: all }`
	);
	const sets = Object.entries(asked).map(
		([id, [, text]]) => `      - { set: ${id}, to: ${JSON.stringify(text)} }`
	);
	return `
game: { id: test, players: { min: 2, max: 2 }, start: play }
map: { space: cell, grid: square, size: [5, 4] }
kinds: { rug: { start: box } }
pieces:
  carpet: { kind: rug, effects: { flies: { modify: "neighbours(c, _, mover)", when: mover == self, with: cells where row == c.row } } }
  doormat: { kind: rug }
zones: { box: { sees: all, count: all } }
values:
  red: { is: only(first(players)) }
  blue: { is: "only(best(p in players: p.seat))" }
fields:
  cell: { owner: { type: player?, visible: all } }
  game:
    none-such: { type: cell?, visible: all }
    nobody: { type: player?, visible: all }
${fields.join('\n')}
${effects}
procedures:
  play:
    do:
      - { for-each: c, in: "{cell(0,0), cell(2,2), cell(4,3)}", do: [{ set: c.owner, to: red }] }
      - { for-each: c, in: "{cell(4,0), cell(0,3)}", do: [{ set: c.owner, to: blue }] }
${sets.join('\n')}
      - ${question}
      - { end-game: players }
`;
}

const CARPET = 'only(first(carpet))';
const ASKED: Record<string, [type: string, expression: string, answer: unknown]> = {
	'for-nobody': ['cells', 'neighbours(cell(0,0))', ['cell(1,0)', 'cell(0,1)']],
	'for-red': [
		'cells',
		'neighbours(cell(0,0), red)',
		['cell(1,0)', 'cell(0,1)', 'cell(2,2)', 'cell(4,3)']
	],
	'for-blue': ['cells', 'cell(0,0).neighbours(blue)', ['cell(1,0)', 'cell(0,1)']],
	'for-none': ['cells', 'neighbours(cell(0,0), nobody)', ['cell(1,0)', 'cell(0,1)']],
	'those-put-in-come-last': [
		'cells',
		'first(neighbours(cell(4,3), red), 3)',
		['cell(0,0)', 'cell(4,2)', 'cell(3,3)']
	],
	'no-cell-beside-itself': ['int', 'count(c in cells: c in neighbours(c, red, carpet-now))', 0],
	'unowned-is-nobodys': ['int', 'count(neighbours(cell(3,3)))', 3],
	walled: ['cells', 'neighbours(cell(1,1))', ['cell(1,0)', 'cell(0,1)', 'cell(1,2)']],
	'walled-for-red': [
		'cells',
		'neighbours(cell(2,1), red)',
		['cell(2,0)', 'cell(3,1)', 'cell(2,2)']
	],
	bridged: ['cells', 'neighbours(cell(0,1))', ['cell(0,0)', 'cell(1,1)', 'cell(3,1)', 'cell(0,2)']],
	flying: [
		'cells',
		`neighbours(cell(1,0), none, ${CARPET})`,
		['cell(0,0)', 'cell(3,0)', 'cell(4,0)', 'cell(1,1)']
	],
	'another-rug': ['int', 'count(neighbours(cell(1,0), red, only(first(doormat))))', 2],
	'of-none': ['int', 'count(neighbours(none-such, red, carpet-now))', 0],
	'how-far': ['int', 'distance(cell(0,0), cell(4,3))', 5],
	'how-far-for-red': ['int', 'distance(cell(0,0), cell(4,3), red)', 1],
	'how-far-for-blue': ['int', 'distance(cell(0,0), cell(4,3), blue)', 5],
	'how-far-by-air': ['int', `distance(cell(0,0), cell(4,3), blue, ${CARPET})`, 3],
	'how-far-to-itself': ['int', 'distance(cell(0,0), cell(0,0), red)', 0],
	'how-far-to-none': ['int', 'distance(cell(0,0), none-such, red)', 9999],
	'near-red': [
		'cells',
		'within(cell(0,0), 1, red)',
		['cell(0,0)', 'cell(1,0)', 'cell(0,1)', 'cell(2,2)', 'cell(4,3)']
	],
	'near-nobody': [
		'cells',
		'within(cell(0,0), 2)',
		['cell(0,0)', 'cell(1,0)', 'cell(0,1)', 'cell(1,1)', 'cell(3,1)', 'cell(0,2)']
	],
	'near-in-order': ['cell?', 'first(c in within(cell(4,3), 1, red): c.owner == red)', 'cell(0,0)'],
	'nearer-than-near': [
		'int',
		'count(within(cell(0,0), -1, red)) + 10 * count(within(none-such, 9, red)) + 100 * count(within(cell(0,0), 0, red))',
		100
	],
	hanging: ['cells', 'region(cell(0,0), row == 0)', ['cell(0,0)', 'cell(1,0)']],
	'hanging-by-air': ['int', `count(region(cell(0,0), row == 0, none, ${CARPET}))`, 5],
	'hanging-for-red': [
		'cells',
		'region(cell(0,0), owner == red, red)',
		['cell(0,0)', 'cell(2,2)', 'cell(4,3)']
	],
	'hanging-for-blue': ['cells', 'region(cell(0,0), owner == red, blue)', ['cell(0,0)']],
	'no-way': ['int', 'steps(cell(0,0), cell(4,3), row != 1)', 9999],
	'a-way-for-red': ['int', 'steps(cell(0,0), cell(4,3), row != 1, red)', 1],
	'a-way-for-blue': ['int', 'steps(cell(2,0), cell(0,3), row != 1, blue)', 3],
	'is-there': [
		'bool',
		'cell(2,2) in neighbours(cell(0,0), red) and cell(2,2) not in neighbours(cell(0,0), blue) and cell(2,2) in within(cell(0,0), 1, red) and cell(2,2) in region(cell(4,3), owner is not none, red)',
		true
	],
	'of-each': ['int', 'sum(p in players: count(neighbours(cell(4,0), p)))', 5],
	'nested-ways': ['int', 'count(region(cell(0,0), distance(it, cell(0,0), red) <= 1, red))', 5],
	'player-worked-out': [
		'int',
		'steps(cell(0,0), cell(4,3), distance(it, cell(0,0), only(first(p in players: p.seat == 0))) < 2, only(first(p in players: p.seat == 0)))',
		1
	]
};

describe.each(WAYS)('%s', (_, makeCode) => {
	test.each(Object.entries(ASKED))('%s', (id, [type, expression, answer]) => {
		const written = expression.replaceAll('carpet-now', CARPET);
		const m = new Machine(makeCode(programOf(game({ [id]: [type, written] }), 2)));
		m.start('a');
		const unwritten = type === 'int' ? 0 : type === 'bool' ? false : [];
		expect(positionOf(m).game[id] ?? unwritten).toEqual(answer);
	});

	const ends = (m: Machine, seat: number): string[] => {
		const legal = legalAnswers(m, seat);
		return Array.from({ length: legal.count }, (_, i) => {
			const { q, r } = m.program.map.cells[legal.code(i)[0]!]!;
			return `${q},${r}`;
		});
	};
	const walking = (whom: string, more = ''): Machine => {
		const path = `path: { from: "cell(0,0)", step: not (next.row == 0), cost: 1, budget: 1${more} }`;
		const question = `{ choose: goal, ${whom}, ${path}, ask: always }`;
		const m = new Machine(makeCode(programOf(game({}, EFFECTS, question), 2)));
		m.start('a');
		return m;
	};

	test('a way leads over the links of the player who is asked', () => {
		const m = walking('player: red');
		expect(ends(m, 0)).toEqual(['0,1', '2,2', '4,3']);
		expect(viewOf(m, 0).decision?.ways['cell(4,3)']).toEqual({
			cost: 1,
			way: ['cell(0,0)', 'cell(4,3)']
		});
		answer(m, 0, [2]);
		expect(ends(walking('player: blue'), 1)).toEqual(['0,1']);
	});

	test('and of each of several who are asked at once', () => {
		const m = walking('players: players');
		expect(ends(m, 0)).toEqual(['0,1', '2,2', '4,3']);
		m.legal.seat = -1;
		expect(ends(m, 1)).toEqual(['0,1']);
	});

	test('and of the piece that moves', () => {
		const row =
			'path: { from: "cell(0,0)", step: next.row == 0, cost: 1, budget: 1, mover: MOVER }';
		const ask = (mover: string): Machine => {
			const question = `{ choose: goal, player: blue, ${row.replace('MOVER', mover)}, ask: always }`;
			const m = new Machine(makeCode(programOf(game({}, EFFECTS, question), 2)));
			m.start('a');
			return m;
		};
		expect(ends(ask('first(carpet)'), 1)).toEqual(['1,0', '2,0', '3,0', '4,0']);
		expect(ends(ask('first(doormat)'), 1)).toEqual(['1,0']);
		expect(ends(ask('none'), 1)).toEqual(['1,0']);
	});
});

/** What a rule asks for, in a game in which it says nothing. */
const printedOf = (expression: string, effects: string): string =>
	JSON.stringify(programOf(game({ far: ['int', expression] }, effects), 2).procedures[0]!.body);
const NOTHING = '';
const FOR_PLAYERS =
	'effects: { tunnel: { modify: "neighbours(c, who)", with: cells where owner == who } }';

test('what no effect changes is what it was: who asks makes no difference', () => {
	const plain = game({ far: ['int', 'distance(cell(0,0), cell(1,1))'] }, NOTHING).replace(
		/, effects: \{.*\}/,
		' }'
	);
	const told = plain.replace('cell(1,1))', 'cell(1,1), red)');
	expect(programOf(told, 2).hash).toBe(programOf(plain, 2).hash);
});

test('where only players have links, distances for nobody are still looked up', () => {
	expect(printedOf('distance(cell(0,0), cell(1,1))', FOR_PLAYERS)).toContain('"op":"distance"');
	expect(printedOf('distance(cell(0,0), cell(1,1), red)', FOR_PLAYERS)).toContain('"op":"steps"');
});

const findingsOf = (effects: string, value = ''): string[] => {
	const text = game({ far: ['int', 'count(neighbours(cell(0,0), red))'] }, effects);
	const { lines } = linkYaml(text.replace('values:', `values:\n${value}`), 2);
	return lines
		.filter((line) => !line.startsWith('warning'))
		.map((line) => line.replace(/^error (\S+) \d+:/, '$1:'));
};

test('an effect on neighbours knows the printed map, and whom it names', () => {
	const railway = `
effects:
  railway: { modify: "neighbours(c, who)", when: who.seat == 0, with: "within(c, 2) where distance(it, c) == 2" }`;
	expect(findingsOf(railway)).toEqual([]);
	for (const [, makeCode] of WAYS) {
		const asked = { far: ['int', 'count(neighbours(cell(0,0), red))'] } as const;
		const m = new Machine(makeCode(programOf(game(asked, railway), 2)));
		m.start('a');
		expect(positionOf(m).game['far']).toBe(5);
	}
});

test('what is wrong with an effect on neighbours', () => {
	const effect = (rest: string, value?: string): string[] =>
		findingsOf(`effects: { odd: { ${rest} } }`, value);
	const asked = (expression: string): string[] =>
		findingsOf(NOTHING, `  other: { is: "${expression}" }`);
	expect(effect('modify: "neighbours(c)", add: 1')).toEqual([
		'type/mismatch: "add" is for numbers; neighbours is set of cell: write "with" or "without"'
	]);
	expect(effect('modify: "neighbours(c, who, mover, what)", with: cells')).toEqual([
		'effect/parameters: neighbours has only 3'
	]);
	expect(effect('modify: "neighbours(c)", with: players')).toEqual([
		'type/mismatch: This is set of player; cell or a set of them is needed'
	]);
	expect(effect('modify: "neighbors(c)", with: cells')).toEqual([
		'ref/unknown-id: There is no value "neighbors"; did you mean "neighbours"?'
	]);
	expect(effect('modify: "neighbours(c)", with: cells where owner == who')).toEqual([
		'ref/unknown-name: There is no "who"'
	]);
	const friends =
		'  friends: { params: { c: cell }, type: cells, is: neighbours(c) where owner is none }';
	expect(effect('modify: "neighbours(c)", with: friends(c)', friends)).toEqual([
		'value/recursive: Who neighbours whom cannot depend on itself: friends -> neighbours -> friends; write in the effect itself what it asks of the map: there it is the printed one'
	]);
	const write = 'call/arguments: Write';
	expect(asked('count(neighbours())')).toEqual([
		`${write} neighbours(space): expected 1 argument, found 0`
	]);
	expect(asked('count(neighbours(cell(0,0), red, none, 3))')).toEqual([
		`${write} neighbours(space, who, mover): expected 3 arguments, found 4`
	]);
	expect(asked('steps(cell(0,0), cell(0,1))')).toEqual([
		`${write} steps(space, space, condition): expected 3 arguments, found 2`
	]);
	expect(asked('count(region(cell(0,0), true, red, none, 4))')).toEqual([
		`${write} region(space, condition, who, mover): expected 4 arguments, found 5`
	]);
	expect(asked('count(region(cell(0,0), true, 3))')).toEqual([
		'type/mismatch: Expected player?, found int'
	]);
});
