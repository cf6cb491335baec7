/** Series of games that the laboratory has played, in IndexedDB: they can be looked at again, and go on. */
import type { KeptGame, LabWish, RulesOutline } from '../../../workers/lab/lab-api.ts';
import { withDatabase } from './database.ts';

export interface StoredRun {
	id: string;
	wish: LabWish;
	/** How many games are wanted. */
	games: number;
	/** By which rules they are played. */
	rules: RulesOutline[];
	/** Milliseconds since 1970. */
	created: number;
	/** Whether somebody has ended it before its last game. */
	stopped: boolean;
}

/** A game of a run; games that are compared have one for each of the rules. */
export interface RunGame extends KeptGame {
	run: string;
}

/** Newest first. */
export async function readRuns(): Promise<StoredRun[]> {
	const runs = await withDatabase((db) => db.getAll('runs'));
	return runs.sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
}

export async function writeRun(run: StoredRun): Promise<void> {
	await withDatabase((db) => db.put('runs', run));
}

const gamesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** By number. */
export async function readRunGames(id: string): Promise<KeptGame[]> {
	const rows = await withDatabase((db) => db.getAll('runGames', gamesOf(id)));
	return rows.map(({ run: _, ...game }) => game);
}

export async function addRunGames(id: string, games: readonly KeptGame[]): Promise<void> {
	await withDatabase(async (db) => {
		const transaction = db.transaction('runGames', 'readwrite');
		await Promise.all([
			...games.map((game) => transaction.store.put({ ...game, run: id })),
			transaction.done
		]);
	});
}

export async function forgetRun(id: string): Promise<void> {
	await withDatabase(async (db) => {
		const transaction = db.transaction(['runs', 'runGames'], 'readwrite');
		await Promise.all([
			transaction.objectStore('runs').delete(id),
			transaction.objectStore('runGames').delete(gamesOf(id)),
			transaction.done
		]);
	});
}
