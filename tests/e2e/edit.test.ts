import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choose } from './editor.ts';
import { openLink, packed, PATH, take } from './sent.ts';
import { answer, asked, errorsOf, startGame, stored, turnOf } from './table.ts';

/** Opens a rule file beside the table. */
async function openFile(page: Page, file: string): Promise<void> {
	await page.getByRole('tab', { name: 'Rules' }).click();
	await page.getByRole('searchbox', { name: 'Find a file' }).fill(file);
	await page.getByRole('button', { name: file.split('/').at(-1) ?? file, exact: true }).click();
	await expect(page.locator('.pane[data-ready="true"] .view-line').first()).toBeVisible();
}

/** Replaces the first place in the open file where a text stands. */
async function replace(page: Page, old: string, next: string): Promise<void> {
	await choose(page, old);
	await page.keyboard.type(next);
}

/** The number printed on a counter of the bank. */
const tower = (page: Page) =>
	page
		.locator('[data-zone="bank"]')
		.getByRole('button', { name: /^Tower/ })
		.locator('.value');

test('a changed rule reaches the running game, a broken one does not', async ({ page }) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'edit' });
	await expect(tower(page)).toHaveText('1');
	await openFile(page, 'base/forts.yaml');

	await replace(page, 'level: 1, combat: 1', 'level: 1, combat: 3');
	// Words may be looked at on the way: what counts is what the game plays by in the end.
	await expect(tower(page)).toHaveText('3');

	// Broken rules are named at their place, and the game goes on under the last good ones.
	await replace(page, 'kind: fort', 'kind: frot');
	await expect(page.locator('[data-swap]')).toHaveAttribute('data-swap', 'invalid');
	await expect(page.locator('[data-code^="ref/"]').first()).toContainText('frot');
	await expect(page.locator('.squiggly-error').first()).toBeVisible();
	const turn = await turnOf(page);
	await asked(page);
	await answer(page, 1);
	await expect.poll(() => turnOf(page)).toBeGreaterThan(turn);

	// The list leads to the place, where the quick fix mends it.
	await page.locator('[data-code^="ref/"]').first().click();
	await expect(page.locator('.monaco-editor.focused')).toBeVisible();
	await page.keyboard.press('Control+.');
	await page
		.getByRole('option', { name: /fort/ })
		.or(page.locator('.action-item', { hasText: 'fort' }))
		.first()
		.click();
	await expect(page.locator('[data-swap]')).not.toHaveAttribute('data-swap', 'invalid');
	await expect(page.getByText('No problems. The rules hold.')).toBeVisible();
	await asked(page);
	await answer(page, 2);
	expect(errors).toEqual([]);
});

test('edits and the game under them survive closing the tab', async ({ page, context }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'keep' });
	await openFile(page, 'base/forts.yaml');
	await replace(page, 'level: 1, combat: 1', 'level: 1, combat: 4');
	await expect(tower(page)).toHaveText('4');
	await answer(page, 1);
	await asked(page);
	const turn = await turnOf(page);
	const address = page.url();
	await stored(page);
	await expect(page.locator('[data-saved="saved"]')).toBeVisible();
	await page.close();

	const again = await context.newPage();
	await again.goto(address);
	await expect(again.locator('.table')).toBeVisible();
	await asked(again);
	await expect.poll(() => turnOf(again)).toBe(turn);
	await expect(tower(again)).toHaveText('4');
	await answer(again, 2);

	// And from the shelf, too.
	await again.goto('/');
	await again.getByRole('link', { name: 'Continue' }).click();
	await asked(again);
	await expect.poll(() => turnOf(again)).toBeGreaterThan(turn);
});

test('the editor completes keys from the schema and colours expressions', async ({ page }) => {
	await page.goto('/edit');
	await page.getByRole('searchbox', { name: 'Find a file' }).fill('base/income.yaml');
	await page.getByRole('button', { name: 'income.yaml', exact: true }).click();
	await expect(page.locator('.view-line').first()).toBeVisible();
	await expect(page.locator('.view-line span[class*="mtk"]').first()).toBeVisible();
	await page.locator('.view-lines').click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type('\nvalues:\n  new-value:\n    par');
	await page.keyboard.press('Control+Space');
	await expect(page.locator('.suggest-widget')).toContainText('params');
});

test('the editor knows what can stand in an expression, and what stands there', async ({
	page
}) => {
	await page.goto('/edit');
	await page.getByRole('searchbox', { name: 'Find a file' }).fill('base/income.yaml');
	await page.getByRole('button', { name: 'income.yaml', exact: true }).click();
	await expect(page.locator('.view-line').first()).toBeVisible();
	// The parameter is a fort: it has what forts have.
	await replace(page, 'is: fort-level(f)', 'is: f.');
	await expect(page.locator('.suggest-widget')).toContainText('face-up');
	await page.keyboard.type('lev');
	await expect(page.locator('.suggest-widget .monaco-list-row.focused')).toContainText('level');
	await page.keyboard.press('Enter');
	await expect(page.locator('.view-lines')).toContainText('f.level');
	await page.keyboard.press('Shift+F1');
	await expect(page.locator('.monaco-hover').first()).toContainText('level: attribute');
});

const OWN = `variant: { id: sent, game: kings-and-creatures }
pieces:
  owl: { kind: creature, species: dragon, colour: red, strength: 9 }
values:
  owls: { type: int, is: count(owl at display) }
text:
  en: { variants: { sent: Sent by Ada }, pieces: { owl: Owl } }
`;

const openPath = (page: Page) => page.locator('.bar .path');

test('a key leads to where a word is declared, in whatever file, and another shows all places', async ({
	page
}) => {
	const errors = errorsOf(page);
	await page.goto('/edit#kings-and-things/base/construction.yaml');
	await choose(page, 'raised-in else');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('F12');
	await expect(openPath(page)).toHaveText('kings-and-things/base/fields.yaml');
	await expect(page.locator('.view-line', { hasText: 'raised-in' }).first()).toBeVisible();
	await page.keyboard.press('Shift+F12');
	await expect(page.locator('.reference-zone-widget')).toContainText('construction.yaml');
	expect(errors).toEqual([]);
});

test('a name of one’s own is changed in all its places, and one that others rely on is not', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openLink(page, packed([[PATH, OWN]]));
	await take(page).click();
	await expect(page).not.toHaveURL(/open/);
	await page.goto(`/edit#${PATH}`);
	await choose(page, 'owl at');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('F2');
	const field = page.locator('.rename-input');
	await expect(field).toHaveValue('owl');
	await field.fill('night-owl');
	await field.press('Enter');
	await expect(page.locator('.view-lines')).toContainText('night-owl: { kind');
	await expect(page.locator('.view-lines')).toContainText('count(night-owl at display)');
	await expect(page.locator('.view-lines')).toContainText('night-owl: Owl');

	await choose(page, 'display)');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('F2');
	await expect(field).toHaveValue('display');
	await field.fill('shelf');
	await field.press('Enter');
	await expect(page.locator('.monaco-editor-overlaymessage')).toContainText(
		'comes with the workbench'
	);
	expect(errors).toEqual([]);
});

test('above a name stands who uses it, and an expression becomes a value of its own', async ({
	page
}) => {
	const errors = errorsOf(page);
	await page.goto('/edit#kings-and-creatures/base/scoring.yaml');
	await choose(page, 'player-count > 2');
	await expect(page.locator('.codelens-decoration').first()).toContainText('Asked by');
	const offered = page.locator('.action-widget').getByText('Make this a value');
	// Monaco drops the question when findings arrive meanwhile.
	await expect(async () => {
		await page.keyboard.press('Control+.');
		await expect(offered).toBeVisible({ timeout: 5000 });
	}).toPass();
	await offered.click();
	await expect(page.locator('.view-lines')).toContainText('is: new-value and p.figures');
	// It says of which paragraph it comes when its author does.
	await expect(page.locator('[data-code="cite/missing"]')).toContainText('scoring.yaml');
	await expect(page.locator('[data-code^="ref/"]')).toHaveCount(0);
	expect(errors).toEqual([]);
});
