/** The game in which each word of a layout is used (`tests/fixtures/layout.txtar`), laid on the table through the start page. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fixtureRulesets } from '../fixtures/read-rulesets.ts';
import { asked, openStart, turnOf } from './table.ts';

/** Anna draws two letters and a map, Bram two letters; of the ships that land only the first leaks; the wind is 2. */
const SEED = 's1253';

/** Two people before one screen. */
export async function sitInHarbours(page: Page, variant = 'Harbours'): Promise<void> {
	await sitAt(page, 'Harbours', variant);
}

/** The same at one of the small games beside it. */
export async function sitAt(page: Page, game: string, variant?: string): Promise<void> {
	await openStart(page, { curtain: false });
	const edits = Object.fromEntries(fixtureRulesets('layout'));
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'harbours.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify({ format: 'thingsmith-edits-1', edits }))
	});
	await expect(page).toHaveURL(/\/edit$/);
	await page.goto('/');
	await page.locator('.gallery').getByRole('button', { name: game }).click();
	if (variant !== undefined) await page.getByLabel('Variant').selectOption({ label: variant });
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.getByRole('button', { name: '2', exact: true }).click();
	for (const seat of [1, 2]) await page.getByLabel(`Who plays seat ${seat}`).selectOption('human');
	await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
}

/** One answer, by the button or entry of the list that is called so. */
export async function say(page: Page, name: string): Promise<void> {
	await asked(page);
	const turn = await turnOf(page);
	const question = page.getByRole('region', { name: 'Question' });
	const button = question.getByRole('button', { name }).first();
	const list = question.getByRole('button', { name: /^List/ });
	await expect(button.or(list).first()).toBeVisible();
	if ((await button.count()) === 0) {
		await list.click();
		await page.locator('.options [data-option]').filter({ hasText: name }).first().click();
	} else await button.click();
	await expect.poll(() => turnOf(page)).toBe(turn + 1);
}

/** Until somebody is asked whether a deed is laid down. */
export async function land(page: Page, harbour: string): Promise<void> {
	await say(page, 'Sloop');
	await say(page, harbour);
	await asked(page);
}
