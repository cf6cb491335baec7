/** What this browser keeps: edited rule files and games, in IndexedDB. */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { type GameRecord, inShelfOrder, shelved, type Shelved } from './stored-game.ts';

export interface Edit {
	path: string;
	/** null: the delivered file is deleted. */
	text: string | null;
	updated: number;
}

interface Schema extends DBSchema {
	edits: { key: string; value: Edit };
	games: { key: string; value: GameRecord; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
	opened ??= openDB<Schema>('thingsmith', 1, {
		upgrade(db) {
			db.createObjectStore('edits', { keyPath: 'path' });
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
		}
	});
	return opened;
}

export async function readEdits(): Promise<Record<string, string | null>> {
	const edits = await (await database()).getAll('edits');
	return Object.fromEntries(edits.map(({ path, text }) => [path, text]));
}

export async function writeEdit(path: string, text: string | null): Promise<void> {
	await (await database()).put('edits', { path, text, updated: Date.now() });
}

export async function forgetEdit(path: string): Promise<void> {
	await (await database()).delete('edits', path);
}

export async function readGame(id: string): Promise<Shelved | null> {
	const raw: unknown = await (await database()).get('games', id);
	return raw === undefined ? null : shelved(raw);
}

/** Newest first; what cannot be read comes last. */
export async function readGames(): Promise<Shelved[]> {
	return inShelfOrder((await (await database()).getAll('games')).map(shelved));
}

export async function writeGame(record: GameRecord): Promise<void> {
	await (await database()).put('games', record);
}

export async function forgetGame(id: string): Promise<void> {
	await (await database()).delete('games', id);
}
