/** `swap`: two spaces or two players change places, with all that is theirs. */
import { describe, expect, test } from 'vitest';
import { Session } from '#lib/engine/session/session.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { isOver } from '#lib/engine/play/play.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from './machine.ts';
import { RuleError } from './rule-error.ts';

const game = (body: string): string => `
game: { id: test, players: { min: 3, max: 3 }, start: play }
kinds: { token: { plural: tokens, attributes: { worth: int }, start: bag } }
pieces: { cheap: { kind: token, count: 3, worth: 1 }, dear: { kind: token, worth: 5 } }
fields:
  game: { marked: { type: int, start: 9, visible: all }, here: { type: cell?, visible: all }, whose: { type: player?, visible: all } }
  player: { home: { type: cell?, visible: all }, gold: { type: int, visible: all }, rival: { type: player?, visible: all } }
  cell: { keeper: { type: player?, visible: all }, twin: { type: cell?, visible: all }, level: { type: int, visible: all } }
  piece: { owner: { type: player?, visible: all }, from: { type: cell?, visible: all } }
zones:
  bag: { sees: all, count: all }
  stack: { per: cell, sees: piece.owner == viewer, count: all }
  hand: { per: player, sees: owner, count: all }
  purse: { per: player, sees: owner, count: all }
map: { space: cell, grid: square, size: [2, 2], marks: { start: { "0,0": 7 } } }
procedures:
  play:
    do:
      - { move: cheap, to: "stack(cell(0,0))" }
      - { move: "cheap where worth == 1", to: "stack(cell(0,0))" }
      - { move: dear, to: "stack(cell(1,0))" }
      - { set: here, to: "cell(0,0)" }
      - { set: "cell(0,0).level", to: 3 }
      - { set: "cell(0,0).keeper", to: only(first(players)) }
      - { set: "cell(0,0).twin", to: "cell(1,0)" }
      - { set: "cell(1,0).level", to: 4 }
      - { set: "cell(0,1).twin", to: "cell(1,0)" }
      - for-each: p
        in: players
        do:
          - { set: p.home, to: "cell(0,0)" }
          - { set: p.gold, to: p.seat + 1 }
      - { set: only(first(players)).rival, to: first(players where seat == 1) }
      - { set: whose, to: first(players where seat == 1) }
      - { for-each: t, in: tokens, do: [{ set: t.from, to: "cell(1,0)" }, { set: t.owner, to: first(players where seat == 2) }] }
      - { choose: now, player: only(first(players)), options: { yes: {} }, ask: always }
${body}
      - { end-game: players }
`;

function played(body: string): { m: Machine; session: Session } {
	const m = new Machine(interpretedCode(programOf(game(body), 3)));
	const session = new Session(m, { seed: 'a', lock: {}, makeCode: interpretedCode });
	session.begin();
	session.play({ seat: 0, picks: [0], anytime: false });
	expect(isOver(m)).toBe(true);
	return { m, session };
}

describe('two spaces', () => {
	const { m, session } = played(
		'      - { swap: "cell(0,0)", with: "cell(1,0)" }\n      - { set: marked, to: "cell(0,0).start + here.start" }'
	);
	const { game: fields, players, spaces, pieces, zones } = positionOf(m);

	test('exchange their fields and what lies on them, in its order', () => {
		expect(spaces['cell(0,0)']).toMatchObject({ level: 4 });
		expect(spaces['cell(1,0)']).toMatchObject({ level: 3, keeper: 'p1' });
		expect(zones['stack(0,0)']).toEqual(['dear']);
		expect(zones['stack(1,0)']).toEqual(['cheap', 'cheap/2', 'cheap/3']);
	});

	test('are named by whatever named the other, themselves among it', () => {
		expect(fields).toMatchObject({ here: 'cell(1,0)' });
		expect(Object.values(players).map(({ home }) => home)).toEqual(
			Array.from({ length: 3 }, () => 'cell(1,0)')
		);
		expect(spaces['cell(1,0)']).toMatchObject({ twin: 'cell(0,0)' });
		expect(spaces['cell(0,1)']).toMatchObject({ twin: 'cell(0,0)' });
		expect(pieces['dear']).toMatchObject({ from: 'cell(0,0)' });
	});

	test('leave the marks of the map where they are', () => {
		expect(fields['marked']).toBe(7);
	});

	test('come back by undo, and by swapping again', () => {
		expect(session.undo('any')).toBe(true);
		const before = hashState(m);
		const twice = played(
			'      - { swap: "cell(0,0)", with: "cell(1,0)" }\n      - { swap: "cell(1,0)", with: "cell(0,0)" }'
		);
		const once = played('      - { swap: "cell(0,0)", with: "cell(0,0)" }');
		const table = ({ zones: lie, players: p, spaces: c, pieces: t }: Position) => [lie, p, c, t];
		expect(table(positionOf(twice.m))).toEqual(table(positionOf(once.m)));
		session.play({ seat: 0, picks: [0], anytime: false });
		session.undo('any');
		expect(hashState(m)).toBe(before);
	});
});

test('two players exchange all that is theirs', () => {
	const { m } = played(`      - { move: dear, to: "hand(only(first(players)))" }
      - { swap: only(first(players)), with: "only(first(players where seat == 2))" }`);
	const { game: fields, players, spaces, pieces, zones } = positionOf(m);
	expect(players['p3']).toMatchObject({ gold: 1, rival: 'p2' });
	expect(players['p1']).toMatchObject({ gold: 3 });
	expect(zones['hand(p3)']).toEqual(['dear']);
	expect([fields['whose'], spaces['cell(0,0)']?.['keeper'], pieces['cheap']?.['owner']]).toEqual([
		'p2',
		'p3',
		'p1'
	]);
});

test('with `of` they exchange only that, and nothing follows', () => {
	const { m } = played(`      - { move: dear, to: "hand(only(first(players)))" }
      - { move: cheap, to: "purse(only(first(players)))" }
      - { swap: only(first(players)), with: "only(first(players where seat == 1))", of: [gold, hand] }`);
	const { game: fields, players, zones } = positionOf(m);
	expect([players['p1'], players['p2']]).toMatchObject([{ gold: 2, rival: 'p2' }, { gold: 1 }]);
	expect([zones['hand(p2)'], zones['purse(p1)']?.length]).toEqual([['dear'], 3]);
	expect(fields['whose']).toBe('p2');
});

test('nobody learns what lies hidden on them', () => {
	const { session } = played('      - { swap: "cell(0,0)", with: "cell(1,0)" }');
	const moved = session
		.happenedBetween(0, 0, 1)
		.flatMap(({ happenings }) => happenings)
		.filter((happening) => happening.is === 'moved');
	expect(moved).toEqual(
		[
			{ is: 'moved', pieces: [{ was: null, key: null }], from: 'stack(1,0)', to: 'stack(0,0)' },
			...[{ from: 'stack(0,0)', to: 'stack(1,0)' }].map((ends) => ({
				is: 'moved',
				pieces: Array.from({ length: 3 }, () => ({ was: null, key: null })),
				...ends
			}))
		].sort((a, b) => (a.from < b.from ? -1 : 1))
	);
});

test('with none it fails, at its place', () => {
	const swap = '      - { swap: "cell(0,1)", with: "first(cells where level > 9)" }';
	expect(() => {
		const m = new Machine(
			interpretedCode(programOf(game(swap).replace(/.*choose: now.*\n/, ''), 3))
		);
		m.start('a');
	}).toThrow(RuleError);
});

test.each([
	['{ swap: here.level, with: here }', 'Two players or two spaces are swapped; this is int'],
	['{ swap: here, with: whose }', /cell/],
	[
		'{ swap: "cell(0,0)", with: here, of: [levl] }',
		/There is no field or zone of a space "levl"; did you mean "level"/
	],
	['{ swap: whose, with: whose, of: [level] }', /There is no field or zone of a player "level"/]
])('%s is a finding', (step, message) => {
	const errors = linkYaml(game(`      - ${step}`), 3).lines.filter((line) =>
		line.startsWith('error')
	);
	expect(errors).toEqual([expect.stringMatching(message)]);
});

test('sets go along, and what names one of the two in a set names the other', () => {
	const text = game(`      - { set: "cell(0,0).seen", to: "{cell(0,0), cell(1,0)}" }
      - { set: "cell(1,1).seen", to: "{cell(0,0)}" }
      - { set: marks, to: "{cell(0,0), cell(1,1)}" }
      - { swap: "cell(0,0)", with: "cell(1,1)" }`)
		.replace('game: { marked:', 'game: { marks: { type: set of cell, visible: all }, marked:')
		.replace('cell: { keeper:', 'cell: { seen: { type: set of cell, visible: all }, keeper:');
	const m = new Machine(interpretedCode(programOf(text, 3)));
	const session = new Session(m, { seed: 'a', lock: {}, makeCode: interpretedCode });
	session.begin();
	session.play({ seat: 0, picks: [0], anytime: false });
	const { game: all, spaces } = positionOf(m);
	expect(all['marks']).toEqual(['cell(0,0)', 'cell(1,1)']);
	expect(spaces['cell(1,1)']?.['seen']).toEqual(['cell(1,0)', 'cell(1,1)']);
	expect(spaces['cell(0,0)']?.['seen']).toEqual(['cell(1,1)']);
});
