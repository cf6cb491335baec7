import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScenarioOutcome } from '../../../workers/prove/prove-api.ts';
import { PATIENCE, type ProveEngine, type StartProver } from './Prover.ts';
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
			open: () => Promise.resolve(),
			beginScenarios: () => Promise.resolve(3),
			nextScenario: () => {
				const number = next++;
				if (number === hangsAt) return new Promise(() => undefined);
				return Promise.resolve(number < 3 ? outcome(number) : null);
			},
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
	await scenarios.run([], 'g/tests/a.yaml');
	expect(scenarios.state).toBe('done');
	expect(scenarios.outcomes.map(({ number }) => number)).toEqual([0, 1, 2]);
	expect(scenarios.sorted.map(({ number }) => number)).toEqual([1, 0, 2]);
});

test('a scenario that never ends is stopped by the watchdog; those before it stay', async () => {
	const { seen, start } = workers(2);
	const scenarios = new Scenarios(start);
	const running = scenarios.run([], 'g/tests/a.yaml');
	await vi.advanceTimersByTimeAsync(PATIENCE);
	await running;
	expect(scenarios.state).toBe('silent');
	expect(scenarios.outcomes).toHaveLength(2);
	expect(seen.stopped).toBe(1);
});

test('what was found before somebody stopped it stays', async () => {
	const scenarios = new Scenarios(workers(1).start);
	const running = scenarios.run([], 'g/tests/a.yaml');
	await vi.waitUntil(() => scenarios.outcomes.length === 1);
	scenarios.stop();
	await running;
	expect(scenarios.state).toBe('stopped');
	expect(scenarios.outcomes).toEqual([outcome(0)]);
	expect(await scenarios.position(0)).toEqual({ ok: false, why: 'gone' });
});
