/** Somebody sets a position: what cannot be is refused, what is wrong is named; leaving, playing on, saving, sending it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { asked, errorsOf, looksIn, startGame, storedGames } from './table.ts';

const begin = (page: Page) =>
	startGame(page, { title: /Things/, seed: 'set', players: 2, curtain: false });

/** By key, and what is shown has to be agreed to once. */
async function openSetting(page: Page): Promise<Locator> {
	await page.locator('body').press('e');
	const desk = page.getByRole('dialog', { name: 'Set the position' });
	const agree = desk.getByRole('button', { name: 'Show everything' });
	const list = desk.getByRole('searchbox', { name: 'Find a counter or a place' });
	await expect(agree.or(list)).toBeVisible();
	if (await agree.isVisible()) await agree.click();
	await expect(list).toBeVisible();
	return desk;
}

/** Finds a counter and takes it, by keys alone. */
async function take(desk: Locator, counter: string): Promise<void> {
	const list = desk.getByRole('searchbox', { name: 'Find a counter or a place' });
	await list.fill(counter);
	await list.press('Enter');
	await expect(desk.getByText('Chosen: 1 counter').first()).toBeVisible();
}

const inHex = (desk: Locator, hex: string) => desk.locator(`[data-set-space="hex(${hex})"]`);
const player = (desk: Locator, name: string) =>
	desk.locator('details').filter({ has: desk.page().locator('summary', { hasText: name }) });

test('what cannot be is refused, what breaks is named, and the game that is left stands as it stood', async ({
	page
}) => {
	const errors = errorsOf(page);
	await begin(page);
	const question = await page.locator('.prompt h2').innerText();
	const [before] = await storedGames(page);
	const desk = await openSetting(page);
	await expect(desk.getByText('All invariants of the rules hold.')).toBeVisible();

	await take(desk, 'Old Dragon');
	await inHex(desk, '0,0').focus();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(desk.locator('[data-counter="old-dragon"]')).toContainText('0,-1)');
	await inHex(desk, '1,0').click();
	await expect(desk.locator('[data-counter="old-dragon"]')).toContainText(' 1,0)');

	const anna = player(desk, 'Anna');
	await anna.locator('summary').click();
	const gold = anna.getByLabel('Gold', { exact: true });
	await gold.fill('-4');
	await gold.press('Tab');
	await expect(desk.getByText('1 invariant of the rules does not hold:')).toBeVisible();
	await expect(
		desk.getByRole('listitem').filter({ hasText: 'Nobody is in debt: Anna' })
	).toContainText('5');
	await gold.fill('99999999999');
	await gold.press('Tab');
	await expect(desk.getByRole('alert')).toHaveText('99999999999 cannot stand here');
	await desk.getByRole('button', { name: 'Chance and turn' }).click();
	const dice = desk.getByLabel('Dice: Dice');
	await dice.fill('6 9');
	await dice.press('Tab');
	await expect(desk.getByRole('alert')).toHaveText(
		'no die of the stream dice shows 9: it shows 1 to 6'
	);
	await desk.getByRole('button', { name: 'Undo' }).click();
	await expect(desk.getByText('All invariants of the rules hold.')).toBeVisible();
	await expect(desk.getByRole('alert')).toHaveCount(0);
	await desk.getByRole('button', { name: 'Redo' }).click();
	await expect(desk.getByText('Nobody is in debt')).toBeVisible();

	// Escape lets go of what is chosen, and throws nothing away.
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(desk).toBeVisible();
	await desk.getByRole('button', { name: 'Leave' }).click();
	await expect(desk).toHaveCount(0);
	await expect(page.locator('.prompt h2')).toHaveText(question);
	await expect(page.locator('header').getByText('opened', { exact: true })).toBeVisible();
	await expect(page.locator('header').getByText('edited', { exact: true })).toHaveCount(0);
	await page.reload();
	await asked(page);
	const [after] = await storedGames(page);
	expect(after?.course).toEqual(before?.course);
	expect(after).toMatchObject({ edited: null, branches: [] });
	expect(errors).toEqual([]);
});

test('it is played on from, on a branch; saved, new games begin there; a link holds it', async ({
	page
}) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const errors = errorsOf(page);
	await begin(page);
	const [before] = await storedGames(page);
	const desk = await openSetting(page);
	await take(desk, 'Old Dragon');
	await inHex(desk, '0,0').click();
	await desk.getByLabel('Owner').first().selectOption('Anna');
	await desk.getByRole('button', { name: 'Chance and turn' }).click();
	await desk.getByLabel('Dice: Dice').fill('6 1');
	await desk.getByLabel('Dice: Dice').press('Tab');
	await desk.getByRole('button', { name: 'Save …' }).click();
	await desk.getByLabel('What does it show?').fill('A dragon in the middle');
	await desk.getByRole('button', { name: 'Copy as a link' }).click();
	await expect(desk.getByText(/^The link is copied/)).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	await desk.getByRole('button', { name: 'Save the position' }).click();
	await expect(desk.getByLabel('What does it show?')).toHaveCount(0);
	await desk.getByRole('button', { name: 'Play from here' }).click();
	await expect(desk).toHaveCount(0);
	await expect(page.locator('header').getByText('edited', { exact: true })).toBeVisible();
	await expect(page.locator('[data-space="hex(0,0)"]')).toHaveAccessibleName(/Anna: Old Dragon/);
	await asked(page);
	await page.reload();
	await asked(page);
	await expect(page.locator('[data-space="hex(0,0)"]')).toHaveAccessibleName(/Anna: Old Dragon/);
	const [played] = await storedGames(page);
	expect(played?.course.position).toMatchObject({ coming: { dice: { dice: [6, 1] } } });
	expect(played?.branches).toHaveLength(2);

	// The game as it went is there, hash for hash.
	await page.getByRole('button', { name: 'Branches: 2' }).click();
	await page.getByRole('button', { name: 'Go on with it: As it went' }).click();
	await expect(page.locator('[data-space="hex(0,0)"]')).not.toHaveAccessibleName(/Old Dragon/);
	await expect.poll(async () => (await storedGames(page))[0]?.course).toEqual(before?.course);

	await page.goto('/?variant=west-end');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.getByRole('button', { name: '2', exact: true }).click();
	await page.getByLabel('Start from').selectOption('A dragon in the middle');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await asked(page);
	await expect(page.locator('header').getByText('edited', { exact: true })).toBeVisible();
	await expect(page.locator('[data-space="hex(0,0)"]')).toHaveAccessibleName(/Anna: Old Dragon/);

	await page.goto(link);
	await expect(page.locator('main[data-ready="true"]')).toContainText('sent-position');
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the desk has no serious faults, and nothing sticks out', async ({ page }) => {
			await begin(page);
			await page.locator('body').press('e');
			const desk = page.getByRole('dialog', { name: 'Set the position' });
			await desk.getByRole('button', { name: 'Show everything' }).click();
			const part = desk.getByRole('button', { name: 'Counters', exact: true });
			await expect(desk.getByRole('button', { name: 'Play from here' })).toBeEnabled();
			if (await part.isVisible()) await part.click();
			await desk.getByRole('searchbox').press('Enter');
			const found = await new AxeBuilder({ page }).include('dialog').analyze();
			expect(found.violations.map(({ id }) => id)).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(wide).toBeLessThanOrEqual(0);
		});
	});
}
