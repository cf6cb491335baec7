import { expect, test } from 'vitest';
import { decision } from './decision.test.fixture.ts';
import { thingsAsked, wayStops } from './way-stops.ts';

const WAYS = {
	b: { cost: 1, way: ['a', 'b'] },
	d: { cost: 4, way: ['a', 'b', 'c', 'd'] },
	e: { cost: 2, way: ['a', 'e'] }
};

test('each space of a way says what it costs to come so far, where one may stop there', () => {
	expect(wayStops(WAYS, WAYS.d)).toEqual([
		{ key: 'b', cost: 1, ends: false },
		{ key: 'c', cost: null, ends: false },
		{ key: 'd', cost: 4, ends: true }
	]);
});

test('a space from which no way leads on is the end, also of a short one', () => {
	expect(wayStops(WAYS, WAYS.e)).toEqual([{ key: 'e', cost: 2, ends: true }]);
	expect(wayStops(WAYS, WAYS.b)).toEqual([{ key: 'b', cost: 1, ends: false }]);
});

test('a question is about the things it names', () => {
	const asked = decision('amount', [], {
		prompt: {
			path: 'question',
			args: { n: { of: 'number', value: 3 }, who: { of: 'thing', keys: ['p2', 'ox'] } }
		}
	});
	expect(thingsAsked(asked)).toEqual(['p2', 'ox']);
});
