/** What chance has decided is listed, and is rolled again on a branch of its own. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { answer, asked, errorsOf, startGame, stored, turnOf } from './table.ts';

const openChance = async (page: Page) => {
	await page.getByRole('button', { name: 'Dice', exact: true }).click();
	return page.getByRole('dialog', { name: 'Dice and draws' });
};

test('a draw is rolled again: what came before stays, both ways are kept, over a reload', async ({
	page
}) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'again', players: 2 });
	for (let given = 0; given < 6; given++) await answer(page, given);
	await asked(page);
	const dialog = await openChance(page);
	const rows = dialog.getByRole('listitem');
	const when = await rows.locator('.when').allInnerTexts();
	const before = await rows.locator('.what').allInnerTexts();
	const at = when.findIndex((text) => text.startsWith('answer'));
	expect(before.some((text) => text.startsWith('Shuffled: '))).toBe(true);
	expect(at).toBeGreaterThanOrEqual(0);
	const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
	expect(violations).toEqual([]);
	await rows
		.nth(at)
		.getByRole('button', { name: /^Roll again: / })
		.click();
	await expect(page.getByText('Rolled again, in a new branch')).toBeVisible();
	await asked(page);
	await page.getByRole('button', { name: 'Branches: 2' }).click();
	const turn = Number(when[at]!.replace(/\D/g, ''));
	const branches = page.getByRole('dialog', { name: 'Branches' });
	await expect(
		branches.getByLabel(`Name of the branch “Rolled again, answer ${turn}”`)
	).toBeVisible();
	await page.keyboard.press('Escape');
	// What chance had decided before that answer is the same.
	const anew = await openChance(page);
	const older = (list: string[], whens: string[]): string[] =>
		list.filter((_, i) => !(Number(whens[i]!.replace(/\D/g, '')) >= turn));
	const then = await anew.locator('.what').allInnerTexts();
	const whens = await anew.locator('.when').allInnerTexts();
	expect(older(then, whens)).toEqual(older(before, when));
	await page.keyboard.press('Escape');
	await stored(page);
	const now = await turnOf(page);
	await page.reload();
	await asked(page);
	await expect.poll(() => turnOf(page)).toBe(now);
	const reopened = await openChance(page);
	await expect(reopened.locator('.what')).toHaveText(then);
	// The setting up is rolled again, too: another game from the beginning.
	await reopened
		.getByRole('button', { name: /^Roll again: Shuffled: / })
		.last()
		.click();
	await asked(page);
	await expect(page.getByRole('button', { name: 'Branches: 3' })).toBeVisible();
	expect(errors).toEqual([]);
});
