/** Series of games that the laboratory has played, in IndexedDB: they can be looked at again, and go on. */
import type { KeptBout, KeptGame } from '../../../workers/lab/lab-api.ts';
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

const ofRun = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** By number. */
export async function readRunGames(id: string): Promise<KeptGame[]> {
	const rows = await withDatabase((db) => db.getAll('runGames', ofRun(id)));
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

/** By trial and number. */
export async function readRunBouts(id: string): Promise<KeptBout[]> {
	const rows = await withDatabase((db) => db.getAll('runBouts', ofRun(id)));
	return rows.map(({ run: _, ...bout }) => bout);
}

export async function addRunBouts(id: string, bouts: readonly KeptBout[]): Promise<void> {
	await withDatabase(async (db) => {
		const transaction = db.transaction('runBouts', 'readwrite');
		await Promise.all([
			...bouts.map((bout) => transaction.store.put({ ...bout, run: id })),
			transaction.done
		]);
	});
}

export async function forgetRun(id: string): Promise<void> {
	await withDatabase(async (db) => {
		const transaction = db.transaction(['runs', 'runGames', 'runBouts'], 'readwrite');
		await Promise.all([
			transaction.objectStore('runs').delete(id),
			transaction.objectStore('runGames').delete(ofRun(id)),
			transaction.objectStore('runBouts').delete(ofRun(id)),
			transaction.done
		]);
	});
}
