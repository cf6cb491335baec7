/** What thinking bots reckon with: pulls among arms, roots and logarithms in whole numbers. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Stream } from './stream.ts';
import { Halving } from './Halving.ts';
import { LOG_UNIT, logOf, rootOf } from './whole-math.ts';

interface Arm {
	permille: number;
	times: number;
	hits: number;
}

const arms = (...permille: number[]): Arm[] =>
	permille.map((each) => ({ permille: each, times: 0, hits: 0 }));

/** What is found best after so many pulls. */
function found(all: Arm[], budget: number, chance: Stream): Arm {
	const halving = new Halving(all, budget);
	const rate = ({ hits, times }: Arm): number => hits / times;
	for (let pull = 0; pull < budget; pull++) {
		const arm = halving.next((a, b) => rate(b) - rate(a));
		arm.times++;
		if (chance.below(1000) < arm.permille) arm.hits++;
	}
	return all.toSorted((a, b) => b.times - a.times || rate(b) - rate(a))[0]!;
}

it('looks at all of them alike, then at the better half, to the last one', () => {
	const all = arms(1000, 0, 0, 0, 0, 0, 0, 0);
	found(all, 96, new Stream('x'));
	// Three rounds of 32: eight answers four times, four of them eight times, two sixteen times.
	expect(all.map(({ times }) => times).sort((a, b) => b - a)).toEqual([28, 28, 12, 12, 4, 4, 4, 4]);
	expect(all[0]!.times).toBe(28);
});

it('one answer has all, and a budget that is too small still goes round', () => {
	const [arm] = [found(arms(500), 10, new Stream('x'))];
	expect(arm.times).toBe(10);
	const all = arms(1, 1, 1, 1, 1);
	found(all, 3, new Stream('x'));
	expect(all.map(({ times }) => times)).toEqual([1, 1, 1, 0, 0]);
});

it('finds the best of many far more often than chance does', () => {
	let right = 0;
	for (let trial = 0; trial < 200; trial++) {
		const all = arms(300, 300, 300, 300, 600, 300, 300, 300, 300, 300, 300, 300);
		if (found(all, 200, new Stream(`trial ${trial}`)).permille === 600) right++;
	}
	expect(right).toBeGreaterThan(150);
});

it('roots are the largest whole numbers whose squares are not above', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 2 ** 52 }), (n) => {
			const root = BigInt(rootOf(n));
			expect(root * root <= BigInt(n)).toBe(true);
			expect((root + 1n) * (root + 1n) > BigInt(n)).toBe(true);
		})
	);
});

it('logarithms are natural ones, and never fall', () => {
	expect([1, 2, 10].map(logOf)).toEqual([0, 709, 2357]);
	for (let n = 2; n < 3000; n++) {
		expect(logOf(n)).toBeGreaterThanOrEqual(logOf(n - 1));
		expect(Math.abs(logOf(n) / LOG_UNIT - Math.log(n)), String(n)).toBeLessThan(0.003);
	}
});
