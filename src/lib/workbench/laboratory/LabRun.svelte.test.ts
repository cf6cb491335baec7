import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesWith } from '#lib/workbench/servers/workers.test.fixture.ts';
import { LONG, longWork } from '#lib/workbench/servers/LongWork.svelte.ts';
import { forget } from '#lib/workbench/storage/database.ts';
import { keeping } from '#lib/workbench/storage/Keeping.svelte.ts';
import { forgetRun, readPlayed, readRuns } from '#lib/workbench/storage/runs.ts';
import { runOfStored } from '#lib/workbench/storage/stored-run.ts';
import { readRun, runText } from '#lib/lab/keep/read-run.ts';
import { trialReport } from '#lib/lab/trials/trial-report.ts';
import { runFile } from './run-command.ts';
import { INTERPRETED } from '#lib/game-server/host-code.ts';
import { LabHost } from '../../../workers/lab/LabHost.ts';
import { asking, FILES, QUICK, SLOW, wishOf } from '../../../workers/lab/tiny.test.fixture.ts';
import type { LabEngine, StartLab } from './lab-worker.ts';
import { LabRun } from './LabRun.svelte.ts';
import { roundedTime } from './time-left.ts';

/** Workers in this thread; one that is told to hang never plays game 5, and one that is told to die dies of it. */
class Workers {
	started = 0;
	stopped = 0;
	hangs = false;
	dies = false;

	readonly start: StartLab = (ondeath) => {
		this.started++;
		const host = new LabHost(INTERPRETED);
		const engine: LabEngine = {
			begin: (series) => Promise.resolve(host.begin(structuredClone(series))),
			play: async (game, lot) => {
				if (this.dies && game === 5) queueMicrotask(ondeath);
				if ((this.hangs || this.dies) && game === 5) await new Promise(() => undefined);
				await new Promise((resolve) => setTimeout(resolve));
				return structuredClone(host.play(game, lot));
			},
			bout: async (trial, at) => {
				if (this.hangs && at === 5) await new Promise(() => undefined);
				await new Promise((resolve) => setTimeout(resolve));
				return structuredClone(host.bout(trial, at));
			},
			add: (games) => Promise.resolve(host.add(games)),
			addBouts: (bouts) => Promise.resolve(host.addBouts(bouts)),
			tell: (lot) => Promise.resolve(structuredClone(host.tell(lot))),
			replay: (game, by) => Promise.resolve(host.replay(game, by))
		};
		return { engine, stop: () => void this.stopped++ };
	};
}

const RULES = rulesWith(FILES);
let workers: Workers;
const labOf = (count = 3) => new LabRun({ start: workers.start, workers: count, now: () => 1_000 });

beforeEach(() => {
	forget();
	vi.stubGlobal('indexedDB', new IDBFactory());
	workers = new Workers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

describe('a series of games', () => {
	test('is the same however many workers play', async () => {
		const [first, three] = [labOf(1), labOf(3)];
		await first.begin(RULES, wishOf(QUICK), 12);
		await three.begin(RULES, wishOf(QUICK), 12);
		expect([first.state, three.state]).toEqual(['done', 'done']);
		expect(three.told).toEqual(first.told);
		expect(three.told!.report.summary.games).toBe(12);
	});

	test('by two rules is a comparison', async () => {
		const lab = labOf();
		await lab.begin(RULES, wishOf(QUICK, SLOW), 8);
		expect(lab.told!.found).toMatchObject({ is: 'compare', comparison: { pairs: 8, parted: 8 } });
	});

	test('along a sweep is played value by value, and goes on where it was left', async () => {
		workers.hangs = true;
		const wish = asking('stars', { is: 'sweep', vary: 'values.asked.is', over: '2,1,3' });
		const left = labOf(2);
		void left.begin(RULES, wish, 6);
		await vi.waitFor(() => expect(left.played).toBeGreaterThan(12), 5_000);
		left.close();
		workers.hangs = false;
		const [run] = await readRuns();
		expect(run).toMatchObject({ games: 6, swept: 'values.asked.is' });
		expect(run!.lots.map(({ label, value }) => [label, value])).toEqual([
			['2', 2],
			['1', 1],
			['3', 3]
		]);
		const next = labOf(2);
		await next.resume(RULES, run!);
		expect([next.state, next.played]).toEqual(['done', 18]);
		const whole = labOf(1);
		await whole.begin(RULES, wish, 6);
		expect(next.told).toEqual(whole.told);
		await whole.look(2);
		expect(whole.told).toMatchObject({ lot: 2, report: { summary: { games: 6 } } });
		const kept = runFile(run!, await readPlayed(run!.id));
		expect(kept).toMatchObject({
			kind: 'sweep',
			swept: 'values.asked.is',
			command:
				'thingsmith sweep stars --vary values.asked.is --over 2,1,3 --players 2 --bots random --games 6 --seed 7'
		});
		expect(readRun(runText(kept))).toMatchObject({ ok: true });
	});

	test('with and without a piece is a comparison on the command line', async () => {
		const lab = labOf();
		await lab.begin(RULES, asking('stars', { is: 'counter', piece: 'star', bouts: 4 }), 6);
		expect(lab.told!.found).toMatchObject({ is: 'counter', judged: { piece: 'star' } });
		const [run] = await readRuns();
		const kept = runFile(run!, await readPlayed(run!.id));
		expect(kept).toMatchObject({
			kind: 'compare',
			lots: [{ label: 'A' }, { label: 'B' }],
			command:
				'thingsmith counter stars star --players 2 --bots random --games 6 --seed 7 --bouts 4',
			counter: { piece: 'star', kind: 'stone', trials: [{ trial: 'clash', each: 4 }] }
		});
		expect(trialReport(kept.counter!.trials[0]!)).toEqual(lab.told!.trials[0]);
		expect(readRun(runText(kept))).toMatchObject({ ok: true });
	});

	test('the bouts of a piece go on where they were left', async () => {
		workers.hangs = true;
		const wish = asking('stars', { is: 'counter', piece: 'star', bouts: 4 });
		const left = labOf(2);
		void left.begin(RULES, wish, 4);
		// Four pairs of games, and of 18 pairings all but the one that hangs, and what that worker would have played.
		await vi.waitFor(() => expect(left.played).toBe(4 + 17), 5_000);
		left.close();
		workers.hangs = false;
		const [run] = await readRuns();
		const next = labOf(2);
		await next.resume(RULES, run!);
		expect([next.state, next.played]).toEqual(['done', 4 + 18]);
		const whole = labOf(1);
		await whole.begin(RULES, wish, 4);
		expect(next.told).toEqual(whole.told);
		// Another trial is another matter, even by the same rules.
		const files = FILES.map((file) => ({
			...file,
			text: file.text.replace('nothing: 0', 'nothing: 1')
		}));
		const changed = labOf(2);
		await changed.resume(rulesWith(files), run!);
		expect(changed.state).toBe('changed');
		await forgetRun(run!.id);
		expect((await readPlayed(run!.id)).bouts).toEqual([]);
	});

	test('that an earlier version of the page has kept is shown as it was', async () => {
		for (const against of [null, SLOW]) {
			const first = labOf();
			await first.begin(RULES, against === null ? wishOf(QUICK) : wishOf(QUICK, against), 4);
			const [run] = await readRuns();
			const { lots, swept: _, wish, ...rest } = run!;
			const { choice, purpose, ...wanted } = wish;
			const rules = purpose.is === 'compare' ? [choice, purpose.against] : [choice];
			const old = { ...rest, wish: { ...wanted, rules }, rules: lots.map((lot) => lot.rules) };
			expect(runOfStored(old)).toEqual(run);
			await forgetRun(run!.id);
		}
	});

	test('is kept, and shown again', async () => {
		const first = labOf();
		await first.begin(RULES, wishOf(QUICK), 10);
		const [run] = await readRuns();
		expect(run).toMatchObject({ games: 10, stopped: false, wish: { seed: '7' } });
		expect((await readPlayed(run!.id)).games.map(({ game }) => game)).toEqual([
			0, 1, 2, 3, 4, 5, 6, 7, 8, 9
		]);
		const second = labOf();
		await second.resume(RULES, run!);
		expect(second.state).toBe('done');
		expect(second.told).toEqual(first.told);
		await forgetRun(run!.id);
		expect([await readRuns(), (await readPlayed(run!.id)).games]).toEqual([[], []]);
	});

	test('goes on where a page was left, and comes to the same', async () => {
		workers.hangs = true;
		const left = labOf(2);
		void left.begin(RULES, wishOf(QUICK), 12);
		await vi.waitFor(() => expect(left.told?.report.summary.games).toBe(11), 5_000);
		left.close();
		workers.hangs = false;
		const next = labOf(2);
		const [run] = await readRuns();
		await next.resume(RULES, run!);
		expect(next.state).toBe('done');
		const whole = labOf(1);
		await whole.begin(RULES, wishOf(QUICK), 12);
		expect(next.told).toEqual(whole.told);
	});

	test('is stopped at once, and what was found stays', async () => {
		workers.hangs = true;
		const lab = labOf(2);
		const playing = lab.begin(RULES, wishOf(QUICK), 40);
		await vi.waitFor(() => expect(lab.played).toBeGreaterThan(3));
		lab.stop();
		expect(lab.state).toBe('stopped');
		await playing;
		const { played } = lab;
		await vi.waitFor(async () =>
			expect((await readPlayed((await readRuns())[0]!.id)).games).toHaveLength(played)
		);
		await vi.waitFor(() => expect(lab.told?.report.summary.games).toBe(played));
		const again = labOf();
		await again.resume(RULES, (await readRuns())[0]!);
		expect(again.state).toBe('stopped');
		expect(again.told).toEqual(lab.told);
	});

	test('of which a game never ends is stopped by a person only, and what was found stays', async () => {
		vi.useFakeTimers();
		workers.hangs = true;
		const lab = labOf(1);
		const playing = lab.begin(RULES, wishOf(QUICK), 40);
		await vi.waitUntil(() => lab.played === 5);
		await vi.advanceTimersByTimeAsync(LONG * 10);
		expect([lab.state, longWork.works]).toEqual(['running', ['laboratory']]);
		longWork.stop('laboratory');
		await playing;
		expect(lab.state).toBe('stopped');
		expect(lab.told?.report.summary.games).toBe(5);
	});

	test('whose worker dies is broken off, and another one can be played', async () => {
		workers.dies = true;
		const lab = labOf(1);
		await lab.begin(RULES, wishOf(QUICK), 40);
		expect(lab.state).toBe('broken');
		workers.dies = false;
		await lab.begin(RULES, wishOf(QUICK), 8);
		expect([lab.state, lab.told?.report.summary.games]).toEqual(['done', 8]);
	});

	test('by rules that have changed since does not go on', async () => {
		const lab = labOf();
		await lab.begin(RULES, wishOf(QUICK), 4);
		const [run] = await readRuns();
		const other = FILES.map((file) => ({ ...file, text: file.text.replace('max: 3', 'max: 4') }));
		const later = labOf();
		await later.resume(rulesWith(other), { ...run!, games: 8 });
		expect(later.state).toBe('changed');
		expect(later.told!.report.summary.games).toBe(4);
	});

	test('that cannot be stored is told all the same, and that it is not kept', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('no', 'QuotaExceededError');
		});
		const lab = labOf();
		await lab.begin(RULES, wishOf(QUICK), 4);
		expect(lab.told!.report.summary.games).toBe(4);
		expect(keeping.unkept).toMatchObject([{ item: { what: 'runs' }, trouble: { kind: 'full' } }]);
		keeping.works({ what: 'runs' });
	});
});

test('rules that cannot be played say why, and nothing is kept', async () => {
	const lab = labOf();
	await lab.begin(RULES, wishOf(QUICK, 'apart'), 4);
	expect([lab.state, lab.refused?.why]).toEqual(['idle', 'games']);
	const bad = { path: 'variants/bad.yaml', delivered: null };
	const text = 'variant: { id: bad, game: tiny, house-rules: [none] }';
	await lab.begin(rulesWith([...FILES, { ...bad, text }]), wishOf('bad'), 4);
	expect(lab.refused).toMatchObject({ why: 'broken', findings: [{ severity: 'error' }] });
	expect(await readRuns()).toEqual([]);
});

test('rules that do not come break it off, and another series stops their coming', async () => {
	const lab = labOf();
	await lab.begin({ ...RULES, orNothing: () => Promise.resolve(null) }, wishOf(QUICK), 4);
	expect([lab.state, workers.started]).toEqual(['broken', 0]);
	let asked = 0;
	const orNothing: typeof RULES.orNothing = async (ask) => {
		const told = await RULES.orNothing(ask);
		if (++asked === 2) lab.stop();
		return told;
	};
	const wish = asking('stars', { is: 'sweep', vary: 'values.asked.is', over: '2,1,3' });
	await lab.begin({ ...RULES, orNothing }, wish, 4);
	expect([lab.state, asked, workers.started]).toEqual(['stopped', 2, 0]);
	expect(await readRuns()).toEqual([]);
});

test('a game comes to the table by the rules that were played', async () => {
	const lab = labOf();
	await lab.begin(RULES, wishOf(QUICK, SLOW), 2);
	const [quick, slow] = [await lab.replay(1, 0), await lab.replay(1, 1)];
	expect([quick!.setup.variant, slow!.setup.variant]).toEqual([QUICK, SLOW]);
	expect([quick!.course.answers.length, slow!.course.answers.length]).toEqual([4, 8]);
	const kept = await lab.replay(1, { variant: SLOW, options: {} });
	expect(kept!.course.answers).toEqual(slow!.course.answers);
	expect(await lab.replay(1, { variant: 'gone', options: {} })).toBeNull();
});

test('time that is left is told in seconds, and in minutes from two of them on', () => {
	expect([1_400, 119_000, 240_000].map(roundedTime)).toEqual([
		{ minutes: 0, seconds: 1 },
		{ minutes: 0, seconds: 119 },
		{ minutes: 4, seconds: 0 }
	]);
});
