/** Many games in the page: played, watched, stopped, left and found again, compared, shown on the table. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { errorsOf, looksIn, openStart } from './table.ts';

const said = (page: Page) => page.locator('[data-said]');
const figure = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`);

async function openLab(page: Page, query: string): Promise<void> {
	await page.goto(`/lab?${query}`);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

/** Quick bots at every seat, unless it shall take long on any machine. */
async function play(page: Page, games: string, bots = 'random'): Promise<void> {
	await page.getByRole('combobox', { name: 'Games' }).selectOption(games);
	for (const bot of await page.getByLabel(/^Bot \d/).all()) await bot.selectOption(bots);
	await page.getByRole('button', { name: 'Play', exact: true }).click();
}

async function playAll(page: Page, games: string): Promise<void> {
	await play(page, games);
	await expect(page.locator('main')).toHaveAttribute('data-state', 'done');
}

test('a thousand games of a small variant say who wins, and how to play them again', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openLab(page, 'variant=tic-tac-toe');
	await playAll(page, '1000');
	await expect(said(page)).toHaveText('All 1,000 games have been played.');
	await expect(figure(page, 'seats').locator('svg')).toContainText('Seat 2');
	await figure(page, 'seats').getByText('The numbers').click();
	await expect(figure(page, 'seats').getByRole('row', { name: /^Seat 1/ })).toBeVisible();
	// Whoever begins wins more often, and that is found.
	await expect(page.locator('[data-finding="unfair"]').first()).toContainText('Seat 1 wins');
	await expect(page.locator('code')).toHaveText(
		'thingsmith simulate tic-tac-toe --players 2 --bots random,random --games 1000 --seed 1'
	);
	expect(errors).toEqual([]);
});

/** A house rule that adds a counter, and the link from where it was chosen. */
async function openWithCounter(page: Page): Promise<void> {
	await openStart(page);
	await page
		.locator('.gallery')
		.getByRole('button', { name: /Things/ })
		.click();
	await page.getByLabel('Variant').selectOption({ label: 'West End' });
	await page.locator('summary', { hasText: 'House rules' }).click();
	await page.getByRole('checkbox', { name: /^Tycho/ }).check();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.getByRole('link', { name: 'Play many games' }).click();
	await expect(page).toHaveURL(/\/lab\?.*tycho-brahe/);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

/** Some of the games; what they say stays when it is stopped. */
async function playSome(page: Page): Promise<void> {
	await page.getByText('Seed and limits').click();
	await page.getByRole('checkbox', { name: /^Watch which events/ }).check();
	await play(page, '1000');
	await expect(fresh(page).locator('tbody tr').first()).toBeVisible();
	await page.getByRole('button', { name: 'Stop' }).click();
	await expect(said(page)).toContainText('Stopped.');
}

const fresh = (page: Page) => page.locator('section', { has: page.locator('#lab-fresh') }).last();

test('bots play by the rules that were chosen, and say what became of the new piece', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openWithCounter(page);
	await playSome(page);
	await expect(fresh(page).locator('tbody th').first()).toContainText('Tycho Brahe');
	await expect(fresh(page).getByRole('columnheader', { name: 'Used' })).toBeVisible();
	await expect(page.getByText('Nothing went wrong')).toBeVisible();
	await figure(page, 'seats').getByText('The numbers').click();
	await expect(figure(page, 'seats').getByRole('row', { name: /^Seat 1/ })).toBeVisible();
	expect(errors).toEqual([]);
});

test('it is stopped at once, and goes on where a page was left', async ({ page }) => {
	await openLab(page, 'variant=kings-and-creatures');
	await play(page, '10000', 'greedy');
	await expect(figure(page, 'seats')).toBeVisible();
	await page.getByRole('button', { name: 'Stop' }).click();
	await expect(said(page)).toContainText('Stopped.');
	await expect(figure(page, 'seats')).toBeVisible();

	await play(page, '3000', 'greedy');
	await expect(said(page)).toContainText(/of 3,000 games have been played/);
	await page.goto('/lab');
	await expect(page.locator('main')).toHaveAttribute('data-state', 'running');
	await expect(said(page)).toContainText(/of 3,000 games have been played/);
	await page.getByRole('button', { name: 'Stop' }).click();
	await expect(page.getByRole('button', { name: /^Open/ })).toHaveCount(2);
	for (const name of ['Delete', 'Delete']) {
		await page
			.getByRole('button', { name: new RegExp(`^${name}`) })
			.first()
			.click();
	}
	await expect(page.getByRole('button', { name: /^Open/ })).toHaveCount(0);
});

test('two rules are compared, and where they part is laid on the table', async ({ page }) => {
	const errors = errorsOf(page);
	await openLab(page, 'variant=pegasus&against=pegasus-introductory');
	await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
	await page.getByText('Seed and limits').click();
	await page.getByLabel(/^Stop after/).fill('1');
	await playAll(page, '100');
	await expect(page.getByText(/of 100 pairs of games part/)).toBeVisible();
	await expect(figure(page, 'numbers').locator('svg')).toBeVisible();
	const told = await page.getByText(/^\d+ of 100 pairs/).innerText();
	const [, same] = /The first (\d+) answers are the same, the next differs \(round \d+\)/.exec(
		told
	)!;
	for (const side of ['A', 'B']) {
		await page.getByRole('button', { name: `Show ${side} at that moment` }).click();
		await expect(page).toHaveURL(new RegExp(`/play/.*at=${same}$`));
		await expect(page.getByText(`You are looking at answer ${same} of`)).toBeVisible();
		await expect(page.locator('.table')).toHaveAttribute('data-turn', same!);
		// Only the first time: the series is found again where it was left.
		if (side === 'B') continue;
		await page.goto('/lab');
		await page.getByRole('button', { name: /^Open/ }).click();
	}
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('what it says can be read by everybody', async ({ page }, info) => {
			await openLab(page, 'variant=kings-and-creatures');
			await playAll(page, '100');
			await expect(figure(page, 'parts').locator('svg')).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include('main').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			const wider = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
			expect(wider).toBe(0);
			await page.screenshot({ path: info.outputPath('lab.png'), fullPage: true });
		});

		test('what became of a new piece can be read by everybody', async ({ page }, info) => {
			await openWithCounter(page);
			await playSome(page);
			const { violations } = await new AxeBuilder({ page }).include('main').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			const wider = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
			expect(wider).toBe(0);
			await page.screenshot({ path: info.outputPath('lab-fresh.png'), fullPage: true });
		});
	});
}
