/** Series of games that the laboratory has played, in IndexedDB: they can be looked at again, and go on. */
import type { KeptBout, KeptGame } from '../../../workers/lab/lab-api.ts';
import { type Schema, withDatabase } from './database.ts';
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

/** What has been played of a series. */
export interface Played {
	/** By number. */
	games: readonly KeptGame[];
	/** By trial and number. */
	bouts: readonly KeptBout[];
}

export async function readPlayed(id: string): Promise<Played> {
	const [games, bouts] = await withDatabase((db) =>
		Promise.all([db.getAll('runGames', ofRun(id)), db.getAll('runBouts', ofRun(id))])
	);
	return {
		games: games.map(({ run: _, ...game }) => game),
		bouts: bouts.map(({ run: _, ...bout }) => bout)
	};
}

export const addRunGames = (run: string, games: readonly KeptGame[]): Promise<void> =>
	addRows(
		'runGames',
		games.map((game) => ({ ...game, run }))
	);

export const addRunBouts = (run: string, bouts: readonly KeptBout[]): Promise<void> =>
	addRows(
		'runBouts',
		bouts.map((bout) => ({ ...bout, run }))
	);

async function addRows<Store extends 'runGames' | 'runBouts'>(
	store: Store,
	rows: readonly Schema[Store]['value'][]
): Promise<void> {
	await withDatabase(async (db) => {
		const transaction = db.transaction(store, 'readwrite');
		await Promise.all([...rows.map((row) => transaction.store.put(row)), transaction.done]);
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
