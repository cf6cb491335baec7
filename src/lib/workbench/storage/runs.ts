/** Series of games that the laboratory has played, in IndexedDB: they can be looked at again, and go on. */
import type { KeptGame } from '../../../workers/lab/lab-api.ts';
import { withDatabase } from './database.ts';
import { runOfStored, type StoredRun } from './stored-run.ts';

export { unitsOf, type StoredRun } from './stored-run.ts';

/** Newest first. */
export async function readRuns(): Promise<StoredRun[]> {
	const stored = await withDatabase((db) => db.getAll('runs'));
	return stored.map(runOfStored).sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
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
