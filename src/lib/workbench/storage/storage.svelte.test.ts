import { saying } from '#lib/language/said.test.fixture.ts';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget } from './database.ts';
import { KEPT_STEPS } from './document.ts';
import type { Content } from './document.ts';
import { readDocuments, readHistory, setAside, writeDocument } from './documents.ts';
import { keeping } from './Keeping.svelte.ts';
import { forgetGame, keepGame, readGame, readGames, unkeptGames, writeGame } from './storage.ts';
import type { GameRecord, Shelved } from './stored-game.ts';

const PATH = 'shells/base/game.yaml';
const HOUR = 3_600_000;

const text = (of: string): Content => ({ is: 'text', text: of });

/** Writes one text after the other, so long apart. */
async function type(texts: string[], apart: number): Promise<void> {
	for (const [at, written] of texts.entries()) {
		const change = { path: PATH, content: text(written), kind: 'typed' as const, writer: 'me' };
		expect(await writeDocument({ ...change, based: at, now: at * apart })).toEqual({
			ok: true,
			revision: at + 1
		});
	}
}

const record = (id: string, turn = 0): GameRecord => ({
	id,
	setup: {
		variant: 'plain',
		options: {},
		seats: [{ name: 'A', control: 'human' }],
		seed: 's'
	},
	course: { rulesHash: 'hash', lock: {}, position: null, answers: [], checkpoints: [], end: null },
	edits: {},
	notes: [],
	opened: null,
	edited: null,
	branches: [],
	created: 1,
	updated: turn,
	turn,
	over: false,
	status: ''
});

const turnOf = (game: Shelved | null): number | null => (game?.readable ? game.record.turn : null);
const idOf = (game: Shelved): string => (game.readable ? game.record.id : game.id);

/** From now on nothing can be written, for the reason that is named. */
function failPuts(name: string): void {
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('no', name);
	});
}

beforeEach(() => {
	forget();
	vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

describe('a document', () => {
	test('is stored in its layer, with a revision that counts on', async () => {
		await type(['a', 'b'], HOUR);
		expect(await readDocuments()).toEqual([
			{
				layer: 'shells/base/base',
				path: PATH,
				content: text('b'),
				updated: HOUR,
				revision: 2,
				aside: false,
				writer: 'me'
			}
		]);
	});

	test('is not written over what another tab has written', async () => {
		await type(['a', 'b'], HOUR);
		const late = {
			path: PATH,
			content: text('mine'),
			kind: 'typed' as const,
			writer: 'me',
			based: 1,
			now: 9
		};
		expect(await writeDocument(late)).toMatchObject({ ok: false, stored: { content: text('b') } });
		expect((await readDocuments()).map(({ content }) => content)).toEqual([text('b')]);
		expect((await readHistory(PATH)).map(({ content }) => content)).not.toContainEqual(
			text('mine')
		);
	});

	test('that is as delivered again keeps its revision, so that nobody writes over it by mistake', async () => {
		await type(['a'], HOUR);
		const back = {
			path: PATH,
			content: { is: 'delivered' as const },
			kind: 'returned' as const,
			writer: 'me'
		};
		expect(await writeDocument({ ...back, based: 1, now: 1 })).toEqual({ ok: true, revision: 2 });
		const late = {
			path: PATH,
			content: text('b'),
			kind: 'typed' as const,
			writer: 'me',
			based: 0,
			now: 2
		};
		expect((await writeDocument(late)).ok).toBe(false);
	});

	test('that was put aside stays so until it changes', async () => {
		await type(['a'], HOUR);
		await setAside(PATH, true);
		expect(await readDocuments()).toMatchObject([{ aside: true, content: text('a') }]);
		const better = {
			path: PATH,
			content: text('b'),
			kind: 'typed' as const,
			writer: 'me',
			based: 1,
			now: 5
		};
		await writeDocument(better);
		expect(await readDocuments()).toMatchObject([{ aside: false }]);
	});
});

describe('the history of a document', () => {
	test('begins with what was there before, and is there after a reload', async () => {
		await type(['a', 'b'], HOUR);
		forget();
		expect((await readHistory(PATH)).map(({ content, kind }) => [kind, content])).toEqual([
			['typed', text('b')],
			['typed', text('a')],
			['before', { is: 'delivered' }]
		]);
	});

	test('takes typing without a pause as one step', async () => {
		await type(['r', 'ro', 'rol', 'roll'], 300);
		expect((await readHistory(PATH)).map(({ content }) => content)).toEqual([
			text('roll'),
			{ is: 'delivered' }
		]);
	});

	test('never writes over a step of another tab', async () => {
		await type(['a'], 300);
		const other = { path: PATH, content: text('b'), kind: 'typed' as const, writer: 'you' };
		await writeDocument({ ...other, based: 1, now: 300 });
		expect((await readHistory(PATH)).map(({ content }) => content)).toEqual([
			text('b'),
			text('a'),
			{ is: 'delivered' }
		]);
	});

	test('takes a large change as a step of its own', async () => {
		await type(['a', 'a'.repeat(500), 'b'], 300);
		expect(await readHistory(PATH)).toHaveLength(4);
	});

	test('ends a step that has gone on for long', async () => {
		const texts = Array.from({ length: 40 }, (_, at) => 'x'.repeat(at));
		await type(texts, 10_000);
		expect((await readHistory(PATH)).length).toBeGreaterThan(2);
	});

	test(`keeps the last ${KEPT_STEPS} steps of every document`, async () => {
		const texts = Array.from({ length: KEPT_STEPS + 20 }, (_, at) => `text ${at}`);
		await type(texts, HOUR);
		const steps = await readHistory(PATH);
		expect(steps).toHaveLength(KEPT_STEPS);
		expect(steps.at(0)?.content).toEqual(text(`text ${KEPT_STEPS + 19}`));
		expect(steps.at(-1)?.content).toEqual(text('text 20'));
		expect(await readHistory('shells/base/other.yaml')).toEqual([]);
	});
});

test('edits and games of the first version are there in the second', async () => {
	const old = await openDB('thingsmith', 1, {
		upgrade(db) {
			db.createObjectStore('edits', { keyPath: 'path' });
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
		}
	});
	await old.put('edits', { path: PATH, text: 'mine', updated: 5 });
	await old.put('edits', { path: 'variants/plain.yaml', text: null, updated: 6 });
	await old.put('games', record('one', 1));
	await old.put('games', record('two', 2));
	old.close();
	expect(await readDocuments()).toEqual([
		{
			layer: 'shells/base/base',
			path: PATH,
			content: text('mine'),
			updated: 5,
			revision: 1,
			aside: false
		},
		{
			layer: 'variant',
			path: 'variants/plain.yaml',
			content: { is: 'deleted' },
			updated: 6,
			revision: 1,
			aside: false
		}
	]);
	expect(await readGames()).toEqual([
		{ readable: true, record: record('two', 2) },
		{ readable: true, record: record('one', 1) }
	]);
	await type([], HOUR);
	const next = {
		path: PATH,
		content: text('on'),
		kind: 'typed' as const,
		writer: 'me',
		based: 1,
		now: 9
	};
	expect((await writeDocument(next)).ok).toBe(true);
	expect((await readHistory(PATH)).map(({ content }) => content)).toEqual([
		text('on'),
		text('mine')
	]);
});

describe('a game', () => {
	test('is written over the revision that a tab knows, and no other', async () => {
		await writeGame(record('g'));
		expect(await keepGame(record('g', 1), 'any')).toBe(2);
		expect(await keepGame(record('g', 2), 2)).toBe(3);
		expect(await keepGame(record('g', 9), 2)).toBe('stale');
		expect(turnOf(await readGame('g'))).toBe(2);
	});

	test('that cannot be stored is there as long as the page is, and said to be so', async () => {
		failPuts('QuotaExceededError');
		await writeGame(record('g', 3));
		expect(keeping.unkept).toMatchObject([
			{ item: { what: 'game', id: 'g' }, trouble: { kind: 'full' } }
		]);
		expect(turnOf(await readGame('g'))).toBe(3);
		expect((await readGames()).map(idOf)).toEqual(['g']);
		vi.restoreAllMocks();
		expect(await keepGame(record('g', 4), 'any')).toBe(1);
		expect(keeping.unkept).toEqual([]);
		expect(unkeptGames()).toEqual([]);
		await forgetGame('g');
		expect(await readGames()).toEqual([]);
	});
});

test('a game that cannot be read says so, and does not hide the others', async () => {
	await writeGame(record('good', 2));
	await writeGame({ ...record('odd', 5), setup: 'none' as never });
	await writeGame({ ...record('old', 1), course: undefined as never });
	expect(await readGames()).toMatchObject([
		{ readable: true, record: { id: 'good' } },
		{
			readable: false,
			id: 'odd',
			said: saying('This has to be a map of keys, not the text "none"'),
			raw: { setup: 'none', turn: 5 }
		},
		{ readable: false, id: 'old' }
	]);
	await forgetGame('odd');
	await forgetGame('old');
	expect(await readGames()).toHaveLength(1);
	await forgetGame('good');
});

describe('storage that fails says how', () => {
	const change = {
		path: PATH,
		content: text('a'),
		kind: 'typed' as const,
		writer: 'me',
		based: 0,
		now: 1
	};

	test.each([
		['QuotaExceededError', 'full'],
		['SecurityError', 'forbidden'],
		['UnknownError', 'other']
	])('%s: %s', async (name, kind) => {
		failPuts(name);
		await expect(writeDocument(change)).rejects.toMatchObject({ name: 'StorageTrouble', kind });
		vi.restoreAllMocks();
		expect(await readDocuments()).toEqual([]);
		expect(await readHistory(PATH)).toEqual([]);
	});

	test('and a step of history that cannot be written takes the document with it', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
			throw new DOMException('no', 'QuotaExceededError');
		});
		await expect(writeDocument(change)).rejects.toMatchObject({ kind: 'full' });
		vi.restoreAllMocks();
		expect(await readDocuments()).toEqual([]);
		expect(await writeDocument(change)).toEqual({ ok: true, revision: 1 });
	});

	test('a browser that has none', async () => {
		vi.stubGlobal('indexedDB', undefined);
		await expect(readDocuments()).rejects.toMatchObject({ kind: 'forbidden' });
	});

	test('a browser that does not open it, until it does', async () => {
		const factory = new IDBFactory();
		vi.spyOn(factory, 'open').mockImplementationOnce(() => {
			throw new DOMException('no', 'InvalidStateError');
		});
		vi.stubGlobal('indexedDB', factory);
		await expect(readDocuments()).rejects.toMatchObject({ kind: 'forbidden' });
		expect(await readDocuments()).toEqual([]);
	});

	test('a connection that was closed is opened again', async () => {
		expect(await readDocuments()).toEqual([]);
		const closing = await openDB('thingsmith');
		closing.close();
		vi.stubGlobal('indexedDB', new IDBFactory());
		expect(await readDocuments()).toEqual([]);
	});
});
