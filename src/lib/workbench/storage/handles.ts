/** The folder that somebody has chosen in this browser, over reloads: browsers store the handle, not what it opens. */
import { withDatabase } from './database.ts';

const KEY = 'mine';

/** null: none was chosen. */
export async function readHandle(): Promise<FileSystemDirectoryHandle | null> {
	return (await withDatabase((db) => db.get('handles', KEY))) ?? null;
}

/** null: none any more. */
export async function writeHandle(handle: FileSystemDirectoryHandle | null): Promise<void> {
	await withDatabase(async (db) => {
		if (handle) await db.put('handles', handle, KEY);
		else await db.delete('handles', KEY);
	});
}
