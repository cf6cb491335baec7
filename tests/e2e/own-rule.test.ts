/** A rule of one's own is put together in a form, checked, written, looked at and taken back. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { onDesk, settled, textOf } from './desk.ts';
import { errorsOf, looksIn } from './table.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A rule of my own' });
const condition = (page: Page, n: number) => page.getByRole('group', { name: `Condition ${n}` });
const deed = (page: Page, n: number) => page.getByRole('group', { name: `Then ${n}` });
const mine = (page: Page) => page.getByRole('list', { name: 'Rules of my own' });
const holds = (page: Page) => expect(dialog(page).getByText('This holds.')).toBeVisible();

async function begin(page: Page, words: string, name: RegExp): Promise<void> {
	await page.getByRole('button', { name: 'A rule of my own' }).click();
	await dialog(page).getByLabel('What is it about?').fill(words);
	await dialog(page).getByRole('button', { name }).first().click();
}

/** Fills a blank: chosen where there are few choices, looked for by its words where there are many. */
async function fill(within: Locator, label: string, words: string): Promise<void> {
	const few = within.getByRole('combobox', { name: label, exact: true });
	const many = within.getByRole('button', { name: new RegExp(`^${label}: `) });
	await expect(few.or(many)).toBeVisible();
	if (await few.isVisible()) {
		await few.selectOption(words);
		return;
	}
	await many.click();
	const search = within.getByRole('combobox', { name: `${label}: Look for a word` });
	await search.fill(words);
	await within.getByRole('option', { name: words, exact: true }).click();
	await expect(many).toHaveAccessibleName(`${label}: ${words}`);
}

async function ask(page: Page, n: number, of: string, how: string, to = ''): Promise<void> {
	await dialog(page).getByRole('button', { name: 'Add a condition' }).click();
	await fill(condition(page, n), 'What is asked', of);
	await fill(condition(page, n), 'How', how);
	if (to !== '') await fill(condition(page, n), 'With what', to);
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
	await ask(page, 1, 'Counter', 'is a', 'Creature');
	await ask(page, 2, 'Counter › Flying', 'yes');
	await ask(page, 3, 'Counter › Hex › Terrain', 'is', 'Desert');
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

test('a power of one counter is said in a minute, changed, and its lines are those of the log', async ({
	page
}) => {
	const errors = errorsOf(page);
	await onDesk(page, 'west-end', 'changes');
	await begin(page, 'counter has been lost', /A counter has been lost/);
	// Nothing has been filled in yet, and it holds.
	await holds(page);
	await ask(page, 1, 'Counter', 'is a', 'Brown Dragon');
	await ask(page, 2, 'Cause', 'is', 'in battle');
	await fill(
		deed(page, 1),
		'Who',
		'Each player of whom this is true: Takes part in the battle: Hex'
	);
	await fill(deed(page, 1), 'But not', 'Player (whose)');
	await fill(deed(page, 1), 'Gets or loses', 'loses');
	await make(page, 'Bitter end');
	await expect(mine(page)).toContainText('loses 1 Gold, or all that is left');

	await page.getByRole('button', { name: 'Change it: Bitter end' }).click();
	await deed(page, 1).getByLabel('How much').fill('2');
	await dialog(page).getByRole('button', { name: 'And then …' }).click();
	await fill(deed(page, 2), 'Who', 'Everybody');
	await holds(page);
	await dialog(page).getByRole('button', { name: 'Keep the change' }).click();
	await expect(mine(page)).toContainText('Everybody gets 1 Gold');
	await settled(page);
	const text = await textOf(page, 'my-west-end');
	expect(text).toContain('players where takes-part(h, it) and it != whose');
	expect(text).toContain('-min(p.gold, 2)');
	expect(text).toContain('bitter-end-2');
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
			await ask(page, 1, 'Hex › Terrain', 'is', 'Desert');
			await dialog(page).getByRole('button', { name: 'In words of the rules' }).click();
			await holds(page);
			await condition(page, 2).getByLabel('An expression').fill('h.wet');
			await expect(condition(page, 2).getByRole('alert')).not.toBeEmpty();
			await look();
		});
	});
}
