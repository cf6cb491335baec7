import { describe, expect, test } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer } from '#lib/engine/play/play.ts';
import { FP, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { suppose } from './suppose.ts';

/** A game of two with these fields of the game, and these steps. */
const game = (fields: string, steps: readonly string[], more = ''): Machine =>
	newGame(
		programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { game: { ${fields} } }
values:
  one: { is: only(first(players)) }
  two: { is: only(players where it != one) }
${more}procedures:
  play:
    do:
${steps.map((step) => `      - ${step}\n`).join('')}      - end-game: players
`),
		'suppose'
	);

const number = (as: string, from: string, most = 9): string =>
	`{ choose: ${as}, player: ${from}, between: { min: 0, max: ${most} } }`;

/** What a word is in each of many positions that a seat takes for possible. */
function supposed(m: Machine, seat: number, wordOf: (m: Machine) => number): number[] {
	const found = new Set<number>();
	const stream = new Stream('suppose');
	for (let times = 0; times < 200; times++) {
		const twin = m.fork();
		expect(
			suppose(
				twin,
				seat,
				() => undefined,
				(n) => stream.below(n)
			)
		).toBe(true);
		found.add(wordOf(twin));
	}
	return [...found].sort((a, b) => a - b);
}

const field =
	(index = 0) =>
	(m: Machine): number =>
		m.mem[m.layout.gameFields[index]!]!;

/** A local of the rule that runs, by its name. */
const local =
	(id: string) =>
	(m: Machine): number => {
		const base = m.mem[FP]!;
		const { slot } = m.running(base).locals.find((one) => one.id === id)!;
		return m.mem[base + LOCALS + slot]!;
	};

describe('a field', () => {
	const written = (to: string, visible: string): Machine => {
		const m = game(`f: { type: int, start: 2, visible: ${visible} }`, [
			number('n', 'one', 3),
			`{ set: f, to: ${to} }`,
			number('guess', 'two'),
			`{ set: f, by: 'guess * 0' }`
		]);
		return m;
	};

	test('that is hidden may hold whatever the rules write there', () => {
		const m = game('f: { type: int, start: 2, visible: none }', [
			number('n', 'one', 3),
			`{ set: f, to: n + 4 }`,
			number('guess', 'two')
		]);
		answer(m, 0, [1]);
		expect(field()(m)).toBe(5);
		expect(supposed(m, 1, field())).toEqual([2, 3, 4, 5, 6, 7]);
	});

	test('that all see is what it is', () => {
		const m = game('f: { type: int, visible: all }', [
			number('n', 'one', 3),
			`{ set: f, to: n }`,
			number('guess', 'two')
		]);
		answer(m, 0, [3]);
		expect(supposed(m, 1, field())).toEqual([3]);
	});

	test('whose number has no bounds is taken for what it began with', () => {
		const m = written('n', 'none');
		answer(m, 0, [3]);
		expect(supposed(m, 1, field())).toEqual([2]);
	});
});

describe('a local', () => {
	const steps = [number('n', 'one', 3), `{ let: m, be: n + 1 }`];

	test('that somebody else answered is answered anew, and what was worked out of it follows', () => {
		const m = game('f: { type: int, visible: all }', [
			...steps,
			number('guess', 'two'),
			`{ set: f, to: n + m + guess }`
		]);
		answer(m, 0, [2]);
		expect(supposed(m, 1, local('n'))).toEqual([0, 1, 2, 3]);
		expect(supposed(m, 1, (twin) => local('m')(twin) - local('n')(twin))).toEqual([1]);
		// Who gave the answer knows it.
		expect(supposed(m, 0, local('m'))).toEqual([3]);
	});

	test('that all were shown stays', () => {
		const m = game('f: { type: int, visible: all }, g: { type: int, visible: all }', [
			...steps,
			`{ set: f, to: n }`,
			number('guess', 'two'),
			`{ set: g, to: n + m + guess }`
		]);
		answer(m, 0, [2]);
		expect(supposed(m, 1, local('n'))).toEqual([2]);
		expect(supposed(m, 1, local('m'))).toEqual([3]);
	});

	test('is not known any more by who is asked now only: who was asked then may be another one', () => {
		const m = game(
			'turn: { type: player, start: 0, visible: all }, g: { type: int, visible: all }',
			[
				number('n', 'turn', 3),
				`{ set: turn, to: two }`,
				number('guess', 'turn'),
				`{ set: g, to: n + guess }`
			]
		);
		answer(m, 0, [2]);
		expect(supposed(m, 1, local('n'))).toEqual([0, 1, 2, 3]);
	});
});

test('two positions that a seat cannot tell apart become the same one', () => {
	const positions = [0, 3].map((secret) => {
		const m = game('f: { type: int, visible: none }', [
			number('n', 'one', 3),
			`{ set: f, to: n }`,
			number('guess', 'two'),
			`{ set: f, to: n }`
		]);
		answer(m, 0, [secret]);
		const stream = new Stream('same');
		suppose(
			m,
			1,
			() => undefined,
			(n) => stream.below(n)
		);
		return [...m.mem];
	});
	expect(positions[0]).toEqual(positions[1]);
});
