import { asSaid } from '#lib/language/said.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import { ServerTrouble } from '#lib/workbench/servers/trouble.ts';
import type { Game } from './Game.svelte.ts';
import { ANNA, BOT, BRAM, openGame, Script } from './scripted-servers.test.fixture.ts';

const { settings, written, storage } = vi.hoisted(() => {
	const botDelay: { botDelay: number | null } = { botDelay: 100 };
	const written: GameRecord[] = [];
	/** What storing waits for. */
	const storage: { ready: Promise<void> } = { ready: Promise.resolve() };
	return {
		storage,
		settings: { language: 'en', languageOr: () => 'en', curtain: true, ...botDelay },
		written
	};
});
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ settings, LANGUAGES: ['en'] }));
vi.mock('#lib/workbench/storage/storage.ts', () => ({
	keepGame: (record: GameRecord) => storage.ready.then(() => written.push(record))
}));

const answer = (game: Game) => game.answer(game.choice.touch('a'));

beforeEach(() => {
	vi.useFakeTimers();
	written.length = 0;
	Object.assign(settings, { curtain: true, botDelay: 100 });
});
afterEach(() => void vi.useRealTimers());

describe('a person among bots', () => {
	test('looks from the own seat and is asked there', async () => {
		const game = await openGame(new Script(1, 0), BOT, ANNA);
		expect(game.viewer).toBe(1);
		expect(game.curtain).toBeNull();
		expect(game.choice.decision?.seat).toBe(1);
	});

	test('answers, and bots go on after their pause until the game is over', async () => {
		const engine = new Script(0, 1, 1);
		const game = await openGame(engine, ANNA, BOT);
		await answer(game);
		expect(engine.turn).toBe(1);
		await vi.advanceTimersByTimeAsync(100);
		expect(engine.turn).toBe(2);
		await vi.advanceTimersByTimeAsync(1000);
		expect(engine.calls.slice(1)).toEqual(['give a', 'bots one', 'bots one']);
		expect(game.view?.over).not.toBeNull();
	});

	test('steps the bots where they wait for it', async () => {
		settings.botDelay = null;
		const engine = new Script(1, 1, 0);
		const game = await openGame(engine, ANNA, BOT);
		await vi.advanceTimersByTimeAsync(5000);
		expect(engine.turn).toBe(0);
		await game.step();
		expect(engine.turn).toBe(1);
	});

	test('waits for a bot that thinks, which the past interrupts', async () => {
		const engine = new Script(1, 1, 0);
		engine.thinks = 3;
		const game = await openGame(engine, ANNA, BOT);
		await vi.advanceTimersByTimeAsync(150);
		expect(engine.calls.filter((call) => call === 'bots one')).toHaveLength(4);
		expect(engine.turn).toBe(1);
		engine.thinks = Number.POSITIVE_INFINITY;
		await vi.advanceTimersByTimeAsync(100);
		await game.walk(0);
		await vi.advanceTimersByTimeAsync(1);
		const asked = engine.calls.length;
		await vi.advanceTimersByTimeAsync(1000);
		expect(engine.calls).toHaveLength(asked);
		expect(engine.turn).toBe(1);
	});

	test('reads while the bots are held', async () => {
		const engine = new Script(1, 0);
		const game = await openGame(engine, ANNA, BOT);
		game.hold();
		await vi.advanceTimersByTimeAsync(5000);
		expect(engine.turn).toBe(0);
		game.release();
		await vi.advanceTimersByTimeAsync(100);
		expect(engine.turn).toBe(1);
	});

	test('leaves, and nothing happens any more', async () => {
		const engine = new Script(1, 0);
		const game = await openGame(engine, ANNA, BOT);
		game.close();
		await vi.advanceTimersByTimeAsync(5000);
		expect(engine.calls).toEqual(['show 0', 'leave']);
	});
});

describe('an answer', () => {
	test('that is not taken says why, until one is', async () => {
		const engine = new Script(0, 0);
		const game = await openGame(engine, ANNA, BOT);
		engine.refuses = true;
		await answer(game);
		expect(game.rejection).toEqual(asSaid('not now'));
		engine.refuses = false;
		await answer(game);
		expect(game.rejection).toBeNull();
	});

	test('that is none asks nobody', async () => {
		const engine = new Script(0);
		const game = await openGame(engine, ANNA, BOT);
		await game.answer(null);
		expect(engine.calls).toEqual(['show 0']);
	});

	test('is stored before it is shown, and so is what is taken back', async () => {
		const game = await openGame(new Script(0, 0, 1), ANNA, BOT);
		for (const [doIt, before, after] of [
			[() => answer(game), 0, 1],
			[() => game.undo('any'), 1, 0]
		] as const) {
			const stored = Promise.withResolvers<undefined>();
			storage.ready = stored.promise;
			const done = doIt();
			await vi.advanceTimersByTimeAsync(300);
			expect(game.view?.turn).toBe(before);
			stored.resolve(undefined);
			await done;
			expect(game.view?.turn).toBe(after);
			expect(written.at(-1)?.turn).toBe(after);
		}
	});

	test('of a bot is stored before it is shown', async () => {
		settings.botDelay = 100;
		const game = await openGame(new Script(1, 0), ANNA, BOT);
		const stored = Promise.withResolvers<undefined>();
		storage.ready = stored.promise;
		await vi.advanceTimersByTimeAsync(300);
		expect(game.view?.turn).toBe(0);
		stored.resolve(undefined);
		await vi.advanceTimersByTimeAsync(0);
		expect(game.view?.turn).toBe(1);
		expect(written.at(-1)?.turn).toBe(1);
	});

	test('is kept, and taken back', async () => {
		const game = await openGame(new Script(0, 0), ANNA, BOT);
		await answer(game);
		expect(written.at(-1)?.turn).toBe(1);
		expect(await game.undo()).toBe(true);
		expect(written.at(-1)?.turn).toBe(0);
		expect(await game.undo()).toBe(false);
	});
});

describe('people at one screen', () => {
	test('pass it on behind a curtain', async () => {
		const game = await openGame(new Script(0, 1), ANNA, BRAM);
		expect(game.curtain).toBe(0);
		await game.reveal();
		expect(game.curtain).toBeNull();
		await answer(game);
		expect([game.viewer, game.curtain]).toEqual([0, 1]);
		expect(game.choice.decision).toBeNull();
		await game.reveal();
		expect([game.viewer, game.curtain]).toEqual([1, null]);
		expect(game.choice.decision?.seat).toBe(1);
	});

	test('who can hide nothing by these rules change seats at once', async () => {
		const engine = new Script(0, 1);
		engine.played = { ...engine.played, secrets: false };
		const game = await openGame(engine, ANNA, BRAM);
		expect([game.viewer, game.curtain]).toEqual([0, null]);
		await answer(game);
		expect([game.viewer, game.curtain]).toEqual([1, null]);
	});

	test('who hide nothing change seats at once', async () => {
		settings.curtain = false;
		const game = await openGame(new Script(0, 1), ANNA, BRAM);
		await answer(game);
		expect([game.viewer, game.curtain]).toEqual([1, null]);
	});

	test('answer for whoever is asked where everything is open', async () => {
		const game = await openGame(new Script(0, 1), ANNA, BRAM);
		await game.look('observer');
		await answer(game);
		expect([game.viewer, game.curtain]).toEqual(['observer', null]);
		expect(game.choice.decision?.seat).toBe(1);
	});
});

test('nobody answers for a bot', async () => {
	settings.botDelay = null;
	const game = await openGame(new Script(1), ANNA, BOT);
	await game.look('observer');
	expect([game.view?.decision?.seat, game.choice.decision]).toEqual([1, null]);
	expect(game.notes.opened).not.toBeNull();
});

describe('an engine that does not come back', () => {
	const trouble = (call: string, how: 'died' | 'no-game' = 'died') =>
		Promise.reject(new ServerTrouble(call, how));

	test('from an answer leaves the game before it, and says which answer it was', async () => {
		const engine = new Script(0, 0);
		const game = await openGame(engine, ANNA, BOT);
		const { give } = engine.games;
		engine.games.give = () => trouble('give');
		await answer(game);
		expect(game.incident).toEqual({
			what: 'answer',
			words: expect.stringContaining('A') as string,
			how: 'died',
			lost: false
		});
		expect([game.answering, game.view?.turn]).toEqual([false, 0]);
		engine.games.give = give;
		await game.goOn();
		expect(game.incident).toBeNull();
		await answer(game);
		expect(game.view?.turn).toBe(1);
	});

	test('from a bot asks no bot again by itself', async () => {
		const engine = new Script(1, 0);
		const game = await openGame(engine, ANNA, BOT);
		let asked = 0;
		engine.games.bots = () => {
			asked++;
			return trouble('bots');
		};
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toBe(1);
		expect(game.incident).toMatchObject({ what: 'bots', words: null, lost: false });
		await game.goOn();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toBe(2);
	});

	test('is asked nothing else meanwhile: a second click is no second answer', async () => {
		const engine = new Script(0, 0, 0);
		const game = await openGame(engine, ANNA, BOT);
		await Promise.all([answer(game), answer(game)]);
		expect(game.view?.turn).toBe(1);
		await answer(game);
		expect(game.view?.turn).toBe(2);
	});

	test('at all says that the game stands still, and goes on when it is back', async () => {
		const engine = new Script(0, 0);
		const game = await openGame(engine, ANNA, BOT);
		const { show } = engine.games;
		engine.games.show = () => trouble('show', 'no-game');
		engine.games.give = () => trouble('give', 'no-game');
		await answer(game);
		expect(game.incident).toMatchObject({ what: 'answer', lost: true });
		engine.games.show = show;
		await game.goOn();
		expect(game.incident).toBeNull();
	});
});

test('a seat is never shown with what another one sees', async () => {
	const engine = new Script(0, 1);
	const game = await openGame(engine, ANNA, BRAM);
	await game.reveal();
	await answer(game);
	const { look } = engine.games;
	const shown: unknown[] = [];
	engine.games.look = async (wish) => {
		shown.push([game.viewer, game.curtain, game.view?.viewer]);
		const found = await look(wish);
		shown.push([game.viewer, game.curtain, game.view?.viewer]);
		return found;
	};
	await game.reveal();
	expect(shown).toEqual([
		[0, 1, 0],
		[0, 1, 0]
	]);
	expect([game.viewer, game.curtain, game.view?.viewer]).toEqual([1, null, 1]);
});
