import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	BASE,
	begin,
	DELIVERED,
	end,
	folder,
	one,
	open,
	OWN,
	type Page,
	three,
	two
} from './pages.test.fixture.ts';

beforeEach(begin);
afterEach(end);

describe('what only one side changes', () => {
	test('in the page goes into the folder, again and again, and is taken away there', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		expect(folder.files).toEqual(new Map([[OWN, one]]));
		expect(page.sync.inStep).toBe(true);
		page.typed(two);
		page.typed(DELIVERED.replace('max: 2', 'max: 3'), BASE);
		await page.meet();
		expect([...folder.files.keys()].sort()).toEqual([BASE, OWN]);
		expect(folder.files.get(OWN)).toBe(two);
		page.workshop.returnToDelivered(OWN);
		page.workshop.returnToDelivered(BASE);
		await page.meet();
		expect(folder.files).toEqual(new Map());
		expect((await page.history()).map(([, text]) => text)).toContain(two);
	});

	test('in the folder comes into the page, in force and listed, and goes away there', async () => {
		const page = await open();
		await page.meet();
		folder.files.set(OWN, one);
		await page.meet();
		expect(page.has()).toBe(one);
		await vi.waitFor(() =>
			expect(page.workshop.variants.map(({ id }) => id).sort()).toEqual(['own', 'plain'])
		);
		folder.files.set(OWN, two);
		folder.files.set(BASE, DELIVERED.replace('max: 2', 'max: 3'));
		await page.meet();
		expect([page.has(), page.has(BASE)]).toEqual([two, DELIVERED.replace('max: 2', 'max: 3')]);
		folder.files.clear();
		await page.meet();
		expect([page.has(), page.has(BASE)]).toEqual([null, null]);
		expect(page.workshop.file(BASE)?.text).toBe(DELIVERED);
		expect(await page.history()).toEqual([
			['folder', 'delivered'],
			['folder', two],
			['folder', one],
			['before', 'delivered']
		]);
		expect(folder.done.some((what) => what.startsWith('write'))).toBe(false);
	});

	test('again before the next look is a change of what the page has taken', async () => {
		const page = await open();
		folder.files.set(OWN, one);
		await page.meet();
		folder.files.delete(OWN);
		await page.sync.round();
		folder.files.set(OWN, one);
		await page.sync.round();
		expect(page.sync.conflicts).toEqual([]);
		expect(page.has()).toBe(one);
	});

	test('while the page was closed is told from what the other side changed', async () => {
		const first = await open();
		first.typed(one);
		await first.meet();
		await first.workshop.documents.flush();
		folder.files.set(OWN, two);
		const second = await open();
		await second.meet();
		expect(second.has()).toBe(two);
		second.typed(three);
		await second.workshop.documents.flush();
		// The folder was not reached any more.
		const third = await open();
		await third.meet();
		expect(folder.files.get(OWN)).toBe(three);
		await third.workshop.documents.flush();
		folder.files.delete(OWN);
		const fourth = await open();
		await fourth.meet();
		expect(fourth.has()).toBeNull();
	});

	test('and a tab that is killed in the midst of typing leaves no question behind', async () => {
		const first = await open();
		first.typed(one);
		await first.meet();
		first.typed(two);
		await first.sync.round();
		// Typed on: the folder has a text that the storage passes by at once.
		first.typed(three);
		await first.workshop.documents.flush();
		const second = await open();
		await second.meet();
		expect(second.sync.conflicts).toEqual([]);
		expect([second.has(), folder.files.get(OWN)]).toEqual([three, three]);
	});

	test('and one that is killed when the folder has been written, and this not noted yet, neither', async () => {
		const first = await open();
		first.typed(one);
		await first.meet();
		folder.beforeWriting = () => (folder.fails = 'silent');
		first.typed(two);
		await first.sync.round();
		expect(folder.files.get(OWN)).toBe(two);
		first.typed(three);
		await first.workshop.documents.flush();
		folder.fails = null;
		folder.beforeWriting = () => undefined;
		const second = await open();
		await second.meet();
		expect(second.sync.conflicts).toEqual([]);
		expect([second.has(), folder.files.get(OWN)]).toEqual([three, three]);
	});

	test('with other line ends is the same, and a text keeps those that it has', async () => {
		folder.files.set(OWN, one.replaceAll('\n', '\r\n'));
		const page = await open();
		await page.meet();
		expect(page.has()).toBe(one);
		expect(folder.done).toEqual([`read ${OWN}`]);
		page.typed(two);
		await page.meet();
		expect(folder.files.get(OWN)).toBe(two.replaceAll('\n', '\r\n'));
		expect(page.sync.conflicts).toEqual([]);
	});

	test('back to what was delivered is no text of one’s own', async () => {
		const page = await open();
		page.typed(`${DELIVERED}# mine`, BASE);
		await page.meet();
		folder.files.set(BASE, DELIVERED);
		await page.meet();
		expect(page.has(BASE)).toBeNull();
		expect(page.workshop.content(BASE)).toEqual({ is: 'delivered' });
		page.typed(`${DELIVERED}# again`, BASE);
		await page.meet();
		expect(folder.files.get(BASE)).toBe(`${DELIVERED}# again`);
	});
});

describe('what both sides change', () => {
	async function parted(): Promise<Page> {
		const page = await open();
		page.typed(one);
		await page.meet();
		page.typed(two);
		folder.files.set(OWN, three);
		await page.meet();
		expect(page.sync.conflicts).toEqual([{ path: OWN, mine: two, theirs: three }]);
		expect([page.has(), folder.files.get(OWN)]).toEqual([two, three]);
		return page;
	}

	test('stays as it is until somebody decides, also over a reload', async () => {
		const page = await parted();
		await page.workshop.documents.flush();
		const next = await open();
		await next.meet();
		expect(next.sync.conflicts).toEqual([{ path: OWN, mine: two, theirs: three }]);
	});

	test('can be that of the page; the other text is in the history', async () => {
		const page = await parted();
		await page.sync.keepMine(page.sync.conflicts[0]!);
		await page.meet();
		expect(page.sync.conflicts).toEqual([]);
		expect([page.has(), folder.files.get(OWN)]).toEqual([two, two]);
		expect((await page.history()).slice(0, 2)).toEqual([
			['returned', two],
			['folder', three]
		]);
	});

	test('can be that of the folder; the other text is in the history', async () => {
		const page = await parted();
		await page.sync.takeTheirs(page.sync.conflicts[0]!);
		await page.meet();
		expect(page.sync.conflicts).toEqual([]);
		expect([page.has(), folder.files.get(OWN)]).toEqual([three, three]);
		expect((await page.history()).map(([, text]) => text)).toContain(two);
	});

	test('and changes again before somebody decides is asked about again', async () => {
		const page = await parted();
		const [seen] = page.sync.conflicts;
		folder.files.set(OWN, `${three}# more`);
		await page.sync.keepMine(seen!);
		expect(page.sync.conflicts).toEqual([{ path: OWN, mine: two, theirs: `${three}# more` }]);
		expect(folder.files.get(OWN)).toBe(`${three}# more`);
	});

	test('in the same way is no question', async () => {
		const page = await parted();
		page.typed(three);
		await page.meet();
		expect(page.sync.conflicts).toEqual([]);
	});

	test('taken away on one side and changed on the other is asked about', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		page.typed(two);
		folder.files.delete(OWN);
		await page.meet();
		expect(page.sync.conflicts).toEqual([{ path: OWN, mine: two, theirs: null }]);
		await page.sync.keepMine(page.sync.conflicts[0]!);
		await page.meet();
		expect(folder.files.get(OWN)).toBe(two);
		page.workshop.returnToDelivered(OWN);
		folder.files.set(OWN, three);
		await page.meet();
		expect(page.sync.conflicts).toEqual([{ path: OWN, mine: null, theirs: three }]);
		await page.sync.takeTheirs(page.sync.conflicts[0]!);
		await page.meet();
		expect(page.has()).toBe(three);
	});

	test('while the folder was not heard any more is no question where it has the text of the page', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		folder.beforeWriting = () => (folder.fails = 'silent');
		page.typed(two);
		await page.sync.round();
		expect(folder.files.get(OWN)).toBe(two);
		page.typed(three);
		folder.fails = null;
		folder.beforeWriting = () => undefined;
		await page.meet();
		expect(page.sync.conflicts).toEqual([]);
		expect([page.has(), folder.files.get(OWN)]).toEqual([three, three]);
	});

	test('in the very moment of writing is noticed', async () => {
		const page = await open();
		page.typed(one);
		await page.meet();
		folder.beforeWriting = () => {
			folder.files.set(OWN, three);
			folder.beforeWriting = () => undefined;
		};
		page.typed(two);
		await page.meet();
		expect(page.sync.conflicts).toEqual([{ path: OWN, mine: two, theirs: three }]);
	});

	test('before page and folder ever met is asked about; what one of them has the other gets', async () => {
		const page = await open();
		page.typed(one);
		page.typed('variant: { id: other, game: shells }', 'variants/other.yaml');
		folder.files.set(OWN, two);
		folder.files.set('variants/third.yaml', 'variant: { id: third, game: shells }');
		await page.meet();
		expect(page.sync.conflicts).toEqual([{ path: OWN, mine: one, theirs: two }]);
		expect(folder.files.has('variants/other.yaml')).toBe(true);
		expect(page.has('variants/third.yaml')).not.toBeNull();
	});
});
