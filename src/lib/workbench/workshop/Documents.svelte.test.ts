import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget } from '#lib/workbench/storage/database.ts';
import type { Content } from '#lib/workbench/storage/document.ts';
import { readDocuments, writeDocument } from '#lib/workbench/storage/documents.ts';
import { Documents } from './Documents.svelte.ts';

const PATH = 'shells/base/game.yaml';
const OTHER = 'shells/base/other.yaml';
const KEY = 'thingsmith-last-words';

const text = (of: string): Content => ({ is: 'text', text: of });
const typed = (of: string, path = PATH) => ({ path, content: text(of), kind: 'typed' as const });

let shelf: Map<string, string>;

/** A page that has read what there is and may write. */
async function page(): Promise<Documents> {
	const documents = new Documents();
	documents.lock.release();
	await documents.lock.ask();
	await documents.read();
	return documents;
}

/** The page goes away before the database has heard of anything. */
function goAway(documents: Documents): void {
	documents.flush = () => new Promise(() => undefined);
	documents.leave();
}

const current = async (): Promise<unknown> =>
	(await readDocuments()).map(({ path, content }) => [path, content.is === 'text' && content.text]);

const history = async (documents: Documents): Promise<unknown> =>
	(await documents.history(PATH)).map(({ content }) => content.is === 'text' && content.text);

const byAnother = (of: string, based: number, writer = 'another') =>
	writeDocument({ ...typed(of), based, now: 1, writer });

beforeEach(() => {
	forget();
	shelf = new Map();
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('navigator', { language: 'en' });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => shelf.get(key) ?? null,
		setItem: (key: string, value: string) => shelf.set(key, value),
		removeItem: (key: string) => shelf.delete(key)
	});
});
afterEach(() => vi.unstubAllGlobals());

test('whoever asks what there is does not ask again when this tab becomes the one that writes', async () => {
	const documents = new Documents();
	documents.lock.release();
	let asked = 0;
	const end = $effect.root(() => {
		$effect(() => {
			asked++;
			void documents.read();
		});
	});
	flushSync();
	await documents.lock.ask();
	flushSync();
	expect([asked, documents.lock.state]).toEqual([1, 'held']);
	end();
});

test('a text for which there was no room does not come after what was typed later', async () => {
	const documents = await page();
	const full = (): never => {
		throw new DOMException('no room', 'QuotaExceededError');
	};
	vi.spyOn(IDBObjectStore.prototype, 'put')
		// Typed while the older one is being written, it is another text.
		.mockImplementationOnce(() => {
			documents.write(typed('newer'));
			return full();
		})
		.mockImplementationOnce(full);
	documents.write(typed('older'));
	await documents.flush();
	await documents.flush();
	expect(documents.saved(PATH)).toBe('unsaved');
	await documents.flush();
	expect(documents.saved(PATH)).toBe('saved');
	expect(await current()).toEqual([[PATH, 'newer']]);
});

describe('the last words of a page', () => {
	test('are stored by the next one, and kept until they are', async () => {
		const first = await page();
		first.write(typed('words'));
		goAway(first);
		const next = await page();
		expect(next.unsaved).toEqual({ [PATH]: text('words') });
		expect(shelf.has(KEY)).toBe(true);
		await next.flush();
		expect(await current()).toEqual([[PATH, 'words']]);
		expect(shelf.has(KEY)).toBe(false);
	});

	test('outlive a page that does not read what there is', async () => {
		const first = await page();
		first.write(typed('words'));
		goAway(first);
		new Documents().leave();
		await (await page()).flush();
		expect(await current()).toEqual([[PATH, 'words']]);
	});

	test('come on top of what the same page stored while it went', async () => {
		const first = await page();
		first.write(typed('words'));
		goAway(first);
		// Half of it was on its way to the database, and arrived when the page could not hear of it any more.
		const [left] = JSON.parse(shelf.get(KEY) ?? '[]') as [{ writer: string }];
		await byAnother('wo', 0, left.writer);
		const next = await page();
		await next.flush();
		expect(await current()).toEqual([[PATH, 'words']]);
	});

	test('are a step of the history where another page has written since', async () => {
		const first = await page();
		first.write(typed('words'));
		goAway(first);
		await byAnother('of another', 0);
		const next = await page();
		await next.flush();
		expect(await current()).toEqual([[PATH, 'of another']]);
		expect(await history(next)).toEqual(['of another', 'words', 'of another', false]);
	});

	test('stay beneath what the next page has typed before it knew of them', async () => {
		const first = await page();
		first.write(typed('words'));
		goAway(first);
		const next = new Documents();
		next.write(typed('newer'));
		await next.lock.ask();
		await next.read();
		await next.flush();
		expect(await current()).toEqual([[PATH, 'newer']]);
		expect(await history(next)).toContain('words');
	});

	test('of a page that did not know the revisions come on top', async () => {
		await byAnother('stored', 0);
		const first = new Documents();
		first.write(typed('words'));
		goAway(first);
		await (await page()).flush();
		expect(await current()).toEqual([[PATH, 'words']]);
	});

	test('of several pages are kept side by side', async () => {
		const [first, other] = [await page(), await page()];
		first.write(typed('words'));
		other.write(typed('others', OTHER));
		goAway(first);
		goAway(other);
		await (await page()).flush();
		expect(await current()).toEqual([
			[PATH, 'words'],
			[OTHER, 'others']
		]);
		expect(shelf.has(KEY)).toBe(false);
	});

	test('are left to the page that may write', async () => {
		const first = await page();
		first.write(typed('words'));
		goAway(first);
		const onlooker = new Documents();
		onlooker.lock.lose();
		const kept = shelf.get(KEY);
		await onlooker.read();
		onlooker.leave();
		expect(shelf.get(KEY)).toBe(kept);
	});
});
