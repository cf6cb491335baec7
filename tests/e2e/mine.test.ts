/** A variant of one's own: kept from what is chosen, played, changed, taken away and brought back. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import fs from 'node:fs';
import { asked, errorsOf, looksIn, openStart } from './table.ts';

const variants = (page: Page): Locator => page.getByLabel('Variant');
const said = (page: Page): Locator => page.locator('.mine .said');

/** West End with a house rule, under a name. */
async function keepMine(page: Page, name: string): Promise<void> {
	await openStart(page);
	await page
		.locator('.gallery')
		.getByRole('button', { name: /Things/ })
		.click();
	await variants(page).selectOption({ label: 'West End' });
	await page.locator('summary', { hasText: 'House rules' }).click();
	await page.getByRole('checkbox', { name: /^Tycho/ }).check();
	await page.locator('summary', { hasText: 'Keep these rules' }).click();
	await page.getByLabel('Its name').fill(name);
	await page.getByLabel('Its name').press('Enter');
	await expect(said(page)).toContainText(`“${name}” is kept`);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

const chosen = (page: Page): Promise<string> =>
	variants(page).evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label ?? '');

test('rules that are chosen are kept under a name, played, and there after a reload', async ({
	page
}) => {
	const errors = errorsOf(page);
	await keepMine(page, 'Our Sunday game');
	await expect.poll(() => chosen(page)).toBe('Our Sunday game');
	const inUse = page.locator('summary', { hasText: 'House rules' });
	await expect(inUse).toContainText('2 /');
	// What was delivered is as it was.
	await variants(page).selectOption({ label: 'West End' });
	await expect(inUse).toContainText('0 /');

	await page.reload();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await variants(page).selectOption({ label: 'Our Sunday game' });
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await asked(page);
	await expect(page.locator('header .rules')).toContainText('Our Sunday game');
	expect(errors).toEqual([]);
});

test('a variant of one’s own leaves as a file, is deleted, brought back and changed', async ({
	page
}) => {
	const errors = errorsOf(page);
	await keepMine(page, 'Été à la mer');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as a file' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('ete-a-la-mer.yaml');
	const text = fs.readFileSync(await download.path(), 'utf8');
	expect(text).toContain('  id: ete-a-la-mer\n');
	expect(text).toContain('  house-rules: [mysterious-kadab, tycho-brahe]\n');
	expect(text).toContain('variants: { ete-a-la-mer: Été à la mer }');

	await page.getByRole('button', { name: 'Delete it' }).click();
	await page.getByRole('button', { name: 'Really delete?' }).click();
	await expect(said(page)).toContainText('is gone');
	await expect(variants(page).locator('option', { hasText: 'Été' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Bring it back' }).click();
	await expect(variants(page).locator('option', { hasText: 'Été' })).toHaveCount(1);
	await expect.poll(() => chosen(page)).toBe('Été à la mer');

	await page.getByRole('link', { name: 'Change its rules' }).click();
	await expect(page.locator('.view-lines')).toContainText('ete-a-la-mer');
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('what is kept can be read by everybody', async ({ page }, info) => {
			await keepMine(page, 'My own');
			const { violations } = await new AxeBuilder({ page }).include('.mine').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			await page.locator('.setup').screenshot({ path: info.outputPath('mine.png') });
		});
	});
}
