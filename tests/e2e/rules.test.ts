import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { answer, asked, errorsOf, looksIn, startGame, statusOf, stored, turnOf } from './table.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Other rules' });
const verdictOf = (page: Page): Locator => dialogOf(page).locator('[data-verdict]');
const rulesButton = (page: Page): Locator => page.locator('header .rules');

async function play(page: Page, answers: number): Promise<void> {
	for (let given = 0; given < answers; given++) {
		await asked(page);
		await answer(page, given);
	}
	await asked(page);
}

/** Opens the dialog; nothing is different yet. */
async function openRules(page: Page): Promise<Locator> {
	await rulesButton(page).click();
	const dialog = dialogOf(page);
	await expect(dialog).toBeVisible();
	await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'same');
	await expect(dialog.getByRole('button', { name: 'Go on under these rules' })).toBeDisabled();
	return dialog;
}

/** What must not change while somebody only looks. */
async function position(page: Page) {
	return {
		turn: await turnOf(page),
		status: await statusOf(page),
		question: await page.locator('.prompt h2').innerText(),
		rules: await rulesButton(page).innerText(),
		board: await page.getByRole('grid').textContent()
	};
}

test('another edition says what it changes, and the game goes on under it', async ({ page }) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'editions' });
	await play(page, 4);
	const before = await position(page);

	const dialog = await openRules(page);
	await dialog.getByLabel('Edition').selectOption({ label: 'Pegasus, 1997' });
	await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'possible');
	await expect(verdictOf(page)).toContainText(/\d+ changed/);
	await expect(dialog.getByLabel('Variant')).toHaveValue('pegasus');
	const difference = dialog.locator('details[data-rule]').first();
	await difference.locator('summary').click();
	await expect(difference.locator('blockquote').first()).toContainText('KT-');
	await expect(difference.locator('del').first()).toBeVisible();
	await expect(difference.locator('ins').first()).toBeVisible();

	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await expect(dialog).toHaveCount(0);
	await expect.poll(() => position(page)).toEqual(before);

	await openRules(page);
	await dialog.getByLabel('Edition').selectOption({ label: 'Pegasus, 1997' });
	await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'possible');
	await dialog.getByRole('button', { name: 'Go on under these rules' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.locator('.notice')).toContainText('Pegasus');
	await expect(rulesButton(page)).toContainText('Pegasus');
	await asked(page);
	const after = await position(page);
	expect({ ...after, rules: '' }).toEqual({ ...before, rules: '' });
	await play(page, 3);
	await expect.poll(() => turnOf(page)).toBeGreaterThan(before.turn);

	// It is kept with the game.
	const turn = await turnOf(page);
	await stored(page);
	await page.reload();
	await asked(page);
	await expect.poll(() => turnOf(page)).toBe(turn);
	await expect(rulesButton(page)).toContainText('Pegasus');
	expect(errors).toEqual([]);
});

test('rules that the position cannot take over say why, and begin a new game', async ({ page }) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'refused' });
	await play(page, 2);
	const address = page.url();
	const before = await position(page);

	const dialog = await openRules(page);
	await dialog.getByRole('checkbox', { name: 'Kings and Things Encounter' }).check();
	await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'impossible');
	await expect(verdictOf(page)).toContainText('In a new game they hold.');
	await expect(dialog.getByRole('button', { name: 'Go on under these rules' })).toBeDisabled();
	// What comes along by itself is ticked, and says with whom.
	const powers = dialog.getByRole('checkbox', { name: /^A power for every player/ });
	await expect(powers).toBeChecked();
	await expect(powers).toBeDisabled();
	await expect(powers).toHaveAccessibleName(/comes along with .*Encounter/);
	// What had better not go together is said; what does not cannot be ticked.
	const lenin = dialog.getByRole('checkbox', { name: /^Lenin/ });
	await expect(lenin).toHaveAccessibleName(/better not together with .*Encounter/);
	await expect(lenin).toBeEnabled();
	const introductory = dialog.getByRole('checkbox', { name: /^Introductory game/ });
	await expect(introductory).toBeEnabled();
	const kadab = dialog.getByRole('checkbox', { name: /^Mysterious Kadab/ });
	await kadab.check();
	await expect(introductory).toBeDisabled();
	await kadab.uncheck();

	await dialog.getByRole('button', { name: 'New game with these rules' }).click();
	await expect(page).not.toHaveURL(address);
	await expect(rulesButton(page)).toContainText('Encounter');
	await asked(page);
	await play(page, 1);

	// The other game is where it was.
	await page.goto(address);
	await asked(page);
	await expect.poll(() => position(page)).toEqual(before);
	expect(errors).toEqual([]);
});

test('rules for fewer players begin a game with fewer seats', async ({ page }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'fewer' });
	const dialog = await openRules(page);
	await dialog.getByLabel('Variant').selectOption({ label: 'A duel' });
	await expect(verdictOf(page)).toContainText('They are for 2 players.');
	await dialog.getByRole('button', { name: 'New game for 2 players' }).click();
	await expect(rulesButton(page)).toContainText('A duel');
	await asked(page);
	await expect(page.locator('.left .player')).toHaveCount(2);
});

test('an option of the running game is changed by keyboard alone', async ({ page }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'option' });
	await rulesButton(page).focus();
	await page.keyboard.press('Enter');
	const dialog = dialogOf(page);
	await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'same');
	await dialog.locator('summary', { hasText: 'Options of the rules' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowDown');
	await expect(verdictOf(page)).not.toHaveAttribute('data-verdict', 'same');
	await expect(dialog.locator('[data-rule^="options."]')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(rulesButton(page)).toBeFocused();
});

/** Nobody has chosen a language. */
async function playPegasus(page: Page): Promise<void> {
	await page.addInitScript(() => {
		if (localStorage.getItem('thingsmith-settings') !== null) return;
		localStorage.setItem('thingsmith-settings', JSON.stringify({ botSpeed: 'instant' }));
	});
	await startGame(page, { title: /Things/, variant: 'Pegasus', seed: 'language' });
}

test('a game speaks the language of the browser, whatever its edition', async ({ page }) => {
	await playPegasus(page);
	await expect.poll(() => statusOf(page)).toContain('First player');
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
	await page.keyboard.press('Escape');
	await expect(page.locator('header .status')).toContainText('Startspieler');
});

test.describe('where the browser speaks none of our languages', () => {
	test.use({ locale: 'it-IT' });

	test('a game speaks English as the page does, in whatever language its edition was printed', async ({
		page
	}) => {
		await playPegasus(page);
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await expect.poll(() => statusOf(page)).toContain('First player');
	});
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('the dialog can be read by everybody', async ({ page }) => {
			await startGame(page, { title: /Things/, variant: 'West End', seed: 'axe' });
			await page.getByRole('button', { name: 'Table menu' }).click();
			await page.getByRole('button', { name: 'Other rules' }).click();
			const dialog = dialogOf(page);
			await dialog.getByLabel('Edition').selectOption({ label: 'Pegasus, 1997' });
			await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'possible');
			await dialog.locator('details[data-rule] summary').first().click();
			const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
			expect(width).toBe(0);
		});
	});
}
