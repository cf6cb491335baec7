/** A game of many answers: its log is read, folded, searched and followed, and only what is seen of it is in the document. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { longGame } from '../bench/board/games.ts';
import { goTo, logOf, rowsOf } from './log.ts';
import { answer, asked, errorsOf, openStart, turnOf } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-log-'));
const file = join(folder, 'long.json');

test.beforeAll(() => writeFileSync(file, JSON.stringify(longGame(2000))));
test.afterAll(() => rmSync(folder, { recursive: true }));

async function open(page: Page): Promise<void> {
	await openStart(page, { curtain: false });
	await page.getByLabel('Open a saved file').setInputFiles(file);
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('asked');
	await page.getByRole('tab', { name: 'Log' }).click();
	await expect(rowsOf(page).first()).toBeVisible();
}

/** Elements of the log, whatever they are. */
const drawn = (page: Page): Promise<number> =>
	page.locator('.panel-log').evaluate((panel) => panel.querySelectorAll('*').length);

const MOST = 600;

/** How many rows there are, seen or not. */
const size = async (page: Page): Promise<number> =>
	Number(await rowsOf(page).first().getAttribute('aria-setsize'));

const last = (page: Page) => rowsOf(page).last();

/** The reader is at the end, and sees it. */
async function atEnd(page: Page): Promise<void> {
	await expect(async () => {
		expect(await last(page).getAttribute('aria-posinset')).toBe(String(await size(page)));
		await expect(last(page)).toBeInViewport({ timeout: 1000 });
	}).toPass({ timeout: 120_000 });
}

test('of a long log only what is seen is in the document, from its end to its first line and back', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page);
	await atEnd(page);
	await page.getByRole('button', { name: 'Unfold all' }).click();
	await expect.poll(() => size(page)).toBeGreaterThan(2500);
	await atEnd(page);
	await expect.poll(() => drawn(page)).toBeLessThan(MOST);
	const turn = await turnOf(page);
	await goTo(page, 'first');
	// The key has scrolled the log, and has not walked through the game.
	await expect.poll(() => turnOf(page)).toBe(turn);
	const first = rowsOf(page).first().getByRole('heading', { level: 3 }).getByRole('button');
	await expect(first).toHaveAttribute('aria-expanded', 'true');
	await expect.poll(() => drawn(page)).toBeLessThan(MOST);
	const { violations } = await new AxeBuilder({ page }).include('.panel-log').analyze();
	expect(violations).toEqual([]);
	// A heading folds up what is below it, and stays where it is.
	const all = await size(page);
	// A click between two ticks of the wheel meets what is seen.
	const isUnderThePointer = await first.evaluate(async (button) => {
		button.closest('[role=list]')?.scrollBy(0, 1);
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		const { x, y, width, height } = button.getBoundingClientRect();
		return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
	expect(isUnderThePointer).toBe(true);
	await first.click();
	await expect(first).toHaveAttribute('aria-expanded', 'false');
	await expect.poll(() => size(page)).toBeLessThan(all);
	await expect(first).toBeInViewport();
	await first.click();
	await expect.poll(() => size(page)).toBe(all);
	await goTo(page, 'last');
	await expect.poll(() => drawn(page)).toBeLessThan(MOST);
	await page.getByRole('button', { name: 'Fold up all' }).click();
	await expect.poll(() => size(page)).toBeLessThan(all / 10);
	expect(errors).toEqual([]);
});

/** The lines in the document that can be seen. */
const linesOf = (page: Page): Promise<string[]> => logOf(page).locator('.line').allInnerTexts();

test('what is searched is found wherever it stands, and the end is followed again afterwards', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page);
	const search = page.getByRole('searchbox', { name: 'Search' });
	await search.fill('captures');
	await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining([expect.any(String)]));
	await expect
		.poll(async () => (await linesOf(page)).every((text) => text.includes('captures')))
		.toBe(true);
	await expect.poll(() => drawn(page)).toBeLessThan(MOST);
	await goTo(page, 'first');
	expect((await linesOf(page))[0]).toContain('captures');
	await search.fill('no such words');
	await expect.poll(() => linesOf(page)).toEqual([]);
	await search.fill('');
	await atEnd(page);
	// An answer is followed; for who reads the beginning, it stays.
	const turn = await turnOf(page);
	const before = await size(page);
	await answer(page, 0);
	await expect.poll(() => turnOf(page)).toBeGreaterThan(turn);
	await expect.poll(() => size(page)).not.toBe(before);
	await atEnd(page);
	await goTo(page, 'first');
	await answer(page, 0);
	await expect(rowsOf(page).first()).toHaveAttribute('aria-posinset', '1');
	await expect(rowsOf(page).first()).toBeInViewport();
	expect(errors).toEqual([]);
});

test('the keyboard walks from heading to heading, and keeps its place when the mouse scrolls away', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page);
	await page.getByRole('button', { name: 'Unfold all' }).click();
	await expect.poll(() => size(page)).toBeGreaterThan(2500);
	await goTo(page, 'first');
	const focused = rowsOf(page).filter({ has: page.locator(':focus') });
	const places: number[] = [];
	for (let step = 0; step < 12; step++) {
		// What has not been measured is hidden for a moment, also to the keyboard.
		await expect(logOf(page).locator('[aria-posinset][style*="hidden"]')).toHaveCount(0);
		await page.keyboard.press('Tab');
		await expect(focused).toBeInViewport();
		places.push(Number(await focused.getAttribute('aria-posinset')));
	}
	expect(places).toEqual([...places].sort((a, b) => a - b));
	expect(new Set(places).size).toBe(12);
	// The mouse scrolls it away; it is still there, and so is the one before it.
	await logOf(page).hover();
	await page.mouse.wheel(0, 40_000);
	await expect(focused).not.toBeInViewport();
	await expect
		.poll(async () => Number(await last(page).getAttribute('aria-posinset')))
		.toBeGreaterThan(1000);
	await page.keyboard.press('Shift+Tab');
	await expect(focused).toBeInViewport();
	await expect(focused).toHaveAttribute('aria-posinset', String(places.at(-2)));
	expect(errors).toEqual([]);
});
