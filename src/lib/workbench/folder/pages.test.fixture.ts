/** Pages of one browser that meet a folder, one after the other. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import { Workers } from '#lib/workbench/servers/workers.test.fixture.ts';
import { forget } from '#lib/workbench/storage/database.ts';
import { documentsLock } from '#lib/workbench/storage/writer-locks.ts';
import { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { FolderInMemory } from './folders.test.fixture.ts';
import { FolderSync } from './FolderSync.svelte.ts';

export const BASE = 'shells/base/game.yaml';
export const OWN = 'variants/own.yaml';
export const DELIVERED = 'game: { id: shells, players: { min: 2, max: 2 } }\n';
const FILES = {
	[BASE]: DELIVERED,
	'variants/plain.yaml': 'variant: { id: plain, game: shells }\n'
};
export const one = 'variant: { id: own, game: shells }\n# one\n';
export const two = one.replace('one', 'two');
export const three = one.replace('one', 'three');

/** The folder that pages meet. */
export let folder: FolderInMemory;

export interface Page {
	workshop: Workshop;
	sync: FolderSync;
	/** As often as it takes until nothing more happens. */
	meet: () => Promise<void>;
	typed: (text: string, path?: string) => void;
	/** What the page has; null: nothing of its own. */
	has: (path?: string) => string | null;
	history: (path?: string) => Promise<[kind: string, text: string][]>;
}

/** The page that is open. */
let last: Workshop | null = null;

/** What it has not stored by now, it never will. */
function leave(): void {
	if (last) last.documents.flush = () => new Promise(() => undefined);
	last = null;
}

/** A page that opens after the one before it has gone. */
export async function open(): Promise<Page> {
	leave();
	documentsLock.release();
	const workshop = new Workshop(new Workers(FILES));
	last = workshop;
	await workshop.open();
	await vi.waitFor(() => expect(workshop.documents.current).toBe(true));
	const sync = new FolderSync(workshop, folder);
	const has = (path = OWN): string | null => {
		const file = workshop.file(path);
		return file && file.text !== file.delivered ? file.text : null;
	};
	return {
		workshop,
		sync,
		has,
		typed: (text, path = OWN) => workshop.type(path, text),
		meet: async () => {
			for (let i = 0; i < 4; i++) await sync.round();
		},
		history: async (path = OWN) => {
			await workshop.documents.flush();
			const steps = await workshop.documents.history(path);
			return steps.map(({ kind, content }) => [
				kind,
				content.is === 'text' ? content.text : content.is
			]);
		}
	};
}

/** A browser and a folder in which there is nothing. */
export function begin(): void {
	forget();
	folder = new FolderInMemory();
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('navigator', { language: 'en' });
}

export async function end(): Promise<void> {
	await last?.documents.flush();
	leave();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
}
