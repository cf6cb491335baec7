/** Two variants beside each other, from the shelf. */
import { expect, test } from '@playwright/test';
import { openStart } from './table.ts';

const ready = 'main[data-ready="true"]';

test('a card says what it changes and that it was checked, and leads to every difference', async ({
	page
}) => {
	await openStart(page);
	const card = page.getByRole('listitem').filter({ hasText: 'A duel' });
	await expect(card).toContainText('3 rules other than in West End, 1986');
	await expect(card).toContainText(/✓ 1,\d{3} scenarios hold, 20 games of bots without a fault/);
	await card.getByRole('link', { name: 'Compare' }).click();
	await expect(page.locator(ready)).toBeVisible();
	await expect(page).toHaveURL(/compare\?to=two-player-duel/);
	await expect(page.getByLabel('From')).toHaveValue('west-end');
	await expect(page.getByRole('combobox', { name: 'to', exact: true })).toHaveValue(
		'two-player-duel'
	);
	const options = page.getByRole('region', { name: 'Options' });
	await expect(options).toBeHidden();
	await page.getByLabel('From').selectOption('pegasus');
	await expect(page.locator(ready)).toBeVisible();
	await expect(options).toContainText('Seas beside a start hex are replaced');
	await expect(options).toContainText('until three lands lie beside it');
	await expect(options).toContainText('Teenie Pox is played');
	await page.getByRole('searchbox').fill('nothing has these words');
	await expect(page.getByText('No difference has these words.')).toBeVisible();
	await page.getByRole('button', { name: 'The other way round' }).click();
	await expect(page.getByLabel('From')).toHaveValue('two-player-duel');
});

test('what has been changed since is not called checked', async ({ page }) => {
	await openStart(page);
	const kadab = page.getByRole('listitem').filter({ hasText: 'Mysterious Kadab' });
	await expect(kadab).toContainText('✓');
	await page.goto('/edit#variants/mysterious-kadab.yaml');
	await page.locator('.monaco-editor .view-lines').first().click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type('# changed');
	await expect(page.locator('[data-saved="saved"]')).toBeVisible();
	await page.goto('/');
	await expect(kadab).toContainText('Changed since it was checked');
});
