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

test('an answer is no action', () => {
	const steps =
		'[{ choose: how, from: tokens at bag, requires: { x: { afterwards: n == 0 } } }, { move: only(how), to: hand(you) }]';
	expect(linkYaml(game(steps)).lines.join('\n')).toContain('Only an action can be carried out');
});
