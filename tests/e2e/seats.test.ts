/** Who plays a seat is changed in the middle of the game. */
import { expect, test } from '@playwright/test';
import { rowsOf } from './log.ts';
import {
	answer,
	asked,
	curtainOf,
	errorsOf,
	startGame,
	stored,
	takeScreen,
	turnOf
} from './table.ts';

test('a person hands the seat to a bot and takes it back, and a reload keeps it', async ({
	page
}) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'seats', players: 2, seats: ['human'] });
	await answer(page, 1);
	await asked(page);
	const turn = await turnOf(page);
	const seat = (name: string) => page.getByRole('combobox', { name: `Who plays for ${name}` });
	const names = await page.locator('.players .name').allInnerTexts();
	const other = names.find((name) => name !== 'Anna')!;
	// A second person at the same screen: the game goes on where it stood, and is marked.
	await page.getByRole('button', { name: 'Table menu' }).click();
	await expect(seat('Anna')).toHaveValue('human');
	await seat(other).selectOption('human');
	await expect(seat(other)).toHaveValue('human');
	await page.keyboard.press('Escape');
	await expect(page.getByText('opened', { exact: true })).toBeVisible();
	expect(await turnOf(page)).toBe(turn);
	for (let given = 0; given < 30 && (await asked(page)) === 'asked'; given++)
		await answer(page, given);
	await expect(curtainOf(page)).toBeVisible();
	await takeScreen(page);
	// The bot takes over again, and plays.
	await page.getByRole('button', { name: 'Table menu' }).click();
	await seat(other).selectOption('random');
	await expect(seat(other)).toHaveValue('random');
	await page.keyboard.press('Escape');
	expect(await asked(page)).toBe('asked');
	await expect(page.locator('.players .tag')).toHaveCount(1);
	await stored(page);
	await page.reload();
	expect(await asked(page)).toBe('asked');
	await expect(page.locator('.players .tag')).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('a bot that plans is chosen for a seat, answers, and is still there after a reload', async ({
	page
}) => {
	const errors = errorsOf(page);
	const seats = ['human', 'planner-20'];
	await startGame(page, { title: /Creatures/, seed: 'planned', players: 2, seats });
	const tag = page.locator('.players .tag');
	await expect(tag).toHaveText('Bot: plans a little');
	const planner = (await page.locator('.players .name').allInnerTexts())[1]!;
	await answer(page, 0);
	expect(await asked(page)).toBe('asked');
	await page.getByRole('tab', { name: 'Log' }).click();
	await expect(rowsOf(page).filter({ hasText: planner }).first()).toBeVisible();
	await stored(page);
	await page.reload();
	expect(await asked(page)).toBe('asked');
	await expect(tag).toHaveText('Bot: plans a little');
	expect(errors).toEqual([]);
});
