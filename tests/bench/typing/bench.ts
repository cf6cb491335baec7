/**
 * `npm run bench -- typing`: how long a letter takes from the key to the screen in the largest file of a game, against an
 * editor with nothing in it, and how soon after the pause the findings are there.
 */
import type { Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import { build, type Checkout } from '../compare/checkout.ts';
import { browserHere } from '../page/browser.ts';
import { serve } from '../page/served.ts';
import { row, type Row } from '../timing.ts';
import { findingsAfter, installKeyClock, type KeyClock } from './key-clock.ts';

const LARGEST = 'kings-and-things/house-rules/encounter/rules.yaml';
const EMPTY = 'kings-and-things/house-rules/nothing.yaml';
const LETTERS = 'and how long does a letter take until it can be seen';
/** Milliseconds between two keys of somebody who types fast. */
const BEAT = 90;
/** Whoever types is left alone so long (`src/lib/workbench/workshop/Workshop.svelte.ts`). */
const PAUSE = 150;
const CHECKS = 12;

async function edit(page: Page, address: string, file: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(`${address}edit#${encodeURIComponent(file)}`);
	await page.locator('.pane[data-ready="true"] .view-lines').click();
	await page.keyboard.press('Control+End');
	await page.keyboard.press('Enter');
}

/** Milliseconds from each key to the frame after it. */
async function typed(page: Page): Promise<number[]> {
	await page.keyboard.type('# ');
	await page.evaluate(installKeyClock);
	await page.keyboard.type(LETTERS, { delay: BEAT });
	return page.evaluate(() => (globalThis as unknown as { keyClock: KeyClock }).keyClock.times);
}

/** Milliseconds from the last key to the findings. */
async function found(page: Page): Promise<number[]> {
	const times: number[] = [];
	for (let check = 0; check < CHECKS; check++) {
		await page.keyboard.press('Control+End');
		const waiting = page.evaluate(findingsAfter);
		await page.keyboard.type(check % 2 === 0 ? '\nodd: 1' : '');
		if (check % 2 === 1) for (let key = 0; key < 7; key++) await page.keyboard.press('Backspace');
		times.push(await waiting);
	}
	return times;
}

export async function benchTyping(checkout: Checkout): Promise<Row[]> {
	const launch = browserHere();
	build(checkout);
	const served = await serve(checkout);
	const browser = await launch();
	try {
		const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
		const page = await context.newPage();
		const address = served.blank.replace(/no-page$/, '');
		await edit(page, address, EMPTY);
		const empty = await typed(page);
		await edit(page, address, LARGEST);
		const largest = await typed(page);
		const findings = await found(page);
		return [
			row('key to paint in an empty editor, median', median(empty), 'ms'),
			row('key to paint in the largest file, median', median(largest), 'ms'),
			row('key to paint in the largest file, 95 of 100', quantile(largest, 0.95), 'ms'),
			row('times an empty editor', median(largest) / median(empty), 'x', { atMost: 2 }),
			row('end of the pause to findings in the largest file', median(findings) - PAUSE, 'ms'),
			row('last key to findings in the largest file, with the pause', median(findings), 'ms', {
				atMost: PAUSE + 150
			})
		];
	} finally {
		await browser.close();
		served.stop();
	}
}
