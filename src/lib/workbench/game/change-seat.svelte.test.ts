import { asSaid } from '#lib/language/said.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSeat } from './change-seat.ts';
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
