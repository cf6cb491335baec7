import { describe, expect, it } from 'vitest';
import { fit, type Met, type Wishes } from './fit.ts';

const wishes = (declared: readonly number[], steps: number): Wishes => ({
	declared,
	steps,
	largest: Math.max(...declared.map(Math.abs))
});

/** Of twenty pairs, those in which bots differ fall to whoever is nearer to what is best. */
const nearer =
	(best: readonly number[]) =>
	(_: number, other: readonly number[], now: readonly number[]): Promise<Met> => {
		const off = (values: readonly number[]): number =>
			values.reduce((sum, value, i) => sum + Math.abs(value - best[i]!), 0);
		const by = Math.max(-20, Math.min(20, off(now) - off(other)));
		return Promise.resolve({ better: Math.max(0, by), worse: Math.max(0, -by) });
	};

describe('weights that are fitted', () => {
	it.each([
		['0 in place of 50', [0, 50], [50, 50]],
		['0 in place of 5', [0, 50], [5, 50]],
		['the wrong sign', [-50, 50], [50, 50]],
		['far too much', [900, 50], [50, 50]],
		['what should not be wanted at all', [30, 50], [0, 50]]
	])('%s', async (_, declared, best) => {
		const { values } = await fit(wishes(declared, 60), nearer(best));
		values.forEach((value, i) => {
			expect(Math.abs(value - best[i]!)).toBeLessThanOrEqual(Math.max(3, best[i]! / 5));
		});
	});

	it('stay where nothing does better', async () => {
		const { values, tries } = await fit(wishes([10, 0, -3], 30), () =>
			Promise.resolve({ better: 2, worse: 0 })
		);
		expect(values).toEqual([10, 0, -3]);
		expect(tries.map(({ weight, to }) => [weight, to]).slice(0, 14)).toEqual([
			...[0, -10, 4, 30].map((to) => [0, to]),
			...[10, 1, -10, -1].map((to) => [1, to]),
			...[0, 3, -1, -9].map((to) => [2, to]),
			...[14, 6].map((to) => [0, to])
		]);
		expect(tries.some(({ kept }) => kept)).toBe(false);
	});

	it('go where three pairs to none say so, and from there on', async () => {
		const { values, tries } = await fit(wishes([10], 5), (step) =>
			Promise.resolve(step === 2 ? { better: 3, worse: 0 } : { better: 5, worse: 4 })
		);
		expect(values).toEqual([-10]);
		expect(tries.map(({ from, to, kept }) => [from, to, kept])).toEqual([
			[10, 0, false],
			[10, -10, true],
			[-10, 4, false],
			[-10, 30, false],
			[-10, -14, false]
		]);
	});

	it('are those of the last step that was played to its end', async () => {
		const met = { better: 20, worse: 0 };
		const { values, tries } = await fit(wishes([8, 8], 50), (step) =>
			Promise.resolve(step > 1 ? null : met)
		);
		expect(values).toEqual([0, 8]);
		expect(tries).toEqual([{ weight: 0, from: 8, to: 0, ...met, kept: true }]);
	});

	it('do not grow without end', async () => {
		const more = (_: number, [other]: readonly number[], [now]: readonly number[]) =>
			Promise.resolve(
				Math.abs(other!) > Math.abs(now!) ? { better: 9, worse: 0 } : { better: 0, worse: 9 }
			);
		const { values } = await fit(wishes([1], 200), more);
		expect(values).toEqual([1_000_000]);
	});
});
