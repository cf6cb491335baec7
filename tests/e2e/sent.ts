/** What somebody sends to somebody else, and what a browser has kept. */
import { deflateRawSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openStart } from './table.ts';

export const VARIANT = (id: string, more = ''): string =>
	`variant:\n  id: ${id}\n  game: kings-and-things\n  edition: west-end\n  house-rules: [tycho-brahe]\n${more}` +
	`text:\n  en: { variants: { ${id}: Sent by Ada } }\n`;
export const BROKEN = VARIANT('sent') + 'change:\n  numbers.no-such-thing: { remove: true }\n';
export const PATH = 'variants/sent.yaml';

export const packed = (data: unknown): string =>
	`v1.${deflateRawSync(JSON.stringify(data)).toString('base64url')}`;
export const raw = (bytes: string | Buffer): string =>
	`v1.${deflateRawSync(bytes).toString('base64url')}`;

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const findings = (page: Page): Locator => page.locator('section[data-stage]');
export const take = (page: Page): Locator =>
	page.getByRole('button', { name: 'Take it into mine' });

/** Opens what stands behind the `#`, in English. */
export async function openLink(page: Page, link: string): Promise<void> {
	await page.addInitScript(() => {
		if (localStorage.getItem('thingsmith-settings') === null)
			localStorage.setItem('thingsmith-settings', JSON.stringify({ language: 'en' }));
	});
	await page.goto(`/open#${link}`);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

/** Everything that this browser keeps for the page. */
export function kept(page: Page): Promise<string> {
	return page.evaluate(
		() =>
			new Promise<string>((resolve, reject) => {
				const opening = indexedDB.open('thingsmith');
				opening.onerror = () => reject(new Error('no database'));
				opening.onsuccess = () => {
					const db = opening.result;
					const names = [...db.objectStoreNames];
					const transaction = db.transaction(names);
					const all = names.map((name) => transaction.objectStore(name).getAll());
					transaction.oncomplete = () => {
						db.close();
						resolve(JSON.stringify([names, all.map(({ result }) => result as unknown)]));
					};
				};
			})
	);
}

/** West End with a house rule, under a name. */
export async function keepMine(page: Page, name: string): Promise<void> {
	await openStart(page);
	await page
		.locator('.gallery')
		.getByRole('button', { name: /Things/ })
		.click();
	await page.getByLabel('Variant').selectOption({ label: 'West End' });
	await page.locator('summary', { hasText: 'House rules' }).click();
	await page.getByRole('checkbox', { name: /^Tycho/ }).check();
	await page.locator('summary', { hasText: 'Keep these rules' }).click();
	await page.getByLabel('Its name').fill(name);
	await page.getByLabel('Its name').press('Enter');
	await expect(page.locator('.mine .said')).toContainText(`“${name}” is kept`);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}
