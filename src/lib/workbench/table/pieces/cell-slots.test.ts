import { describe, expect, test } from 'vitest';
import { cellSlots, fitRows } from './cell-slots.ts';

/** Two rows in which cards fan, and between them one of heaps. */
const TALL = [true, false, true];
const room = (width: number, height: number) => ({
	...{ width, height, columns: 6 },
	...{ heads: true, marks: true }
});

describe('rows of zones', () => {
	test.each([
		[782, 392],
		[782, 432],
		[390, 330],
		[390, 210],
		[320, 160],
		[1600, 1100]
	])('fit into %i by %i pixels', (width, height) => {
		const fit = fitRows(room(width, height), TALL, false);
		expect(6 * fit.width + 6 * 4 + fit.mark).toBeLessThanOrEqual(width);
		const [above, heaps, below] = fit.heights as [number, number, number];
		expect(above + heaps + below + 20 + 3 * 4).toBeLessThanOrEqual(height);
		expect(above).toBe(below);
		expect(heaps).toBe(fit.size + 10);
		expect(above).toBeGreaterThanOrEqual(heaps);
		expect(fit.width).toBeGreaterThanOrEqual(fit.size + 10);
	});

	test('stay below the size of a card where pieces are cards, and grow no larger than is of use', () => {
		expect(fitRows(room(1600, 1100), TALL, true).size).toBe(58);
		expect(fitRows(room(1600, 1100), TALL, false).size).toBe(92);
		expect(fitRows({ ...room(0, 0) }, TALL, false).size).toBe(16);
	});
});

describe('in a cell', () => {
	const cell = { width: 90, height: 140, size: 60 };

	test('a fan begins below and each next one lies higher, as close as it has to', () => {
		const few = cellSlots('fan', 3, cell);
		expect(few.map(({ x, y }) => [x, y])).toEqual([
			[15, 75],
			[15, 53],
			[15, 32]
		]);
	});

	test('a fan of many has smaller pieces, so that something of each is seen, and fills the cell', () => {
		const many = cellSlots('fan', 12, cell);
		expect(many.every(({ size, x }) => size === 38 && x === 26)).toBe(true);
		expect([many[0]!.y, many[11]!.y]).toEqual([97, 5]);
		const steps = many.slice(1).map(({ y }, nth) => many[nth]!.y - y);
		expect(Math.min(...steps)).toBe(8);
		// No smaller than that, however many there are.
		expect(cellSlots('pillar', 40, cell)[39]).toEqual({ x: 27, y: 5, size: 36 });
	});

	test('other pieces lie side by side, as large as they can be', () => {
		expect(cellSlots('row', 1, cell)).toEqual([{ x: 15, y: 40, size: 60 }]);
		const four = cellSlots('spread', 4, cell);
		expect(four.map(({ size }) => size)).toEqual([40, 40, 40, 40]);
		for (const { x, y, size } of cellSlots('row', 11, cell)) {
			expect(Math.min(x, y)).toBeGreaterThanOrEqual(5);
			expect(x + size).toBeLessThanOrEqual(85);
			expect(y + size).toBeLessThanOrEqual(135);
		}
		expect(cellSlots('pile', 0, cell)).toEqual([]);
	});
});
