/** Somebody who writes rules in the browser. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const FILE = 'kings-and-creatures/base/game.yaml';

/** Opens a rule file in the list of files that is on the page. */
export async function chooseFile(page: Page, file: string): Promise<void> {
	await page.getByRole('searchbox', { name: 'Find a file' }).fill(file);
	await page.getByRole('button', { name: file.split('/').at(-1) ?? file }).click();
	await expect(page.locator('.pane[data-ready="true"] .view-line').first()).toBeVisible();
}

/** Selects the first place in the open file where a text stands. */
export async function choose(page: Page, text: string): Promise<void> {
	await page.locator('.pane[data-ready="true"] .view-lines').click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('Control+F');
	const find = page.locator('.find-widget');
	const wanted = find.getByRole('textbox', { name: 'Find' });
	await expect(wanted).toBeFocused();
	await page.keyboard.type(text);
	await expect(wanted).toHaveValue(text);
	await expect(find.locator('.matchesCount')).toContainText('1 of');
	await page.keyboard.press('Escape');
	await expect(wanted).toBeHidden();
}

/** Writes at the end of the open file. */
export async function write(page: Page, text: string): Promise<void> {
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type(text);
}

export const savedState = (page: Page): Locator => page.locator('[data-saved]');

export const notice = (page: Page, name: string): Locator =>
	page.locator(`[data-notice="${name}"]`);
