/** Looking at the past of a table, and going on from it. */
import { asSaid } from '#lib/language/said.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { courseUntil } from '#lib/engine/session/course.ts';
import type { Line } from '#lib/game-file/game-file.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import { Branches } from './Branches.svelte.ts';
import type { Game } from './Game.svelte.ts';
import { ANNA, BOT, BRAM, openGame, openGameAt, Script } from './scripted-servers.test.fixture.ts';

const { settings, written } = vi.hoisted(() => {
	const botDelay: { botDelay: number | null } = { botDelay: 100 };
	const written: GameRecord[] = [];
	return {
		settings: { language: 'en', languageOr: () => 'en', curtain: true, ...botDelay },
		written
	};
});
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ settings, LANGUAGES: ['en'] }));
vi.mock('#lib/workbench/storage/storage.ts', () => ({
	keepGame: (record: GameRecord) => Promise.resolve(written.push(record))
}));

const answer = (game: Game) => game.answer(game.choice.touch('a'));
const branchFrom = (game: Game, at: number) =>
	game.lay(
		({ setup, course }) => ({ setup, course: courseUntil(course, at) }),
		(kept) => game.notes.branches.leave(at, { first: 'First', next: 'Next' }, kept)
	);

beforeEach(() => {
	vi.useFakeTimers();
	written.length = 0;
	Object.assign(settings, { curtain: true, botDelay: 100 });
});
afterEach(() => void vi.useRealTimers());

describe('while one looks at the past', () => {
	test('nothing can be answered or taken back, and bots wait', async () => {
		const engine = new Script(0, 0, 1, 0);
		const game = await openGame(engine, ANNA, BOT);
		await answer(game);
		await answer(game);
		await game.walk(1);
		expect([game.past.at, game.view?.turn, game.turn]).toEqual([1, 1, 2]);
		expect(game.choice.decision).toBeNull();
		await answer(game);
		await game.answer({ seat: 0, keys: ['a'] });
		expect(await game.undo()).toBe(false);
		await game.step();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(engine.turn).toBe(2);
		expect(written.at(-1)?.turn).toBe(2);
		await game.walk(2);
		expect([game.past.away, game.view?.turn]).toEqual([false, 2]);
		await vi.advanceTimersByTimeAsync(100);
		expect(engine.turn).toBe(3);
	});

	test('a game can be opened there, and no bot goes on with it', async () => {
		const engine = new Script(1, 1, 1, 1);
		engine.turn = 3;
		const game = await openGameAt(2, engine, BOT, BOT);
		await vi.advanceTimersByTimeAsync(60_000);
		expect([game.past.at, game.view?.turn, engine.turn]).toEqual([2, 2, 3]);
		await game.walk(3);
		await vi.advanceTimersByTimeAsync(100);
		expect(engine.turn).toBe(4);
	});

	test('whoever drags gets the last moment wanted, not each of them', async () => {
		const engine = new Script(0, 0, 0, 0, 0);
		const game = await openGame(engine, ANNA, BOT);
		for (let given = 0; given < 4; given++) await answer(game);
		engine.calls.length = 0;
		await Promise.all([3, 2, 1, 0].map((turn) => game.walk(turn)));
		expect(game.past.at).toBe(0);
		expect(engine.calls).toEqual(['past 3', 'past 0']);
	});

	test('whoever looks from another seat is back in the present', async () => {
		const game = await openGame(new Script(0, 0), ANNA, BOT);
		await answer(game);
		await game.walk(0);
		await game.look('observer');
		expect([game.past.away, game.view?.turn, game.view?.viewer]).toEqual([false, 1, 'observer']);
		expect(game.notes.opened).toBe(1);
	});

	test('a moment that comes after the table has changed hands is not shown', async () => {
		settings.curtain = false;
		const engine = new Script(0, 1, 0);
		const game = await openGame(engine, ANNA, BRAM);
		await answer(game);
		const { past } = engine.games;
		engine.games.past = async (viewer, turn) => {
			const found = await past(viewer, turn);
			await game.look(0);
			return found;
		};
		await game.walk(0);
		expect([game.past.at, game.view?.turn]).toEqual([null, 1]);
	});
});

describe('a branch', () => {
	test('goes on from the past, and the first way comes back as it was', async () => {
		const engine = new Script(0, 0, 0, 0);
		const game = await openGame(engine, ANNA, BOT);
		for (let given = 0; given < 3; given++) await answer(game);
		const first = engine.course;
		await game.walk(1);
		expect(await branchFrom(game, 1)).toBeNull();
		expect([game.turn, game.past.away, game.choice.decision?.seat]).toEqual([1, false, 0]);
		const kept: Line = { setup: game.setup, course: first };
		expect(written.at(-1)).toMatchObject({
			turn: 1,
			branches: [
				{ name: 'First', line: kept },
				{ name: 'Next', from: { branch: 0, turn: 1 } }
			]
		});
		await answer(game);
		const resumed: unknown[] = [];
		const { resume } = engine.games;
		engine.games.resume = (line, rulings, partly) => {
			resumed.push(line.course);
			return resume(line, rulings, partly);
		};
		const back = game.notes.branches.all[0]?.line;
		expect(
			await game.lay(
				() => back!,
				(line) => game.notes.branches.turnTo(0, line)
			)
		).toBeNull();
		expect(resumed).toEqual([first]);
		expect([game.turn, game.notes.branches.current]).toEqual([3, 0]);
		expect(written.at(-1)?.branches[1]?.line?.course.answers).toHaveLength(2);
	});

	test('that the rules refuse changes nothing', async () => {
		const engine = new Script(0, 0, 0);
		const game = await openGame(engine, ANNA, BOT);
		await answer(game);
		const said = asSaid('it differs');
		engine.games.resume = () => Promise.resolve({ ok: false, findings: [], said, parted: null });
		expect(await branchFrom(game, 0)).toEqual(said);
		expect([game.turn, game.notes.branches.all]).toEqual([1, []]);
		expect(written.at(-1)?.turn).toBe(1);
	});

	test('of people at one screen begins behind the curtain where another one is asked', async () => {
		const game = await openGame(new Script(1, 0, 0), ANNA, BRAM);
		await game.reveal();
		await answer(game);
		await game.reveal();
		await game.walk(0);
		await branchFrom(game, 0);
		expect([game.viewer, game.curtain]).toEqual([0, 1]);
	});
});

describe('the tree of branches', () => {
	const line = (seed: string): Line => ({
		setup: { variant: 'plain', options: {}, seats: [ANNA], seed },
		course: courseUntil(
			{ rulesHash: '', lock: {}, position: null, answers: [], checkpoints: [], end: null },
			0
		)
	});

	test('keeps names as a saved game may have them', () => {
		const branches = new Branches([]);
		branches.leave(4, { first: 'First', next: '  two\n words ' }, line('a'));
		branches.rename(0, 'n'.repeat(80));
		branches.rename(1, '   ');
		expect(branches.all.map(({ name }) => name)).toEqual(['n'.repeat(60), 'two words']);
	});

	test('loses only branches on which nothing hangs', () => {
		const branches = new Branches([]);
		branches.leave(4, { first: 'a', next: 'b' }, line('a'));
		branches.turnTo(0, line('b'));
		branches.leave(6, { first: '', next: 'c' }, line('a'));
		branches.turnTo(0, line('c'));
		branches.leave(7, { first: '', next: 'd' }, line('a'));
		expect([0, 1, 2, 3].map((one) => branches.mayGo(one))).toEqual([false, true, true, false]);
		branches.remove(1);
		branches.remove(0);
		expect(
			branches.all.map(({ name, from, line: kept }) => [name, from?.branch, kept?.setup.seed])
		).toEqual([
			['a', undefined, 'a'],
			['c', 0, 'c'],
			['d', 0, undefined]
		]);
	});

	test('has an end', () => {
		const branches = new Branches([]);
		for (let turn = 0; turn < 23; turn++) {
			expect(branches.room).toBe(true);
			branches.leave(turn, { first: 'a', next: 'b' }, line('a'));
		}
		expect([branches.all.length, branches.room]).toEqual([24, false]);
	});
});
