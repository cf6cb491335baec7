import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONG, longWork } from '#lib/workbench/servers/LongWork.svelte.ts';
import { type Behaviour, Workers } from '#lib/workbench/servers/workers.test.fixture.ts';
import { forget } from '#lib/workbench/storage/database.ts';
import { readDocuments, setAside, writeDocument } from '#lib/workbench/storage/documents.ts';
import { keeping } from '#lib/workbench/storage/Keeping.svelte.ts';
import { Workshop } from './Workshop.svelte.ts';

const BASE = 'shells/base/game.yaml';
const OWN = 'variants/own.yaml';
const FILES = {
	[BASE]: 'game: { id: shells, players: { min: 2, max: 2 } }',
	'variants/plain.yaml': 'variant: { id: plain, game: shells }'
};
const OWN_TEXT = 'variant: { id: own, game: shells }';

/** A page with engines that behave as they are told. */
function page(behave?: Behaviour) {
	const workers = new Workers(FILES);
	if (behave) workers.behave = behave;
	return { workers, workshop: new Workshop(workers) };
}

const stored = async () =>
	(await readDocuments()).map(({ path, content, aside }) => ({ path, content, aside }));

const text = (of: string) => ({ is: 'text' as const, text: of });

beforeEach(() => {
	forget();
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('navigator', { language: 'en' });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

describe('what is typed', () => {
	test('is stored before the engine hears of it', async () => {
		let known: unknown;
		const { workshop } = page((name) => {
			if (name === 'change') known = readDocuments();
			return 'answers';
		});
		await workshop.open();
		workshop.type(OWN, OWN_TEXT);
		await vi.waitFor(() => expect(workshop.edits).toEqual({ [OWN]: OWN_TEXT }));
		expect(await known).toMatchObject([{ path: OWN, content: text(OWN_TEXT) }]);
		expect(workshop.documents.saved(OWN)).toBe('saved');
	});

	test('has its findings under its path, until it is mended', async () => {
		const { workshop } = page();
		await workshop.open();
		expect(workshop.findingsIn(OWN)).toEqual([]);
		workshop.type(OWN, 'variant: { id: own, gmae: shells }');
		await workshop.settled();
		expect(workshop.findingsIn(OWN).map(({ code, range }) => [code, range.start])).toEqual([
			['shape/unknown-key', { line: 0, character: 20 }]
		]);
		expect(workshop.findingsIn(BASE)).toEqual([]);
		workshop.type(OWN, OWN_TEXT);
		await workshop.settled();
		expect(workshop.findingsIn(OWN)).toEqual([]);
	});

	test('is stored while the engine is busy, and when it is dead', async () => {
		for (const way of ['hangs', 'dies'] as const) {
			const { workshop } = page((name) => (name === 'change' ? way : 'answers'));
			await workshop.open();
			workshop.type(OWN, `${OWN_TEXT} # ${way}`);
			workshop.type(OWN, `${OWN_TEXT} # ${way} still`);
			await workshop.documents.flush();
			expect(await stored()).toMatchObject([{ content: text(`${OWN_TEXT} # ${way} still`) }]);
			workshop.documents.lock.release();
		}
	});

	test('is evaluated although it cannot be stored, and that is said', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('no', 'QuotaExceededError');
		});
		const { workshop } = page();
		await workshop.open();
		workshop.type(OWN, OWN_TEXT);
		await vi.waitFor(() => expect(workshop.edits).toEqual({ [OWN]: OWN_TEXT }));
		expect(workshop.documents.saved(OWN)).toBe('unsaved');
		expect(keeping.unkept).toMatchObject([
			{ item: { what: 'file', path: OWN }, trouble: { kind: 'full' } }
		]);
		vi.restoreAllMocks();
		await workshop.storeAgain();
		expect(workshop.documents.saved(OWN)).toBe('saved');
		expect(keeping.unkept).toEqual([]);
	});
});

test('what is listed while an edit is on its way is listed again after it', async () => {
	const { workshop } = page();
	await workshop.list();
	workshop.type(OWN, OWN_TEXT);
	await workshop.list();
	await workshop.evaluations.now(OWN);
	await workshop.list();
	expect(workshop.variants.map(({ id }) => id).sort()).toEqual(['own', 'plain']);
});

test('what has been typed can be waited for', async () => {
	const { workshop, workers } = page();
	workshop.type(OWN, OWN_TEXT);
	await workshop.settled();
	expect(workshop.edits).toEqual({ [OWN]: OWN_TEXT });
	const calls = [...workers.calls];
	await workshop.settled();
	expect(workers.calls).toEqual(calls);
	workshop.type(OWN, `${OWN_TEXT}# more\n`);
	const first = workshop.settled();
	workshop.type(OWN, `${OWN_TEXT}# even more\n`);
	await Promise.all([first, workshop.settled()]);
	expect(workshop.edits).toEqual({ [OWN]: `${OWN_TEXT}# even more\n` });
});

test('what arrives when the variants are listed already is listed too', async () => {
	let turn = (): void => undefined;
	const { workshop } = page();
	const ask = vi.spyOn(workshop.documents.lock, 'ask');
	ask.mockReturnValue(new Promise<void>((come) => (turn = come)));
	await workshop.list();
	expect(workshop.variants.map(({ id }) => id)).toEqual(['plain']);
	await writeDocument({
		path: OWN,
		content: text(OWN_TEXT),
		kind: 'typed',
		based: 0,
		now: 1,
		writer: 'the page before'
	});
	turn();
	await vi.waitFor(() =>
		expect(workshop.variants.map(({ id }) => id).sort()).toEqual(['own', 'plain'])
	);
});

describe('a text from which the engine does not come back', () => {
	const deadly: Behaviour = (name, args) =>
		name === 'change' && String(args[1]).includes('deadly') ? 'dies' : 'answers';

	test('is not taken for stored where there is no room for it', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('no', 'QuotaExceededError');
		});
		const { workshop } = page(deadly);
		await workshop.open();
		workshop.type(OWN, `${OWN_TEXT} # deadly`);
		await vi.waitFor(() => expect(workshop.isAside(OWN)).toBe(true));
		await workshop.documents.putAside(OWN, true);
		expect(workshop.documents.saved(OWN)).toBe('unsaved');
		vi.restoreAllMocks();
		await workshop.storeAgain();
		expect(workshop.documents.saved(OWN)).toBe('saved');
		expect(await stored()).toMatchObject([{ content: text(`${OWN_TEXT} # deadly`) }]);
		expect(keeping.unkept).toEqual([]);
	});

	test('is kept and shown, and the text before it is in force', async () => {
		const { workshop } = page(deadly);
		await workshop.open();
		workshop.type(OWN, OWN_TEXT);
		await vi.waitFor(() => expect(workshop.edits).toEqual({ [OWN]: OWN_TEXT }));
		workshop.type(OWN, `${OWN_TEXT} # deadly`);
		await vi.waitFor(() => expect(workshop.isAside(OWN)).toBe(true));
		expect(workshop.incident).toEqual({ what: 'edit', paths: [OWN], how: 'died' });
		expect(workshop.file(OWN)?.text).toBe(`${OWN_TEXT} # deadly`);
		expect(workshop.edits).toEqual({ [OWN]: OWN_TEXT });
		await vi.waitFor(async () => expect(await stored()).toMatchObject([{ aside: true }]));

		workshop.type(OWN, `${OWN_TEXT} # alive`);
		await vi.waitFor(() => expect(workshop.edits).toEqual({ [OWN]: `${OWN_TEXT} # alive` }));
		expect(workshop.isAside(OWN)).toBe(false);
		expect(await stored()).toMatchObject([{ aside: false }]);
	});

	test('is not tried when the page opens, and named', async () => {
		const change = { path: OWN, content: text(OWN_TEXT), kind: 'typed' as const };
		await writeDocument({ ...change, based: 0, now: 1, writer: 'x' });
		await setAside(OWN, true);
		const { workshop } = page();
		await workshop.list();
		expect(workshop.incident).toMatchObject({ what: 'opening', paths: [OWN] });
		expect(workshop.variants.map(({ id }) => id)).toEqual(['plain']);
		expect(workshop.file(OWN)?.text).toBe(OWN_TEXT);
	});

	test('is left out when the page opens, the newest first', async () => {
		const texts = [OWN, 'variants/older.yaml', 'variants/oldest.yaml'];
		for (const [age, path] of texts.entries()) {
			const content = text(path === OWN ? `${OWN_TEXT} # deadly` : OWN_TEXT);
			const change = { path, content, kind: 'typed' as const, based: 0, writer: 'x' };
			await writeDocument({ ...change, now: 100 - age });
		}
		let laid: Record<string, unknown> = {};
		const { workshop } = page((name, args) => {
			if (name === 'open') laid = args[0] as Record<string, unknown>;
			return name === 'variants' && OWN in laid ? 'dies' : 'answers';
		});
		await workshop.list();
		expect(workshop.incident).toMatchObject({ what: 'opening', paths: [OWN] });
		expect(Object.keys(workshop.edits)).toEqual(['variants/older.yaml', 'variants/oldest.yaml']);
		expect(workshop.variants.length).toBeGreaterThan(0);
	});
});

describe('an engine that works long', () => {
	const change = { path: OWN, content: text(OWN_TEXT), kind: 'typed' as const };
	const kept = [{ path: OWN, content: text(OWN_TEXT), aside: false }];

	beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
	afterEach(() => void vi.useRealTimers());

	/** A page that is asked about its rules. */
	const asked = () =>
		vi.waitFor(async () => {
			await vi.advanceTimersByTimeAsync(LONG);
			expect(longWork.works).toEqual(['rules']);
		});

	test('when the page opens keeps no text of the user from being there, however long it takes', async () => {
		await writeDocument({ ...change, based: 0, now: 1, writer: 'x' });
		const late = Promise.withResolvers<void>();
		const { workshop, workers } = page((name) => (name === 'open' ? 'is late' : 'answers'));
		workers.late = late.promise;
		const listed = workshop.list();
		await asked();
		await vi.advanceTimersByTimeAsync(LONG * 20);
		late.resolve();
		await listed;
		expect(workshop.variants.map(({ id }) => id).sort()).toEqual(['own', 'plain']);
		expect([workshop.incident, workshop.isAside(OWN)]).toEqual([null, false]);
		expect(await stored()).toEqual(kept);
	});

	test('and is stopped when the page opens puts no text aside; the user may begin without theirs', async () => {
		await writeDocument({ ...change, based: 0, now: 1, writer: 'x' });
		const { workshop, workers } = page((name, args) =>
			name === 'open' && OWN in (args[0] as object) ? 'hangs' : 'answers'
		);
		const listed = workshop.list();
		await asked();
		longWork.stop('rules');
		await vi.waitFor(() => expect(workshop.incident).toMatchObject({ what: 'engine' }));
		expect(workshop.incident?.how).toBe('stopped');
		expect(workshop.file(OWN)?.text).toBe(OWN_TEXT);
		expect(await stored()).toEqual(kept);
		await listed;
		await workshop.beginWithout();
		expect(workshop.variants.map(({ id }) => id)).toEqual(['plain']);
		expect(workshop.incident).toEqual({ what: 'opening', paths: [OWN], how: 'died' });
		workers.behave = () => 'answers';
		workshop.tryAgain([OWN]);
		await workshop.settled();
		expect(workshop.edits).toEqual({ [OWN]: OWN_TEXT });
		await vi.waitFor(async () => expect(await stored()).toEqual(kept));
	});

	test('and is stopped at an edit leaves it unchecked, and it is in force when the page opens again', async () => {
		const { workshop } = page((name) => (name === 'change' ? 'hangs' : 'answers'));
		await workshop.open();
		workshop.type(OWN, OWN_TEXT);
		await asked();
		longWork.stop('rules');
		await vi.waitFor(() => expect(workshop.isAside(OWN)).toBe(true));
		expect(workshop.incident).toEqual({ what: 'edit', paths: [OWN], how: 'stopped' });
		await workshop.documents.flush();
		expect(await stored()).toEqual(kept);
		const again = page().workshop;
		await again.open();
		expect([again.edits, again.incident]).toEqual([{ [OWN]: OWN_TEXT }, null]);
	});

	test('and is stopped at the check can be asked for it again', async () => {
		const { workshop, workers } = page((name) => (name === 'check' ? 'hangs' : 'answers'));
		const checking = workshop.check();
		await asked();
		longWork.stop('rules');
		await checking;
		expect(workshop.incident).toEqual({ what: 'check', paths: [], how: 'stopped' });
		workers.behave = () => 'answers';
		await workshop.checkAgain();
		expect([workshop.incident, workshop.checked]).toEqual([null, true]);
	});
});

test('an engine that never comes is said, whatever else does not come of it', async () => {
	const { workshop } = page(() => 'dies');
	await workshop.list();
	await workshop.check();
	expect(workshop.incident).toMatchObject({ what: 'engine' });
});

test('an engine that never comes leaves the texts that are stored', async () => {
	const change = { path: OWN, content: text(OWN_TEXT), kind: 'typed' as const };
	await writeDocument({ ...change, based: 0, now: 1, writer: 'x' });
	const { workshop } = page(() => 'dies');
	await workshop.list();
	expect(workshop.incident?.what).toBe('engine');
	expect(workshop.complete).toBe(false);
	expect(workshop.files.map(({ path }) => path)).toEqual([OWN]);
	workshop.type(OWN, 'more');
	await workshop.documents.flush();
	expect(await stored()).toMatchObject([{ content: text('more') }]);
});

describe('going back', () => {
	test('to the delivered text is a step, and can be undone', async () => {
		const { workshop } = page();
		await workshop.open();
		const mine = `${FILES[BASE]} # mine`;
		workshop.type(BASE, mine);
		workshop.returnToDelivered(BASE);
		expect(workshop.file(BASE)?.text).toBe(FILES[BASE]);
		expect(workshop.returned).toEqual({ path: BASE, before: text(mine), removed: false });
		workshop.returnTo(BASE, text(mine));
		expect(workshop.returned).toBeNull();
		await workshop.documents.flush();
		const steps = await workshop.documents.history(BASE);
		expect(steps.map(({ kind, content }) => [kind, content.is])).toEqual([
			['returned', 'text'],
			['returned', 'delivered'],
			['typed', 'text'],
			['before', 'delivered']
		]);
	});

	test('takes a file that was added away, and brings it back', async () => {
		const { workshop } = page();
		await workshop.open();
		workshop.type(OWN, OWN_TEXT);
		workshop.returnToDelivered(OWN);
		expect(workshop.file(OWN)).toBeNull();
		expect(workshop.returned).toMatchObject({ removed: true });
		workshop.returnTo(OWN, text(OWN_TEXT));
		expect(workshop.file(OWN)).toEqual({ path: OWN, text: OWN_TEXT, delivered: null });
	});
});
