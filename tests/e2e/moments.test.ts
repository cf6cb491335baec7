/** What happens between two questions is said and shown: a battle is followed from its declaration to the capture. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { besieged, eightAgainstEight } from './eight-against-eight.ts';
import { textsIn } from './log.ts';
import { settled } from './players/hand.ts';
import {
	answer,
	asked,
	curtainOf,
	errorsOf,
	openStart,
	startGame,
	takeScreen,
	turnOf
} from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-moments-'));
const file = join(folder, 'eight.json');

const siege = join(folder, 'siege.json');

test.beforeAll(() => {
	writeFileSync(file, JSON.stringify(eightAgainstEight('greedy')));
	writeFileSync(siege, JSON.stringify(besieged()));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function open(page: Page, saved = file): Promise<void> {
	await openStart(page);
	await page.getByLabel('Open a saved file').setInputFiles(saved);
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('asked');
}

const captions = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** All that was said since the last answer, as it is listed. */
async function said(page: Page): Promise<string[]> {
	const fold = captions(page).getByRole('button', { name: /^Since your last answer/ });
	if ((await fold.count()) === 0) return [];
	if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
	return captions(page).getByRole('list').locator('.text').allInnerTexts();
}

/** Anna fights on: as few as may be chosen; who may decline, declines. */
async function fightOn(page: Page): Promise<void> {
	const turn = await turnOf(page);
	const confirm = page.locator('.prompt .answers button.primary:enabled').first();
	const option = page.locator('.prompt .answers button[data-option]').first();
	const counter = page.locator('.scene .counter.target:not(.picked)').first();
	if ((await confirm.count()) > 0) await confirm.click();
	else if ((await option.count()) > 0) await option.click();
	else await counter.click();
	await expect
		.poll(
			async () => (await turnOf(page)) > turn || (await page.locator('.counter.picked').count()) > 0
		)
		.toBe(true);
}

async function fight(page: Page): Promise<string[]> {
	const all: string[] = [];
	await page.locator('[data-space="hex(0,0)"]').click();
	for (let given = 0; given < 80; given++) {
		// Until the answer is given, the last question can still be seen.
		await settled(page);
		await asked(page);
		const now = await said(page);
		all.push(...now);
		if (now.some((text) => text.startsWith('Anna captures'))) return all;
		await fightOn(page);
	}
	throw new Error('the battle does not end');
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('each roll, hit and loss of a battle is a caption, and nothing is said that the log does not know', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page);
	const told = await fight(page);
	// The log is opened only now, to be compared with.
	await page.getByRole('tab', { name: 'Log' }).click();
	const unfold = page.getByRole('button', { name: 'Unfold all' });
	if ((await unfold.count()) > 0) await unfold.click();
	const written = await textsIn(page, '.line:is(.roll, .log)');
	const begin = written.findIndex((text) => text.includes('Battle for'));
	const end = written.findIndex((text) => text.includes('Anna captures'));
	const battle = written.slice(begin, end + 1).map((text) => text.trim());
	expect(battle.filter((text) => /rolls/.test(text)).length).toBeGreaterThan(9);
	expect(battle.filter((text) => /^Lost: /.test(text)).length).toBeGreaterThan(7);
	// A caption may go on with what the log does not say, such as where the counter went.
	const missing = battle.filter((text) => !told.some((candidate) => candidate.startsWith(text)));
	expect(missing).toEqual([]);
	expect(errors).toEqual([]);
});

test('counters and dice move, can be skipped and shown again, and the rule can be read', async ({
	page
}) => {
	// The page's time stands still, so that what is shown waits for whoever looks.
	await page.clock.install();
	await open(page);
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await page.locator('[data-space="hex(0,0)"]').click();
	const show = captions(page);
	await expect(show).toHaveAttribute('data-shows', 'true');
	await page.keyboard.press('w');
	await expect(show).toHaveAttribute('data-shows', 'false');
	await expect(page.locator('.ghosts > *')).toHaveCount(0);
	await show.getByRole('button', { name: 'Show again' }).click();
	await expect(show).toHaveAttribute('data-shows', 'true');
	await show.getByRole('button', { name: 'Skip' }).click();
	await expect(show).toHaveAttribute('data-shows', 'false');
	await show.getByRole('button', { name: 'By which rule?' }).first().click();
	await expect(page.getByRole('dialog')).toContainText(/11/);
});

test('who lifts the curtain is shown what happened since the own last answer, and nothing of it stays behind', async ({
	page
}) => {
	const errors = errorsOf(page);
	await page.clock.install();
	await startGame(page, {
		title: /Creatures/,
		seed: 'hot',
		seats: ['human', 'human'],
		players: 2
	});
	const curtain = curtainOf(page);
	await takeScreen(page);
	await answer(page, 0);
	await expect(curtain).toBeVisible();
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await takeScreen(page);
	await expect(captions(page)).toHaveAttribute('data-shows', 'true');
	const takers = async (): Promise<string[]> =>
		(await said(page)).filter((text) => / takes /.test(text)).map((text) => text.split(' ')[0]!);
	const [first] = await takers();
	while ((await asked(page)) === 'asked') await answer(page, 0);
	await expect(captions(page)).toHaveCount(0);
	await takeScreen(page);
	// Who answered first reads what came of that, and then what the other one did.
	await expect(captions(page)).toBeVisible();
	expect([...new Set(await takers())]).toEqual([first, first === 'Anna' ? 'Bram' : 'Anna']);
	expect(errors).toEqual([]);
});

test('a step on through the past shows what happened then; a jump does not', async ({ page }) => {
	await page.clock.install();
	await startGame(page, { title: /Creatures/, seed: 'step', seats: ['human'], players: 2 });
	for (let given = 0; given < 2; given++) await answer(page, given);
	await page.clock.pauseAt(Date.now() + 3_600_000);
	const show = captions(page);
	const go = (to: string) => page.getByRole('button', { name: to, exact: true }).first().click();
	await go('To the beginning');
	await expect(page.locator('.table')).toHaveAttribute('data-turn', '0');
	await expect(show).toHaveCount(0);
	await go('One answer forward');
	await expect(show).toHaveAttribute('data-shows', 'true');
	await expect(show).toContainText(/ takes /);
	await go('One answer back');
	await expect(show).toHaveCount(0);
});

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });
	test('all is said, and nothing moves', async ({ page }) => {
		await open(page);
		await page.locator('[data-space="hex(0,0)"]').click();
		const show = captions(page);
		await expect(show).toBeVisible();
		await expect(show).toHaveAttribute('data-shows', 'false');
		await expect(show.getByRole('button', { name: 'Show again' })).toHaveCount(0);
		await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^Revealed: /));
		const { violations } = await new AxeBuilder({ page }).include('.captions').analyze();
		expect(violations).toEqual([]);
	});

	test('what takes a hit is marked until something else happens', async ({ page }) => {
		await open(page, siege);
		await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^Hit: Castle; /));
		const struck = page.locator('.scene li.struck');
		await expect(struck).toHaveCount(1);
		await expect(struck).toContainText('Castle');
		expect(
			await struck.evaluate((element) => getComputedStyle(element, '::after').animationName)
		).toBe('none');
	});
});
