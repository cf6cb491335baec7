import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView } from '#lib/engine/seat/protocol.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import { gameLock } from '#lib/workbench/storage/writer-locks.ts';
import { Autosave } from './Autosave.ts';
import { GameNotes } from './GameNotes.svelte.ts';
import type { Standing } from './Autosave.ts';

const SAVE: Course = {
	rulesHash: 'hash',
	lock: {},
	position: null,
	answers: [[0]],
	checkpoints: [],
	end: null
};

const SETUP = {
	variant: 'plain',
	options: {},
	seats: [{ name: 'A', control: 'human' as const }],
	seed: 'seed'
};

function view(turn: number, over: GameView['over'] = null): GameView {
	return {
		viewer: 0,
		programHash: 'hash',
		turn,
		over,
		game: {},
		players: [],
		spaces: [],
		zones: [],
		waitingFor: [],
		decision: null,
		anytime: [],
		scenes: [],
		running: []
	};
}

function standing(seen: GameView): Standing {
	const status = [
		{ name: 'Round', value: '3' },
		{ name: 'Phase', value: 'Trade' }
	];
	return { setup: SETUP, view: seen, status };
}

function autosave(stale = false) {
	const written: GameRecord[] = [];
	const bases: (number | 'any')[] = [];
	const notes = new GameNotes({
		notes: [{ turn: 0, text: 'first' }],
		opened: null,
		edited: null,
		branches: []
	});
	const kept = { id: 'g1', created: 17, edits: { 'a.yaml': 'x' }, notes, last: null };
	const saver = new Autosave(kept, (record, based) => {
		written.push(record);
		bases.push(based);
		return Promise.resolve(stale ? 'stale' : written.length);
	});
	return { saver, written, bases, notes };
}

// This tab keeps the game.
beforeEach(() => gameLock('g1').ask());

describe('the autosave', () => {
	test('writes the game over the record it was opened from', async () => {
		const { saver, written } = autosave();
		await saver.keep(SAVE, standing(view(7)));
		expect(written).toEqual([
			{
				id: 'g1',
				created: 17,
				updated: written[0]?.updated,
				setup: SETUP,
				course: SAVE,
				edits: { 'a.yaml': 'x' },
				notes: [{ turn: 0, text: 'first' }],
				opened: null,
				edited: null,
				branches: [],
				turn: 7,
				over: false,
				status: 'Round 3 · Phase Trade'
			}
		]);
	});

	test('a note is kept at once, with the game as it stood', async () => {
		const { saver, written, notes } = autosave();
		await saver.keep(SAVE, standing(view(1)));
		notes.add(1, 'Why may he flee?');
		await vi.waitFor(() => expect(written).toHaveLength(2));
		expect(written[1]?.notes).toEqual([
			{ turn: 0, text: 'first' },
			{ turn: 1, text: 'Why may he flee?' }
		]);
		expect(written[1]?.course).toEqual(SAVE);
	});

	test('knows when the game is over, and under which edits it is played now', async () => {
		const { saver, written } = autosave();
		saver.edits = { 'b.yaml': null };
		await saver.keep(SAVE, standing(view(9, { winners: ['p1'], reason: 'done' })));
		expect(written[0]).toMatchObject({ over: true, edits: { 'b.yaml': null } });
	});

	test('writes over what it has written itself, and leaves the game to the tab that wrote meanwhile', async () => {
		const own = autosave();
		await own.saver.keep(SAVE, standing(view(1)));
		await own.saver.keep(SAVE, standing(view(2)));
		expect(own.bases).toEqual(['any', 1]);
		own.saver.lock.release();

		const late = autosave(true);
		await late.saver.keep(SAVE, standing(view(1)));
		await vi.waitFor(() => expect(late.saver.lock.state).toBe('elsewhere'));
		await late.saver.keep(SAVE, standing(view(2)));
		expect(late.written).toHaveLength(1);
		expect(late.saver.last?.turn).toBe(2);
	});
});
