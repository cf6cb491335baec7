import { describe, expect, test } from 'vitest';
import type { Branch } from '#lib/game-file/game-file.ts';
import type { Chronicle } from '#lib/game-server/game-server.ts';
import { branchTree } from './branch-tree.ts';
import { curvesOf } from './curve.ts';
import { roundAt, spanOf, stepFrom, STEPS } from './steps-in-time.ts';

const CHRONICLE: Chronicle = {
	first: 2,
	last: 12,
	points: [
		{ turn: 2, round: 1 },
		{ turn: 5, round: 2 },
		{ turn: 9, round: 3 },
		{ turn: 12, round: 3 }
	],
	measures: [
		{
			id: 'gold',
			values: [
				[0, 5, 10, 10],
				[4, null, 6, 7],
				[null, null, null, null]
			]
		}
	]
};

describe('steps', () => {
	const span = spanOf(CHRONICLE, 12);
	const from = (at: number) => STEPS.map((step) => stepFrom(at, step, span));

	test('lead by answer, by round and to both ends, and stop there', () => {
		expect(from(7)).toEqual([2, 5, 6, 8, 9, 12]);
		expect(from(9)).toEqual([2, 5, 8, 10, 12, 12]);
		expect(from(2)).toEqual([2, 2, 2, 3, 5, 12]);
		expect(from(12)).toEqual([2, 9, 11, 12, 12, 12]);
	});

	test('go nowhere while nothing is known, and no further than a game that was taken back', () => {
		expect(spanOf(null, 7)).toEqual({ first: 7, last: 7, rounds: [] });
		expect(spanOf(CHRONICLE, 6)).toEqual({ first: 2, last: 6, rounds: [2, 5] });
	});

	test('a moment belongs to the round that began last', () => {
		expect([2, 4, 5, 11].map((at) => roundAt(CHRONICLE, at))).toEqual([1, 1, 2, 3]);
		expect(roundAt(null, 3)).toBeNull();
	});
});

test('curves reach from the lowest to the highest number, with gaps where a number is not known', () => {
	expect(curvesOf(CHRONICLE, 0, { first: 2, last: 12 })).toEqual([
		{ seat: 0, path: 'M0 94L300 50L700 6L1000 6' },
		{ seat: 1, path: 'M0 58.8M700 41.2L1000 32.4' },
		{ seat: 2, path: '' }
	]);
});

test('branches stand below the one that they leave, in their order', () => {
	const branch = (name: string, from: number, turn: number): Branch => ({
		name,
		from: { branch: from, turn }
	});
	const all = [{ name: 'a' }, branch('b', 0, 5), branch('c', 1, 7), branch('d', 0, 2)];
	expect(branchTree(all)).toEqual([
		{
			index: 0,
			name: 'a',
			turn: null,
			leaving: [
				{
					index: 1,
					name: 'b',
					turn: 5,
					leaving: [{ index: 2, name: 'c', turn: 7, leaving: [] }]
				},
				{ index: 3, name: 'd', turn: 2, leaving: [] }
			]
		}
	]);
});
