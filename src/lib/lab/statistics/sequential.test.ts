import { describe, expect, it } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import { differenceOf } from './paired.ts';
import { equalLooks, lookPlan } from './sequential.ts';
import { atLeast, nearNormal } from './trials.test.fixture.ts';

const FIFTHS = [0.2, 0.4, 0.6, 0.8, 1];

describe('a plan to look several times', () => {
	const reaches = (shares: number[], level: number): number[] =>
		lookPlan(shares, level).map(({ reach }) => reach);

	it('has the published boundaries (Reboussin, DeMets, Kim and Lan 2000)', () => {
		const known = [4.8769, 3.3569, 2.6803, 2.2898, 2.031];
		for (const [i, reach] of reaches(FIFTHS, 0.05).entries())
			expect(reach).toBeCloseTo(known[i]!, 3);
		// To one side at 5 %, which is as good as to both at 10 %.
		const quarters = [3.74955, 2.53993, 2.01604, 1.72014];
		for (const [i, reach] of reaches([0.25, 0.5, 0.75, 1], 0.1).entries()) {
			expect(reach).toBeCloseTo(quarters[i]!, 3);
		}
	});

	it('with one look at the end is no plan', () => {
		const [only] = lookPlan([1], 0.05);
		expect(only!.level).toBeCloseTo(0.05, 12);
	});

	it('looks after whole games, at two at least', () => {
		expect(equalLooks(200, 5)).toEqual([40, 80, 120, 160, 200]);
		expect(equalLooks(3, 5)).toEqual([2, 3]);
		expect(equalLooks(2, 5)).toEqual([2]);
	});
});

describe('stopping as soon as one is sure', () => {
	const TRIALS = 1000;
	const games = equalLooks(100, 5);
	const plan = lookPlan(FIFTHS, 0.05);

	/** Plays until a look claims a difference; says what that look saw. */
	function played(trial: number, shift: number, levels: readonly number[]) {
		const chance = new Stream(`look ${trial}`);
		const all = Array.from({ length: 100 }, () => nearNormal(chance) + shift);
		for (const [i, level] of levels.entries()) {
			const found = differenceOf(all.slice(0, games[i]), level);
			const claimed = found.p <= level;
			if (claimed || i === levels.length - 1) return { claimed, games: games[i]!, found };
		}
		throw new Error('no look');
	}
	const trials = (shift: number, levels: readonly number[]) =>
		Array.from({ length: TRIALS }, (_, trial) => played(trial, shift, levels));
	const levels = plan.map(({ level }) => level);

	it('keeps the error that was agreed on, which looking as often without a plan does not', () => {
		const claims = trials(0, levels).filter(({ claimed }) => claimed).length;
		expect(atLeast(claims, TRIALS, 0.05)).toBeGreaterThan(0.01);
		const rash = trials(
			0,
			levels.map(() => 0.05)
		).filter(({ claimed }) => claimed).length;
		// 14 % for five looks (Armitage, McPherson and Rowe 1969).
		expect(atLeast(rash, TRIALS, 0.1)).toBeLessThan(0.01);
	});

	it('has intervals that cover, wherever it stops', () => {
		const missed = trials(0.3, levels).filter(({ found }) => found.low! > 0.3 || found.high! < 0.3);
		expect(atLeast(missed.length, TRIALS, 0.05)).toBeGreaterThan(0.01);
	});

	it('finds what is there in fewer games', () => {
		const found = trials(0.5, levels);
		const claims = found.filter(({ claimed }) => claimed);
		expect(claims.length).toBeGreaterThan(0.98 * TRIALS);
		const mean = found.reduce((sum, { games: n }) => sum + n, 0) / TRIALS;
		expect(mean).toBeLessThan(65);
	});
});
