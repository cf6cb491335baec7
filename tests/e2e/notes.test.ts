/** What a playtester says is written down at its moment, and goes with the game. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { asked, startGame, storedGames } from './table.ts';

test('a note stays at its moment, is there after a reload, and goes with the save', async ({
	page
}) => {
	await startGame(page, { title: /Creatures/, seed: 'notes', players: 2 });
	await asked(page);
	const note = page.getByRole('textbox', { name: 'Write a note at this moment' });
	await page.getByRole('tab', { name: 'Log' }).click();
	await note.fill('Why do I draw first?');
	await note.press('Enter');
	const pinned = page.getByRole('listitem').filter({ hasText: 'Why do I draw first?' });
	await expect(pinned).toBeVisible();
	const { violations } = await new AxeBuilder({ page }).include('.panel-log').analyze();
	expect(violations).toEqual([]);
	await page.reload();
	await page.getByRole('tab', { name: 'Log' }).click();
	await expect(pinned).toBeVisible();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Save to a file' }).click();
	const stream = await (await downloading).createReadStream();
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(part as Buffer);
	const saved = JSON.parse(Buffer.concat(parts).toString('utf8')) as { notes: unknown };
	expect(saved.notes).toEqual([{ turn: expect.any(Number), text: 'Why do I draw first?' }]);
	await page.keyboard.press('Escape');
	await pinned.getByRole('button', { name: /^Take the note away/ }).click();
	await expect(pinned).toHaveCount(0);
});

test('who looks at all secrets marks the game, for good', async ({ page }) => {
	await startGame(page, { title: /Creatures/, seed: 'open', players: 2 });
	await asked(page);
	const mark = page.getByText('opened', { exact: true });
	await expect(mark).toHaveCount(0);
	const seat = page.getByLabel('Seen by');
	await page.getByRole('button', { name: 'Table menu' }).click();
	await seat.selectOption('observer');
	await seat.selectOption('0');
	await page.keyboard.press('Escape');
	await expect(mark).toBeVisible();
	// It is stored a moment after it is shown.
	await expect.poll(async () => (await storedGames(page))[0]?.opened ?? null).not.toBeNull();
	await page.reload();
	await expect(mark).toBeVisible();
	await page.goto('/');
	await expect(page.getByText(/^Opened .*: everybody’s secrets have been seen$/)).toBeVisible();
});
