/** What comes out of the printer: counters in their true size with their backs behind them, rulebooks. */
import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readPng } from '#lib/ruleset/art/raster.ts';
import { findings, openLink, packed, PATH, take } from './sent.ts';
import { errorsOf, looksIn } from './table.ts';

const MM = 96 / 25.4;

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Width and height of its pages in points: each size once. */
function sizesOf(pdf: Buffer): number[][] {
	const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([\d. ]+)\]/g);
	const sizes = [...boxes].map(([, box = '']) =>
		box
			.trim()
			.split(' ')
			.slice(2)
			.map((points) => Number(Number(points).toFixed(2)))
	);
	return [...new Map(sizes.map((size) => [String(size), size])).values()];
}

/** A counter, a rule that the form can say, one that it cannot, and one with a text of its own. */
const OWN = `variant:
  id: sent
  game: kings-and-things
  edition: west-end
pieces:
  honey-badger: { kind: creature, terrain: desert, combat: 3, count: 2, icon: paw }
effects:
  desert-wings: { modify: strength(c), when: c is creature and c.flying and c.space.terrain == desert, add: 1 }
  quiet-hexes: { after: control-changes, do: [{ set: round, by: 0 }] }
  no-plunder: { after: hex-captured, do: [{ set: round, by: 0 }] }
text:
  en:
    variants: { sent: Sent by Ada }
    pieces: { honey-badger: Honey Badger }
    effects: { desert-wings: Desert wings, quiet-hexes: Quiet hexes, no-plunder: Who captures a hex finds nothing there. }
`;

/** Takes it in, and opens a page about it. */
async function withOwn(page: Page, path: string): Promise<void> {
	await openLink(page, packed([[PATH, OWN]]));
	await expect(findings(page)).toHaveAttribute('data-stage', 'checked');
	await take(page).click();
	await expect(page).toHaveURL(/\/\?variant=sent$/);
	await page.goto(`${path}?variant=sent`);
	await expect(page.locator('main[data-ready="true"] :is(.sheet, article)').first()).toBeVisible();
}

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem('thingsmith-settings', JSON.stringify({ language: 'en' }))
	);
});

test('every counter of the box is on a sheet, as large as is asked for', async ({ page }) => {
	const errors = errorsOf(page);
	await page.goto('/print?variant=west-end');
	await expect(page.locator('main[data-ready="true"] .sheet').first()).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counters on paper: West End');
	const said = await page.locator('[role="status"]').filter({ hasText: 'sheets' }).innerText();
	const [, counters = '', sheets = ''] = /(\d+) counters on (\d+) sheets/.exec(said) ?? [];
	const fronts = page.getByRole('img', { name: /front$/ });
	await expect(fronts).toHaveCount(Number(sheets));
	await expect(fronts.locator('.cut')).toHaveCount(Number(counters));
	await expect(page.locator('.sheet .cut')).toHaveCount(2 * Number(counters));
	const edge = async (): Promise<number> =>
		(await fronts.first().locator('.cut').first().boundingBox())!.width / MM;
	expect(Math.abs((await edge()) - 16)).toBeLessThan(0.7);
	await page.getByLabel('Edge of a counter in mm').fill('25');
	await expect.poll(edge).toBeGreaterThan(24);
	// A page of the printer is a side of a sheet, no more and no less.
	await page.getByLabel('How many').selectOption('one');
	for (const [paper, width, height] of [
		['Letter', 612, 792],
		['A4', 594.96, 841.92]
	] as const) {
		await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
		await expect(page.locator(`[data-paper="${paper}"]`)).toBeVisible();
		const there = await page.locator('.sheet').count();
		const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
		expect({ pages: pagesOf(pdf), sizes: sizesOf(pdf) }).toEqual({
			pages: there,
			sizes: [[width, height]]
		});
	}
	const sides = await page.locator('.sheet').count();
	await page.getByLabel('With their other sides').uncheck();
	await expect(page.locator('.sheet')).toHaveCount(sides / 2);
	expect(errors).toEqual([]);
});

/** What comes of one of the choices for other tables. */
async function downloadedAs(
	page: Page,
	form: string
): Promise<{ name: string; bytes: Uint8Array }> {
	const parts = page.getByRole('region', { name: 'For other tables' });
	await parts.getByLabel('Download as').selectOption({ label: form });
	const coming = page.waitForEvent('download');
	await parts.getByRole('button', { name: 'Download' }).press('Enter');
	const download = await coming;
	const name = download.suggestedFilename();
	await expect(parts.getByRole('status')).toHaveText(`Saved: ${name}`);
	return { name, bytes: new Uint8Array(await readFile(await download.path())) };
}

/** Whether something is drawn in the middle of each of the first places, and what is in the corner. */
async function seenOn(page: Page, png: Uint8Array, size: { width: number; height: number }) {
	return page.evaluate(
		async ({ data, width, height }) => {
			const image = new Image();
			image.src = `data:image/png;base64,${data}`;
			await image.decode();
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
			const context = canvas.getContext('2d')!;
			context.drawImage(image, 0, 0);
			return [0, 1, 2].map((at) => {
				const points = context.getImageData(at * width + 5, 5, width - 10, height - 10).data;
				const words = new Uint32Array(points.buffer);
				return { colours: new Set(words).size > 50, corner: points[3] };
			});
		},
		{ data: Buffer.from(png).toString('base64'), ...size }
	);
}

interface TableObject {
	Name: string;
	Nickname: string;
	CardID?: number;
	CustomDeck?: Record<string, { FaceURL: string; BackURL: string; Type: number }>;
	ContainedObjects?: TableObject[];
}

test('pieces leave for other tables', async ({ page }) => {
	const errors = errorsOf(page);
	await page.goto('/print?variant=west-end');
	await expect(page.locator('main[data-ready="true"] .sheet').first()).toBeVisible();
	const said = await page.locator('[role="status"]').filter({ hasText: 'sheets' }).innerText();
	const counters = Number(/(\d+) counters/.exec(said)?.[1]);
	const sides = await page.locator('.sheet').count();

	const pdf = await downloadedAs(page, 'PDF in true size');
	expect(pdf.name).toBe('west-end.pdf');
	expect(pagesOf(Buffer.from(pdf.bytes))).toBe(sides);
	const pdfText = Buffer.from(pdf.bytes).toString('latin1');
	expect(pdfText).toContain('/MediaBox [0 0 595.276 841.890]');

	const sheets = await downloadedAs(page, 'PNG sheets');
	expect(sheets.name).toBe('west-end-sheets.zip');
	const grids = unzipSync(sheets.bytes);
	expect(Object.keys(grids).sort()).toEqual([
		'CREDITS.txt',
		'README.txt',
		'counters-1-front.png',
		'counters-2-front.png',
		'counters-3-front.png',
		'counters-4-front.png',
		'counters-5-back.png',
		'counters-5-front.png',
		'counters-back.png',
		'spaces-1-front.png',
		'spaces-back.png'
	]);
	expect(strFromU8(grids['CREDITS.txt']!)).toMatch(/Delapouite[^]*CC BY 3\.0/);
	expect(readPng(grids['counters-1-front.png']!)).toEqual({ ok: true, width: 4000, height: 2800 });
	// Round corners can be seen through, and so can what is beside a hex.
	const squares = await seenOn(page, grids['counters-1-front.png']!, { width: 400, height: 400 });
	expect(squares).toEqual(Array(3).fill({ colours: true, corner: 0 }));
	const hexes = await seenOn(page, grids['spaces-1-front.png']!, { width: 400, height: 346 });
	expect(hexes).toEqual(Array(3).fill({ colours: true, corner: 0 }));

	const object = await downloadedAs(page, 'Object for Tabletop Simulator');
	expect(object.name).toBe('west-end-tabletop-simulator.zip');
	const table = unzipSync(object.bytes);
	const saved = JSON.parse(strFromU8(table['Saves/Saved Objects/west-end.json']!)) as {
		ObjectStates: TableObject[];
	};
	const [bag] = saved.ObjectStates;
	expect([bag!.Name, bag!.Nickname]).toEqual(['Bag', 'West End']);
	const cards = bag!.ContainedObjects!.flatMap((held) => held.ContainedObjects ?? [held]);
	expect(cards).toHaveLength(counters);
	const decks = cards.flatMap((card) => Object.values(card.CustomDeck!));
	for (const file of new Set(decks.flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL])))
		expect(readPng(table[`Mods/Images/${file}`]!)).toMatchObject({ ok: true });
	expect(new Set(decks.map(({ Type }) => Type))).toEqual(new Set([0, 3]));
	const filled = table['Mods/Images/west-end-spaces-1-front.png']!;
	const filledHexes = await seenOn(page, filled, { width: 400, height: 346 });
	expect(filledHexes).toEqual(Array(3).fill({ colours: true, corner: 255 }));
	await page.getByLabel('Where the sheets will lie').fill('https://example.org/sheets');
	const hosted = unzipSync((await downloadedAs(page, 'Object for Tabletop Simulator')).bytes);
	expect(strFromU8(hosted['Saves/Saved Objects/west-end.json']!)).toContain(
		'"FaceURL": "https://example.org/sheets/west-end-counters-1-front.png"'
	);

	const vassal = unzipSync((await downloadedAs(page, 'Images for a VASSAL module')).bytes);
	const list = Papa.parse<Record<'name' | 'count' | 'front' | 'back', string>>(
		strFromU8(vassal['pieces.csv']!).trim(),
		{ header: true }
	).data;
	expect(list.reduce((sum, { count }) => sum + Number(count), 0)).toBe(counters);
	for (const { front, back } of list) {
		expect(readPng(vassal[`images/${front}`]!)).toMatchObject({ ok: true });
		expect(readPng(vassal[`images/${back}`]!)).toMatchObject({ ok: true });
	}
	expect(list).toContainEqual(
		expect.objectContaining({ name: 'Desert', front: 'desert-hex.png', back: 'spaces-back.png' })
	);
	expect(readPng(vassal['images/desert-hex.png']!)).toEqual({ ok: true, width: 472, height: 409 });
	expect(errors).toEqual([]);
});

test('the drawing of pieces can be stopped', async ({ page }) => {
	await page.clock.install();
	await page.goto('/print?variant=west-end');
	await expect(page.locator('main[data-ready="true"] .sheet').first()).toBeVisible();
	// The work stands still until it is stopped: no timer of the page goes on.
	await page.clock.pauseAt(Date.now() + 3_600_000);
	const parts = page.getByRole('region', { name: 'For other tables' });
	await parts.getByRole('button', { name: 'Download' }).press('Enter');
	await expect(parts.getByRole('progressbar')).toBeVisible();
	await expect(parts.getByRole('progressbar')).toHaveAttribute('value', '1');
	await parts.getByRole('button', { name: 'Cancel' }).press('Enter');
	await page.clock.runFor(100);
	await expect(parts.getByRole('status')).toHaveText('Stopped. Nothing was saved.');
	await expect(parts.getByRole('button', { name: 'Download' })).toBeFocused();
});

test('the rulebook of a variant marks what it has added and changed', async ({ page }) => {
	const errors = errorsOf(page);
	await page.goto('/');
	await page.getByRole('link', { name: 'Rulebook : Six barons' }).click();
	await expect(page).toHaveURL(/\/print\/rules\?variant=six-barons$/);
	await expect(page.locator('main[data-ready="true"] article')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulebook: Six barons');
	const paragraph = (id: string) =>
		page.locator('[data-state]').filter({ has: page.locator(`[data-clause="${id}"]`) });
	// Added by the house rule, changed by it with the number that it has now, and as it was.
	await expect(paragraph('KT-V-17.1-c')).toHaveText(/twenty Things.*added: Six players/);
	await expect(paragraph('KT-4.1-c')).toHaveText(
		/25 \(was: 15 with two or three players, 20 with more players\).*changed: Six players/
	);
	await expect(paragraph('KT-3-a')).toHaveAttribute('data-state', 'same');
	// Another house rule's paragraphs are not in it.
	await expect(paragraph('KT-V-17.2-a')).toHaveCount(0);
	const swamp = page.locator('[data-face="swamp-hex"]');
	await expect(swamp).toHaveText(/Swamp\s+changed:\s+Six players\s*11/);
	// The contents lead to each chapter.
	const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
	for (const link of await links.all())
		await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1);
	const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
	expect(pagesOf(pdf)).toBeGreaterThan(10);
	expect(pagesOf(pdf)).toBeLessThan(30);
	expect(errors).toEqual([]);
});

test('rules of one’s own stand in the rulebook with what they say, and all that is other is counted', async ({
	page
}) => {
	const errors = errorsOf(page);
	await withOwn(page, '/print/rules');
	const own = page.getByRole('region', { name: 'Rules of my own' });
	await expect(own.locator('[data-state="added"]')).toHaveText([
		/^Desert wings\s+Combat value: 1 more, if Counter: .*Terrain: is Desert\.\s+added: what this variant says itself$/,
		/^Quiet hexes\s+effects:\s+quiet-hexes: { after: control-changes, do: \[.*\] }\s+added/,
		/^\s*Who captures a hex finds nothing there\.\s+added/
	]);
	await expect(page.getByRole('link', { name: 'Rules of my own' })).toBeVisible();
	// What is counted is listed: one counter and three rules.
	const mine = page.locator('ul[data-layer="variant:sent"]');
	await expect(page.locator('p:has(+ ul[data-layer="variant:sent"])')).toHaveText(
		'4 things are other in it'
	);
	await expect(mine.getByRole('listitem')).toHaveText([
		/^Counters, added:\s+Honey Badger$/,
		/^Lasting effects, added:\s+Desert wings, Quiet hexes,? and Who captures a hex finds nothing there\.$/
	]);
	// Only what is changed: nothing that is as it was, and fewer pages.
	const whole = pagesOf(await page.pdf({ preferCSSPageSize: true }));
	await page.getByLabel('Only what is changed').check();
	await expect(page.locator('[data-state="same"]')).toHaveCount(0);
	await expect(page.locator('[data-face]')).toHaveText([/Honey Badger/]);
	await expect(own.locator('[data-state="added"]')).toHaveCount(3);
	await expect(page.getByRole('heading', { level: 3, name: 'Creatures 2' })).toBeVisible();
	const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
	for (const link of await links.all())
		await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1);
	const few = pagesOf(await page.pdf({ preferCSSPageSize: true }));
	expect(few).toBeLessThan(4);
	expect(few).toBeLessThan(whole);
	expect(errors).toEqual([]);
});

test('counters of mine can be printed alone', async ({ page }) => {
	await withOwn(page, '/print');
	await page.getByLabel('Which').selectOption('Only mine');
	await expect(page.locator('.sheet')).toHaveCount(2);
	await expect(page.getByRole('img', { name: /front$/ }).locator('.cut')).toHaveCount(2);
	await expect(page.locator('.cut[data-face="honey-badger"]')).toHaveCount(2);
	expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(2);
});

test('tiles of a map of hexes are hexes, as wide as is asked for', async ({ page }) => {
	await page.goto('/print?variant=west-end');
	const fronts = page.locator('main[data-ready="true"]').getByRole('img', { name: /front$/ });
	const tiles = fronts.locator('.cut[data-face$="-hex"]');
	await expect(tiles).toHaveCount(48);
	// A tile is drawn a hundred wide, on a sheet of millimetres.
	await expect(tiles.first()).toHaveAttribute('transform', /scale\(0\.6\)$/);
	await page.getByLabel('Width of a hex in mm').fill('48');
	await expect(tiles.first()).toHaveAttribute('transform', /scale\(0\.48\)$/);
});

for (const variant of ['west-end', 'everything-faidutti', 'kings-and-creatures']) {
	test(`the player aid of ${variant} is one page with all of it`, async ({ page }) => {
		await page.goto(`/print/aid?variant=${variant}`);
		const aid = page.locator('main[data-ready="true"] article');
		await expect(aid).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		// Nothing is cut off: neither below nor in a third column.
		await expect
			.poll(() =>
				aid.evaluate(
					(box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight
				)
			)
			.toBe(true);
		const letters = await aid.evaluate((box) => parseFloat(getComputedStyle(box).fontSize));
		expect(letters).toBeGreaterThan(8);
		await page.emulateMedia({ media: null });
		expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
	});
}

test('rules that are none are told', async ({ page }) => {
	await page.goto('/print?variant=nothing-here');
	await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible();
	await expect(page.locator('.sheet')).toHaveCount(0);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('paper is within reach of everybody', async ({ page }) => {
			for (const path of ['/print', '/print/rules', '/print/aid']) {
				await page.goto(`${path}?variant=kings-and-creatures`);
				await expect(page.locator('main .sheet, main article').first()).toBeVisible();
				const { violations } = await new AxeBuilder({ page }).include('main').analyze();
				expect(violations).toEqual([]);
				const wide = await page.evaluate(() => document.documentElement.scrollWidth);
				expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
			}
		});
	});
}
