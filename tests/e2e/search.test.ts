/** Everything by name and by what it does: over any page, by the keyboard alone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooseFile, FILE } from './editor.ts';
import { errorsOf, looksIn, openStart, startGame } from './table.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Find anything' });
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('combobox');
const optionsIn = (page: Page, group: string): Locator =>
	dialogOf(page).getByRole('group', { name: group, exact: true }).getByRole('option');
/** The row that Enter chooses. */
const chosen = (page: Page): Locator => dialogOf(page).getByRole('option', { selected: true });

async function openSearch(page: Page): Promise<void> {
	await expect(page.locator('header').first()).toBeVisible();
	await page.keyboard.press('Control+k');
	await expect(fieldOf(page)).toBeFocused();
}

/** The rules have been looked through for these words. */
async function ask(page: Page, words: string): Promise<void> {
	await fieldOf(page).fill(words);
	await expect(dialogOf(page).locator('[role="listbox"]')).toHaveAttribute('aria-busy', 'false');
}

/** The line of the editor in which the cursor is. */
const lineOf = (page: Page): Locator => page.locator('.pane .line-numbers.active-line-number');

test('a thing is found by its German name and by what it does, and opened at its line', async ({
	page
}) => {
	const errors = errorsOf(page);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await openStart(page);
	const before = scripts.length;
	await openSearch(page);
	await expect.poll(() => scripts.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
	await ask(page, 'ZWERGENKONIG');
	await expect(optionsIn(page, 'In the rules, by name').first()).toContainText('Dwarf King');
	await expect(chosen(page)).toContainText('Zwergenkönig');
	// Where the cursor of the field is stays where it is; the row is told by its id.
	const active = await fieldOf(page).getAttribute('aria-activedescendant');
	await expect(chosen(page)).toHaveAttribute('id', active ?? '');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/edit#kings-and-things%2Fbase%2Fheroes\.yaml:\d+$/);
	const line = /\d+$/.exec(page.url())?.[0] ?? '';
	await expect(lineOf(page)).toHaveText(line);
	await expect(page.locator('.pane .view-lines')).toContainText('dwarf-king:');

	// The editor has the focus: there the key would be the first of two.
	await expect(
		page.locator('.pane .monaco-editor textarea, .pane .native-edit-context').first()
	).toBeFocused();
	await page.keyboard.press('Control+Home');
	await expect(lineOf(page)).toHaveText('1');
	await openSearch(page);
	await expect(optionsIn(page, 'Chosen last')).toHaveText([/Dwarf King/]);
	// The same address once more leads to the line once more.
	await page.keyboard.press('Enter');
	await expect(lineOf(page)).toHaveText(line);
	await openSearch(page);
	await ask(page, 'mines double');
	await expect(optionsIn(page, 'In the rules, by what is said of it').first()).toContainText(
		'Dwarf King'
	);
	await page.keyboard.press('Escape');
	await expect(dialogOf(page)).toHaveCount(0);
	await page.keyboard.press('F1');
	await expect(page.locator('.quick-input-widget')).toContainText('Add Line Comment');
	await page.keyboard.press('Escape');
	await page.keyboard.type('# typed ');
	await expect(page.locator('.pane .view-lines')).toContainText('# typed');
	expect(errors).toEqual([]);
});

test('things of the game at hand come first', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await openSearch(page);
	await ask(page, 'castle');
	await expect(optionsIn(page, 'In the rules, by name').first()).toContainText('Kings & Creatures');
	await page.keyboard.press('Escape');
	await chooseFile(page, 'chess/base/moves.yaml');
	await openSearch(page);
	await ask(page, 'castle');
	await expect(optionsIn(page, 'In the rules, by name').first()).toContainText('Chess');
});

test('a paragraph is shown in the rulebook of a variant that has it', async ({ page }) => {
	await page.goto('/about');
	await openSearch(page);
	await ask(page, 'kt-11.2-a');
	await expect(optionsIn(page, 'Paragraphs of the rulebook')).toHaveCount(1);
	await page.keyboard.press('Enter');
	await expect(page.locator('.clause.aimed')).toBeInViewport();
	await expect(page.locator('.clause.aimed')).toHaveAttribute('data-clause', 'KT-11.2-a');
});

test('games, pages and keys of the page are found, from the table as well', async ({ page }) => {
	await openStart(page);
	await openSearch(page);
	await ask(page, 'échecs');
	await expect(chosen(page)).toContainText('Chess');
	await page.keyboard.press('Enter');
	const card = page.locator('.gallery').getByRole('button', { name: /Chess/ });
	await expect(card).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();

	await openSearch(page);
	await ask(page, 'lab');
	await expect(optionsIn(page, 'Pages').first()).toContainText('Laboratory');
	await page.keyboard.press('Escape');
	await openSearch(page);
	await ask(page, 'play');
	await expect(optionsIn(page, 'On this page').first()).toContainText('Play');
	await page.keyboard.press('Enter');
	await expect(page.locator('.table')).toBeVisible();

	await openSearch(page);
	await expect(optionsIn(page, 'Chosen last')).toHaveText([/Chess/]);
	await ask(page, 'guide');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/reference?book=authors-guide');
	await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
});

test('words that nothing has are told; a button opens the search, and Escape closes it', async ({
	page
}) => {
	await page.goto('/reference');
	await page.getByRole('button', { name: 'Find anything' }).click();
	await expect(fieldOf(page)).toBeFocused();
	await fieldOf(page).fill('zeppelin');
	await expect(dialogOf(page).getByRole('status')).toHaveText(/^Nothing has all of these words\./);
	await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(dialogOf(page).getByRole('option')).toHaveCount(0);
	// Of a key that is meant for the search nobody else hears, and it opens once.
	await page.keyboard.press('Control+k');
	await expect(page.getByRole('dialog')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(dialogOf(page)).toHaveCount(0);
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('CtrlK Find anything');
});

test('arrows go round, and what is typed in a hurry is answered before it is chosen', async ({
	page
}) => {
	await page.goto('/about');
	await openSearch(page);
	const pages = optionsIn(page, 'Pages');
	await expect(chosen(page)).toHaveText(await pages.first().innerText());
	await page.keyboard.press('ArrowUp');
	await expect(pages.last()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.type('kt-11.2-a');
	await page.keyboard.press('Enter');
	await expect(page.locator('.clause.aimed')).toHaveAttribute('data-clause', 'KT-11.2-a');
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the search can be read by everybody', async ({ page }) => {
			await startGame(page, { title: /Creatures/, seed: 'axe' });
			await page.getByRole('button', { name: 'Table menu' }).click();
			await page.getByRole('button', { name: 'Find anything' }).click();
			const problems = async () =>
				(await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(
					({ id, nodes }) => [id, nodes.map(({ target }) => target)]
				);
			await expect(fieldOf(page)).toBeFocused();
			expect(await problems()).toEqual([]);
			await ask(page, 'castle');
			expect(await problems()).toEqual([]);
			await fieldOf(page).fill('zeppelin');
			await expect(dialogOf(page).getByRole('status')).toHaveText(/^Nothing/);
			expect(await problems()).toEqual([]);
		});
	});
}
