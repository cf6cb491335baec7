/** Earlier texts of a rule file: seen, compared, gone back to; and nothing typed is lost on the way. */
import { expect, test } from '@playwright/test';
import { chooseFile, FILE, savedState, write } from './editor.ts';

test.describe.configure({ timeout: 120_000 });

test('the history of a file outlives a reload, and leads back', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, `\n# ${'long '.repeat(40)}`);
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await page.reload();
	await chooseFile(page, FILE);
	await page.getByRole('button', { name: 'History', exact: true }).click();
	const steps = page.locator('[data-step]');
	await expect(steps.first()).toContainText('as it is now');
	await expect(steps.last()).toContainText('before you changed it');
	await steps.last().click();
	await expect(page.locator('.diff .line-delete, .diff .line-insert').first()).toBeVisible();
	await page.getByRole('button', { name: 'Back to this' }).click();
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await expect(page.getByRole('button', { name: 'Back to the delivered text' })).toHaveCount(0);
	await page.getByRole('button', { name: 'History', exact: true }).click();
	await expect(page.locator('[data-step="returned"]')).toHaveCount(1);
});

test('going back to the delivered text asks, and can be undone', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# mine');
	await page.getByRole('button', { name: 'Back to the delivered text' }).click();
	const dialog = page.getByRole('dialog', { name: 'Back to the delivered text?' });
	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.locator('.view-lines')).toContainText('# mine');
	await page.getByRole('button', { name: 'Back to the delivered text' }).click();
	await dialog.getByRole('button', { name: 'Back to the delivered text' }).click();
	await expect(page.locator('.view-lines')).not.toContainText('# mine');
	await page.getByRole('button', { name: 'Undo this' }).click();
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	await expect(page.locator('.view-lines')).toContainText('# mine');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await page.reload();
	await chooseFile(page, FILE);
	await expect(page.getByRole('button', { name: 'Back to the delivered text' })).toBeVisible();
});

test('the last keys before the page goes away are stored', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# last words');
	// Without a pause: the keys are not stored yet, and the page in between does not wait for anything.
	await page.goto('/about', { waitUntil: 'commit' });
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	await expect(page.locator('.view-lines')).toContainText('# last words');
});
