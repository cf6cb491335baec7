import { describe, expect, it } from 'vitest';
import { amongMany } from './many.ts';
import { differenceOf, meanOf, shareDifferenceOf } from './paired.ts';
import { pairsNeeded, powerOf } from './power.ts';

/** Hours of sleep gained by two drugs in ten patients: the example of Student (1908). */
const SLEEP = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];

/** So many pairs in which B has it and not A, A and not B, and as many as are left. */
const shares = (more: number, fewer: number, of: number): number[] =>
	Array.from({ length: of }, (_, i) => (i < more ? 1 : i < more + fewer ? -1 : 0));

describe('a paired difference', () => {
	it('is that of Student, with the interval that every book prints', () => {
		const found = differenceOf(SLEEP, 0.05);
		expect(found).toMatchObject({ pairs: 10, unequal: 9 });
		expect(found.mean).toBeCloseTo(1.58, 12);
		expect(found.low).toBeCloseTo(0.7001142, 6);
		expect(found.high).toBeCloseTo(2.4598858, 6);
		// The sign test of nine, 1/256, is less sure than Student's 0.00283.
		expect(found.p).toBe(1 / 256);
	});

	it('is sure by Student where many pairs differ', () => {
		const found = differenceOf([...SLEEP, ...SLEEP.map((hours) => 2.8 - hours)], 0.05);
		const values = [...SLEEP, ...SLEEP.map((hours) => 2.8 - hours)];
		const mean = values.reduce((sum, value) => sum + value, 0) / 20;
		const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
		expect(found.deviation).toBeCloseTo(Math.sqrt(squares / 19), 12);
		expect(found.low! + found.high!).toBeCloseTo(2 * mean, 12);
		expect(found.p).toBeLessThan(1e-3);
	});

	it('claims little of few pairs, and nothing of none', () => {
		expect(differenceOf([0, 0, 0, 0], 0.05)).toMatchObject({ p: 1, low: 0, high: 0, unequal: 0 });
		expect(differenceOf([2, 2, 2], 0.05)).toMatchObject({ p: 0.25, mean: 2, low: 2, high: 2 });
		expect(differenceOf([3], 0.05)).toMatchObject({ p: 1, mean: 3, low: null, high: null });
		expect(differenceOf([], 0.05)).toMatchObject({ p: 1, mean: 0, pairs: 0 });
		// Four of two hundred, all the same way: Student alone would say 0.045.
		expect(differenceOf(shares(4, 0, 200), 0.05).p).toBe(0.125);
		expect(meanOf([7], 0.05)).toEqual({ mean: 7, low: null, high: null });
	});

	it('of shares is that of McNemar, with the interval of Bonett and Price', () => {
		const found = shareDifferenceOf(shares(15, 5, 100), 0.05);
		expect(found).toMatchObject({ mean: 0.1, pairs: 100, unequal: 20 });
		// 2 (C(20,0) + ... + C(20,5)) / 2^20
		expect(found.p).toBeCloseTo((2 * 21700) / 1048576, 12);
		// The example of statpsych, the package of Bonett.
		const bonett = shareDifferenceOf(shares(26, 4, 48), 0.05);
		expect(bonett.low).toBeCloseTo(0.2548067, 6);
		expect(bonett.high).toBeCloseTo(0.6251933, 6);
		expect(shareDifferenceOf([], 0.05)).toMatchObject({ p: 1, low: null });
		const same = shareDifferenceOf(shares(0, 0, 20), 0.05);
		expect(same).toMatchObject({ mean: 0, p: 1, unequal: 0 });
		expect(same.high).toBeGreaterThan(0.05);
	});
});

describe('many comparisons', () => {
	it('are corrected as in the example of Benjamini and Hochberg (1995)', () => {
		const ps = [
			0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
			0.6528, 0.759, 1
		];
		const adjusted = amongMany(ps);
		expect(adjusted.filter((p) => p <= 0.05)).toHaveLength(4);
		expect(adjusted[0]).toBeCloseTo(0.0015, 10);
		expect(adjusted[3]).toBeCloseTo((0.0095 * 15) / 4, 10);
		// None counts for less than one that is surer.
		expect(adjusted[5]).toBe(adjusted[6]);
		expect(adjusted.at(-1)).toBe(1);
	});

	it('keep their order, whichever that is', () => {
		expect(amongMany([0.5, 0.01, 0.02])).toEqual([0.5, 0.03, 0.03]);
		expect(amongMany([])).toEqual([]);
	});
});

describe('how many games are needed', () => {
	const sought = { difference: 1, deviation: 2, level: 0.05, steps: false };

	it('agrees with the tables of Cohen (1988) for the paired test of Student', () => {
		expect(pairsNeeded(sought)).toBe(34);
		expect(pairsNeeded({ ...sought, deviation: 5 })).toBe(199);
		expect(pairsNeeded({ ...sought, deviation: 1.25 })).toBe(15);
		expect(pairsNeeded({ ...sought, difference: -1 })).toBe(34);
		expect(pairsNeeded(sought, 0.9)).toBe(44);
	});

	it('says nothing where nothing varied, or nothing is sought', () => {
		expect(pairsNeeded({ ...sought, deviation: 0 })).toBeNull();
		expect(pairsNeeded({ ...sought, difference: 0 })).toBeNull();
	});

	it('is never fewer than could be sure of anything', () => {
		expect(pairsNeeded({ ...sought, difference: 100 })).toBe(6);
		expect(powerOf(5, { ...sought, difference: 100 })).toBe(0);
		expect(powerOf(6, { ...sought, difference: 100 })).toBeGreaterThan(0.99);
	});

	it.each([
		{ difference: 1, deviation: 8, steps: false },
		{ difference: 0.05, deviation: 0.5, steps: true }
	])('is where the power is reached: $difference of $deviation', (example) => {
		const all = { ...example, level: 0.05 };
		const pairs = pairsNeeded(all)!;
		expect(powerOf(pairs, all)).toBeGreaterThanOrEqual(0.8);
		expect(powerOf(pairs - 2, all)).toBeLessThan(0.8);
		expect(powerOf(pairs / 4, all)).toBeLessThan(0.4);
	});
});
