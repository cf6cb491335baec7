import { expect, test } from '@playwright/test';
import {
	answer,
	asked,
	curtainOf,
	errorsOf,
	startGame,
	statusOf,
	takeScreen,
	turnOf
} from './table.ts';

test('a person plays against bots through every phase into the second round; log and reasons tell of it', async ({
	page
}) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'end-to-end 2' });
	const phases = new Set<string>();
	for (let given = 0; given < 250; given++) {
		if ((await asked(page)) === 'over') break;
		const status = await statusOf(page);
		if (/Turn\s+2/.test(status)) break;
		phases.add(/Phase\s+([\w ]+?)\s*(·|$)/.exec(status)?.[1] ?? status);
		await answer(page, given);
	}
	await expect.poll(() => statusOf(page)).toMatch(/Turn\s+2/);
	expect([...phases]).toEqual(
		expect.arrayContaining(['Setting up', 'Heroes', 'Things', 'Movement', 'Construction'])
	);
	await page.getByRole('tab', { name: 'Log' }).click();
	await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem')).not.toHaveCount(0);
	await page.getByRole('tab', { name: 'Why not' }).click();
	await expect(page.getByRole('tabpanel')).toBeVisible();
	expect(errors).toEqual([]);
});

test('the last answer can be taken back, by button and by key', async ({ page }) => {
	const seats = ['human', 'human', 'human', 'human'];
	await startGame(page, {
		title: /Things/,
		variant: 'West End',
		seed: 'undo',
		seats,
		curtain: false
	});
	const turn = await turnOf(page);
	const first = await page.locator('.prompt .who').innerText();
	const table = page.locator('.table');
	const target = page.locator('[data-light="target"]').first();
	const undo = [
		() => page.getByRole('button', { name: 'Undo' }).click(),
		() => page.keyboard.press('u')
	];
	for (const takeBack of undo) {
		await target.click();
		await expect(table).toHaveAttribute('data-turn', String(turn + 1));
		await expect(page.locator('.prompt .who')).not.toHaveText(first);
		// The next person can answer: the table has changed hands.
		await expect(target).toBeVisible();
		await takeBack();
		await expect(table).toHaveAttribute('data-turn', String(turn));
		await expect(page.locator('.prompt .who')).toHaveText(first);
	}
});

test('people who share a screen pass it on behind a curtain', async ({ page }) => {
	await startGame(page, {
		title: /Things/,
		variant: 'West End',
		seats: ['human', 'human'],
		players: 2
	});
	const curtain = curtainOf(page);
	await expect(curtain).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(curtain).toBeVisible();
	await takeScreen(page);
	await expect(curtain).toBeHidden();
	await expect(page.locator('.prompt .answers')).toBeVisible();
});

test('the second game is played to its end', async ({ page }) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'rows', players: 3 });
	for (let given = 0; given < 60; given++) {
		if ((await asked(page)) === 'over') break;
		await answer(page, given);
	}
	await expect(page.locator('.prompt .over')).toHaveText(/win/);
	expect(errors).toEqual([]);
});
