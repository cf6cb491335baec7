import { describe, expect, it } from 'vitest';
import { SmallCache } from './small-cache.ts';

describe('SmallCache', () => {
	it('forgets what was not used for longest', () => {
		const cache = new SmallCache<number>(2);
		cache.set('a', 1);
		cache.set('b', 2);
		expect(cache.get('a')).toBe(1);
		cache.set('c', 3);
		expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
	});

	it('makes a thing once', () => {
		const cache = new SmallCache<object>(2);
		expect(cache.of('a', () => ({}))).toBe(cache.of('a', () => ({})));
	});
});
