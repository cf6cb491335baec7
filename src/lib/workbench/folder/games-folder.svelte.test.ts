/** A game as a folder of its own, its variants in it, where the page meets it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, end, folder, open, type Page } from './pages.test.fixture.ts';

beforeEach(begin);
afterEach(end);

const GAME = {
	'pebbles/base/layer.yaml': 'layer: { id: base, kind: base, game: pebbles }\n',
	'pebbles/base/game.yaml':
		'game: { id: pebbles, players: { min: 2, max: 2 }, start: play }\nprocedures: { play: { do: [] } }\n',
	'pebbles/variants/pebbles.yaml': 'variant: { id: pebbles, game: pebbles }\n'
};
const PLACE = 'pebbles/variants/pebbles.yaml';
const NAME = 'variants/pebbles.yaml';

test('its variants come into the page, and what is changed there is changed where they lie', async () => {
	const page = await open();
	for (const [path, text] of Object.entries(GAME)) folder.files.set(path, text);
	await page.meet();
	expect(page.sync.apart).toEqual([]);
	expect(page.has(NAME)).toBe(GAME[PLACE]);
	expect(page.has(PLACE)).toBeNull();
	await vi.waitFor(() =>
		expect(page.workshop.variants.map(({ id }) => id).sort()).toEqual(['pebbles', 'plain'])
	);

	page.typed(`${GAME[PLACE]}# mine\n`, NAME);
	await page.meet();
	expect(folder.files.get(PLACE)).toBe(`${GAME[PLACE]}# mine\n`);
	expect([...folder.files.keys()].sort()).toEqual(Object.keys(GAME).sort());

	folder.files.set(PLACE, `${GAME[PLACE]}# theirs\n`);
	await page.meet();
	expect(page.has(NAME)).toBe(`${GAME[PLACE]}# theirs\n`);

	page.workshop.returnToDelivered(NAME);
	await page.meet();
	expect(folder.files.has(PLACE)).toBe(false);
});

describe('it stands on the shelf', () => {
	const LATE = 'pebbles/house-rules/late.yaml';

	async function listed(): Promise<Page> {
		const page = await open();
		await page.workshop.list();
		await page.meet();
		for (const [path, text] of Object.entries(GAME)) folder.files.set(path, text);
		return page;
	}

	const shows = (page: Page): Promise<void> =>
		vi.waitFor(() =>
			expect(page.workshop.variants.map(({ id }) => id).sort()).toEqual(['pebbles', 'plain'])
		);

	test('although the folder does not answer behind its last file', async () => {
		const page = await listed();
		folder.files.set(LATE, 'layer: { id: late, kind: house-rule, game: pebbles }\n');
		folder.beforeReading = (path) => {
			if (path === LATE) folder.fails = 'silent';
		};
		await page.sync.round();
		expect(page.has(NAME)).toBe(GAME[PLACE]);
		folder.fails = null;
		folder.files.delete(LATE);
		await page.meet();
		await shows(page);
	});

	test('although its folder is taken away and written anew while it is read', async () => {
		const page = await listed();
		folder.beforeReading = (path) => folder.files.delete(path);
		await page.sync.round();
		folder.beforeReading = () => undefined;
		expect([page.has(NAME), folder.files.size]).toEqual([null, 0]);
		for (const [path, text] of Object.entries(GAME)) folder.files.set(path, text);
		await page.meet();
		await shows(page);
	});

	test('as it is at last, although it was another one while it was read', async () => {
		const page = await listed();
		const other = `${GAME[PLACE]}# for a moment\n`;
		folder.beforeReading = (path) => {
			if (path === PLACE) folder.files.set(PLACE, other);
		};
		await page.sync.round();
		folder.beforeReading = () => undefined;
		expect(page.has(NAME)).toBe(other);
		folder.files.set(PLACE, GAME[PLACE]);
		await page.meet();
		expect(page.has(NAME)).toBe(GAME[PLACE]);
		await shows(page);
	});
});

test('a second one of the same name is told of, and the first is the one', async () => {
	const page = await open();
	for (const [path, text] of Object.entries(GAME)) folder.files.set(path, text);
	folder.files.set(NAME, 'variant: { id: pebbles, game: pebbles }\n# beside\n');
	await page.meet();
	expect(page.has(NAME)).toBe(folder.files.get(NAME));
	expect(page.sync.apart).toEqual([{ path: PLACE, why: 'place', mine: false }]);
});
