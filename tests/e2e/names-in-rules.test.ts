/** Names in the editor of the page: where they are declared, where else they stand, and another name for one's own. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openLink, packed, PATH, take } from './sent.ts';
import { errorsOf } from './table.ts';

const OWN = `variant: { id: sent, game: kings-and-creatures }
pieces:
  owl: { kind: creature, species: dragon, colour: red, strength: 9 }
values:
  owls: { type: int, is: count(owl at display) }
text:
  en: { variants: { sent: Sent by Ada }, pieces: { owl: Owl } }
`;

/** Puts the cursor on a word that stands only once in the open file, and waits until the editor has found it. */
async function goTo(page: Page, text: string): Promise<void> {
	await page.locator('.pane[data-ready="true"] .view-lines').click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('Control+F');
	const find = page.locator('.find-widget');
	await expect(find.getByRole('textbox', { name: 'Find' })).toBeFocused();
	await page.keyboard.type(text);
	await expect(find.locator('.matchesCount')).toContainText('1 of');
	await page.keyboard.press('Escape');
	await expect(find.getByRole('textbox', { name: 'Find' })).toBeHidden();
}

const openFile = (page: Page) => page.locator('.bar .path');

test('a key leads to where a word is declared, in whatever file, and another shows all places', async ({
	page
}) => {
	const errors = errorsOf(page);
	await page.goto('/edit#kings-and-things/base/construction.yaml');
	await goTo(page, 'raised-in else');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('F12');
	await expect(openFile(page)).toHaveText('kings-and-things/base/fields.yaml');
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
	await goTo(page, 'owl at');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('F2');
	const field = page.locator('.rename-input');
	await expect(field).toHaveValue('owl');
	await field.fill('night-owl');
	await field.press('Enter');
	await expect(page.locator('.view-lines')).toContainText('night-owl: { kind');
	await expect(page.locator('.view-lines')).toContainText('count(night-owl at display)');
	await expect(page.locator('.view-lines')).toContainText('night-owl: Owl');

	await goTo(page, 'display)');
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
