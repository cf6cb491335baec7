/** Of two tabs one writes. The other one says so, and can take over. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseFile, FILE, notice, savedState, write } from './editor.ts';
import { answer, asked, startGame, turnOf } from './table.ts';

const endOfText = async (page: Page) => {
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	return page.locator('.view-lines');
};

test('the second tab reads the rules until it takes over, and back', async ({ page, context }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# of the first');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');

	const second = await context.newPage();
	await second.goto('/edit');
	await chooseFile(second, FILE);
	const said = notice(second, 'elsewhere');
	await expect(said).toContainText('in another tab');
	await endOfText(second);
	await second.keyboard.type('# nothing');
	await expect(second.locator('.view-lines')).not.toContainText('# nothing');

	// What the first one writes meanwhile is there when the second one takes over.
	await page.bringToFront();
	await write(page, ', once more');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await second.bringToFront();
	await said.getByRole('button', { name: 'Take over here' }).click();
	await expect(said).toHaveCount(0);
	await expect(await endOfText(second)).toContainText('# of the first, once more');
	await write(second, ' and of the second');
	await expect(savedState(second)).toHaveAttribute('data-saved', 'saved');

	await page.bringToFront();
	await expect(notice(page, 'elsewhere')).toBeVisible();
	await notice(page, 'elsewhere').getByRole('button', { name: 'Take over here' }).click();
	await expect(await endOfText(page)).toContainText('once more and of the second');
	await expect(notice(second, 'elsewhere')).toBeVisible();

	// The one that writes is closed: the other one goes on, with what was written last.
	await write(page, ', the last of the first');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await page.close();
	await expect(notice(second, 'elsewhere')).toHaveCount(0);
	await expect(await endOfText(second)).toContainText('of the second, the last of the first');
	await write(second, ', alone');
	await expect(savedState(second)).toHaveAttribute('data-saved', 'saved');
});

test('a tab that is closed or loaded again leaves nobody behind', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await page.reload();
	await chooseFile(page, FILE);
	await write(page, '\n# again');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await expect(notice(page, 'elsewhere')).toHaveCount(0);
});

test('where a browser has no locks, a write shows that another tab has written', async ({
	page,
	context
}) => {
	await context.addInitScript(() =>
		Object.defineProperty(navigator, 'locks', { value: undefined })
	);
	await page.goto('/edit');
	await chooseFile(page, FILE);
	const second = await context.newPage();
	await second.goto('/edit');
	await chooseFile(second, FILE);
	await write(second, '\n# of the second');
	await expect(savedState(second)).toHaveAttribute('data-saved', 'saved');
	await page.bringToFront();
	await write(page, '\n# of the first');
	const said = notice(page, 'elsewhere');
	await expect(said).toContainText('Not stored from this tab');
	await expect(said).toHaveRole('alert');
	await said.getByRole('button', { name: 'Take over here' }).click();
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	// Both texts are in the history.
	await page.getByRole('button', { name: 'History', exact: true }).click();
	await expect(page.locator('[data-step="typed"]')).toHaveCount(2);
});

test('a game is kept by one tab', async ({ page, context }) => {
	await startGame(page, { title: /Creatures/, seed: 'tabs', players: 2 });
	const second = await context.newPage();
	await second.goto(page.url());
	await asked(second);
	const said = notice(second, 'game-elsewhere');
	await expect(said).toContainText('on the table of another tab');
	await page.bringToFront();
	await answer(page, 1);
	await asked(page);
	const turn = await turnOf(page);
	await second.bringToFront();
	await expect.poll(() => turnOf(second)).toBeLessThan(turn);
	await said.getByRole('button', { name: 'Take over here' }).click();
	await expect.poll(() => turnOf(second)).toBe(turn);
	await expect(said).toHaveCount(0);
	await asked(second);
	await answer(second, 1);
	await page.bringToFront();
	await expect(notice(page, 'game-elsewhere')).toBeVisible();
	await expect.poll(() => turnOf(page)).toBe(turn);
});
