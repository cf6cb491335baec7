/** Whether a piece is too strong: from its form on the desk to the verdict. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onDesk } from './desk.ts';
import { errorsOf, looksIn } from './table.ts';

const state = (page: Page, is: string) =>
	expect(page.locator('main')).toHaveAttribute('data-state', is);

async function play(page: Page): Promise<void> {
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	for (const bot of await page.getByLabel(/^Bot \d/).all()) await bot.selectOption('random');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
}

test('from the form of a piece to its verdict, in the words of the reader', async ({ page }) => {
	const errors = errorsOf(page);
	await onDesk(page, 'kings-and-creatures', 'pieces');
	await page.locator('#piece-legend-10').click();
	await page.getByRole('link', { name: /^Test this/ }).click();
	await expect(page).toHaveURL(/\/lab\?variant=kings-and-creatures&piece=legend-10$/);
	await expect(page.getByRole('radio', { name: /is too strong$/ })).toBeChecked();
	const name = await page.locator('[data-chosen]').innerText();
	await play(page);
	await state(page, 'done');
	await expect(page.getByRole('heading', { name: `Is it too strong? ${name}` })).toBeVisible();
	await expect(page.locator('[data-verdict]')).toContainText(
		/^(Seats that had it won|Nothing to be seen in 100 games|No seat ever had)/
	);
	await expect(page.locator('[data-rank]')).toHaveText(/^\d+ of \d+$/);
	await expect(page.getByText(/of 100 pairs of games part/)).toBeVisible();
	await expect(page.locator('[data-figure="numbers"] svg')).toBeVisible();
	await expect(page.locator('code')).toHaveText(
		'thingsmith counter kings-and-creatures legend-10 --players 4 --bots random,random,random,random --games 100 --seed 1 --bouts 20'
	);
	await expect(page.locator('[data-no-trials]')).toBeVisible();

	// Another one is found by its words; the series that was played is still there.
	await page.getByRole('button', { name: 'Another one' }).click();
	await expect(page.getByRole('searchbox', { name: /^Which/ })).toBeFocused();
	await page.getByRole('searchbox', { name: /^Which/ }).fill('legend-15');
	await expect(page.locator('[role="group"] li button')).toHaveCount(1);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/piece=legend-15$/);
	await expect(page.getByRole('button', { name: /^Open/ })).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('a piece meets the others in bouts, and what they say stays and leaves as a report', async ({
	page
}) => {
	const errors = errorsOf(page);
	await page.goto('/lab?variant=west-end&piece=killer-penguins');
	await page.getByLabel('Bouts with each opponent').fill('1');
	await page.getByText('Seed and limits').click();
	await page.getByLabel(/^Stop after so many rounds/).fill('1');
	await play(page);
	await expect(page.locator('[data-said]')).toContainText('games and pairings');
	await state(page, 'done');
	const trial = page.locator('[data-trial="battle"]');
	await expect(trial).toContainText(
		'1708 bouts of Killer Penguins against 122 others, 1 each time:'
	);
	await expect(trial).toContainText(
		/Of the others of value 3 that were played \(12\), Killer Penguins is surely ahead of/
	);
	for (const id of ['by terrain', 'by side', 'by value', 'peers', 'opponents'])
		await expect(trial.locator(`[data-figure="trial battle ${id}"] svg`)).toBeVisible();
	await expect(page.locator('code')).toHaveText(/ --seed 1 --bouts 1 --max-rounds 1$/);
	const lines = trial.locator('> p');
	const told = await lines.allInnerTexts();
	expect(told).toHaveLength(2);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page
			.getByRole('button', { name: /^Report/ })
			.first()
			.click()
	]);
	const report = readFileSync(await download.path(), 'utf8');
	expect(report).toContain('1708 bouts of killer-penguins against 122 others');
	await page.reload();
	await page.getByRole('button', { name: /^Open/ }).click();
	await state(page, 'done');
	await expect(trial).toBeVisible();
	expect(await lines.allInnerTexts()).toEqual(told);
	expect(errors).toEqual([]);
});

test('a piece that is not there is not tested, and the page says what may be meant', async ({
	page
}) => {
	await page.goto('/lab?variant=west-end&piece=weather-controll');
	await play(page);
	await expect(page.locator('[data-refused="unfit"]')).toContainText(
		'did you mean "weather-control"?'
	);
	await state(page, 'idle');
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('a verdict can be read by everybody', async ({ page }, info) => {
			await page.goto('/lab?variant=kings-and-creatures&piece=legend-10');
			await play(page);
			await state(page, 'done');
			await expect(page.locator('[data-figure="numbers"] svg')).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include('main').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			const wider = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
			expect(wider).toBe(0);
			await page.screenshot({ path: info.outputPath('lab-counter.png'), fullPage: true });
		});
	});
}
