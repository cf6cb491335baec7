/** Several counters at once: held, sent by one click, dragged, moved on; and nothing that a bare click could regret. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { SIX_IN_THE_RACK, SIX_ON_THE_MARCH, standing } from '../hands/positions.ts';
import { asked, errorsOf, openStart, turnOf } from './table.ts';

const CREATURES = ['Farmers', 'Nomads', 'Villains', 'Eagles', 'Buzzard', 'Ogre'];

/** Opens a game that stands where a scenario begins, at its first seat. */
async function open(page: Page, scenario: string): Promise<void> {
	const { file } = standing('west-end', scenario);
	await openStart(page, { curtain: false });
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'hands.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
}

const hex = (page: Page, at: string): Locator => page.locator(`[data-space="hex(${at})"]`);
const inHand = (page: Page): Locator => page.locator('[data-zone="rack(p1)"] .counter');
const counter = (page: Page, name: string): Locator =>
	page.locator('[data-zone="rack(p1)"]').getByRole('button', { name: new RegExp(`^${name}`) });

/** How many counters lie on a space, as its label says them. */
async function lies(page: Page, at: string, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await expect(hex(page, at)).toHaveAttribute('aria-label', new RegExp(name));
	}
}

test('six counters of the hand are placed in three clicks', async ({ page }) => {
	const errors = errorsOf(page);
	await open(page, SIX_IN_THE_RACK);
	await counter(page, 'Farmers').click();
	await counter(page, 'Ogre').click({ modifiers: ['Shift'] });
	await hex(page, '1,0').click();
	await lies(page, '1,0', CREATURES);
	await expect(inHand(page)).toHaveCount(1);
	// Two ordinary answers, which are taken back as such.
	await expect(page.locator('.table')).toHaveAttribute('data-turn', '2');
	expect(errors).toEqual([]);
});

test('six counters march three hexes in three clicks, and could go on', async ({ page }) => {
	const errors = errorsOf(page);
	await open(page, SIX_ON_THE_MARCH);
	await hex(page, '-1,0').click();
	await page.getByRole('button', { name: 'All that can' }).click();
	await hex(page, '2,0').click();
	await lies(page, '2,0', CREATURES);
	expect(await turnOf(page)).toBe(3);
	expect(errors).toEqual([]);
});
