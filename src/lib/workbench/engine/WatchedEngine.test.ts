import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '#lib/engine/seat/protocol.ts';
import type { GameSetup } from '../../../workers/engine/engine-api.ts';
import type { CallName } from './engine-worker.ts';
import { LIMITS } from './limits.ts';
import { WatchedEngine } from './WatchedEngine.ts';
import { type Way, Workers } from './workers.test.fixture.ts';

const RULES = `
game: { id: count, players: { min: 2, max: 2 }, start: play }
fields: { game: { sum: { type: int, visible: all } } }
procedures:
  play:
    do:
      - repeat: { while: sum < 20 }
        do:
          - choose: n
            player: only(first(players))
            between: { min: 1, max: 2 }
          - { set: sum, by: n }
      - end-game: players
        reason: over
`;
const FILES = {
	'count/base/game.yaml': RULES,
	'variants/count.yaml': 'variant: { id: count, game: count }'
};
const OWN = 'variants/own.yaml';
const OWN_TEXT = 'variant: { id: own, game: count }';

const seat = { name: 'A', control: 'human' as const };
const SETUP: GameSetup = { variant: 'count', seats: [seat, seat], seed: 'x', options: {} };

/** The way of the next call of a name; afterwards all goes well. */
function once(workers: Workers, wanted: CallName, way: Way): void {
	workers.behave = (name) => {
		if (name !== wanted) return 'answers';
		workers.behave = () => 'answers';
		return way;
	};
}

async function table() {
	const workers = new Workers(FILES);
	const { engine } = new WatchedEngine(workers.start);
	await engine.open({});
	await engine.start(SETUP);
	await engine.save();
	const give = (amount: number) => {
		const answer: Answer = { seat: 0, keys: [], amount };
		return engine.answer(0, answer, 0);
	};
	const sum = async () => (await engine.snapshot('observer', 0)).view.game['sum'];
	return { workers, engine, give, sum };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets the page be alive for so long. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a worker that does not answer', () => {
	test('is stopped, and the game stands at its last answer', async () => {
		const { workers, engine, give, sum } = await table();
		await give(1);
		await engine.save();
		await give(2);
		once(workers, 'answer', 'hangs');
		const hanging = give(1);
		const outcome = expect(hanging).rejects.toMatchObject({ call: 'answer', how: 'silent' });
		await pass(LIMITS.answer);
		await outcome;
		expect([workers.started, workers.stopped]).toEqual([2, 1]);
		expect(await sum()).toBe(3);
		await give(1);
		expect(await sum()).toBe(4);
	});

	test('has its time for every call, and a call that waits for another loses none of it', async () => {
		const { workers, engine, sum } = await table();
		once(workers, 'edit', 'hangs');
		const edit = engine.edit(OWN, OWN_TEXT);
		const waiting = sum();
		const outcome = expect(edit).rejects.toMatchObject({ call: 'edit', how: 'silent' });
		await pass(LIMITS.edit - 500);
		expect(workers.stopped).toBe(0);
		await pass(500);
		await outcome;
		expect(await waiting).toBe(0);
	});

	test('keeps the edits that held, without the one at which it stopped', async () => {
		const { workers, engine } = await table();
		await engine.edit(OWN, OWN_TEXT);
		once(workers, 'edit', 'hangs');
		const outcome = expect(engine.edit(OWN, 'bad')).rejects.toMatchObject({ how: 'silent' });
		await pass(LIMITS.edit);
		await outcome;
		expect((await engine.variants()).map(({ id }) => id)).toEqual(['count', 'own']);
	});

	test('is given more time for its first word', async () => {
		const workers = new Workers(FILES);
		workers.behave = () => 'hangs';
		const { engine } = new WatchedEngine(workers.start);
		const outcome = expect(engine.way()).rejects.toMatchObject({ how: 'silent' });
		await pass(LIMITS.way * 4);
		expect(workers.stopped).toBe(0);
		await pass(60_000);
		await outcome;
	});
});

describe('a worker that dies', () => {
	test('at an answer is followed by one that stands before it', async () => {
		const { workers, give, sum } = await table();
		await give(1);
		once(workers, 'answer', 'dies');
		await expect(give(1)).rejects.toMatchObject({ call: 'answer', how: 'died' });
		expect(await sum()).toBe(1);
	});

	test('at every message costs every call its answer and the page nothing else', async () => {
		const { workers, engine, give } = await table();
		workers.behave = () => 'dies';
		for (let asked = 0; asked < 4; asked++) {
			await expect(give(1)).rejects.toMatchObject({ name: 'EngineTrouble' });
		}
		const before = workers.started;
		await pass(60_000);
		expect(workers.started).toBe(before);
		workers.behave = () => 'answers';
		expect((await engine.variants()).map(({ id }) => id)).toEqual(['count']);
	});

	test('when the game is put back leaves the rules without it', async () => {
		const { workers, engine, give } = await table();
		workers.behave = (name) => (name === 'answer' || name === 'resume' ? 'dies' : 'answers');
		await expect(give(1)).rejects.toMatchObject({ how: 'died' });
		await expect(give(1)).rejects.toMatchObject({ how: 'no-game' });
		expect(await engine.variants()).toHaveLength(1);
	});

	test('that cannot be started at all rejects', async () => {
		const { engine } = new WatchedEngine(() => {
			throw new Error('no workers here');
		});
		await expect(engine.open({})).rejects.toMatchObject({ call: 'open', how: 'died' });
	});
});

test('an engine that throws is begun anew, as it may have stopped halfway', async () => {
	const { workers, give, sum } = await table();
	once(workers, 'answer', 'throws');
	await expect(give(1)).rejects.toMatchObject({ how: 'failed' });
	expect(workers.started).toBe(2);
	expect(await sum()).toBe(0);
});

test('a game that was left is not asked for', async () => {
	const { workers, engine, give } = await table();
	await engine.leave();
	workers.calls.length = 0;
	await expect(give(1)).rejects.toMatchObject({ how: 'no-game' });
	expect(workers.calls).toEqual([]);
	expect(workers.started).toBe(1);
});

test('the clock stands still while the page does', async () => {
	const { workers, give, sum } = await table();
	once(workers, 'answer', 'hangs');
	const hanging = expect(give(1)).rejects.toMatchObject({ how: 'silent' });
	// The tab sleeps for an hour: the time of day goes on, no tick comes.
	vi.setSystemTime(Date.now() + 3_600_000);
	await pass(LIMITS.answer - 500);
	expect(workers.stopped).toBe(0);
	await pass(500);
	await hanging;
	expect(workers.stopped).toBe(1);
	expect(await sum()).toBe(0);
});
