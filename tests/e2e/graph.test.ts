/** What is around a name of the rules: asked where it stands, walked through, followed to its line. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { choose, chooseFile } from './editor.ts';

const FILE = 'kings-and-things/base/exploration.yaml';

/** The things in a column of the picture. */
const column = (dialog: Locator, name: string): Locator =>
	dialog.getByRole('list', { name, exact: true }).getByRole('button').locator('.id');

const openPath = (page: Page) => page.locator('.bar .path');

test('anything around a word comes into the middle, by keys, and leads to its lines', async ({
	page
}) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await choose(page, 'bribe-price');
	await page.keyboard.press('Control+Shift+F12');
	const dialog = page.getByRole('dialog', { name: 'Around bribe-price' });
	await expect(column(dialog, 'In the middle')).toHaveText('bribe-price');
	await expect(column(dialog, '1 step before it')).toHaveCount(3);
	await expect(column(dialog, '1 step after it')).toHaveText(['bribe-defenders']);
	// A reader who hears the page is told what the arrows say.
	const factor = dialog.getByRole('button', { name: /^value bribe-factor/ });
	await expect(factor).toHaveAccessibleName(
		'value bribe-factor ; bribe-factor asked by bribe-price'
	);
	const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
	expect(violations.map(({ id }) => id)).toEqual([]);

	// What is chosen comes into the middle, and has the focus there.
	await dialog.getByRole('button', { name: /^procedure bribe-defenders/ }).press('Enter');
	const next = page.getByRole('dialog', { name: 'Around bribe-defenders' });
	await expect(next.getByRole('button', { name: 'procedure bribe-defenders' })).toBeFocused();
	await expect(column(next, '1 step after it').filter({ hasText: 'player.gold' })).toHaveCount(1);
	await expect(column(next, '2 steps before it')).not.toHaveCount(0);
	await next.getByLabel('How far').selectOption('1');
	await expect(column(next, '2 steps before it')).toHaveCount(0);
	await next.getByRole('button', { name: 'Back to bribe-price' }).click();
	await expect(column(dialog, 'In the middle')).toHaveText('bribe-price');

	await dialog.getByText('All arrows, each with its places').click();
	const list = dialog.locator('.arrows');
	await expect(list).toContainText('values.full-strength asked by values.bribe-price');
	await list
		.getByRole('button', { name: /^exploration\.yaml:\d+$/ })
		.first()
		.click();
	await expect(dialog).toHaveCount(0);
	await expect(openPath(page)).toHaveText(FILE);
	await expect(page.locator('.monaco-editor.focused')).toBeVisible();
});

test('a hook shows what is around it, and the middle leads to its declaration', async ({
	page
}) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await page.getByRole('button', { name: 'Hooks', exact: true }).click();
	const panel = page.getByRole('region', { name: 'Hooks' });
	await panel.getByRole('searchbox').fill('events.eliminate');
	const hook = panel.locator('details').first();
	await hook.locator('summary').click();
	await hook.getByRole('button', { name: 'Show what is around it' }).click();
	const dialog = page.getByRole('dialog', { name: 'Around eliminate' });
	await expect(dialog.getByText(/^\d+ more things are left out/)).toBeVisible();
	await dialog.getByRole('button', { name: 'event eliminate', exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await expect(openPath(page)).toHaveText('kings-and-things/base/elimination.yaml');
	await expect(page.locator('.view-lines')).toContainText('eliminate:');
});

test('the menu of a word has it too, and says where nothing is', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	const show = page.getByRole('menuitem', { name: /^Show what is around it/ });
	await choose(page, 'late-bribes');
	await page.keyboard.press('Shift+F10');
	await expect(show).toBeVisible();
	// By keys: a click in the first tenth of a second is none for Monaco.
	for (let item = 1; item <= 3; item++) await page.keyboard.press('ArrowDown');
	await expect(show).toBeFocused();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Around late-bribes' });
	await expect(column(dialog, '1 step after it')).toHaveText(['explore']);
	await dialog.getByRole('button', { name: 'Close' }).click();

	await choose(page, 'fought over');
	await page.keyboard.press('Control+Shift+F12');
	await expect(page.locator('.monaco-editor-overlaymessage')).toContainText('No name of the rules');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});
