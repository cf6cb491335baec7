/** A variant on the desk, in the browser. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What was done last is written and read. */
export const settled = (page: Page) =>
	expect(page.locator('main[data-ready="true"]')).toBeVisible();

export async function onDesk(page: Page, variant: string, tab = 'rules'): Promise<void> {
	await page.addInitScript(() => {
		if (localStorage.getItem('thingsmith-settings') !== null) return;
		localStorage.setItem('thingsmith-settings', JSON.stringify({ language: 'en' }));
	});
	await page.goto(`/variant/${variant}#${tab}`);
	await settled(page);
}

/** The text of a variant, from the editor's own address. */
export async function textOf(page: Page, id: string): Promise<string> {
	await page.goto('/');
	await settled(page);
	await page.getByLabel('Variant').selectOption({ value: id });
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as a file' }).click();
	const stream = await (await downloading).createReadStream();
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(part as Buffer);
	return Buffer.concat(parts).toString('utf8');
}
