/** Looking ahead: what holds when an action has been carried out, and how much a turn can still lead to. */
import { describe, expect, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, legalAnswers } from '#lib/engine/play/play.ts';
import { refusalsOf } from '#lib/engine/seat/explain.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import type { Code } from './code.ts';
import { Machine } from './machine.ts';

/** Tokens 1 to 4 lie in the bag; who takes one must not have more than five afterwards. */
const game = (take: string, requires = '{ light: { afterwards: weight(you) <= 5 } }') => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { token: { plural: tokens, attributes: { worth: int }, start: bag } }
pieces:
  one: { kind: token, worth: 1 }
  two: { kind: token, worth: 2, back: five }
  five: { kind: token, worth: 5, face-of: two }
  four: { kind: token, worth: 4 }
zones:
  bag: { sees: all, count: all }
  hand: { per: player, sees: all, count: all }
fields: { game: { n: { type: int, visible: all }, m: { type: int, visible: all } } }
values: { weight: { params: { p: player }, is: "sum(t in tokens at hand(p): t.worth)" } }
events: { taken: { params: { what: token } } }
effects: { turned: { after: taken(what), when: what is two, do: [{ flip: what }] } }
actions:
  take:
    window: turn
    for: { what: tokens at bag }
    requires: ${requires}
    do: ${take}
  rest: { window: turn, do: [{ set: n, by: 100 }] }
procedures:
  play:
    do:
      - { repeat: { while: n < 1000 }, do: [{ offer: turn, player: only(first(players)), pass: false, ask: always }] }
      - end-game: players
`;
const TAKE = '[{ move: what, to: hand(you) }, { emit: taken, with: { what: what } }]';

const WAYS: [string, (program: Program) => Code][] = [
	['interpreted', interpretedCode],
	['printed', nodeCode]
];

describe.each(WAYS)('a requirement on the position afterwards, %s', (_way, codeOf) => {
	const begun = (text: string): Machine => {
		const m = new Machine(codeOf(programOf(text)));
		m.start('a');
		return m;
	};
	/** The worth of what may be taken; 0 stands for the other action. */
	const takes = (m: Machine): number[] => {
		const legal = legalAnswers(m, 0);
		return Array.from({ length: legal.count }, (_, i) => {
			const [action, piece] = legal.code(i);
			return action === 1 ? 0 : m.program.faces[m.mem[m.layout.face + piece!]!]!.attributes[0]!;
		});
	};
	const take = (m: Machine, worth: number): void => {
		answer(m, 0, [takes(m).indexOf(worth)]);
	};

	test('sees what all steps and their effects have done', () => {
		const m = begun(game(TAKE));
		// Of the two there are five, as soon as it is taken.
		expect(takes(m)).toEqual([1, 2, 4, 0]);
		take(m, 1);
		expect(takes(m)).toEqual([4, 0]);
		expect(refusalsOf(m, 0)).toMatchObject([
			{ because: { id: 'light', condition: expect.stringMatching(/^afterwards: /) as string } }
		]);
		take(m, 4);
		expect(takes(m)).toEqual([0]);
	});

	test('leaves nothing behind, with and without a journal', () => {
		const m = begun(game(TAKE));
		for (const recording of [true, false]) {
			m.recording = recording;
			const [before, mark] = [hashState(m), m.mark];
			m.legal.seat = -1;
			expect(takes(m)).toEqual([1, 2, 4, 0]);
			expect([hashState(m), m.mark, m.recording, m.trying]).toEqual([
				before,
				mark,
				recording,
				false
			]);
		}
	});

	test('looks up to the first question', () => {
		const ask = (then: string) =>
			`[{ choose: how, options: { keep: {}, back: {} } }, { if: how == keep, then: ${then} }]`;
		expect(takes(begun(game(ask(TAKE))))).toEqual([1, 2, 4, 0]);
		const early = `[{ move: what, to: hand(you) }, { set: n, by: what.worth }, { offer: turn, ask: always }, { set: m, to: 1 }]`;
		expect(takes(begun(game(early, '{ light: { afterwards: n < 3 and m == 0 } }')))).toEqual([
			1, 2, 0
		]);
	});

	test('looks up to the first die, draw or pick: what will fall is nobody’s to know', () => {
		for (const chance of [
			'{ roll: d6, as: d }',
			'{ draw: 1, from: bag, to: hand(you), as: d }',
			'{ shuffle: bag }',
			'{ pick: d, from: tokens at bag }'
		]) {
			const steps = `[{ set: n, to: what.worth }, ${chance}, { set: n, to: 900 }]`;
			const m = begun(game(steps, '{ light: { afterwards: n <= 2 } }'));
			const before = hashState(m);
			expect(takes(m), chance).toEqual([1, 2, 0]);
			expect(hashState(m)).toBe(before);
		}
	});

	test('is looked at last, and only where all else holds', () => {
		const m = begun(
			game(TAKE, '{ light: { afterwards: weight(you) <= 5 }, small: what.worth < 3 }')
		);
		expect(refusalsOf(m, 0).map(({ because }) => because.id)).toEqual(['small']);
		expect(takes(m)).toEqual([1, 2, 0]);
	});

	test('may see the end of the game', () => {
		const m = begun(
			game(
				'[{ set: n, to: what.worth }, { if: n == 4, then: [{ end-game: players }] }, { set: n, to: 0 }]',
				'{ light: { afterwards: n == 4 } }'
			)
		);
		expect(takes(m)).toEqual([4, 0]);
		take(m, 4);
		expect(m.mem[m.layout.gameFields[0]!]).toBe(4);
	});

	test('may ask whether the game is over: only an end of the game is one, no end of the action', () => {
		const ends =
			'[{ move: what, to: hand(you) }, { if: what.worth == 4, then: [{ end-game: players }] }]';
		const m = begun(game(ends, '{ light: { afterwards: game-over } }'));
		expect(takes(m)).toEqual([4, 0]);
		expect(takes(begun(game(ends, '{ light: { afterwards: not game-over } }')))).toEqual([1, 2, 0]);
		const asks = (at: Machine) => at.code.evaluator.expression({ op: 'over' })(at);
		expect(asks(m)).toBe(0);
		take(m, 4);
		expect(asks(m)).toBe(1);
	});

	test('a rule that cannot go on is told, and the position is as it was', () => {
		const m = begun(game('[{ repeat: { while: n > 0 }, do: [{ set: m, to: n }] }]'));
		m.write(m.layout.gameFields[0]!, 7);
		m.legal.seat = -1;
		const before = hashState(m);
		expect(() => takes(m)).toThrow('the rules do not come to an end');
		expect([hashState(m), m.trying]).toEqual([before, false]);
	});
});

test.each([
	['neither', '{ light: { cite: X-1 } }', 'Say exactly one of is, afterwards'],
	['both', '{ light: { is: n == 0, afterwards: n == 0 } }', 'Say exactly one of is, afterwards'],
	[
		'what the chooser knows',
		'{ light: { afterwards: n == 0, known-to: you } }',
		'What comes of an action is not asked by what the chooser may know: leave out known-to'
	]
])('%s is a finding', (_what, requires, message) => {
	expect(linkYaml(game(TAKE, requires)).lines.join('\n')).toContain(message);
});

describe.each(WAYS)(
	'an answer that may only be given if it holds afterwards, %s',
	(_way, codeOf) => {
		/** The question of a rule that begins with it, and the legal words of its answers; -1 is to decline. */
		const words = (steps: string): number[] => {
			const asking = `
  play: { do: [{ call: ask, with: { you: only(first(players)) } }, { set: n, to: 900 }, { offer: turn, player: only(first(players)) }, { end-game: players }] }
  ask: { params: { you: player }, do: [${steps}] }
`;
			const m = new Machine(codeOf(programOf(game(TAKE).replace(/\n {2}play:[^]*$/, asking))));
			m.start('a');
			const before = hashState(m);
			const legal = legalAnswers(m, 0);
			m.legal.seat = -1;
			expect([hashState(m), m.trying, legalAnswers(m, 0)]).toEqual([before, false, legal]);
			return [
				...Array.from({ length: legal.count }, (_, i) => legal.code(i)[0]!),
				...(legal.optional ? [-1] : [])
			];
		};
		const choose = (what: string, then: string): string =>
			`{ choose: what, ${what}, ask: always }, ${then}`;
		const LIGHT = 'requires: { light: { afterwards: weight(you) <= 2 } }';
		const MOVE = '{ move: what, to: hand(you) }';

		test('by all that the rule goes on to do, also where it ends', () => {
			// Two turns into five as soon as it is taken, and the rule that called does not go on.
			const bag = `from: tokens at bag, optional: true, ${LIGHT}`;
			expect(words(choose(bag, MOVE))).toEqual([0, 1, -1]);
			expect(words(choose(bag, `${MOVE}, { emit: taken, with: { what: only(what) } }`))).toEqual([
				0, -1
			]);
		});

		test('as far as the next question or die', () => {
			const bag = 'from: tokens at bag, optional: true, requires: { few: { afterwards: n <= 2 } }';
			const first = '{ set: n, to: what.worth }';
			for (const then of [
				'{ roll: d6, as: die }',
				'{ choose: sure, options: { yes: {} }, ask: always }'
			])
				expect(words(choose(bag, `${first}, ${then}, { set: n, to: 900 }`)), then).toEqual([
					0, 1, -1
				]);
		});

		test('of numbers and named answers, with what is said of each', () => {
			const number = 'from: 1 .. 5, requires: { few: { afterwards: n < 7 } }';
			expect(words(choose(number, '{ set: n, to: 2 * what }'))).toEqual([1, 2, 3]);
			const named =
				'options: { no: {}, yes: { requires: { few: { afterwards: n == 0 } } }, so: { requires: { few: { afterwards: n == 3 } } } }';
			expect(words(choose(named, '{ if: what != no, then: [{ set: n, to: 3 }] }'))).toEqual([0, 2]);
			const all = 'options: { no: {}, yes: {} }, requires: { no: what == no or n > 0 }';
			expect(words(choose(all, '{ if: what == no, then: [{ set: n, to: 3 }] }'))).toEqual([0]);
		});
	}
);

test('a game may have a field that is called game-over', () => {
	const own = game(TAKE, '{ light: { afterwards: game-over > 0 } }').replace(
		'{ game: { n:',
		'{ game: { game-over: { type: int, visible: all }, n:'
	);
	expect(linkYaml(own).lines.filter((line) => line.startsWith('error'))).toEqual([]);
});

test.each([
	['from: tokens at bag, players: players', 'only seen when all have answered'],
	['from: tokens at bag, count: 1', 'choose one thing at a time']
])('%s is no answer of which something can hold afterwards', (asked, message) => {
	const steps = `[{ choose: how, ${asked}, requires: { x: { afterwards: n == 0 } } }]`;
	expect(linkYaml(game(steps)).lines.join('\n')).toContain(message);
});

/**
 * A line of twelve points, men on some of them, and two dice: one man goes as many points up as a die shows, or somebody is
 * asked in between. On a point that is held nobody comes to stand.
 */
const line = (most: string, { men = '0', held = '', between = '' } = {}): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
map: { space: point, grid: square, size: [12, 1] }
fields:
  point: { men: { type: int, visible: all }, held: { type: bool, visible: all } }
  game:
    first: { type: int, visible: all }
    second: { type: int, visible: all }
    used: { type: int, visible: all }
    pips: { type: int, visible: all }
values:
  shown: { params: { die: int }, is: "if die == 1 then first else second" }
  goal: { params: { s: point, die: int }, type: "point?", is: "point(s.column + shown(die), 0)" }
actions:
  move:
    window: turn
    for: { from: points where men > 0, die: 1 .. 2 }
    requires:
      fallen: shown(die) > 0
      there: "goal(from, die) is not none"
      free: "not only(goal(from, die)).held"
    do:
      - { set: from.men, by: -1 }
      - { let: to, be: "only(goal(from, die))" }
      - { set: to.men, by: 1 }
      - { set: used, by: 1 }
      - { set: pips, by: shown(die) }
      - { if: die == 1, then: [{ set: first, to: 0 }], else: [{ set: second, to: 0 }] }
      ${between}
procedures:
  play:
    do:
      - { for-each: s, in: "points where column in {${men}}", do: [{ set: s.men, by: 1 }] }
      - { for-each: s, in: "points where column in {${held}}", do: [{ set: s.held, to: true }] }
      - { choose: a, player: only(first(players)), from: 1 .. 6 }
      - { choose: b, player: only(first(players)), from: 1 .. 6 }
      - { set: first, to: a }
      - { set: second, to: b }
      - { call: moves, with: { you: only(first(players)) } }
      - { choose: end, player: only(first(players)), from: 1 .. 2 }
      - end-game: players
  moves:
    params: { you: player }
    ${most}
    do:
      - repeat: { while: used < 2 }
        do:
          - { let: before, be: used }
          - { offer: turn, player: you, pass: false, ask: always }
          - { if: used == before, then: [{ break: loop }] }
text: { en: { requires: { moves.most: "Both dice, else the larger" } } }
`;
const BOTH_ELSE_LARGER = 'most: { is: "10 * used + pips", enough: 10 * 2 + first + second }';

describe.each(WAYS)('as much as possible, %s', (_way, codeOf) => {
	const rolled = (text: string, first: number, second: number): Machine => {
		const m = new Machine(codeOf(programOf(text)));
		m.start('a');
		answer(m, 0, [first - 1]);
		answer(m, 0, [second - 1]);
		return m;
	};
	/** Column and pips of each move that may be made; of the question behind all moves its numbers. */
	const moves = (m: Machine): string[] => {
		const legal = legalAnswers(m, 0);
		if (legal.kind !== 'offer') return ['over'];
		return Array.from({ length: legal.count }, (_, i) => {
			const [, from, die] = legal.code(i);
			return `${from}+${m.mem[m.layout.gameFields[die! - 1]!]}`;
		});
	};
	const move = (m: Machine, which: string): void => {
		answer(m, 0, [moves(m).indexOf(which)]);
	};

	test('without it each die is played as somebody likes', () => {
		const m = rolled(line('', { held: '3' }), 3, 5);
		expect(moves(m)).toEqual(['0+5']);
		expect(moves(rolled(line('', { held: '8' }), 3, 5))).toEqual(['0+3', '0+5']);
	});

	test('one die only, so the larger one', () => {
		const m = rolled(line(BOTH_ELSE_LARGER, { held: '8' }), 3, 5);
		expect(moves(m)).toEqual(['0+5']);
		expect(refusalsOf(m, 0).map(({ because }) => because)).toContainEqual(
			expect.objectContaining({
				id: 'most',
				path: 'requires.moves.most',
				condition: 'most: ((10 * used) + pips)'
			})
		);
		move(m, '0+5');
		expect(moves(m)).toEqual(['over']);
	});

	test('both dice where that is possible, though only in one order', () => {
		// From 5 it cannot go on, from 3 it can: the 3 comes first.
		const m = rolled(line(BOTH_ELSE_LARGER, { men: '0', held: '5' }), 3, 5);
		expect(moves(m)).toEqual(['0+3']);
		move(m, '0+3');
		expect(moves(m)).toEqual(['3+5']);
	});

	test('both dice with two men, of which one would be in the way of none', () => {
		// The man on 7 can go by 3 alone, and then nobody by 5 but the other: so 7+3 and 0+5, in any order.
		const m = rolled(line(BOTH_ELSE_LARGER, { men: '0, 7', held: '3, 8' }), 3, 5);
		expect(moves(m)).toEqual(['0+5', '7+3']);
		move(m, '0+5');
		expect(moves(m)).toEqual(['7+3']);
	});

	test('leaves nothing behind, and says the same without "enough"', () => {
		const m = rolled(line('most: "10 * used + pips"', { men: '0, 1, 2', held: '8' }), 3, 5);
		const [before, mark] = [hashState(m), m.mark];
		m.legal.seat = -1;
		const all = moves(m);
		expect(all).toEqual(moves(rolled(line(BOTH_ELSE_LARGER, { men: '0, 1, 2', held: '8' }), 3, 5)));
		expect([hashState(m), m.mark, m.trying]).toEqual([before, mark, false]);
	});

	test('of the same position that several ways lead to it is worked out once', () => {
		const ten = line('most: "10 * used + pips"', { men: '0, 1, 2, 3, 4, 5', held: '' });
		const m = rolled(ten, 1, 2);
		m.budget = 20_000;
		m.legal.seat = -1;
		expect(moves(m)).toHaveLength(12);
	});

	test('looks no further than chance and questions to others', () => {
		for (const between of [
			'- { roll: d6, as: luck }\n      - { set: pips, by: luck }',
			'- { choose: yes, player: only(first(players where it != you)), from: 1 .. 2 }'
		]) {
			// Whatever comes next, the larger die is more now.
			const m = rolled(line(BOTH_ELSE_LARGER, { between }), 3, 5);
			expect(moves(m), between).toEqual(['0+5']);
		}
	});

	test('of several who answer at once nobody is narrowed', () => {
		const between =
			'- { choose: yes, players: players, from: 1 .. 2 }\n      - { set: pips, by: yes(you) }';
		const m = rolled(line(BOTH_ELSE_LARGER, { between }), 3, 5);
		expect(moves(m)).toEqual(['0+5']);
		move(m, '0+5');
		expect([0, 1].map((seat) => legalAnswers(m, seat).count)).toEqual([2, 2]);
	});

	test('a question within an action is narrowed as well, and declining it', () => {
		const ask =
			'- { choose: more, player: you, from: 1 .. 3, optional: true, ask: always }\n      - { set: pips, by: if more is none then 0 else only(more) }';
		const m = rolled(line('most: pips', { between: ask }), 3, 5);
		expect(moves(m)).toEqual(['0+3', '0+5']);
		move(m, '0+3');
		expect([...legalAnswers(m, 0).code(0), legalAnswers(m, 0).size]).toEqual([3, 1]);
	});
});
