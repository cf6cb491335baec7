/** A browser that has no room, keeps nothing or takes its time: the page says so, and works. */
import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { chooseFile, FILE, notice, savedState, write } from './editor.ts';
import { forbidStorage, limitStorage, setFull, slowStorage } from './faults.ts';
import { answer, asked, errorsOf, startGame, turnOf } from './table.ts';

test.describe.configure({ timeout: 120_000 });

test('what there is no room for is said, can be saved as a file, and is stored when there is', async ({
	page
}) => {
	const errors = errorsOf(page);
	await limitStorage(page);
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await setFull(page, true);
	await write(page, '\n# no room');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'unsaved');
	const said = notice(page, 'unkept');
	await expect(said).toContainText('no room left');
	await expect(said).toContainText(FILE);
	await expect(said).toHaveRole('alert');

	const downloading = page.waitForEvent('download');
	await said.getByRole('button', { name: 'Save as a file' }).click();
	const path = await (await downloading).path();
	const saved = JSON.parse(fs.readFileSync(path, 'utf8')) as { edits: Record<string, string> };
	expect(saved.edits[FILE]).toContain('# no room');

	// In vain it changes nothing, and nothing but room makes it go away.
	await said.getByRole('button', { name: 'Try again' }).click();
	await expect(said).toBeVisible();
	await setFull(page, false);
	// The page may have tried by itself meanwhile.
	await said
		.getByRole('button', { name: 'Try again' })
		.click({ timeout: 5000 })
		.catch(() => undefined);
	await expect(said).toHaveCount(0);
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await page.reload();
	await chooseFile(page, FILE);
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	await expect(page.locator('.view-lines')).toContainText('# no room');
	expect(errors).toEqual([]);
});

test('a browser that keeps nothing plays and edits', async ({ page }) => {
	await forbidStorage(page);
	await startGame(page, { title: /Creatures/, seed: 'private', players: 2 });
	const said = notice(page, 'unkept');
	await expect(said).toContainText('keeps nothing');
	const turn = await turnOf(page);
	await answer(page, 1);
	await asked(page);
	await expect.poll(() => turnOf(page)).toBeGreaterThan(turn);
	const downloading = page.waitForEvent('download');
	await said.getByRole('button', { name: 'Save as a file' }).click();
	const game = await (await downloading).path();
	expect(JSON.parse(fs.readFileSync(game, 'utf8'))).toMatchObject({ format: 'thingsmith-game-3' });

	await page.getByRole('tab', { name: 'Rules' }).click();
	await chooseFile(page, FILE);
	await write(page, '\n# only here');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'unsaved');
	// It is in force all the same.
	await expect(page.locator('[data-swap]')).toHaveAttribute('data-swap', 'same');
	await expect(said).toContainText(FILE);
});

test('storage that takes its time holds nobody up for long', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# slowly');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');

	await slowStorage(page, 12_000);
	await page.reload();
	// The page does not wait for what it has kept before it shows the rules, and says that.
	await chooseFile(page, 'kings-and-creatures/base/kings.yaml');
	await expect(notice(page, 'unkept')).toContainText('does not answer');
	await write(page, '\n# meanwhile');
	await expect(page.locator('[data-saved="saving"], [data-saved="unsaved"]')).toBeVisible();
	// When it comes, it is there, and what was written meanwhile, too.
	await expect(notice(page, 'unkept')).toHaveCount(0);
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await chooseFile(page, FILE);
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	await expect(page.locator('.view-lines')).toContainText('# slowly');
});
