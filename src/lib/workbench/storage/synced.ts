/** What the files of a folder said when they and the page last agreed, in IndexedDB. */
import { type SyncedRow, withDatabase } from './database.ts';

/** A file that neither of them had is not among them, or without a text. */
export function readSynced(folder: string): Promise<SyncedRow[]> {
	const range = IDBKeyRange.bound([folder], [folder, []]);
	return withDatabase((db) => db.getAll('synced', range));
}

export async function writeSynced(row: SyncedRow): Promise<void> {
	const { folder, path, text, given } = row;
	await withDatabase(async (db) => {
		if (text === null && given === undefined) await db.delete('synced', [folder, path]);
		else await db.put('synced', row);
	});
}
