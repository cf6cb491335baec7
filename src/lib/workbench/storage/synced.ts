/** What the files of a folder said when they and the page last agreed, in IndexedDB. */
import { withDatabase } from './database.ts';

/** By path; a file that neither of them had is not in it. */
export async function readSynced(folder: string): Promise<Map<string, string>> {
	const range = IDBKeyRange.bound([folder], [folder, []]);
	const rows = await withDatabase((db) => db.getAll('synced', range));
	return new Map(rows.map(({ path, text }) => [path, text]));
}

/** null: neither of them has the file. */
export async function writeSynced(
	folder: string,
	path: string,
	text: string | null
): Promise<void> {
	await withDatabase(async (db) => {
		if (text === null) await db.delete('synced', [folder, path]);
		else await db.put('synced', { folder, path, text });
	});
}
