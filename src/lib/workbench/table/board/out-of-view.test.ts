import { describe, expect, test } from 'vitest';
import { outOfView, viewOn } from './out-of-view.ts';
import { type Fit, seenAt, WHOLE } from './zoom.ts';

/** A drawing of 1000 by 800 in a window of half its size. */
const FIT: Fit = {
	box: { x: -500, y: -400, width: 1000, height: 800 },
	width: 500,
	height: 400,
	scale: 0.5
};
const EAST = { x: 400, y: 0 };
const WEST = { x: -400, y: 0 };
/** Four times as close to the east. */
const CLOSE = { x: -1600, y: 0, k: 4 };

const inside = (view: typeof WHOLE, point: { x: number; y: number }): boolean => {
	const { x, y } = seenAt(FIT, view, point);
	return x > 0 && x < FIT.width && y > 0 && y < FIT.height;
};

describe('what is out of view', () => {
	test('is nothing while the map is shown whole', () => {
		expect(outOfView(FIT, WHOLE, [EAST, WEST])).toEqual([]);
	});

	test('is what one has gone away from', () => {
		expect(outOfView(FIT, CLOSE, [EAST, WEST])).toEqual([WEST]);
	});

	test('is nothing before the map has a size', () => {
		expect(outOfView({ ...FIT, width: 0, height: 0 }, CLOSE, [WEST])).toEqual([]);
	});
});

describe('the view that has it', () => {
	test('is as close as before where that is enough', () => {
		const view = viewOn(FIT, CLOSE, 'hex', [WEST]);
		expect(view.k).toBe(4);
		expect(seenAt(FIT, view, WEST)).toEqual({ x: 250, y: 200 });
	});

	test('is further away where there is more', () => {
		const view = viewOn(FIT, CLOSE, 'hex', [EAST, WEST]);
		expect(view.k).toBeLessThan(4);
		expect([EAST, WEST].map((point) => inside(view, point))).toEqual([true, true]);
	});
});
