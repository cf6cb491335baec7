/** Counters come out of the printer in their true size, each with its own back behind it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { errorsOf, LOOKS } from './table.ts';

const MM = 96 / 25.4;

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
	const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
	expect(pages).toHaveLength(sides);
	await page.getByLabel('With their other sides').uncheck();
	await expect(page.locator('.sheet')).toHaveCount(sides / 2);
	expect(errors).toEqual([]);
});

test('rules that are none are told', async ({ page }) => {
	await page.goto('/print?variant=nothing-here');
	await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible();
	await expect(page.locator('.sheet')).toHaveCount(0);
});

for (const { name, use } of LOOKS) {
	test.describe(name, () => {
		test.use(use);
		test('sheets are within reach of everybody', async ({ page }) => {
			await page.goto('/print?variant=kings-and-creatures');
			await expect(page.locator('.sheet').first()).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include('main').analyze();
			expect(violations).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
		});
	});
}
