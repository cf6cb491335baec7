/** Games in this browser, in IndexedDB; where it keeps nothing, at least as long as the page is open. */
import { withDatabase } from './database.ts';
import { keeping } from './Keeping.svelte.ts';
import { type GameRecord, inShelfOrder, shelved, type Shelved } from './stored-game.ts';

/** Games that could not be stored. The page goes on with them, and says that they are not kept. */
const unkept = new Map<string, GameRecord>();

const item = (id: string) => ({ what: 'game', id }) as const;

export async function readGame(id: string): Promise<Shelved | null> {
	const held = unkept.get(id);
	if (held) return { readable: true, record: held };
	const stored = await keeping.watch({ what: 'reading' }, () =>
		withDatabase((db) => db.get('saves', id))
	);
	return stored ? shelved(id, stored.record) : null;
}

/** Newest first; what cannot be read comes last. */
export async function readGames(): Promise<Shelved[]> {
	const stored = await keeping.watch({ what: 'reading' }, () =>
		withDatabase((db) => db.getAll('saves'))
	);
	const kept = (stored ?? []).filter(({ id }) => !unkept.has(id));
	const held = [...unkept.values()].map((record): Shelved => ({ readable: true, record }));
	return inShelfOrder([...kept.map(({ id, record }) => shelved(id, record)), ...held]);
}

/** Puts a game there, whatever was there before. */
export async function writeGame(record: GameRecord): Promise<void> {
	await keepGame(record, 'any');
}

/**
 * Writes a game over the revision that this tab knows; null: it is not stored, and `keeping` says why. `stale`: another
 * tab has written it meanwhile.
 */
export async function keepGame(
	record: GameRecord,
	based: number | 'any'
): Promise<number | 'stale' | null> {
	const { id, updated } = record;
	unkept.set(id, record);
	const written = await keeping.watch(item(id), () =>
		withDatabase(async (db) => {
			const transaction = db.transaction('saves', 'readwrite');
			const stored = await transaction.store.get(id);
			const revision = stored?.revision ?? 0;
			const stale = based !== 'any' && based !== revision;
			const put = stale
				? Promise.resolve(null)
				: transaction.store.put({ id, updated, revision: revision + 1, record });
			await Promise.all([transaction.done, put.catch(() => null)]);
			return stale ? 'stale' : revision + 1;
		})
	);
	if (written !== null && unkept.get(id) === record) unkept.delete(id);
	return written;
}

export async function forgetGame(id: string): Promise<void> {
	unkept.delete(id);
	const done = await keeping.watch({ what: 'reading' }, () =>
		withDatabase((db) => db.delete('saves', id).then(() => true))
	);
	if (done) keeping.works(item(id));
}

/** Games that are only in this page. */
export function unkeptGames(): GameRecord[] {
	return [...unkept.values()];
}

/** Tries again to store what could not be stored. */
export async function keepGames(): Promise<void> {
	for (const record of unkeptGames()) await keepGame(record, 'any');
}
