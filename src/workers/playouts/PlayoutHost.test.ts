/** A position goes from the engine's worker to the one that plays it out; the page hears sums, and nothing else. */
import { expect, test } from 'vitest';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { duel } from '#lib/lab/playouts/duel.test.fixture.ts';
import { lentPosition } from '#lib/lab/playouts/lend-position.ts';
import { INTERPRETED } from '#lib/game-server/host-code.ts';
import type { PlayoutWish } from './playout-api.ts';
import { PlayoutHost } from './PlayoutHost.ts';

const GAME: PlayoutWish = { of: 'game', viewer: 0, bots: 'random', seed: 's' };
const SCENE: PlayoutWish = { ...GAME, of: 'scene' };

/** A clock that goes on by so much at every look. */
const clock = (step: number) => {
	let now = 0;
	return () => (now += step);
};

function lent(host: PlayoutHost, session = duel({ blades: true }), turn: number | null = null) {
	// As it arrives: a copy.
	host.take(structuredClone(lentPosition(session, turn, host.known())));
	return session;
}

test('a position comes through a channel, with its rules the first time', async () => {
	const host = new PlayoutHost(INTERPRETED, clock(1));
	const session = duel({ blades: true });
	expect(host.known()).toBeNull();
	for (const rules of [true, false]) {
		const { port1, port2 } = new MessageChannel();
		const arrived = host.receive(port2);
		const position = lentPosition(session, null, host.known());
		expect(position.program !== null).toBe(rules);
		port1.postMessage(position);
		await arrived;
		host.begin(SCENE);
		expect(host.play(20)).toMatchObject({ of: 'scene', report: { games: 20 } });
		port1.close();
	}
});

test('it says how far it is, and plays no more than it should', () => {
	const host = new PlayoutHost(INTERPRETED, clock(50));
	lent(host);
	host.begin(GAME);
	const games = [host.play(7), host.play(7), host.play(7), host.play(7)].map(
		(told) => told?.report.games
	);
	expect(games).toEqual([3, 6, 7, 7]);
	const slow = new PlayoutHost(INTERPRETED, clock(5000));
	lent(slow);
	slow.begin(GAME);
	for (let game = 0; game < 7; game++) slow.play(7);
	expect(slow.play(7)).toEqual(host.play(7));
});

test('a moment of the past is played out as it was then; the game stays as it is', () => {
	const host = new PlayoutHost(INTERPRETED, clock(1));
	const session = lent(host);
	host.begin(GAME);
	const then = host.play(30);
	for (const seat of [0, 1, 0, 1]) session.answer({ seat, keys: ['go'] });
	const before = hashState(session.machine);
	lent(host, session, 1);
	host.begin(GAME);
	expect(host.play(30)).toEqual(then);
	expect(hashState(session.machine)).toBe(before);
});

test('where no scene is open there is nothing to be told, and nothing without a position', () => {
	const host = new PlayoutHost(INTERPRETED, clock(1));
	expect(() => host.begin(GAME)).toThrow('no position was lent');
	lent(host, duel({ blades: true }), 0);
	host.begin(SCENE);
	expect(host.play(10)).toBeNull();
	// A position of rules that are not here is none.
	host.take({ ...lentPosition(duel({ blades: true }), null, null), program: null });
	expect(() => host.begin(GAME)).toThrow('no position was lent');
});

test('what is said holds numbers and public names only', () => {
	const host = new PlayoutHost(INTERPRETED, clock(1));
	lent(host);
	for (const wish of [GAME, SCENE]) {
		host.begin(wish);
		const words = JSON.stringify(host.play(50)).match(/[a-z][\w-]*/gi) ?? [];
		const secrets = words.filter((word) => /razor|stick|hand|rack/.test(word));
		expect(secrets).toEqual([]);
	}
});
