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

it('forgets as much as weighs too much, and keeps the last', () => {
	const cache = new SmallCache<string>(10);
	cache.set('a', 'A', 4);
	cache.set('b', 'B', 4);
	cache.set('a', 'A', 5);
	cache.set('c', 'C', 3);
	expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
	cache.set('d', 'D', 50);
	expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 'D']);
});
