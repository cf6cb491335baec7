/** The database of this page, through the steps from its older versions to now. */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Step, StoredDocument } from './document.ts';
import { layerOf } from './document.ts';
import type { FirstRun, RunBout, RunGame, RunWithoutTrials, StoredRun } from './stored-run.ts';
import { StorageTrouble, troubleOf } from './trouble.ts';

const NAME = 'thingsmith';
const VERSION = 5;

/** What a file in a folder said when it and the page last agreed, so that it is known which of them has changed since. */
export interface SyncedRow {
	/** The id of the folder. */
	folder: string;
	path: string;
	/** null: neither of them had it. */
	text: string | null;
	/** What the folder was about to be given since (null: nothing at all), and perhaps was. */
	given?: string | null;
}

/** A game, and how often it was written: of two tabs only the one that knows the number may write. */
export interface SavedRow {
	id: string;
	updated: number;
	revision: number;
	/** Whatever was put there: a `GameRecord` of this version of the page or of an earlier one. */
	record: unknown;
}

export interface Schema extends DBSchema {
	documents: { key: [layer: string, path: string]; value: StoredDocument };
	steps: {
		key: number;
		value: Step;
		indexes: { document: [layer: string, path: string] };
	};
	saves: { key: string; value: SavedRow; indexes: { updated: number } };
	synced: { key: [folder: string, path: string]; value: SyncedRow };
	handles: { key: string; value: FileSystemDirectoryHandle };
	runs: { key: string; value: StoredRun | RunWithoutTrials | FirstRun };
	runGames: { key: [run: string, game: number, lot: number]; value: RunGame };
	runBouts: { key: [run: string, trial: number, at: number]; value: RunBout };
}

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | null = null;

/** The first version: edits by path, games as they are. */
interface OldSchema extends DBSchema {
	edits: { key: string; value: { path: string; text: string | null; updated: number } };
	games: { key: string; value: { id: string; updated: number } };
}

async function fromFirst(
	db: Database,
	transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>
): Promise<void> {
	const oldDb = db as unknown as IDBPDatabase<OldSchema>;
	const old = transaction as unknown as IDBPTransaction<
		OldSchema,
		('edits' | 'games')[],
		'versionchange'
	>;
	for (const { path, text, updated } of await old.objectStore('edits').getAll()) {
		await transaction.objectStore('documents').add({
			layer: layerOf(path),
			path,
			content: text === null ? { is: 'deleted' } : { is: 'text', text },
			updated,
			revision: 1,
			aside: false
		});
	}
	for (const record of await old.objectStore('games').getAll()) {
		const { id, updated } = record;
		await transaction.objectStore('saves').add({ id, updated, revision: 1, record });
	}
	oldDb.deleteObjectStore('edits');
	oldDb.deleteObjectStore('games');
}

async function open(): Promise<Database> {
	return openDB<Schema>(NAME, VERSION, {
		upgrade(db, from, _to, transaction) {
			db.createObjectStore('runBouts', { keyPath: ['run', 'trial', 'at'] });
			if (from === 4) return;
			db.createObjectStore('runs', { keyPath: 'id' });
			db.createObjectStore('runGames', { keyPath: ['run', 'game', 'lot'] });
			if (from === 3) return;
			db.createObjectStore('synced', { keyPath: ['folder', 'path'] });
			db.createObjectStore('handles');
			if (from === 2) return;
			db.createObjectStore('documents', { keyPath: ['layer', 'path'] });
			db.createObjectStore('steps', { keyPath: 'id', autoIncrement: true }).createIndex(
				'document',
				['layer', 'path']
			);
			db.createObjectStore('saves', { keyPath: 'id' }).createIndex('updated', 'updated');
			if (from === 1) fromFirst(db, transaction).catch(() => transaction.abort());
		},
		// A newer page in another tab wants to bring the database up to date; this one asks for it again when it needs it.
		blocking: forget,
		terminated: () => {
			opened = null;
		}
	});
}

/** Lets go of the database; the next question opens it again. */
export function forget(): void {
	const last = opened;
	opened = null;
	void last?.then(
		(db) => db.close(),
		() => undefined
	);
}

/** Everything that touches the database goes through here. Throws `StorageTrouble` and nothing else. */
export function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
	return attempt(work, 1);
}

/** A connection that was closed under the page says so only when it is used: then it is opened again, so many times. */
async function attempt<T>(work: (db: Database) => Promise<T>, again: number): Promise<T> {
	const mine = (opened ??= open());
	const db = await mine.catch((error: unknown) => {
		if (opened === mine) opened = null;
		throw troubleOf(error);
	});
	try {
		return await work(db);
	} catch (error) {
		if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw troubleOf(error);
		if (opened === mine) opened = null;
		if (again === 0) throw new StorageTrouble('gone', error);
		return attempt(work, again - 1);
	}
}
