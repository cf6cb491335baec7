/** What comes out of the printer: counters in their true size with their backs behind them, rulebooks. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { errorsOf, looksIn } from './table.ts';

const MM = 96 / 25.4;

/** How many pages a PDF has, and what stands on them. */
function pagesOf(pdf: Buffer): number {
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
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
	const sides = await page.locator('.sheet').count();
	const pdf = await page.pdf({ format: 'A4', printBackground: true });
	expect(pagesOf(pdf)).toBe(sides);
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
