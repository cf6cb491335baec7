/** The locks there are: one for all rule files, one for every game. */
import { WriterLock } from './WriterLock.svelte.ts';

const games = new Map<string, WriterLock>();

/** The one for a game. It outlives the table, so that a game that was taken over can be opened anew. */
export function gameLock(id: string): WriterLock {
	const lock = games.get(id) ?? new WriterLock(`game ${id}`);
	games.set(id, lock);
	return lock;
}

/** The one for all rule files. */
export const documentsLock = new WriterLock('documents');
