import { describe, expect, it } from 'vitest';
import { nearest, nearestFirst } from './suggest.ts';

describe('nearest', () => {
	const words = ['requires', 'window', 'do', 'for', 'from', 'move', 'set'];

	it('knows slips of all kinds', () => {
		for (const [slip, meant] of [
			['reqires', 'requires'],
			['requirse', 'requires'],
			['windoww', 'window'],
			['form', 'from'],
			['mvoe', 'move'],
			['Move', 'move'],
			['sett', 'set']
		] as const) {
			expect(nearest(slip, words), slip).toBe(meant);
		}
	});

	it('does not guess', () => {
		for (const word of ['castle', 'x', 'zzz', 'wait'])
			expect(nearest(word, words), word).toBeNull();
		expect(nearest('move', ['move'])).toBeNull();
	});
});

it('names that share words come first, then those that are near', () => {
	const names = ['toll', 'dice-count', 'move-cost', 'build-cost', 'built'];
	expect(nearestFirst('bild-cost', names)).toEqual([
		'build-cost',
		'move-cost',
		'dice-count',
		'built',
		'toll'
	]);
});
