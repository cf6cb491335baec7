import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOG_UNIT, logOf, rootOf } from './whole-math.ts';

it('roots are the largest whole numbers whose squares are not above', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 2 ** 52 }), (n) => {
			const root = BigInt(rootOf(n));
			expect(root * root <= BigInt(n)).toBe(true);
			expect((root + 1n) * (root + 1n) > BigInt(n)).toBe(true);
		})
	);
});

it('logarithms are natural ones, and never fall', () => {
	expect([1, 2, 10].map(logOf)).toEqual([0, 709, 2357]);
	for (let n = 2; n < 3000; n++) {
		expect(logOf(n)).toBeGreaterThanOrEqual(logOf(n - 1));
		expect(Math.abs(logOf(n) / LOG_UNIT - Math.log(n)), String(n)).toBeLessThan(0.003);
	}
});
