import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProveHost } from '../../../workers/prove/ProveHost.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import type { ProveEngine, StartProver } from './Prover.ts';
import { PATIENCE } from './Prover.ts';
import { GAMES, Testing } from './Testing.svelte.ts';

const BASE = `
game: { id: shop, players: { min: 2, max: 3 }, start: play }
kinds: { ware: { plural: wares, start: bag, attributes: { price: int } } }
pieces: { pot: { kind: ware, price: 2 }, pan: { kind: ware, price: 1 } }
zones: { bag: { sees: none, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ draw: 1, from: bag, to: shelf(p) }]
      - { choose: shown, player: only(first(players)), from: wares at shelf(first(players)), ask: always }
      - { end-game: "players where any(wares at shelf(it) where price > 1)" }
`;
const MINE = 'pieces: { jug: { kind: ware, price: 3, count: 2 } }';
const file = (path: string, text: string, own = false): WorkFile => ({
	path,
	text,
	delivered: own ? null : text
});
const FILES = [
	file('shop/base/game.yaml', BASE),
	file('shop/editions/plain.yaml', 'layer: { id: plain, kind: edition, game: shop }'),
	file('shop/house-rules/jugs.yaml', MINE, true),
	file(
		'variants/mine.yaml',
		'variant: { id: mine, game: shop, edition: plain, house-rules: [jugs] }',
		true
	)
];
const WISH = { choice: { variant: 'mine', options: {} }, players: 2, bots: 'random' as const };

/** A worker that hangs, or dies, at a game. */
function workers(at = 0, how: 'hangs' | 'dies' = 'hangs') {
	const seen = { started: 0, stopped: 0 };
	const start: StartProver = (ondeath) => {
		seen.started++;
		const host = new ProveHost(() => Promise.resolve(new Map()));
		const engine: ProveEngine = {
			open: (files) => Promise.resolve(host.open(structuredClone(files))),
			beginTest: (wish) => Promise.resolve(structuredClone(host.beginTest(wish))),
			playTest: (game) => {
				if (game === at && how === 'dies') queueMicrotask(ondeath);
				if (game === at) return new Promise(() => undefined);
				return Promise.resolve(structuredClone(host.playTest(game)));
			},
			problemGame: (game) => Promise.resolve(structuredClone(host.problemGame(game))),
			beginScenarios: (path) => host.beginScenarios(path),
			nextScenario: () => Promise.resolve(host.nextScenario()),
			failedPosition: (number) => Promise.resolve(host.failedPosition(number))
		};
		return { engine, stop: () => void seen.stopped++ };
	};
	return { seen, start };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('two hundred games say of the new piece what became of it, and say it again', async () => {
	const testing = new Testing(workers().start);
	await testing.run(FILES, WISH);
	expect(testing.state).toBe('done');
	expect(testing.pieces).toEqual([{ id: 'jug', change: 'added' }]);
	const { report } = testing;
	expect(report).toMatchObject({ games: GAMES, finished: GAMES });
	expect(report?.pieces).toMatchInlineSnapshot(`
		[
		  {
		    "drawn": 159,
		    "had": 159,
		    "id": "jug",
		    "lost": 0,
		    "used": 84,
		    "won": {
		      "high": 1,
		      "hits": 196,
		      "low": 0.981,
		      "of": 196,
		    },
		  },
		]
	`);
	await testing.run(FILES, WISH);
	expect(testing.report).toEqual(report);
});

test('what was found before it was stopped stays', async () => {
	const { seen, start } = workers(31);
	const testing = new Testing(start);
	const running = testing.run(FILES, WISH);
	await vi.waitUntil(() => testing.game === 31);
	testing.stop();
	await running;
	expect(testing.state).toBe('stopped');
	expect(testing.report?.games).toBe(30);
	expect(seen).toEqual({ started: 1, stopped: 1 });
});

test('a game that never ends is stopped by the watchdog, and another test can be run', async () => {
	const { seen, start } = workers(5);
	const testing = new Testing(start);
	const running = testing.run(FILES, WISH);
	await vi.waitUntil(() => testing.game === 5);
	await vi.advanceTimersByTimeAsync(PATIENCE);
	await running;
	expect(testing.state).toBe('silent');
	expect(testing.report?.games).toBe(4);
	void testing.run(FILES, WISH);
	await vi.waitUntil(() => testing.game === 5);
	expect(seen).toEqual({ started: 2, stopped: 1 });
	testing.stop();
});

test('a worker that dies ends the test', async () => {
	const testing = new Testing(workers(3, 'dies').start);
	await testing.run(FILES, WISH);
	expect(testing.state).toBe('died');
	expect(testing.report?.games).toBe(2);
});

test('rules with an error are not played, and it is said why', async () => {
	const testing = new Testing(workers().start);
	const broken = file('shop/base/game.yaml', BASE.replace('draw: 1', 'draw: nothing-known'));
	await testing.run([broken, ...FILES.slice(1)], WISH);
	expect(testing.state).toBe('done');
	expect(testing.report).toBeNull();
	expect(testing.findings.length).toBeGreaterThan(0);
});

test('a game that breaks off can be put on the table', async () => {
	const testing = new Testing(workers().start);
	const strict = file('shop/base/game.yaml', `${BASE}invariants: { never: player-count > 2 }\n`);
	await testing.run([strict, ...FILES.slice(1)], WISH);
	expect(testing.report?.faults.invariant).toBe(GAMES);
	expect(testing.report?.problems[0]).toMatchObject({ game: 1, seed: 'test/1' });
	const game = await testing.problemGame(1);
	expect(game?.setup).toMatchObject({ variant: 'mine', seed: 'test/1' });
	expect(game?.course.answers).toHaveLength(1);
	expect(await testing.problemGame(500)).toBeNull();
});
