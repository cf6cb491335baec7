/** Who plays a seat is changed in the middle of the game. */
import { expect, test } from '@playwright/test';
import { rowsOf } from './log.ts';
import {
	answer,
	asked,
	curtainOf,
	errorsOf,
	openStart,
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
	await expect.poll(() => turnOf(page)).toBe(turn);
	for (let given = 0; given < 30 && (await asked(page)) === 'asked'; given++)
		await answer(page, given);
	await expect(curtainOf(page)).toBeVisible();
	await takeScreen(page);
	// The bot takes over again, and plays.
	await page.getByRole('button', { name: 'Table menu' }).click();
	await seat(other).selectOption('random');
	await expect(seat(other)).toHaveValue('random');
	await page.keyboard.press('Escape');
	await expect.poll(() => asked(page)).toBe('asked');
	await expect(page.locator('.players .tag')).toHaveCount(1);
	await stored(page);
	await page.reload();
	await expect.poll(() => asked(page)).toBe('asked');
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
	await expect.poll(() => asked(page)).toBe('asked');
	await page.getByRole('tab', { name: 'Log' }).click();
	await expect(rowsOf(page).filter({ hasText: planner }).first()).toBeVisible();
	await stored(page);
	await page.reload();
	await expect.poll(() => asked(page)).toBe('asked');
	await expect(tag).toHaveText('Bot: plans a little');
	expect(errors).toEqual([]);
});

test('a seat is played by written orders, which only its owner sees and replaces', async ({
	page
}) => {
	const errors = errorsOf(page);
	const seats = ['human', 'human'];
	await startGame(page, { title: /^Connect Four/, seed: 'orders', seats });
	const disc = (column: number) => page.locator(`[data-space="cell(${column},5)"]`);
	const menu = page.getByRole('button', { name: 'Table menu' });
	const orders = page.getByRole('dialog', { name: 'Orders of Bram' });
	const text = orders.getByRole('textbox', { name: 'Orders' });
	const give = orders.getByRole('button', { name: 'Give these orders' });
	const control = page.getByRole('combobox', { name: 'Who plays for Bram' });
	const plan = (column: number, where = 'turn') =>
		`orders: Quietplan\nanswers:\n  - { asked: ${where}, prefer: ["drop(${column},5)"], times: 1 }\n`;
	await menu.click();
	await control.selectOption('orders');
	// What is wrong is said at its place, and not given.
	await text.fill(plan(6, 'trun'));
	await expect(orders.getByText('There is no question "trun"; did you mean "turn"?')).toBeVisible();
	await expect(give).toBeDisabled();
	await text.fill(plan(6));
	await give.click();
	await expect(orders).toHaveCount(0);
	await expect(control).toHaveValue('orders');
	await page.keyboard.press('Escape');
	await expect(page.getByText('opened', { exact: true })).toHaveCount(0);
	expect(await page.content()).not.toContain('Quietplan');
	await disc(0).click();
	await expect(page.locator('.table')).toHaveAttribute('data-turn', '2');
	await expect(disc(6)).toHaveAccessibleName(/Bram/);
	// The owner says who he is before he sees them, and what came of them.
	await menu.click();
	await page.getByRole('button', { name: 'Orders of Bram' }).click();
	await expect(text).toHaveCount(0);
	expect(await page.content()).not.toContain('Quietplan');
	await orders.getByRole('button', { name: 'I am Bram: show the orders' }).click();
	await expect(text).toHaveValue(plan(6));
	await expect(orders.getByText('followed once')).toBeVisible();
	await text.fill(plan(5));
	await give.click();
	await expect(orders).toHaveCount(0);
	await page.keyboard.press('Escape');
	await disc(1).click();
	await expect(page.locator('.table')).toHaveAttribute('data-turn', '4');
	await expect(disc(5)).toHaveAccessibleName(/Bram/);
	// As that seat he looks behind the curtain, and hands the table on by a button.
	await menu.click();
	await page.getByLabel('Seen by').selectOption({ label: 'Bram' });
	await takeScreen(page);
	await expect(page.locator('.prompt .answers')).toHaveCount(0);
	await page.getByRole('button', { name: 'Over to Anna' }).click();
	await takeScreen(page);
	await expect.poll(() => asked(page)).toBe('asked');
	// They are kept with the game.
	await stored(page);
	await page.reload();
	await takeScreen(page);
	await menu.click();
	await expect(control).toHaveValue('orders');
	await page.getByRole('button', { name: 'Orders of Bram' }).click();
	await orders.getByRole('button', { name: 'I am Bram: show the orders' }).click();
	await expect(text).toHaveValue(plan(5));
	await expect(orders.getByText('followed once')).toBeVisible();
	expect(errors).toEqual([]);
});

test('orders are written before the game begins, and the game waits where they do not hold', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openStart(page, { curtain: false });
	await page
		.locator('.gallery')
		.getByRole('button', { name: /^Connect Four/ })
		.click();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	const control = page.getByLabel('Who plays seat 1');
	const orders = page.getByRole('dialog', { name: 'Orders of Anna' });
	// As long as none are given, the seat is who it was.
	await control.selectOption('orders');
	await orders.getByRole('button', { name: 'Close' }).click();
	await expect(control).toHaveValue('human');
	await control.selectOption('orders');
	await orders
		.getByRole('textbox', { name: 'Orders' })
		.fill('orders: Middle\nanswers:\n  - { asked: turn, prefer: ["drop(3,5)"], times: 1 }\n');
	await orders.getByRole('button', { name: 'Give these orders' }).click();
	await expect(control).toHaveValue('orders');
	await page.getByLabel('Who plays seat 2').selectOption('human');
	// The orders are for other rules than those that are chosen then.
	await page
		.locator('.gallery')
		.getByRole('button', { name: /^Tic-tac-toe/ })
		.click();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.getByRole('alert')).toContainText('Anna has no orders that hold');
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Orders of Anna' }).click();
	await orders.getByRole('button', { name: 'I am Anna: show the orders' }).click();
	await expect(orders.getByText('There is no answer "drop"')).toBeVisible();
	await orders
		.getByRole('textbox', { name: 'Orders' })
		.fill('orders: Middle\nanswers:\n  - { asked: turn, prefer: ["place(1,1)"] }\n');
	await orders.getByRole('button', { name: 'Give these orders' }).click();
	await expect(orders).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect.poll(() => asked(page)).toBe('asked');
	await expect(page.locator('[data-space="square(1,1)"]')).toHaveAccessibleName(/Anna/);
	await expect(page.getByRole('alert')).toHaveCount(0);
	expect(errors).toEqual([]);
});
