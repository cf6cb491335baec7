/** A person walks through a game, plays on from its past, and comes back to how it went. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { StoredGame } from './table.ts';
import {
	answer,
	asked,
	curtainOf,
	errorsOf,
	looksIn,
	startGame,
	stored,
	storedGames,
	takeScreen,
	turnOf
} from './table.ts';

/** The only game of this browser, as it is stored. */
const storedGame = async (page: Page): Promise<StoredGame> => (await storedGames(page))[0]!;

async function play(page: Page, answers: number): Promise<number> {
	for (let given = 0; given < answers; given++) await answer(page, given);
	await asked(page);
	return turnOf(page);
}

async function violations(page: Page, part: string) {
	const found = await new AxeBuilder({ page }).include(part).analyze();
	return found.violations;
}

const table = (page: Page) => page.locator('.table');
const looks = (page: Page, at: number, of: number) =>
	expect(page.getByText(`You are looking at answer ${at} of ${of}`)).toBeVisible();

test('back and forth by key, by button and by dragging; nothing can be done there', async ({
	page
}) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'walk', players: 2 });
	const now = await play(page, 4);
	const question = await page.locator('.prompt h2').innerText();
	await page.locator('body').press('ArrowLeft');
	await looks(page, now - 1, now);
	await expect(page.locator('.prompt .answers')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
	await page.getByRole('button', { name: 'One answer back' }).click();
	await looks(page, now - 2, now);
	await page.keyboard.press('Home');
	await expect(page.getByText('You are looking at the beginning of the game')).toBeVisible();
	await expect(table(page)).toHaveAttribute('data-turn', '0');
	await page.getByRole('button', { name: 'One answer forward' }).click();
	await looks(page, 1, now);
	const slider = page.getByRole('slider', { name: 'Moment of the game' });
	await slider.fill('2');
	await looks(page, 2, now);
	await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Answer 2 of ${now}`));
	expect(await violations(page, '.time')).toEqual([]);
	expect(await violations(page, 'section.prompt')).toEqual([]);

	// Who writes moves the cursor, not the game.
	await page.getByRole('tab', { name: 'Log' }).click();
	await page.getByRole('textbox', { name: 'Write a note at this moment' }).press('ArrowLeft');
	await looks(page, 2, now);
	await page.getByRole('button', { name: 'Back to now' }).first().click();
	await expect(page.locator('.prompt h2')).toHaveText(question);
	await expect(table(page)).toHaveAttribute('data-turn', String(now));
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog').getByText('One round back')).toBeVisible();
	expect(errors).toEqual([]);
});

test('a branch begins in the past; both ways stay, with their names, over a reload', async ({
	page
}) => {
	await startGame(page, { title: /Creatures/, seed: 'branch', players: 2 });
	const first = await play(page, 5);
	await stored(page);
	const before = await storedGame(page);
	expect(before.branches).toEqual([]);

	await page.getByRole('slider', { name: 'Moment of the game' }).fill('1');
	await looks(page, 1, first);
	await page.getByRole('button', { name: 'Play on from here' }).click();
	const second = await play(page, 2);
	await page.getByRole('button', { name: 'Branches: 2' }).click();
	const dialog = page.getByRole('dialog', { name: 'Branches' });
	await dialog.getByLabel('Name of the branch “From answer 1”').fill('What if?');
	await page.keyboard.press('Tab');
	await expect(dialog.getByLabel('Name of the branch “What if?”')).toBeVisible();
	expect(await violations(page, 'dialog')).toEqual([]);
	await page.keyboard.press('Escape');
	await stored(page);

	await page.reload();
	await asked(page);
	await expect.poll(() => turnOf(page)).toBe(second);
	await page.getByRole('button', { name: 'Branches: 2' }).click();
	await dialog.getByRole('button', { name: 'Go on with it: As it went' }).click();
	await expect(page.getByText('On the table: As it went')).toBeVisible();
	await expect(table(page)).toHaveAttribute('data-turn', String(first));
	await stored(page);
	const back = await storedGame(page);
	expect(back.course).toEqual(before.course);
	expect(back.branches.map(({ name }) => name)).toEqual(['As it went', 'What if?']);
	expect(back.branches[1]?.line?.course.answers).toHaveLength(second);

	// And it is a game like any other: an answer can be taken back.
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Undo past dice' }).click();
	await page.keyboard.press('Escape');
	await expect.poll(() => turnOf(page)).toBeLessThan(first);
});

test('behind the curtain nobody walks; whoever has taken the table does', async ({ page }) => {
	await startGame(page, {
		title: /Creatures/,
		seed: 'eyes',
		seats: ['human', 'human'],
		players: 2
	});
	const curtain = curtainOf(page);
	await takeScreen(page);
	for (let given = 0; (await asked(page)) === 'asked'; given++) await answer(page, given);
	for (const key of ['ArrowLeft', 'Home', ',']) await page.keyboard.press(key);
	await expect(curtain).toBeVisible();
	await expect(page.getByText(/^You are looking at/)).toHaveCount(0);
	await takeScreen(page);
	await asked(page);
	await page.getByRole('button', { name: 'To the beginning' }).click();
	await expect(page.getByText('You are looking at the beginning of the game')).toBeVisible();
	// The first seat was asked then: the second one looks with its own eyes, and nobody passes anything on.
	await expect(curtain).toHaveCount(0);
	await page.keyboard.press('End');
	await expect.poll(() => asked(page)).toBe('asked');
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the slider is there, and reads', async ({ page }) => {
			await startGame(page, { title: /Creatures/, seed: 'looks', players: 2 });
			const now = await play(page, 2);
			await page.locator('body').press('ArrowLeft');
			await looks(page, now - 1, now);
			await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
			expect(await violations(page, '.time')).toEqual([]);
			expect(await violations(page, 'section.prompt')).toEqual([]);
		});
	});
}
