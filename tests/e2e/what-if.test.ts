/** Bots play on from here many times, and a battle tells its odds, before and after a round. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { eightAgainstEight } from './eight-against-eight.ts';
import { answer, asked, errorsOf, openStart, startGame, turnOf } from './table.ts';

async function violations(page: Page, part: string) {
	const found = await new AxeBuilder({ page }).include(part).analyze();
	return found.violations;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'What if?' });

async function playOut(page: Page, games: string): Promise<string[]> {
	await page.getByRole('button', { name: 'What if?' }).click();
	const dialog = dialogOf(page);
	await dialog.getByRole('combobox', { name: 'Games' }).selectOption(games);
	await dialog.getByRole('button', { name: 'Play it out' }).click();
	await expect(dialog.getByText(`${games} games played out.`)).toBeVisible();
	return dialog.getByRole('cell').allInnerTexts();
}

test('the same is told of the same moment, now and later as the past; the game stays where it is', async ({
	page
}) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'suppose', players: 2 });
	await answer(page, 0);
	await asked(page);
	const turn = await turnOf(page);
	const told = await playOut(page, '100');
	expect(told[0]).toMatch(/^\d+%\s*\(\d+% to \d+%\)/);
	await expect(dialogOf(page).getByRole('row')).toHaveCount(3);
	expect(await violations(page, 'dialog')).toEqual([]);
	await expect.poll(() => turnOf(page)).toBe(turn);
	await page.keyboard.press('Escape');

	for (let given = 1; given < 3; given++) await answer(page, given);
	await asked(page);
	await page.getByRole('slider', { name: 'Moment of the game' }).fill(String(turn));
	await expect(page.getByText(`You are looking at answer ${turn} of`)).toBeVisible();
	expect(await playOut(page, '100')).toEqual(told);
	await expect(dialogOf(page).getByText(`Bots play on from answer ${turn},`)).toBeVisible();
	expect(errors).toEqual([]);
});

test('what takes long can be stopped, and what was found stays', async ({ page }) => {
	await startGame(page, { title: /Kings & Things/, seed: 'long', players: 2 });
	await page.getByRole('button', { name: 'What if?' }).click();
	const dialog = dialogOf(page);
	await dialog.getByRole('combobox', { name: 'Games' }).selectOption('500');
	// Whole games of bots that think: minutes on any machine.
	await dialog.getByRole('combobox', { name: 'Played by' }).selectOption('greedy');
	await dialog.getByRole('button', { name: 'Play it out' }).click();
	await expect(dialog.getByRole('row', { name: /Anna/ })).toBeVisible();
	await dialog.getByRole('button', { name: 'Stop' }).click();
	await expect(dialog.getByText(/^\d+ games? played out\./)).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Play it out' })).toBeEnabled();
});

test('a battle tells how it may end, and how that has changed', async ({ page }) => {
	const errors = errorsOf(page);
	await openStart(page);
	const buffer = Buffer.from(JSON.stringify(eightAgainstEight('greedy')));
	const file = { name: 'battle.json', mimeType: 'application/json', buffer };
	await page.getByLabel('Open a saved file').setInputFiles(file);
	const odds = page.getByRole('region', { name: 'How it may end' });
	for (let given = 0; given < 12 && (await odds.count()) === 0; given++) {
		await answer(page, 0);
		await asked(page);
	}
	await expect(odds.getByText(/^Played out 100 times by bots/)).toBeVisible();
	const results = await odds.locator('ul').first().locator('strong').allInnerTexts();
	const sum = results.reduce((total, text) => total + Number(text.replace('%', '')), 0);
	expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
	await expect(odds.getByText(/^Anna loses [\d.]+ of 8/)).toBeVisible();
	expect(await violations(page, '.scene')).toEqual([]);
	// The next question: the odds of before stand beside those of now.
	await asked(page);
	const scene = page.locator('.scene');
	await scene.locator('.counter.target').first().click();
	const confirm = page.locator('.prompt .answers button.primary:enabled').first();
	if ((await confirm.count()) > 0) await confirm.click();
	await expect(odds.getByText(/^before: \d+%$/).first()).toBeVisible();
	expect(errors).toEqual([]);
});
