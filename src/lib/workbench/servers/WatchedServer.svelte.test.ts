import { testRandom } from '../../../../tests/fuzz/random-player.ts';
import { isWhole } from '../../../../scripts/sample.mjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '#lib/engine/seat/protocol.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';
import type { LinkedGame, RulesServer } from '#lib/rules-server/rules-server.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { GameGround } from './GameGround.ts';
import { LONG, longWork } from './LongWork.svelte.ts';
import { RulesGround } from './RulesGround.ts';
import type { Start } from './start-workers.ts';
import { WatchedServer } from './WatchedServer.ts';
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

const DEATHS: readonly Way[] = ['dies', 'does it and dies'];

/** The way of the next call of a name; afterwards all goes well. */
function once(workers: Workers, wanted: string, way: Way): void {
	workers.behave = (name) => {
		if (name !== wanted) return 'answers';
		workers.behave = () => 'answers';
		return way;
	};
}

function linked(): LinkedGame {
	const game = new RulesHost(FILES).link(SETUP, 2, []);
	if (!game.ok) throw new Error('it does not hold');
	return game.game;
}

async function table() {
	const workers = new Workers(FILES);
	const { calls: games } = new WatchedServer('game', workers.games(), new GameGround());
	await games.start(SETUP, linked());
	const give = (amount: number) => {
		const answer: Answer = { seat: 0, keys: [], amount };
		return games.give(answer, 'never', { viewer: 0, known: null, follow: false });
	};
	const sum = async () => (await games.past('observer', 1000)).view.game['sum'];
	return { workers, games, give, sum };
}

async function rules() {
	const workers = new Workers(FILES);
	const { calls: server } = new WatchedServer('rules', workers.rules(), new RulesGround());
	await server.open({});
	return { workers, server };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets the page be alive for so long. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a worker that does not answer', () => {
	test('is asked about, brings its answer however late, and then nobody is asked any more', async () => {
		const { workers, give, sum } = await table();
		const late = Promise.withResolvers<void>();
		workers.late = late.promise;
		once(workers, 'give', 'is late');
		const given = give(1);
		await pass(LONG - 500);
		expect(longWork.works).toEqual([]);
		await pass(500);
		expect(longWork.works).toEqual(['game']);
		await pass(LONG * 100);
		expect(workers.stopped).toBe(0);
		late.resolve();
		expect(await given).toMatchObject({ is: 'given' });
		expect(longWork.works).toEqual([]);
		expect(await sum()).toBe(1);
	});

	test('is stopped by a person, and the game stands at its last answer', async () => {
		const { workers, give, sum } = await table();
		await give(1);
		await give(2);
		once(workers, 'give', 'hangs');
		const hanging = give(1);
		const outcome = expect(hanging).rejects.toMatchObject({ call: 'give', how: 'stopped' });
		await pass(LONG);
		expect(longWork.works).toEqual(['game']);
		longWork.stop('game');
		await outcome;
		expect(longWork.works).toEqual([]);
		expect(await sum()).toBe(3);
		expect([workers.started, workers.stopped]).toEqual([2, 1]);
		await give(1);
		expect(await sum()).toBe(4);
	});

	test('is asked about by its own call, not by those that wait for it', async () => {
		const { workers, server } = await rules();
		once(workers, 'change', 'hangs');
		const change = server.change(OWN, OWN_TEXT, null);
		const waiting = server.layers('count');
		const outcome = expect(change).rejects.toMatchObject({ call: 'change', how: 'stopped' });
		await pass(LONG);
		longWork.stop('rules');
		await outcome;
		expect(await waiting).toEqual([]);
	});

	test('keeps the edits that held, without the one at which it was stopped', async () => {
		const { workers, server } = await rules();
		await server.change(OWN, OWN_TEXT, null);
		once(workers, 'change', 'hangs');
		const outcome = expect(server.change(OWN, 'bad', null)).rejects.toMatchObject({
			how: 'stopped'
		});
		await pass(LONG);
		longWork.stop('rules');
		await outcome;
		expect((await server.variants()).map(({ id }) => id)).toEqual(['count', 'own']);
	});

	test('when the game is put back loses nothing if a person stops it', async () => {
		const { workers, give, sum } = await table();
		await give(2);
		once(workers, 'give', 'dies');
		await expect(give(1)).rejects.toMatchObject({ how: 'died' });
		once(workers, 'resume', 'hangs');
		const outcome = expect(sum()).rejects.toMatchObject({ call: 'resume', how: 'stopped' });
		await pass(LONG);
		longWork.stop('game');
		await outcome;
		expect(await sum()).toBe(2);
	});
});

test('a server that nobody needs any more ends, and what it was asked with it', async () => {
	const workers = new Workers(FILES);
	const watched = new WatchedServer('rules', workers.rules(), new RulesGround());
	await watched.calls.open({});
	once(workers, 'layers', 'hangs');
	const outcome = expect(watched.calls.layers('count')).rejects.toMatchObject({ how: 'stopped' });
	await pass(500);
	watched.end();
	await outcome;
	expect([workers.started, workers.stopped]).toEqual([1, 1]);
});

describe('a worker that dies', () => {
	test('at an answer is followed by one that stands before it', async () => {
		const { workers, give, sum } = await table();
		await give(1);
		once(workers, 'give', 'dies');
		await expect(give(1)).rejects.toMatchObject({ call: 'give', how: 'died' });
		expect(await sum()).toBe(1);
	});

	test('at random, before it answers or after, leaves what was shown last', async () => {
		const { workers, games, give, sum } = await table();
		const random = testRandom(7);
		const kills = isWhole() ? 240 : 24;
		let shown = 0;
		while (workers.stopped < kills) {
			// To put the game back is another matter, which the next test looks at.
			workers.behave = (name) => (name === 'resume' ? 'answers' : (DEATHS[random(6)] ?? 'answers'));
			const amount = 1 + random(2);
			const given = await give(amount).catch(() => null);
			if (given?.is === 'given') shown += amount;
			workers.behave = () => 'answers';
			expect(await sum()).toBe(shown);
			if (shown < 18) continue;
			await games.start(SETUP, linked());
			shown = 0;
		}
		expect(workers.calls.filter((name) => name === 'give').length).toBeGreaterThan(kills);
	});

	test('at every message costs every call its answer and the page nothing else', async () => {
		const { workers, server } = await rules();
		workers.behave = () => 'dies';
		for (let asked = 0; asked < 4; asked++) {
			await expect(server.layers('count')).rejects.toMatchObject({ name: 'ServerTrouble' });
		}
		const before = workers.started;
		await pass(60_000);
		expect(workers.started).toBe(before);
		workers.behave = () => 'answers';
		expect((await server.variants()).map(({ id }) => id)).toEqual(['count']);
	});

	test('when the game is put back leaves the table without it', async () => {
		const { workers, games, give } = await table();
		workers.behave = (name) => (name === 'give' || name === 'resume' ? 'dies' : 'answers');
		await expect(give(1)).rejects.toMatchObject({ how: 'died' });
		await expect(give(1)).rejects.toMatchObject({ how: 'no-game' });
		expect(await games.start(SETUP, linked())).toMatchObject({ ok: true });
	});

	test('that cannot be started at all rejects', async () => {
		const start: Start<RulesServer> = () => {
			throw new Error('no workers here');
		};
		const { calls } = new WatchedServer('rules', start, new RulesGround());
		await expect(calls.open({})).rejects.toMatchObject({ call: 'open', how: 'died' });
	});
});

test('a server that throws is begun anew, as it may have stopped halfway', async () => {
	const { workers, give, sum } = await table();
	once(workers, 'give', 'throws');
	await expect(give(1)).rejects.toMatchObject({ how: 'failed' });
	expect(await sum()).toBe(0);
	expect(workers.started).toBe(2);
});

test('a game that was left is not asked for', async () => {
	const { workers, games, give } = await table();
	await games.leave();
	workers.calls.length = 0;
	await expect(give(1)).rejects.toMatchObject({ how: 'no-game' });
	expect(workers.calls).toEqual([]);
	expect(workers.started).toBe(1);
});

test('the clock stands still while the page does', async () => {
	const { workers, give, sum } = await table();
	once(workers, 'give', 'hangs');
	const hanging = expect(give(1)).rejects.toMatchObject({ how: 'stopped' });
	// The tab sleeps for an hour: the time of day goes on, no tick comes.
	vi.setSystemTime(Date.now() + 3_600_000);
	await pass(LONG - 500);
	expect(longWork.works).toEqual([]);
	await pass(500);
	expect(longWork.works).toEqual(['game']);
	longWork.stop('game');
	await hanging;
	expect(await sum()).toBe(0);
	expect(workers.stopped).toBe(1);
});
