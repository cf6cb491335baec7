/** Who comes to the table, and who steps through its past, is shown what happened there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { walkBy } from '#lib/workbench/time/walk.ts';
import type { Game } from './Game.svelte.ts';
import { ANNA, BOT, BRAM, openGame, Script } from './scripted-servers.test.fixture.ts';

const { settings } = vi.hoisted(() => ({
	settings: { language: 'en', languageOr: () => 'en', curtain: true, botDelay: 100, showDelay: 400 }
}));
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ settings, LANGUAGES: ['en'] }));
vi.mock('#lib/workbench/storage/storage.ts', () => ({ keepGame: () => Promise.resolve(1) }));

const answer = (game: Game) => game.answer(game.choice.touch('a'));

/** Each answer has one line, which says whose eyes read it. */
function tells(viewer: Viewer, from: number, to: number): Happened[] {
	return Array.from({ length: to - from }, (_, i) => {
		const phrase = { path: `${viewer} sees ${from + i}`, args: {} };
		const place = { turn: from + i, round: null, scene: null, at: null };
		const line = { ...place, kind: 'log' as const, phrase, seat: null, cite: [] };
		return { turn: from + i, happenings: [{ is: 'told', line }] };
	});
}

const read = (game: Game) => game.telling.since.map(({ line }) => line?.phrase.path);
const shown = (game: Game) => game.telling.current?.line?.phrase.path ?? null;

beforeEach(() => {
	vi.useFakeTimers();
	Object.assign(settings, { curtain: true, showDelay: 400 });
});
afterEach(() => void vi.useRealTimers());

test('behind the curtain nothing is told; who lifts it is shown what happened for these eyes', async () => {
	const engine = Object.assign(new Script(0, 0, 1, 0), { tells });
	const game = await openGame(engine, ANNA, BRAM);
	await game.reveal();
	await answer(game);
	await answer(game);
	expect([game.curtain, read(game)]).toEqual([1, []]);
	await game.reveal();
	expect(read(game)).toEqual(['1 sees 0', '1 sees 1']);
	expect([shown(game), game.story.recalled]).toEqual(['1 sees 0', true]);
	await vi.advanceTimersByTimeAsync(400);
	expect(shown(game)).toBe('1 sees 1');
	await answer(game);
	expect([game.curtain, read(game), shown(game)]).toEqual([0, [], null]);
});

test('who hides nothing can read it, and is not shown again what all have seen', async () => {
	settings.curtain = false;
	const engine = Object.assign(new Script(0, 1, 0), { tells });
	const game = await openGame(engine, ANNA, BRAM);
	await answer(game);
	expect([game.viewer, read(game), shown(game)]).toEqual([1, ['1 sees 0'], null]);
});

test('one step on through the past shows the answer; a jump, and a step back, do not', async () => {
	const engine = Object.assign(new Script(0, 0, 0, 0, 0), { tells });
	const game = await openGame(engine, ANNA, BOT);
	for (let given = 0; given < 4; given++) await answer(game);
	await walkBy(game, 'begin');
	expect([game.past.at, read(game)]).toEqual([0, []]);
	await walkBy(game, 'forward');
	expect([game.past.at, shown(game)]).toEqual([1, '0 sees 0']);
	await walkBy(game, 'forward');
	expect([game.past.at, shown(game)]).toEqual([2, '0 sees 1']);
	await walkBy(game, 'back');
	expect([game.past.at, read(game), shown(game)]).toEqual([1, [], null]);
	await game.walk(3);
	expect([game.past.at, shown(game)]).toEqual([3, null]);
	// The last step leads back to now: what happened since the own answer stays to be read.
	await walkBy(game, 'forward');
	expect([game.past.away, shown(game), read(game)]).toEqual([false, '0 sees 3', []]);
});

test('what is known too late of a moment is not shown', async () => {
	const engine = Object.assign(new Script(0, 0, 0, 0), { tells });
	const game = await openGame(engine, ANNA, BOT);
	for (let given = 0; given < 3; given++) await answer(game);
	await game.walk(0);
	await Promise.all([game.stepTo(1), game.walk(2)]);
	expect([game.past.at, shown(game)]).toEqual([2, null]);
});

test('where nothing moves it is said', async () => {
	settings.showDelay = 0;
	const engine = Object.assign(new Script(0, 0, 0), { tells });
	const game = await openGame(engine, ANNA, BOT);
	for (let given = 0; given < 2; given++) await answer(game);
	await game.walk(0);
	await walkBy(game, 'forward');
	expect([shown(game), game.telling.batch.map(({ line }) => line?.phrase.path)]).toEqual([
		null,
		['0 sees 0']
	]);
});
