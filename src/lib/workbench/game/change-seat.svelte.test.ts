import { asSaid } from '#lib/language/said.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSeat, giveOrders } from './change-seat.ts';
import type { Game } from './Game.svelte.ts';
import { ANNA, BOT, BRAM, openGame, Script } from './scripted-servers.test.fixture.ts';

const { settings } = vi.hoisted(() => {
	const botDelay: { botDelay: number | null } = { botDelay: 100 };
	return { settings: { language: 'en', languageOr: () => 'en', curtain: true, ...botDelay } };
});
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ settings, LANGUAGES: ['en'] }));
vi.mock('#lib/workbench/storage/storage.ts', () => ({ keepGame: () => Promise.resolve(1) }));

const controls = (game: Game): string[] => game.setup.seats.map(({ control }) => control);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a seat', () => {
	test('of a person goes to a bot, which then plays', async () => {
		const engine = new Script(1, 0);
		const game = await openGame(engine, ANNA, { ...BRAM, control: 'human' });
		expect(await changeSeat(game, 1, 'random')).toBeNull();
		expect(controls(game)).toEqual(['human', 'random']);
		expect(engine.calls).toContain('resume');
		await vi.advanceTimersByTimeAsync(100);
		expect(engine.calls.filter((call) => call.startsWith('bots'))).toHaveLength(1);
		expect(game.notes.opened).toBeNull();
	});

	test('of a bot goes to a person beside another one: the game is marked', async () => {
		const engine = new Script(1, 0);
		const game = await openGame(engine, ANNA, BOT);
		expect(await changeSeat(game, 1, 'human')).toBeNull();
		expect(controls(game)).toEqual(['human', 'human']);
		expect(game.notes.opened).toBe(0);
		// It is asked, and takes the screen behind the curtain.
		expect(game.curtain).toBe(1);
	});

	test('of whoever looks is left: another person looks, or everybody does', async () => {
		const game = await openGame(new Script(0, 0), ANNA, BOT);
		expect(await changeSeat(game, 0, 'random')).toBeNull();
		expect(game.viewer).toBe('observer');
		expect(await changeSeat(game, 1, 'human')).toBeNull();
		expect(controls(game)).toEqual(['random', 'human']);
	});

	test('stays where the engine cannot lay the game anew', async () => {
		const engine = new Script(0);
		const game = await openGame(engine, ANNA, BOT);
		engine.games.resume = () =>
			Promise.resolve({
				ok: false as const,
				said: asSaid('not these rules'),
				findings: [],
				parted: null
			});
		expect(await changeSeat(game, 0, 'random')).toEqual(asSaid('not these rules'));
		expect(controls(game)).toEqual(['human', 'random']);
	});
});

describe('orders', () => {
	const HOLD = 'orders: Hold\nanswers: [{ answer: pass }]\n';

	test('play a seat from the answer on at which they were given, and its owner may still look', async () => {
		const engine = new Script(0, 1, 1, 0);
		const game = await openGame(engine, ANNA, BRAM);
		await game.reveal();
		await game.answer({ seat: 0, keys: ['a'] });
		await game.reveal();
		expect(game.viewer).toBe(1);
		expect(await giveOrders(game, 1, HOLD)).toBeNull();
		expect(game.setup.seats[1]).toEqual({
			name: 'Bram',
			control: 'orders',
			orders: { text: HOLD, since: 1 }
		});
		expect(game.notes.opened).toBeNull();
		expect([game.viewer, game.owners, game.humans]).toEqual([1, [0, 1], [0]]);
		expect(game.played.orders).toEqual([null, HOLD]);
		// Anna is asked, but Bram has come to read: he hands the table on.
		await vi.advanceTimersByTimeAsync(200);
		expect([game.turn, game.viewer, game.curtain]).toEqual([3, 1, null]);
		await game.pass(0);
		expect(game.curtain).toBe(0);
	});

	test('are kept while a person plays, who takes the seat back without having seen more', async () => {
		const game = await openGame(new Script(0, 0), ANNA, {
			...BRAM,
			control: 'orders',
			orders: { text: HOLD, since: 0 }
		});
		expect(await changeSeat(game, 1, 'human')).toBeNull();
		expect(game.setup.seats[1]).toMatchObject({ control: 'human', orders: { text: HOLD } });
		expect(game.played.orders).toEqual([null, null]);
		expect(game.notes.opened).toBeNull();
	});

	test('for a seat of a bot, beside a person, open the game', async () => {
		const game = await openGame(new Script(0, 0), ANNA, BOT);
		expect(await giveOrders(game, 1, HOLD)).toBeNull();
		expect(game.notes.opened).toBe(0);
	});

	test('count from an earlier answer where later ones are taken back', async () => {
		const engine = new Script(0, 0, 0);
		const game = await openGame(engine, ANNA, BRAM);
		await game.reveal();
		await game.answer({ seat: 0, keys: ['a'] });
		expect(await giveOrders(game, 1, HOLD)).toBeNull();
		expect(game.setup.seats[1]?.orders?.since).toBe(1);
		expect(await game.undo()).toBe(true);
		expect(game.setup.seats[1]?.orders?.since).toBe(0);
	});

	test('of the only people at the table: one of them looks, behind the curtain', async () => {
		const ordered = (name: string) => ({
			name,
			control: 'orders' as const,
			orders: { text: HOLD, since: 0 }
		});
		const game = await openGame(new Script(0, 1), ordered('Anna'), ordered('Bram'));
		expect([game.viewer, game.curtain]).toEqual([0, 0]);
	});
});
