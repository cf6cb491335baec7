import { expect, test } from 'vitest';
import { shareOf } from './interval.ts';

test('shares have the intervals that the tables of Wilson give', () => {
	expect(shareOf(50, 100)).toEqual({ hits: 50, of: 100, low: 0.404, high: 0.596 });
	expect(shareOf(1, 10)).toEqual({ hits: 1, of: 10, low: 0.018, high: 0.404 });
});

test('none and all end at nought and one, and nothing counted says nothing', () => {
	expect(shareOf(0, 10)).toEqual({ hits: 0, of: 10, low: 0, high: 0.278 });
	expect(shareOf(10, 10)).toEqual({ hits: 10, of: 10, low: 0.722, high: 1 });
	expect(shareOf(0, 0)).toEqual({ hits: 0, of: 0, low: 0, high: 1 });
});
