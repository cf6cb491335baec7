/** What comes out of the printer: counters in their true size with their backs behind them, rulebooks. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
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
	const hexes = page.locator('main[data-ready="true"] .sheet[data-shape="hex"]');
	const front = page.getByRole('img', { name: /front$/ }).and(hexes);
	const tiles = front.locator('.cut');
	await expect(tiles.and(page.locator('[data-face$="-hex"]'))).toHaveCount(48);
	await expect(tiles).toHaveCount(48);
	await expect(tiles.locator('polygon.line')).toHaveCount(48);
	const sheets = page.locator('.sheet[data-shape="square"]');
	await expect(sheets.locator('[data-face$="-hex"]')).toHaveCount(0);
	/** Between the middles of two that touch. */
	const wide = async (): Promise<number> => {
		const boxes = await Promise.all(
			[0, 1].map((at) => tiles.nth(at).locator('.line').boundingBox())
		);
		const [a, b] = boxes.map((box) => [box!.x + box!.width / 2, box!.y + box!.height / 2]);
		return Math.round(Math.hypot(a![0]! - b![0]!, a![1]! - b![1]!) / MM);
	};
	await expect.poll(wide).toBe(48);
	await page.getByLabel('Width of a hex in mm').fill('60');
	await expect.poll(wide).toBe(60);
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
