import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget } from './database.ts';
import { readDocuments } from './documents.ts';
import { readRuns } from './runs.ts';
import { readSynced } from './synced.ts';

beforeEach(() => {
	forget();
	vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

test.each([2, 3])(
	'what version %i has kept is there, and games of the laboratory have room',
	async (version) => {
		const old = await openDB('thingsmith', version, {
			upgrade(db) {
				db.createObjectStore('documents', { keyPath: ['layer', 'path'] });
				const steps = db.createObjectStore('steps', { keyPath: 'id', autoIncrement: true });
				steps.createIndex('document', ['layer', 'path']);
				db.createObjectStore('saves', { keyPath: 'id' }).createIndex('updated', 'updated');
				if (version < 3) return;
				db.createObjectStore('synced', { keyPath: ['folder', 'path'] });
				db.createObjectStore('handles');
			}
		});
		const row = { layer: 'a', path: 'a/base/game.yaml', content: { is: 'deleted' }, updated: 1 };
		await old.put('documents', { ...row, revision: 1, aside: false });
		old.close();
		expect(await readDocuments()).toMatchObject([row]);
		expect(await readRuns()).toEqual([]);
		expect(await readSynced('folder')).toEqual([]);
	}
);
