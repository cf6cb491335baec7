/** What one number does, in the laboratory of the page: chosen by its words, played live, kept, and told as a file tells it. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { errorsOf, looksIn } from './table.ts';

const figure = (page: Page, id: string) => page.locator(`[data-figure="sweep ${id}"]`);
const state = (page: Page, is: string) =>
	expect(page.locator('main')).toHaveAttribute('data-state', is);

async function openLab(page: Page, query: string): Promise<void> {
	await page.goto(`/lab?${query}`);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

async function sweepOver(page: Page, values: string): Promise<void> {
	for (const bot of await page.getByLabel(/^Bot \d/).all()) await bot.selectOption('random');
	await page.getByRole('textbox', { name: /^Values/ }).fill(values);
	await page.getByRole('button', { name: 'Play', exact: true }).click();
}

test('a number is found by its words and swept; the series stays, and leaves as a file', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openLab(page, 'variant=kings-and-creatures');
	await page.getByRole('radio', { name: 'What one number does' }).check();
	await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
	await page.getByRole('searchbox', { name: /^Which number or option/ }).fill('rounds');
	await page.getByRole('button', { name: /^Rounds in a game/ }).click();
	await expect(page.locator('[data-chosen]')).toHaveText('Rounds in a game');
	await expect(page.getByRole('textbox', { name: /^Values/ })).toHaveValue('5,3,4,6,7');
	await sweepOver(page, '5,1..2');
	await state(page, 'done');
	await expect(page.locator('[data-said]')).toHaveText('All 300 games have been played.');
	await expect(page.getByRole('heading', { name: 'What it does: Rounds in a game' })).toBeVisible();

	const rounds = figure(page, 'rounds');
	await expect(rounds.locator('svg')).toContainText('Rounds in a game');
	await expect(rounds).toContainText('Surely another one than at 5: at 1, 2.');
	await rounds.getByText('The numbers').click();
	// In the order of their size, each less the first that was named.
	await expect(rounds.locator('tbody tr').first().locator('th, td')).toHaveText([
		'1',
		'1',
		'1',
		'1',
		'-4',
		'-4',
		'-4',
		'0'
	]);
	const line = await page.locator('code').innerText();
	expect(line).toBe(
		'thingsmith sweep kings-and-creatures --vary values.round-count.is --over 5,1..2 --players 4 --bots random,random,random,random --games 100 --seed 1'
	);

	// Of one value alone.
	await page.getByRole('combobox', { name: 'Games by which rules' }).selectOption('1');
	await expect(page.locator('dl').getByText('100 of 100')).toBeVisible();

	await page.goto('/lab');
	await page.getByRole('button', { name: /^Open/ }).click();
	await state(page, 'done');
	await expect(figure(page, 'rounds')).toContainText('Surely another one than at 5: at 1, 2.');
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: /^File/ }).click();
	const run = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as {
		kind: string;
		command: string;
		lots: { label: string; value: number }[];
		games: unknown[];
	};
	expect([run.kind, run.command, run.games.length]).toEqual(['sweep', line, 300]);
	expect(run.lots.map(({ label, value }) => [label, value])).toEqual([
		['5', 5],
		['1', 1],
		['2', 2]
	]);
	expect(errors).toEqual([]);
});

test('a game by other rules comes to the table when they are kept, and they are kept once', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openLab(page, 'variant=kings-and-creatures&vary=values.round-count.is');
	await sweepOver(page, '5,1');
	await state(page, 'done');
	const series = page.getByRole('combobox', { name: 'Games by which rules' });
	const number = page.getByRole('spinbutton', { name: 'One of these games, by its number' });
	await expect(page.getByRole('button', { name: 'Show on the table' })).toBeVisible();
	for (const game of ['7', '8']) {
		await series.selectOption('1');
		await number.fill(game);
		await page.getByRole('button', { name: 'Keep these rules as mine, and show it' }).click();
		await expect(page.locator('.table')).toBeVisible();
		await expect(page.locator('header .rules')).toContainText(
			'Kings & Creatures: Rounds in a game 1'
		);
		await page.goto('/');
		const card = page.locator('.gallery').getByRole('button', { name: /^Kings & Creatures/ });
		await expect(card).toContainText('2 variants');
		await page.goto('/lab');
		await page.getByRole('button', { name: /^Open/ }).click();
		await state(page, 'done');
	}
	expect(errors).toEqual([]);
});

test('what cannot be swept is said, and nothing is played', async ({ page }) => {
	await openLab(page, 'variant=kings-and-creatures&vary=values.round-count.is');
	await expect(page.locator('[data-chosen]')).toHaveText('Rounds in a game');
	await sweepOver(page, '3..');
	await expect(page.locator('[data-refused="unfit"]')).toContainText(
		'"3.." is no list of values, as in 3..8'
	);
	await state(page, 'idle');
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('a sweep can be read by everybody', async ({ page }, info) => {
			await openLab(page, 'variant=kings-and-creatures&vary=values.round-count.is');
			await expect(page.locator('[data-chosen]')).toHaveText('Rounds in a game');
			await sweepOver(page, '2,1,3');
			await state(page, 'done');
			await expect(figure(page, 'rounds').locator('svg')).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include('main').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			const wider = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
			expect(wider).toBe(0);
			await page.screenshot({ path: info.outputPath('lab-sweep.png'), fullPage: true });
		});
	});
}
