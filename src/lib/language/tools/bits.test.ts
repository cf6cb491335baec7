import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, elementsOf } from './bits.ts';

test('what is put into bits comes out of them', () => {
	const elements = fc.uniqueArray(fc.nat({ max: 95 }));
	fc.assert(
		fc.property(elements, (some) => {
			expect(elementsOf(bitsOf(some, 3))).toEqual(some.toSorted((a, b) => a - b));
		})
	);
});

test('each word holds 32 of them', () => {
	expect(bitsOf([0, 31, 32], 2)).toEqual([-(2 ** 31) + 1, 1]);
});
