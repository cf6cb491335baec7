/** Draws the pictures of the guide (`docs/pictures/`): the game in which each word of a layout is used, as its table shows it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { land, say, sitInHarbours } from '../tests/e2e/harbours.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
/** In bytes: who reads the guide on a phone pays for them. */
const LARGEST = 60_000;

async function draw(shown: Locator, name: string): Promise<void> {
	const path = join(FOLDER, `${name}.png`);
	await shown.screenshot({ path, animations: 'disabled' });
	expect.soft(statSync(path).size, name).toBeLessThan(LARGEST);
}

test('the table of the harbours', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await sitInHarbours(page);
	// Its weave would be most of the picture's bytes.
	await page.addStyleTag({ content: '.board { background: #3c5548 !important }' });
	await page.setViewportSize({ width: 1000, height: 740 });
	await expect(page.locator('[data-space="harbour(2,0)"] .icon')).toBeVisible();
	await draw(page.locator('.map'), 'layout-map');
	await page.setViewportSize({ width: 1200, height: 880 });
	await draw(page.locator('.tracks'), 'layout-tracks');
	await draw(page.locator('[data-zone="pocket(p1)"]'), 'layout-cards');
	await land(page, 'Middle Roads');
	await expect(page.locator('.scene .odds')).toContainText('Played out');
	await page.getByRole('button', { name: /^Toll, Sloop: 7/ }).click();
	await expect(page.locator('.scene .why')).toBeVisible();
	await draw(page.locator('.scene'), 'layout-scene');
	await say(page, 'Letter of trade');
	await draw(page.locator('.beside > .left'), 'layout-seats');
	await page.getByRole('button', { name: 'Scores' }).click();
	await draw(page.getByRole('dialog'), 'layout-standings');
});
