/** The position on the table becomes a scenario, which opens in the editor and holds. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { errorsOf, looksIn, startGame } from './table.ts';

async function dialog(page: Page): Promise<void> {
	await startGame(page, { title: /Things/, variant: 'West End', curtain: false });
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Save this position as a scenario' }).click();
	await expect(page.getByRole('dialog')).toContainText('also what lies face down');
}

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('a position is saved once it is clear what the file reveals', async ({ page }) => {
			const errors = errorsOf(page);
			await dialog(page);
			const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			await page.getByLabel('What does it show?').fill('The beginning');
			await page.getByRole('button', { name: 'Save all of it' }).click();
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await expect(page.locator('.view-lines')).toContainText('What must hold here?');
			await expect(page.locator('.view-lines')).toContainText('legal');
			expect(errors).toEqual([]);
		});
	});
}

test('it is green in the editor, until it claims something else', async ({ page }) => {
	await dialog(page);
	await page.getByLabel('What does it show?').fill('The beginning');
	await page.getByLabel('What does it show?').press('Enter');
	await expect(page.locator('.view-lines')).toContainText('What must hold here?');
	await page.goto('/edit#kings-and-things%2Ftests%2Fmine%2Fthe-beginning.yaml');
	await page.getByRole('button', { name: /Run the scenario/ }).click();
	await expect(page.getByText('1 holds')).toBeVisible();
});
