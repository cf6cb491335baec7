import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Slice } from '../workloads/workload.ts';
import { compareIn, type Pace } from './compare.ts';
import { type Contestant, contestantIn } from './contestant-process.ts';
import { compareAll, reportText } from './report.ts';
import type { Side } from './ratios.ts';

const FIXTURE = fileURLToPath(new URL('fake.test.fixture.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PACE: Pace = { sittings: 2, rounds: 4, milliseconds: 10, warmUp: 2 };

/** Does so many units a second, and says what it was asked. */
function pretended(
	asked: string[],
	side: Side,
	speed: number,
	{ names = ['work'], outcome = 'same' } = {}
): Contestant {
	return {
		workloads: () => Promise.resolve(names.map((name) => ({ name, unit: 'units' }))),
		warm: () => Promise.resolve(speed),
		run(_, from, steps): Promise<Slice> {
			asked.push(`${side} ${from}+${steps}`);
			return Promise.resolve({ units: steps, milliseconds: (steps / speed) * 1000, outcome });
		},
		stop: () => Promise.resolve()
	};
}

describe('a comparison', () => {
	const work = { name: 'work', unit: 'units' };

	it('gives both the same steps, and other ones in every round', async () => {
		const asked: string[] = [];
		const speeds = { this: 3000, other: 1000 };
		const open = (side: Side) => Promise.resolve(pretended(asked, side, speeds[side]));
		const { ratio, rounds, sameWork } = await compareIn(work, open, PACE);
		expect(asked.slice(0, 6)).toEqual([
			'this 0+20',
			'other 0+20',
			'other 20+20',
			'this 20+20',
			'this 40+20',
			'other 40+20'
		]);
		expect(new Set(asked).size).toBe(16);
		expect([ratio.median, rounds, sameWork]).toEqual([3, 8, true]);
	});

	it('sees that other games were played', async () => {
		const open = (side: Side) =>
			Promise.resolve(pretended([], side, 1000, { outcome: `of ${side}` }));
		expect((await compareIn(work, open, PACE)).sameWork).toBe(false);
	});

	it('names what only one of them knows', async () => {
		const names = { this: ['work', 'new'], other: ['old', 'work'] };
		const open = (side: Side) => Promise.resolve(pretended([], side, 1000, { names: names[side] }));
		const checkouts = { this: { name: 'a', folder: '' }, other: { name: 'b', folder: '' } };
		const report = await compareAll(checkouts, open, [], PACE);
		expect(report.comparisons.map(({ workload }) => workload)).toEqual(['work']);
		expect([report.onlyThis, report.onlyOther]).toEqual([['new'], ['old']]);
		expect(reportText(report)).toContain('Only the other knows: old.');
	});
});

describe('a contestant in a process of its own', () => {
	it('tells what it can do, does it, and says what goes wrong', async () => {
		const contestant = contestantIn(FOLDER, FIXTURE);
		try {
			expect((await contestant.workloads()).map(({ name }) => name)).toEqual([
				'counting',
				'failing'
			]);
			expect(await contestant.warm('counting', 1)).toBeGreaterThan(0);
			const slice = await contestant.run('counting', 3, 4);
			expect(slice).toMatchObject({ units: 40, milliseconds: 8 });
			expect(await contestant.run('counting', 3, 4)).toEqual(slice);
			expect((await contestant.run('counting', 4, 4)).outcome).not.toBe(slice.outcome);
			await expect(contestant.run('failing', 0, 1)).rejects.toThrow('nothing to fail with');
			await expect(contestant.run('unknown', 0, 1)).rejects.toThrow('there is no workload');
		} finally {
			await contestant.stop();
		}
	});
});
