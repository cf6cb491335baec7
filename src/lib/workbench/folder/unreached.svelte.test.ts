import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, end, folder, one, open, OWN, two } from './pages.test.fixture.ts';

beforeEach(begin);
afterEach(end);

describe('a folder', () => {
	test('that is not reached is said, holds nothing up, and gets what was written meanwhile', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		folder.fails = 'silent';
		await page.sync.round();
		expect(page.sync.trouble).toBeNull();
		page.typed(two);
		await page.meet();
		expect([page.sync.trouble, page.sync.inStep]).toEqual(['silent', false]);
		expect(page.workshop.documents.saved(OWN)).not.toBe('unsaved');
		folder.fails = null;
		await page.meet();
		expect([page.sync.trouble, page.sync.inStep]).toEqual([null, true]);
		expect(folder.files.get(OWN)).toBe(two);
	});

	test('that is another, empty one takes nothing away: it is filled', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		folder.id = 'two';
		folder.files.clear();
		await page.meet();
		expect([page.has(), folder.files.get(OWN)]).toEqual([one, one]);
	});

	test('whose file cannot be told any more loses nothing in the page', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		folder.files.delete(OWN);
		folder.left.set(OWN, 'not-text');
		page.typed(two);
		await page.meet();
		expect(page.has()).toBe(two);
		expect(page.sync.apart).toEqual([{ path: OWN, why: 'not-text', mine: false }]);
	});

	test('that does not take a file is not asked again until it changes', async () => {
		const page = await open();
		folder.refuses = 'too-large';
		page.typed(one);
		await page.meet();
		expect(page.sync.apart).toEqual([{ path: OWN, why: 'too-large', mine: true }]);
		expect(folder.done).toEqual([`write ${OWN}`]);
		folder.refuses = null;
		page.typed(two);
		await page.meet();
		expect(page.sync.apart).toEqual([]);
		expect(folder.files.get(OWN)).toBe(two);
	});

	test('with files that are no rules, or of no game, is told apart', async () => {
		folder.files.set('shells/pictures/x.yaml', 'x');
		folder.files.set('elsewhere/house-rules/x.yaml', 'x');
		folder.files.set('board/base/game.yaml', 'game: { id: board, players: { min: 2, max: 2 } }');
		const page = await open();
		await page.meet();
		expect(page.sync.apart.map(({ path, why }) => [path, why])).toEqual([
			['shells/pictures/x.yaml', 'place'],
			['elsewhere/house-rules/x.yaml', 'place']
		]);
		expect(page.has('board/base/game.yaml')).not.toBeNull();
	});

	test('is left to the tab that writes', async () => {
		const page = await open();
		await page.meet();
		page.workshop.documents.lock.lose();
		folder.files.set(OWN, one);
		await page.meet();
		expect([page.has(), page.sync.inStep]).toEqual([null, false]);
		await page.workshop.takeOver();
		await page.meet();
		expect(page.has()).toBe(one);
	});

	test('and a browser that does not store a text does not forget that it does not', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		await page.workshop.documents.flush();
		const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('no', 'QuotaExceededError');
		});
		page.typed(two);
		await page.meet();
		expect(folder.files.get(OWN)).toBe(two);
		put.mockRestore();
		// The next page has the text before, and must not take it for a newer one.
		const next = await open();
		expect(next.has()).toBe(one);
		await next.meet();
		expect([next.has(), folder.files.get(OWN)]).toEqual([two, two]);
	});
});
