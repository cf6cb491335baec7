/** What is seen of a board: how large it is drawn, what has to be large enough, and what lies outside of what is shown. */
import { describe, expect, test } from 'vitest';
import { formOf } from '#lib/workbench/game/hex-geometry.ts';
import { fanPlace } from './fan-place.ts';
import { outOfView, viewOn } from './out-of-view.ts';
import { printedChips } from './printed-chips.ts';
import { type Fit, readableFrom, roomBeside, roomFor, scaleToFit, seenAt, WHOLE } from './zoom.ts';

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
		const view = viewOn(FIT, CLOSE, formOf('hex'), [WEST]);
		expect(view.k).toBe(4);
		expect(seenAt(FIT, view, WEST)).toEqual({ x: 250, y: 200 });
	});

	test('is further away where there is more', () => {
		const view = viewOn(FIT, CLOSE, formOf('hex'), [EAST, WEST]);
		expect(view.k).toBeLessThan(4);
		expect([EAST, WEST].map((point) => inside(view, point))).toEqual([true, true]);
	});
});

describe('the tools over the map', () => {
	const drawn = { width: 100, height: 100 };
	const tools = { width: 50, height: 200 };

	test('take no room where the board leaves them some', () => {
		const wide = { width: 800, height: 600 };
		expect(roomFor(wide, drawn, tools)).toBe(wide);
		const high = { width: 300, height: 800 };
		expect(roomFor(high, drawn, tools)).toBe(high);
	});

	test('take as little as they can from a board that would lie below them', () => {
		expect(roomFor({ width: 600, height: 600 }, drawn, tools)).toEqual({ width: 550, height: 600 });
		expect(roomFor({ width: 600, height: 600 }, drawn, { width: 300, height: 50 })).toEqual({
			width: 600,
			height: 550
		});
	});
});

describe('what lies beside a board', () => {
	const square = { width: 800, height: 800 };
	test('has what the board does not need, beside its tools', () => {
		expect(roomBeside({ width: 782, height: 460 }, square)).toBe(190);
		expect(roomBeside({ width: 1400, height: 460 }, square)).toBe(264);
	});

	test('has no room where the board would become smaller', () => {
		expect(roomBeside({ width: 782, height: 480 }, square)).toBe(0);
		expect(roomBeside({ width: 782, height: 460 }, { width: 1200, height: 800 })).toBe(0);
	});
});

describe('what is written on a space', () => {
	const mark = (number: number | null, text: string | null, icon: string | null = null) => ({
		...{ attribute: `${number}${text}`, name: 'Lies', letter: 'L', number, text, icon }
	});
	const said = (...asked: Parameters<typeof printedChips>) =>
		printedChips(...asked).chips.map((chip) => chip.said);

	test('are numbers, and words as long as they fit', () => {
		expect(said([mark(3, null), mark(null, 'Above')], 'square')).toEqual(['3', 'Above']);
		expect(said([mark(null, 'round about')], 'hex')).toEqual(['R']);
		expect(said([mark(null, null, 'crown')], 'hex')).toEqual(['']);
	});

	test('stands in the middle, no wider than the space', () => {
		for (const grid of ['hex', 'square'] as const) {
			const { size, chips } = printedChips([mark(12, null), mark(null, 'Aside')], grid);
			const [first, second] = [chips[0]!, chips[1]!];
			expect(first.x - first.width / 2).toBeCloseTo(-(second.x + second.width / 2));
			expect((second.x + second.width / 2) * size).toBeLessThanOrEqual(60);
		}
	});

	test('is no larger than the room that a low or narrow space has', () => {
		const marks = [mark(12, null), mark(null, 'Aside')];
		const { size, chips } = printedChips(marks, 'square', { width: 34, height: 20 });
		expect(chips.map(({ said }) => said)).toEqual(['12', 'A']);
		expect((chips[1]!.x + chips[1]!.width / 2) * size).toBeLessThanOrEqual(17);
		expect(printedChips([marks[0]!], 'square', { width: 116, height: 18 }).size).toBe(1.2);
	});
});
