import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScenarioOutcome, StageWish } from '../../../workers/prove/prove-api.ts';
import { rulesWith } from '#lib/workbench/servers/workers.test.fixture.ts';
import { LONG, longWork } from '#lib/workbench/servers/LongWork.svelte.ts';
import type { ProveEngine, StartProver } from './prove-worker.ts';
import { Scenarios } from './Scenarios.svelte.ts';

const outcome = (number: number): ScenarioOutcome => ({
	number,
	title: `scenario ${number}`,
	file: 'g/tests/a.yaml',
	line: number + 1,
	edition: null,
	passed: number !== 1,
	failures: []
});

/** Three scenarios, of which one may hang. */
function workers(hangsAt = -1) {
	const seen = { stopped: 0 };
	const start: StartProver = () => {
		let next = 0;
		const engine: ProveEngine = {
			beginScenarios: () => Promise.resolve(3),
			nextScenario: () => {
				const number = next++;
				if (number === hangsAt) return new Promise(() => undefined);
				return Promise.resolve(number < 3 ? outcome(number) : null);
			},
			lend: () => Promise.reject(new Error('not asked for')),
			failedPosition: () => Promise.reject(new Error('not asked for'))
		};
		return { engine, stop: () => void seen.stopped++ };
	};
	return { seen, start };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('all are run, and the red ones are shown first', async () => {
	const scenarios = new Scenarios(workers().start);
	await scenarios.run(rulesWith([]), 'g/tests/a.yaml');
	expect(scenarios.state).toBe('done');
	expect(scenarios.outcomes.map(({ number }) => number)).toEqual([0, 1, 2]);
	expect(scenarios.sorted.map(({ number }) => number)).toEqual([1, 0, 2]);
});

test('a scenario that never ends is stopped by a person only; those before it stay', async () => {
	const { seen, start } = workers(2);
	const scenarios = new Scenarios(start);
	const running = scenarios.run(rulesWith([]), 'g/tests/a.yaml');
	await vi.advanceTimersByTimeAsync(LONG * 10);
	expect([scenarios.state, longWork.works]).toEqual(['running', ['scenarios']]);
	longWork.stop('scenarios');
	await running;
	expect(scenarios.state).toBe('stopped');
	expect(scenarios.outcomes).toHaveLength(2);
	expect(seen.stopped).toBe(1);
});

describe('the rules of scenarios', () => {
	const wants = (variant: string): StageWish => ({
		wants: { game: 'g', variant, layers: [], options: {}, players: null }
	});
	const wanted = (stages: StageWish[]) => {
		const lent: unknown[] = [];
		const start: StartProver = () => {
			let next = 0;
			const engine: ProveEngine = {
				beginScenarios: () => Promise.resolve(2),
				nextScenario: () =>
					Promise.resolve(lent.length > next ? outcome(next++) : (stages[next] ?? null)),
				lend: (stage) => {
					lent.push(stage);
					return Promise.resolve(stages[lent.length] ?? null);
				},
				failedPosition: () => Promise.reject(new Error('not asked for'))
			};
			return { engine, stop: () => undefined };
		};
		return { lent, start };
	};

	test('are linked when they are needed, or before', async () => {
		const { lent, start } = wanted([wants('a'), wants('b')]);
		const scenarios = new Scenarios(start);
		const rules = rulesWith([]);
		const asked = vi.spyOn(rules, 'orNothing');
		await scenarios.run(rules, 'g/tests/a.yaml');
		expect([scenarios.state, scenarios.outcomes.length]).toEqual(['done', 2]);
		expect(lent).toMatchObject([{ ok: false }, { ok: false }]);
		// What the game has, and the rules of each.
		expect(asked).toHaveBeenCalledTimes(3);
	});

	test('do not come: that is the end', async () => {
		const scenarios = new Scenarios(wanted([wants('a')]).start);
		const orNothing = vi.fn().mockResolvedValue(null);
		await scenarios.run({ ...rulesWith([]), orNothing }, 'g/tests/a.yaml');
		expect(scenarios.state).toBe('died');
	});

	test('are linked when somebody stops it: nothing comes of them', async () => {
		const { lent, start } = wanted([wants('a')]);
		const scenarios = new Scenarios(start);
		const rules = rulesWith([]);
		const orNothing: typeof rules.orNothing = async (ask) => {
			const told = await rules.orNothing(ask);
			if (scenarios.total > 0) scenarios.stop();
			return told;
		};
		await scenarios.run({ ...rules, orNothing }, 'g/tests/a.yaml');
		expect([scenarios.state, scenarios.outcomes, lent]).toEqual(['stopped', [], []]);
	});
});

test('what was found before somebody stopped it stays', async () => {
	const scenarios = new Scenarios(workers(1).start);
	const running = scenarios.run(rulesWith([]), 'g/tests/a.yaml');
	await vi.waitUntil(() => scenarios.outcomes.length === 1);
	scenarios.stop();
	await running;
	expect(scenarios.state).toBe('stopped');
	expect(scenarios.outcomes).toEqual([outcome(0)]);
	expect(await scenarios.position(0)).toEqual({ ok: false, why: 'gone' });
});
