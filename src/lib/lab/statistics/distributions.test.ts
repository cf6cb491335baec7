import { describe, expect, it } from 'vitest';
import { arcTangent, exponential } from './exact-functions.ts';
import { normalAbove, normalReach } from './normal.ts';
import { allOneWay, signTest } from './sign-test.ts';
import { studentOutside, studentReach } from './student.ts';

/** To so many significant digits. */
function expectNear(value: number, known: number, digits: number): void {
	expect(value / known).toBeCloseTo(1, digits);
}

describe('functions of our own', () => {
	it('agree with those of the host', () => {
		for (let x = -40; x <= 5; x += 0.37) expectNear(exponential(x), Math.exp(x), 11);
		for (let x = -30; x <= 30; x += 0.37) expect(arcTangent(x)).toBeCloseTo(Math.atan(x), 13);
		expect(exponential(0)).toBe(1);
		expect(arcTangent(0)).toBe(0);
	});
});

describe('the normal distribution', () => {
	it('is that of the tables (Abramowitz and Stegun, 26.1 and 26.2)', () => {
		expect(normalAbove(0)).toBe(0.5);
		expect(normalAbove(0.5)).toBeCloseTo(0.308537538726, 11);
		expect(normalAbove(-1)).toBeCloseTo(0.841344746069, 11);
		expectNear(normalAbove(3), 1.34989803163e-3, 10);
		expectNear(normalAbove(5), 2.866515718792e-7, 10);
		expectNear(normalAbove(8), 6.220960574272e-16, 10);
		expect(normalReach(0.1)).toBeCloseTo(1.644853627, 8);
		expect(normalReach(0.05)).toBeCloseTo(1.959963985, 8);
		expect(normalReach(0.001)).toBeCloseTo(3.290526731, 8);
	});

	it('has no step where series and fraction meet', () => {
		const [before, after] = [normalAbove(3 - 1e-9), normalAbove(3)];
		expect((before - after) / 1e-9).toBeCloseTo(0.00443184841, 5);
	});
});

describe("Student's distribution", () => {
	it('is that of the tables (Abramowitz and Stegun, 26.10)', () => {
		const table = [
			[1, 12.706],
			[2, 4.303],
			[3, 3.182],
			[9, 2.262],
			[10, 2.228],
			[30, 2.042],
			[120, 1.98]
		] as const;
		for (const [freedom, t] of table) expect(studentReach(0.05, freedom)).toBeCloseTo(t, 3);
		expect(studentReach(0.001, 4)).toBeCloseTo(8.61, 2);
		// As large samples as one likes: the normal one.
		expect(studentReach(0.05, 1_000_001)).toBeCloseTo(normalReach(0.05), 4);
	});

	it('is Cauchy for one degree of freedom, and has closed forms for few', () => {
		expect(studentOutside(1, 1)).toBeCloseTo(0.5, 13);
		expect(studentOutside(-1, 2)).toBeCloseTo(1 - 1 / Math.sqrt(3), 13);
		expect(studentOutside(0, 7)).toBe(1);
		expect(studentOutside(1e9, 7)).toBeCloseTo(0, 13);
	});
});

describe('the sign test', () => {
	/** Pascal's triangle in whole numbers, added up. */
	function counted(first: number, other: number): number {
		const coins = first + other;
		let row = [1n];
		for (let i = 0; i < coins; i++) row = [...row, 0n].map((n, k) => n + (row[k - 1] ?? 0n));
		const far = Math.abs(first - other);
		const tail = row.reduce((sum, n, k) => sum + (Math.abs(coins - 2 * k) >= far ? n : 0n), 0n);
		return Number((tail * 10n ** 18n) / 2n ** BigInt(coins)) / 1e18;
	}

	it('counts the falls of coins', () => {
		for (let size = 0; size <= 14; size++) {
			for (let other = 0; other <= 14; other++) {
				expect(signTest(size, other)).toBeCloseTo(counted(size, other), 12);
			}
		}
		expect(signTest(120, 80)).toBeCloseTo(counted(120, 80), 12);
		expect(signTest(6, 0)).toBe(allOneWay(6));
	});

	it('does not break down with many', () => {
		expect(signTest(5000, 5000)).toBe(1);
		// Normal, with correction for continuity.
		expect(signTest(5100, 4900)).toBeCloseTo(2 * normalAbove(199 / 100), 4);
		expect(signTest(5000, 0)).toBe(0);
	});
});
