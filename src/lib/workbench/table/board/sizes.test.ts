/** What has to be large enough on the map: names of counters, and counters that are fanned out. */
import { expect, test, describe } from 'vitest';
import { fanPlace } from './fan-place.ts';
import { readableFrom, scaleToFit } from './legible.ts';

const PHONE = { width: 390, height: 420 };

test.each([2, 7, 12, 20])(
	'%i counters lie inside the map of a phone, each large enough',
	(count) => {
		for (const at of [
			{ x: 0, y: 0 },
			{ x: 390, y: 420 },
			{ x: 200, y: 200 },
			{ x: -900, y: 3000 }
		]) {
			const { left, top, width, height, size } = fanPlace(count, at, PHONE);
			expect(size).toBeGreaterThanOrEqual(48);
			expect(left).toBeGreaterThanOrEqual(0);
			expect(left + width).toBeLessThanOrEqual(PHONE.width);
			expect(top).toBeGreaterThanOrEqual(0);
			expect(top + height).toBeLessThanOrEqual(PHONE.height);
		}
	}
);

test('a few lie round their place', () => {
	const { left, width } = fanPlace(3, { x: 500, y: 300 }, { width: 1000, height: 600 });
	expect(left + width / 2).toBe(500);
});

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
