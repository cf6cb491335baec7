import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, answerAnytime, anytimeActions, isOver } from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from './machine.ts';
import { RuleError } from './rule-error.ts';

const TABLES = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds:
  card: { plural: cards, attributes: { worth: int }, start: deck }
pieces:
  ace: { kind: card, worth: 1 }
  two: { kind: card, worth: 2 }
  six: { kind: card, worth: 6 }
  coin: { kind: card, back: tails, start: out }
  tails: { kind: card, face-of: coin }
fields:
  game: { n: { type: int, visible: all }, turned: { type: int, visible: all } }
  player: { gold: { type: int, start: 3, visible: all }, turned: { type: int, visible: all } }
  piece: { mark: { type: int, visible: all } }
zones: { deck: { sees: none, count: all }, out: { sees: all, count: all } }
`;
const YES_OR_NO = 'options: { "yes": {}, "no": {} }';

/** `play` with these steps, each in one line, and other sections. */
const textOf = (play: string[], more = ''): string => `${TABLES}${more}
procedures:
  play:
    do:
${play.map((step) => `      - ${step}\n`).join('')}${play.at(-1)?.startsWith('{ restore') ? '' : '      - end-game: players\n'}`;

const gameOf = (play: string[], more = ''): Machine => newGame(programOf(textOf(play, more)), 'a');

const game = ({ mem, layout }: Machine): number[] => [
	mem[layout.gameFields[0]!]!,
	mem[layout.gameFields[0]! + 1]!
];
const gold = ({ mem, layout }: Machine): number[] =>
	[0, 1].map((seat) => mem[layout.playerFields[0]! + seat]!);

function failure(act: () => void): string {
	try {
		act();
	} catch (error) {
		if (error instanceof RuleError) return error.message;
		throw error;
	}
	return 'nothing fails';
}

/** A game that asks, and goes back as often as somebody says so. */
const ASKING = [
	'{ set: n, by: 10 }',
	'{ checkpoint: hour }',
	'{ set: n, by: 1 }',
	'{ draw: 1, from: deck, to: out }',
	`{ choose: again, player: only(first(players)), ${YES_OR_NO} }`,
	'{ if: again == yes, then: [{ set: turned, by: 1 }, { restore: hour, keeping: [turned] }] }',
	`{ choose: more, player: only(first(players)), ${YES_OR_NO} }`,
	'{ if: more == yes, then: [{ restore: hour }] }'
];

describe('going back', () => {
	test('fields, zones, faces and names of the rule are what they were, but for what is kept', () => {
		const m = gameOf([
			'{ let: seen, be: 1 }',
			'{ checkpoint: hour }',
			'{ if: turned > 0, then: [{ set: n, to: seen }, { end-game: players }] }',
			'{ set: seen, to: 50 }',
			'{ set: n, to: 7 }',
			'{ for-each: p, in: players, do: [{ set: p.gold, to: 0 }, { set: p.turned, to: 1 }] }',
			'{ set: only(top(deck)).mark, to: 9 }',
			'{ move: cards at deck, to: out, position: bottom }',
			'{ flip: cards }',
			'{ set: turned, by: 1 }',
			'{ restore: hour, keeping: [turned] }'
		]);
		expect(game(m)).toEqual([1, 1]);
		expect(gold(m)).toEqual([3, 3]);
		const { zones, pieces, players, faces } = positionOf(m);
		expect(zones).toEqual({ deck: ['ace', 'two', 'six'], out: ['coin'] });
		expect([pieces, faces]).toEqual([{}, {}]);
		// A name is kept of whatever it is a field.
		expect(players).toEqual({ p1: { turned: 1 }, p2: { turned: 1 } });
	});

	test('the dice to come go on', () => {
		const m = gameOf([
			'{ checkpoint: hour }',
			'{ roll: 9d1000, as: r }',
			'{ if: turned == 0, then: [{ set: n, to: r }, { set: turned, to: 1 }, { restore: hour, keeping: [n, turned] }] }',
			'{ if: r == n, then: [{ set: turned, to: 2 }] }'
		]);
		expect(game(m)[1]).toBe(1);
	});

	test('a loop goes on with the elements that were left', () => {
		const m = gameOf([
			'{ for-each: p, in: players, do: [{ set: p.gold, by: 1 }, { checkpoint: hour }, { set: n, by: 1 }, { for-each: q, in: players, do: [{ if: turned < 3, then: [{ set: turned, by: 1 }, { restore: hour, keeping: [turned] }] }] }] }'
		]);
		expect(gold(m)).toEqual([4, 4]);
		expect(game(m)).toEqual([2, 3]);
	});

	test('from a rule that was called, an event and its effect, an action of a window and one at any time', () => {
		const m = gameOf(
			[
				'{ checkpoint: hour }',
				'{ set: n, by: 1 }',
				'{ if: turned == 0, then: [{ emit: lost }] }',
				'{ offer: market, player: only(first(players)) }',
				'{ set: n, by: 100 }'
			],
			`
events: { lost: { do: [] } }
effects: { luck: { after: lost, do: [{ set: turned, by: 1 }, { restore: hour, keeping: [turned] }] } }
actions:
  undo: { window: market, do: [{ set: turned, by: 10 }, { restore: hour, keeping: [turned] }] }
  protest: { window: anytime, do: [{ set: turned, by: 1000 }, { restore: hour, keeping: [turned] }] }`
		);
		expect(game(m)).toEqual([1, 1]);
		answer(m, 0, [0]);
		expect(game(m)).toEqual([1, 11]);
		anytimeActions(m, 1);
		answerAnytime(m, 1, 0);
		expect(game(m)).toEqual([1, 1011]);
		answer(m, 0, [1]);
		expect(game(m)).toEqual([101, 1011]);
	});

	test('of two moments, the earlier one takes the later one back with it', () => {
		const again = '{ set: turned, by: 1 }, { restore: late, keeping: [turned] }';
		const m = gameOf([
			'{ checkpoint: early }',
			'{ set: n, by: 1 }',
			'{ if: turned == 2, then: [{ restore: late }] }',
			'{ checkpoint: late }',
			'{ set: n, by: 10 }',
			`{ if: turned == 0, then: [${again}] }`,
			`{ choose: again, player: only(first(players)), ${YES_OR_NO} }`,
			'{ set: turned, by: 1 }',
			'{ restore: early, keeping: [turned] }'
		]);
		expect(game(m)).toEqual([11, 1]);
		expect(positionOf(m).checkpoints?.map(({ name }) => name)).toEqual(['early', 'late']);
		expect(failure(() => answer(m, 0, [0]))).toMatch(
			/^there is no checkpoint "late" to go back to: .*: play \(/
		);
	});

	test('a moment that is reached again replaces the earlier one, and forgets those since', () => {
		const m = gameOf([
			'{ for-each: p, in: players, do: [{ checkpoint: hour }, { set: n, by: 1 }, { checkpoint: minute }] }',
			'{ if: turned == 0, then: [{ set: turned, to: 1 }, { restore: hour, keeping: [turned] }] }',
			'{ if: turned == 1, then: [{ set: turned, to: 2 }, { restore: minute, keeping: [turned] }] }'
		]);
		expect(game(m)).toEqual([2, 2]);
		expect(positionOf(m).checkpoints?.map(({ game }) => game)).toEqual([
			{ n: 1 },
			{ n: 2, turned: 1 }
		]);
	});

	test('it ends with the rule that set it, however that ends', () => {
		const rules = (first: string, last: string): string =>
			`${textOf([first, '{ call: sets }', '{ call: goes }'])}
  goes: { do: [{ if: turned == 0, then: [{ restore: hour }] }] }
  sets: { do: [{ checkpoint: hour }, { call: goes }, ${last}] }`;
		for (const last of ['{ set: n, by: 1 }', '{ return: nothing }']) {
			const program = programOf(rules('{ set: turned, by: 1 }', last));
			expect(positionOf(newGame(program, 'a')).checkpoints).toBeUndefined();
		}
		const over = programOf(rules('{ set: turned, by: 1 }', '{ set: turned, by: -1 }'));
		expect(failure(() => newGame(over, 'a'))).toBe(
			'there is no checkpoint "hour" to go back to: the rule that sets it is over, or has not come to it: goes (test/base/game.yaml:25) < play (test/base/game.yaml:19)'
		);
	});

	test('going back without end is noticed', () => {
		expect(failure(() => gameOf(['{ checkpoint: hour }', '{ restore: hour }']))).toMatch(
			/^the rules do not come to an end: play/
		);
	});
});

describe('a position in which something can be gone back to', () => {
	test('can be taken back, to the beginning and word for word', () => {
		const m = gameOf(ASKING);
		const [begun, { mark }] = [m.mem.slice(), m];
		const hashes = [0, 0, 1, 0, 0, 1, 1].map((pick) => {
			const before = hashState(m);
			answer(m, 0, [pick]);
			return before;
		});
		expect(isOver(m)).toBe(true);
		expect(game(m)).toEqual([11, 1]);
		expect(new Set(hashes).size).toBe(hashes.length);
		m.undoTo(mark);
		expect(m.mem.slice()).toEqual(begun);
	});

	test('stands in words, and is the same again', () => {
		const m = gameOf(ASKING);
		const other = new Machine(interpretedCode(m.program));
		for (const pick of [0, 1, 0, 0, 1, 1]) {
			const position = JSON.parse(JSON.stringify(positionOf(m))) as Position;
			expect(position.checkpoints).toHaveLength(1);
			expect(readPosition(other, position)).toEqual([]);
			expect(hashState(other)).toBe(hashState(m));
			for (const machine of [m, other]) answer(machine, 0, [pick]);
			expect(hashState(other)).toBe(hashState(m));
		}
	});

	test('and nothing of it is believed', () => {
		const m = gameOf(ASKING);
		const troubles = (change: (moment: NonNullable<Position['checkpoints']>[0]) => void) => {
			const position = JSON.parse(JSON.stringify(positionOf(m))) as Position;
			change(position.checkpoints![0]!);
			return readPosition(new Machine(interpretedCode(m.program)), position).map(
				({ path, code }) => `${path.join('.')} ${code}`
			);
		};
		expect(troubles((moment) => (moment.name = 'minute'))).toContain(
			'checkpoints.0.name position/unknown-name'
		);
		expect(troubles((moment) => (moment.running[0]!.at = 1))).toEqual([
			'checkpoints.0.running.0.at position/frames'
		]);
		expect(troubles((moment) => moment.zones['deck']!.pop())).toEqual([
			'checkpoints.0.zones position/piece-nowhere'
		]);
		expect(troubles((moment) => (moment.running = []))).toEqual([
			'checkpoints.0.running position/frames'
		]);
	});

	test('tells a seat that thinks about it nothing that it cannot know', () => {
		const m = gameOf(ASKING);
		const other = m.fork();
		// What lies face down is dealt anew; going back does not turn it into what it is.
		resample(other, 1, (n) => n - 1);
		const dealt = (machine: Machine): number[] => [
			...machine.mem.subarray(machine.layout.face, machine.layout.face + 3)
		];
		const imagined = dealt(other);
		expect(imagined).not.toEqual(dealt(m));
		for (const machine of [m, other]) answer(machine, 0, [0]);
		expect(dealt(other)).toEqual(imagined);
		// A counter that was seen before is unknown again.
		const { zones } = viewOf(m, 1);
		expect(zones.find(({ key }) => key === 'deck')?.pieces.every(({ face }) => !face)).toBe(true);
	});
});

describe('what is wrong with it is said', () => {
	const lines = (play: string[], more = ''): string[] => linkYaml(textOf(play, more)).lines;

	test('moments and fields that are not there', () => {
		expect(lines(['{ checkpoint: hour }', '{ restore: huor, keeping: [turnd] }'])).toEqual([
			'error ref/unknown-id 21: There is no checkpoint "huor"; did you mean "hour"?',
			'error ref/unknown-id 21: There is no field "turnd"; did you mean "turned"?'
		]);
	});

	test('moments that nothing goes back to, and steps after going back', () => {
		expect(lines(['{ checkpoint: hour }'])).toContain(
			'warning read/unused-checkpoint 20: Nothing goes back to "hour"'
		);
		expect(lines(['{ checkpoint: hour }', '{ restore: hour }', '{ set: n, to: 1 }'])).toContain(
			'error flow/unreachable 22: This step is never reached'
		);
	});

	test('going back where the rule that sets it cannot be running', () => {
		const found =
			linkYaml(`${textOf(['{ call: sets }', '{ if: n == 0, then: [{ restore: hour }] }'])}
  sets: { do: [{ checkpoint: hour }, { call: goes }] }
  goes: { do: [{ if: n == 5, then: [{ restore: hour }] }] }`).lines;
		expect(found).toContain(
			'error flow/restore 21: "hour" is set only while sets runs, which never leads here'
		);
		expect(found.filter((line) => line.includes('flow/'))).toHaveLength(1);
	});
});
