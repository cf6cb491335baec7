/** A rule of one's own is put together in a form, checked, written, looked at and taken back. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onDesk, settled, textOf } from './desk.ts';
import { errorsOf, looksIn } from './table.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A rule of my own' });
const condition = (page: Page, n: number) => page.getByRole('group', { name: `Condition ${n}` });
const choice = (page: Page, n: number, name: string) =>
	condition(page, n).getByRole('combobox', { name, exact: true });
const mine = (page: Page) => page.getByRole('list', { name: 'Rules of my own' });
const holds = (page: Page) => expect(dialog(page).getByText('This holds.')).toBeVisible();

async function begin(page: Page, words: string, name: RegExp): Promise<void> {
	await page.getByRole('button', { name: 'A rule of my own' }).click();
	await dialog(page).getByLabel('What is it about?').fill(words);
	await dialog(page).getByRole('button', { name }).first().click();
}

async function ask(page: Page, n: number, of: string, how: string, to = ''): Promise<void> {
	await dialog(page).getByRole('button', { name: 'Add a condition' }).click();
	await choice(page, n, 'What is asked').selectOption(of);
	await choice(page, n, 'How').selectOption(how);
	if (to !== '') await choice(page, n, 'With what').selectOption(to);
}

async function make(page: Page, name: string): Promise<void> {
	await dialog(page).getByLabel('What is your rule called?').fill(name);
	await holds(page);
	await dialog(page).getByRole('button', { name: 'Make it' }).click();
	await expect(mine(page)).toContainText(name);
	await settled(page);
}

test('two rules are made in words, seen everywhere, and taken back', async ({ page }) => {
	const errors = errorsOf(page);
	await onDesk(page, 'west-end', 'changes');
	await begin(page, 'combat value', /Combat value/);
	await ask(page, 1, 'c', 'kind', 'creature');
	await ask(page, 2, 'c.flying', 'yes');
	await ask(page, 3, 'c.space.terrain', 'is', 'desert');
	await expect(dialog(page).getByText('Combat value: 1 more, if')).toContainText(
		'Counter › Flying: yes, and Counter › Hex › Terrain: is Desert.'
	);

	// What does not hold is said beside it, and cannot be made.
	await dialog(page).getByRole('button', { name: 'In words of the rules' }).click();
	await condition(page, 4).getByLabel('An expression').fill('c.wings > 2');
	await expect(condition(page, 4).getByRole('alert')).toHaveText('A creature has no "wings"');
	await dialog(page).getByLabel('What is your rule called?').fill('Desert wings');
	await expect(dialog(page).getByRole('button', { name: 'Make it' })).toBeDisabled();
	await dialog(page).getByRole('button', { name: 'Remove condition 4' }).click();
	await make(page, 'Desert wings');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('My West End');

	await begin(page, 'a hex is captured', /A hex is captured/);
	await expect(
		dialog(page).getByText('Each time after “A hex is captured”: Player (who) gets 1 Gold.')
	).toBeVisible();
	await make(page, 'Plunder');
	await expect(mine(page).getByRole('listitem')).toHaveCount(2);
	await expect(mine(page)).toContainText('Player (who) gets 1 Gold');

	await page.locator('a[href$="#rules"]').click();
	const different = page.getByRole('complementary');
	await expect(different.getByText('Lasting effects').first()).toBeVisible();
	await page.getByRole('link', { name: 'Change a rule' }).click();

	await page.getByRole('button', { name: 'Take back' }).click();
	await expect(mine(page).getByRole('listitem')).toHaveCount(1);
	await settled(page);
	const text = await textOf(page, 'my-west-end');
	expect(text).toContain(
		'desert-wings: { modify: strength(c), when: c is creature and c.flying and c.space.terrain == desert, add: 1 }'
	);
	expect(text).not.toContain('plunder');

	await page.goto('/variant/my-west-end#changes');
	await settled(page);
	await page.getByRole('button', { name: 'Take it out: Desert wings' }).click();
	await expect(mine(page)).toBeHidden();
	await settled(page);
	await expect.poll(() => textOf(page, 'my-west-end')).not.toContain('desert-wings');
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('is within reach of everybody and as wide as the screen', async ({ page }) => {
			await onDesk(page, 'west-end', 'changes');
			const look = async (): Promise<void> => {
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
					[]
				);
				const wide = await page.evaluate(() =>
					[document.documentElement, ...document.querySelectorAll('dialog, dialog .body')].map(
						(element) => element.scrollWidth - element.clientWidth
					)
				);
				expect(Math.max(...wide)).toBeLessThanOrEqual(0);
			};
			await page.getByRole('button', { name: 'A rule of my own' }).click();
			await expect(dialog(page)).toBeVisible();
			await look();
			await dialog(page).getByLabel('What is it about?').fill('captured');
			await dialog(page)
				.getByRole('button', { name: /A hex is captured/ })
				.first()
				.click();
			await ask(page, 1, 'h.terrain', 'is', 'desert');
			await dialog(page).getByRole('button', { name: 'In words of the rules' }).click();
			await holds(page);
			await condition(page, 2).getByLabel('An expression').fill('h.wet');
			await expect(condition(page, 2).getByRole('alert')).not.toBeEmpty();
			await look();
		});
	});
}
