import { describe, expect, test } from 'vitest';
import { readableFrom, scaleToFit } from './legible.ts';

describe('names of counters on the map', () => {
	test('are shown on those that are large enough, and on none where all are small', () => {
		expect(readableFrom(0.68)).toBe(Infinity);
		expect(readableFrom(1.2)).toBe(60);
		expect(readableFrom(1.4)).toBe(50);
		expect(readableFrom(6)).toBe(31);
	});

	test('a drawing fits by its longer side', () => {
		expect(scaleToFit({ width: 800, height: 500 }, { width: 400, height: 500 })).toBe(1);
		expect(scaleToFit({ width: 390, height: 800 }, { width: 780, height: 800 })).toBe(0.5);
	});
});
