/** Something new begins from a template: a small example that works, asked for by name. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { looksIn } from './table.ts';
import { onDesk, settled, textOf } from './desk.ts';

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('a hero is made, seen and taken back', async ({ page }) => {
			await onDesk(page, 'west-end');
			await page.getByRole('button', { name: 'New …' }).click();
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByRole('listitem')).toHaveCount(10);
			expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
			await dialog.getByRole('button', { name: /^A hero/ }).click();
			await expect(dialog.getByLabel('What is it called?')).toBeFocused();
			await page.keyboard.type('Blue Duchess');
			await dialog.getByLabel('His combat value').fill('6');
			expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
			await page.keyboard.press('Enter');
			await settled(page);
			await expect(page.getByRole('heading', { level: 2, name: 'Blue Duchess' })).toBeVisible();
			await expect(page.getByLabel('Combat', { exact: true })).toHaveValue('6');
			await expect(page.getByText('Rules of its own: courage, spoils')).toBeVisible();
			await page.getByRole('button', { name: 'Take back' }).click();
			await settled(page);
			await expect(page.getByRole('heading', { level: 1 })).toContainText('“West End”');
		});
	});
}

test('a house rule gets a file of its own, is switched on, and can be played without', async ({
	page
}) => {
	await onDesk(page, 'west-end');
	await page.getByRole('button', { name: 'New …' }).click();
	await page.getByRole('button', { name: /^A house rule/ }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('What is it called?').fill('Spoils of war');
	await dialog.getByLabel('How much gold for a captured hex?').fill('3');
	await dialog.getByRole('button', { name: 'Make it' }).click();
	await settled(page);
	const rule = page.getByRole('checkbox', { name: /^Spoils of war/ });
	await expect(rule).toBeChecked();
	await expect(page.getByText('Everything goes together.')).toBeVisible();
	await rule.uncheck();
	await settled(page);
	await expect(rule).not.toBeChecked();
});

test('a part comes into the file with its comments', async ({ page }) => {
	await onDesk(page, 'pegasus');
	await page.getByRole('button', { name: 'New …' }).click();
	await page.getByRole('button', { name: /^A special income/ }).click();
	await page.getByRole('dialog').getByLabel('What is it called?').fill('Truffle Wood');
	await page.getByRole('button', { name: 'Make it' }).click();
	await settled(page);
	await expect.poll(() => textOf(page, 'my-pegasus')).toContain(`pieces:
  # Change where it may lie, what it brings, and how many there are.
  truffle-wood: { kind: special-income, terrain: swamp, gold: 2, count: 1, icon: mushrooms-cluster }
`);
});

test('a scenario is opened as text, and is green', async ({ page }) => {
	await onDesk(page, 'west-end');
	await page.getByRole('button', { name: 'New …' }).click();
	await page.getByRole('button', { name: /^A scenario/ }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('What is it called?').fill('My first proof');
	await dialog.getByLabel('What does it prove?').fill('towers and villages pay');
	await dialog.getByRole('button', { name: 'Make it' }).click();
	await expect(page).toHaveURL(/\/edit#.*my-first-proof/);
	await page.getByRole('button', { name: /Run the scenarios/ }).click();
	await expect(page.getByText('towers and villages pay').first()).toBeVisible();
	await expect(page.getByText('✓ 2 hold', { exact: true })).toBeVisible();
});

test('a variant begins beside this one', async ({ page }) => {
	await onDesk(page, 'west-end');
	await page.getByRole('button', { name: 'New …' }).click();
	await page.getByRole('button', { name: /^A variant/ }).click();
	await page.getByRole('dialog').getByLabel('What is it called?').fill('Fleets');
	await page.getByRole('button', { name: 'Make it' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Fleets');
	await settled(page);
	await expect(page.getByRole('checkbox', { name: /^Boat/ })).toBeChecked();
});
