import { describe, expect, it } from 'vitest';
import { orderOf, ratiosOf, spreadOf } from './ratios.ts';

describe('the arithmetic of a comparison', () => {
	it('lets them go first by turns: A B, B A, A B, B A', () => {
		const order = [0, 1, 2, 3].map((round) => orderOf(round).join(' '));
		expect(order).toEqual(['this other', 'other this', 'this other', 'other this']);
	});

	it('divides the speeds of a round', () => {
		const rounds = [
			{ this: 30, other: 20 },
			{ this: 10, other: 20 }
		];
		expect(ratiosOf(rounds)).toEqual([1.5, 0.5]);
	});

	it('tells the middle and between what half of the values lie', () => {
		expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ lower: 2, median: 3, upper: 4 });
		expect(spreadOf([1, 2, 3, 100]).median).toBe(2.5);
	});
});
