import { expect, test, vi } from 'vitest';
import { GameNotes } from './GameNotes.svelte.ts';

test('notes stand in the order of their moments, and whoever keeps them is told', () => {
	const notes = new GameNotes({
		notes: [{ turn: 7, text: 'late' }],
		opened: null,
		edited: null,
		branches: []
	});
	const changed = vi.fn();
	notes.watch(changed);
	notes.add(3, '  early ');
	notes.add(3, 'again');
	notes.add(5, '   ');
	expect(notes.all).toEqual([
		{ turn: 3, text: 'early' },
		{ turn: 3, text: 'again' },
		{ turn: 7, text: 'late' }
	]);
	const [first] = notes.all;
	if (first) notes.remove(first);
	expect(notes.all.map(({ text }) => text)).toEqual(['again', 'late']);
	expect(changed).toHaveBeenCalledTimes(3);
});

test('a table is opened once, and that stays', () => {
	const notes = new GameNotes({ notes: [], opened: null, edited: null, branches: [] });
	const changed = vi.fn();
	notes.watch(changed);
	notes.open(4);
	notes.open(9);
	expect(notes.margin).toEqual({ notes: [], opened: 4, edited: null, branches: [] });
	expect(changed).toHaveBeenCalledOnce();
});
