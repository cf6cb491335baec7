/** A game of one's own: begun from a template by clicks, played, sent, taken away and brought back. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { sampleOf } from '../../scripts/sample.mjs';
import { answer, asked, errorsOf, openStart } from './table.ts';

/** Answers that are given after the game has begun. */
const ANSWERS = 4;

async function begin(page: Page, template: RegExp, name: string): Promise<void> {
	await page.getByRole('button', { name: /^New game …/ }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('listitem')).toHaveCount(4);
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await dialog.getByRole('button', { name: template }).click();
	await expect(dialog.getByLabel('What is it called?')).toBeFocused();
	await page.keyboard.type(name);
	await page.keyboard.press('Enter');
}

async function toTable(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'To the table …' }).click();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await asked(page);
}

const card = (page: Page, name: RegExp) => page.locator('.gallery').getByRole('button', { name });

/** Pictures to be looked at, on a desk and on a phone, in light and dark. */
async function shoot(page: Page, path: string): Promise<void> {
	for (const [look, width, height] of [
		['desk', 1440, 900],
		['phone', 390, 844]
	] as const) {
		await page.setViewportSize({ width, height });
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			await page.waitForTimeout(600);
			await page.screenshot({ path: `${path}-${look}-${colorScheme}.png` });
		}
	}
}

const TEMPLATES = [
	{ template: /^A map/, name: 'Lost Island', id: 'lost-island', move: /Walk/ },
	{ template: /^A board/, name: 'Two Walls', id: 'two-walls', move: /wall/ },
	{ template: /^Cards/, name: 'Night Auction', id: 'night-auction', move: /card/ },
	{ template: /^Dice/, name: 'Five Bones', id: 'five-bones', move: /dice/ }
];

for (const { template, name, id, move } of sampleOf('templates', TEMPLATES, 4)) {
	test(`${id} begins as text that holds, and is played at once`, async ({ page }) => {
		const errors = errorsOf(page);
		await openStart(page, { curtain: false });
		await begin(page, template, name);
		await expect(page).toHaveURL(new RegExp(`/edit#${id}%2Fbase%2Fgame\\.yaml$`));
		await expect(page.locator('.path')).toHaveText(`${id}/base/game.yaml`);
		await expect(page.getByText('No problems', { exact: false }).first()).toBeVisible();
		await toTable(page);
		await expect(page.locator('header .rules')).toContainText(name);
		await expect(page.getByRole('region', { name: 'Question' })).toContainText(move);
		for (let wish = 0; wish < ANSWERS; wish++) await answer(page, wish);
		const shots = process.env['SHOTS'];
		if (shots !== undefined) await shoot(page, `${shots}/${id}`);
		expect(errors).toEqual([]);
	});
}

test('it is there after a reload, proves itself, leaves, goes and comes back', async ({
	page,
	browser
}) => {
	const errors = errorsOf(page);
	await openStart(page, { curtain: false });
	await begin(page, /^A map/, 'Lost Island');
	await expect(page.getByText('No problems', { exact: false }).first()).toBeVisible();
	await page.reload();
	await expect(page.locator('.path')).toHaveText('lost-island/base/game.yaml');
	await page.goto('/edit#lost-island%2Ftests%2Fgame.yaml');
	await page.getByRole('button', { name: /Run the scenarios/ }).click();
	await expect(page.getByText('✓ 4 hold', { exact: true })).toBeVisible();
	await page.goto('/edit#lost-island%2Fbase%2Fgame.yaml');
	await page.getByRole('link', { name: 'To the table …' }).click();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await expect(card(page, /^Lost Island/)).toHaveAttribute('aria-pressed', 'true');

	// It leaves as a zip, with its game.
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: /zip/ }).click();
	const zip = await (await downloading).path();

	// A second one of the same name is another game.
	await begin(page, /^Dice/, 'Lost Island');
	await expect(page.locator('.path')).toHaveText('lost-island-2/base/game.yaml');
	await page.goto('/?variant=lost-island');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await expect(card(page, /^Lost Island/)).toHaveCount(2);

	// It goes with everything that belongs to it, and comes back.
	const remove = page.getByRole('button', { name: 'Delete the whole game' });
	await remove.click();
	await page.getByRole('button', { name: 'Really delete?' }).click();
	await expect(page.locator('.mine .said')).toContainText('“Lost Island” is gone');
	await expect(card(page, /^Lost Island/)).toHaveCount(1);
	await page.getByRole('button', { name: 'Bring it back' }).click();
	await expect(card(page, /^Lost Island/)).toHaveCount(2);
	expect(errors).toEqual([]);

	// Somebody who has never seen it opens the file.
	const other = await browser.newPage();
	await openStart(other, { curtain: false });
	await other.locator('input[type="file"]').setInputFiles({
		name: 'lost-island.zip',
		mimeType: 'application/zip',
		buffer: readFileSync(zip)
	});
	await other.getByRole('button', { name: /Take it into mine/ }).click();
	await expect(card(other, /^Lost Island/)).toHaveCount(1);
	await expect(other.locator('main[data-ready="true"]')).toBeVisible();
	await other.getByRole('button', { name: 'Play', exact: true }).click();
	await expect.poll(() => asked(other)).toBe('asked');
	await other.close();
});
