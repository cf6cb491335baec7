import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { answer, asked, startGame, turnOf } from './table.ts';

test('a game goes on where it stood after a reload', async ({ page }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'reload' });
	for (let given = 0; given < 5; given++) {
		await asked(page);
		await answer(page, given);
	}
	await asked(page);
	const turn = await turnOf(page);
	const question = await page.locator('.prompt h2').innerText();
	await page.waitForTimeout(300);
	await page.reload();
	await asked(page);
	expect(await turnOf(page)).toBe(turn);
	await expect(page.locator('.prompt h2')).toHaveText(question);
	await answer(page, 1);
});

test('a game leaves as a file and comes back from it', async ({ page }) => {
	await startGame(page, { title: /Creatures/, seed: 'file', players: 2 });
	await answer(page, 1);
	await asked(page);
	const turn = await turnOf(page);
	await page.getByRole('button', { name: 'Table menu' }).click();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save to a file' }).click();
	const path = await (await downloading).path();
	expect(JSON.parse(fs.readFileSync(path, 'utf8'))).toMatchObject({ format: 'thingsmith-game-1' });

	await page.goto('/');
	await page.getByLabel('Open a saved file').setInputFiles(path);
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
	expect(await turnOf(page)).toBe(turn);
});
