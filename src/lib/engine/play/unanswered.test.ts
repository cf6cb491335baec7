import { describe, expect, it, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { answer, answerAnytime, asked, isOver, legalAnswers, unanswered } from './play.ts';

/** A stall with three stones; whoever likes may take one away at any time. Then the steps of `play`. */
function stall(play: string, more = ''): Program {
	return programOf(text(play, more));
}

function text(play: string, more = ''): string {
	return `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces: { pebble: { kind: stone, worth: 1 }, rock: { kind: stone, worth: 2 }, gem: { kind: stone, worth: 3 } }
fields:
  game: { n: { type: int, visible: all } }
  player: { gold: { type: int, visible: all } }
zones: { bag: { sees: all, count: all }, out: { sees: all, count: all } }
actions:
  grab:
    window: anytime
    for: { what: stones at bag }
    do: [{ move: what, to: out }]
  pay: { window: shop, for: { much: 1 .. 3 }, do: [{ set: you.gold, by: much }] }
  beg: { window: shop, requires: { poor: you.gold == 0 }, do: [{ set: you.gold, by: 9 }] }
${more}
procedures:
  play:
    do:
${play.replaceAll(/^/gm, '      ')}
      - { set: n, by: 100 }
      - { offer: shop, player: only(first(players)), default: pass }
      - end-game: players
`;
}

const game = (play: string, code: (program: Program) => Code = interpretedCode): Machine => {
	const m = new Machine(code(stall(play)));
	m.start('1');
	return m;
};
const WAYS: [string, (program: Program) => Code][] = [
	['interpreted', interpretedCode],
	['printed', nodeCode]
];
const n = (m: Machine): number => m.mem[m.layout.gameFields[0]!]!;
/** Takes the first stone that is left. */
const grab = (m: Machine, seat = 1): void => answerAnytime(m, seat, 0);

describe.each(WAYS)(
	'a question that stood open when an action was taken out of turn, %s',
	(_name, code) => {
		const FIRST = 'player: only(first(players))';

		it('is asked again though one answer is left, and once answered is done with', () => {
			const m = game(
				`- { choose: x, ${FIRST}, from: stones at bag }\n- { set: n, by: x.worth }`,
				code
			);
			grab(m);
			grab(m);
			expect([asked(m), legalAnswers(m, 0).count, n(m)]).toEqual([1, 1, 0]);
			answer(m, 0, [0]);
			expect(n(m)).toBe(103);
		});

		it('is asked again though exactly as many are left as have to be chosen', () => {
			const m = game(
				`- { choose: x, ${FIRST}, from: stones at bag, count: 2 }\n- { set: n, by: count(x) }`,
				code
			);
			grab(m);
			expect([asked(m), legalAnswers(m, 0).min, n(m)]).toEqual([1, 2, 0]);
			grab(m);
			expect([asked(m), legalAnswers(m, 0).min, n(m)]).toEqual([1, 1, 0]);
			answer(m, 0, [0]);
			expect(n(m)).toBe(101);
		});

		it('is asked again where one amount is left', () => {
			const m = game(
				`- { choose: x, ${FIRST}, between: { min: 1, max: count(bag) } }\n- { set: n, by: x }`,
				code
			);
			grab(m);
			grab(m);
			expect([asked(m), legalAnswers(m, 0).max, n(m)]).toEqual([1, 1, 0]);
		});

		it.each([
			['one', 'from: stones at bag, optional: true'],
			['a subset', 'from: stones at bag, count: 2'],
			['an amount', 'between: { min: 0, max: count(bag) }']
		])('is over where nothing is left to choose: %s', (_kind, said) => {
			const m = game(`- { choose: x, ${FIRST}, ${said} }`, code);
			for (let i = 0; i < 3; i++) {
				expect(n(m)).toBe(0);
				grab(m);
			}
			expect(n(m)).toBe(100);
		});

		it('is asked again of all of several who had not answered, also when another one answers', () => {
			const m = game('- { choose: x, players: players, from: stones at bag }', code);
			grab(m);
			grab(m);
			expect(asked(m)).toBe(3);
			answer(m, 0, [0]);
			expect([asked(m), n(m)]).toEqual([2, 0]);
			answer(m, 1, [0]);
			expect(n(m)).toBe(100);
		});

		it('is asked again in a window with one thing left to do, and over where nothing is', () => {
			const shelf = `
  tidy: { window: shelf, for: { what: stones at bag }, do: [{ set: n, by: 10 }] }`;
			const m = new Machine(code(stall(`- { offer: shelf, ${FIRST}, pass: false }`, shelf)));
			m.start('1');
			grab(m);
			grab(m);
			expect([asked(m), legalAnswers(m, 0).count, n(m)]).toEqual([1, 1, 0]);
			grab(m);
			expect(n(m)).toBe(100);
		});

		it('is asked again after an action that asks itself, and after a position was read in the midst of it', () => {
			const swap = `
  swap:
    window: anytime
    for: { what: stones at bag }
    do: [{ choose: sure, options: { yes: {}, no: {} } }, { move: stones at bag without what, to: out }]`;
			const m = new Machine(
				code(stall(`- { choose: x, ${FIRST}, from: stones at bag }\n- { set: n, by: 1 }`, swap))
			);
			m.start('1');
			// After the three grabs come the three swaps.
			answerAnytime(m, 1, 3);
			const again = new Machine(m.code);
			again.begin('2');
			expect(readPosition(again, positionOf(m))).toEqual([]);
			expect(hashState(again)).toBe(hashState(m));
			for (const each of [m, again]) {
				answer(each, 1, [0]);
				expect([asked(each), legalAnswers(each, 0).count, n(each)]).toEqual([1, 1, 0]);
			}
		});

		it('is not asked where there was one answer from the beginning', () => {
			const m = game(
				`- { choose: x, ${FIRST}, from: stones at bag }\n- { choose: y, ${FIRST}, from: stones where it is pebble }\n- { set: n, by: 1 }`,
				code
			);
			grab(m);
			answer(m, 0, [0]);
			expect(n(m)).toBe(101);
		});
	}
);

describe.each(WAYS)('a question with while:, %s', (_name, code) => {
	const ONE = `
- { choose: x, player: only(first(players)), from: stones at bag, while: count(bag) > 1 }
- if: x is none
  then: [{ set: n, to: 7 }]`;

	it('is withdrawn when it does not hold any more, and the rules go on behind it', () => {
		const m = game(ONE, code);
		expect([asked(m), legalAnswers(m, 0).count]).toEqual([1, 3]);
		grab(m);
		expect([asked(m), legalAnswers(m, 0).count, n(m)]).toEqual([1, 2, 0]);
		const before = hashState(m);
		const { mark } = m;
		grab(m);
		expect(n(m)).toBe(107);
		m.undoTo(mark);
		expect(hashState(m)).toBe(before);
		answer(m, 0, [0]);
		expect(n(m)).toBe(100);
	});

	it('is not asked where it never held', () => {
		expect(n(game(ONE.replace('> 1', '> 3'), code))).toBe(107);
	});

	it('goes on from a save in the middle of it', () => {
		const m = game(ONE, code);
		grab(m);
		const again = new Machine(m.code);
		again.begin('2');
		expect(readPosition(again, positionOf(m))).toEqual([]);
		grab(again);
		expect(n(again)).toBe(107);
	});

	it('leaves a subset empty, and of an amount the least', () => {
		const said = 'player: only(first(players)), while: count(bag) > 2';
		const m = game(
			`
- { choose: x, from: stones at bag, count: 2, ${said} }
- { set: n, by: count(x) }`,
			code
		);
		grab(m);
		expect(n(m)).toBe(100);
		const amount = game(
			`
- { choose: x, between: { min: 2, max: 5 }, ${said} }
- { set: n, by: x }`,
			code
		);
		grab(amount);
		expect(n(amount)).toBe(102);
	});

	it('is withdrawn from each of several by itself', () => {
		const m = game(
			`
- { choose: x, players: players, options: { a: {}, b: {} }, while: you.seat == 1 or count(bag) > 2 }
- { set: n, to: 'count(p in players: x(p) is none)' }`,
			code
		);
		expect(asked(m)).toBe(3);
		grab(m);
		expect(asked(m)).toBe(2);
		answer(m, 1, [0]);
		expect(n(m)).toBe(101);
	});

	it('closes a window', () => {
		const m = game(
			'- { offer: shop, player: only(first(players)), repeat: true, while: count(bag) > 1 }',
			code
		);
		answer(m, 0, [0]);
		grab(m);
		expect([asked(m), n(m)]).toEqual([1, 0]);
		grab(m);
		expect(n(m)).toBe(100);
	});
});

describe.each(WAYS)('what holds when nobody answers, %s', (_name, code) => {
	const first = (play: string): ReturnType<typeof unanswered> => unanswered(game(play, code), 0);
	const ask = (rest: string): string => `- { choose: x, player: only(first(players)), ${rest} }`;

	it.each([
		['from: stones at bag, default: "best(s in stones at bag: s.worth)"', [2]],
		['from: stones at bag, count: { min: 1 }, default: "stones at bag where worth > 1"', [1, 2]],
		['from: stones at bag, count: { min: 1 }, default: gem', [2]],
		['between: { min: 0, max: 9 }, default: count(bag) + 1', [4]],
		['options: { a: {}, b: {} }, default: b', [1]],
		['options: { a: {}, b: {} }, default: if n > 3 then a else b', [1]],
		['options: { a: {}, b: {} }, optional: true, default: none', [2]]
	])('is what the rules say: %s', (rest, picks) => {
		expect(first(ask(rest))).toEqual({ picks, by: 'default' });
	});

	it.each([
		['from: stones at bag, default: first(stones at out)', [0]],
		[
			'from: stones at bag, optional: true, default: "best(s in stones: s.worth)", requires: { cheap: x.worth < 3 }',
			[2]
		],
		['from: stones at bag, count: { min: 1, max: 2 }, default: stones', [0]],
		['between: { min: 2, max: 9 }, default: 1', [2]],
		['options: { a: { requires: { rich: n > 0 } }, b: {}, c: {} }, default: a', [0]]
	])('is what does least where that is not legal: %s', (rest, picks) => {
		expect(first(ask(rest))).toEqual({ picks, by: 'illegal' });
	});

	it('and where they say nothing', () => {
		expect(first(ask('from: stones at bag'))).toEqual({ picks: [0], by: 'unsaid' });
		expect(first(ask('from: stones at bag, optional: true'))).toEqual({ picks: [3], by: 'unsaid' });
	});

	it('is passing, or an action of the window', () => {
		const offer = (rest: string): string =>
			`- { offer: shop, player: only(first(players)), ${rest} }`;
		expect(first(offer('default: pass'))).toEqual({ picks: [4], by: 'default' });
		expect(first(offer('default: pay'))).toEqual({ picks: [0], by: 'default' });
		expect(first(offer('default: beg'))).toEqual({ picks: [3], by: 'default' });
		expect(first(offer('pass: false, default: pass'))).toEqual({ picks: [0], by: 'illegal' });
	});

	it('is what an expression says, of passing and the actions of the window', () => {
		const offer = (said: string): string =>
			`- { set: n, to: 4 }\n- { offer: shop, player: only(first(players)), default: "${said}" }`;
		const rich = 'if n > 9 then pass else';
		expect(first(offer('if n > 3 then beg else pass'))).toEqual({ picks: [3], by: 'default' });
		expect(first(offer(`${rich} if n == 4 then pay else beg`))).toEqual({
			picks: [0],
			by: 'default'
		});
		expect(first(offer('if n == 4 then pass else pay'))).toEqual({ picks: [4], by: 'default' });
	});

	it.each([
		['if n > 3 then bag else pay', 'beg'],
		['if n then pass else pay', 'bool'],
		['if n > 3 then 1 else pay', 'pass, pay, beg'],
		['if n > 3 then grab else pay', 'pass, pay, beg']
	])('and nothing else: %s', (said, told) => {
		const { lines } = linkYaml(
			text(`- { offer: shop, player: only(first(players)), default: ${said} }`),
			2
		);
		expect(lines.filter((line) => line.startsWith('error'))).toEqual([
			expect.stringContaining(told)
		]);
	});

	test('a game without anybody comes to its end', () => {
		const m = game(
			ask('players: players, options: { a: {}, b: {} }, default: b').replace(
				'player: only(first(players)), ',
				''
			),
			code
		);
		for (let i = 0; i < 10 && !isOver(m); i++) {
			const seat = (asked(m) & 1) === 1 ? 0 : 1;
			answer(m, seat, unanswered(m, seat).picks);
		}
		expect([isOver(m), n(m)]).toEqual([true, 100]);
	});
});
