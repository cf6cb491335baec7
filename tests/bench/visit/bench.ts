/**
 * `npm run bench -- visit`: how long a first visitor waits for the start page, for the first board, and for another one.
 */
import type { Browser, Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { build, type Checkout } from '../compare/checkout.ts';
import { browserHere } from '../page/browser.ts';
import { serve } from '../page/served.ts';
import { row, type Row } from '../timing.ts';

const VISITS = 5;

/** Milliseconds. */
interface Visit {
	ready: number;
	board: number;
	again: number;
}

export async function benchVisit(checkout: Checkout): Promise<Row[]> {
	const launch = browserHere();
	build(checkout);
	const served = await serve(checkout);
	const visits: Visit[] = [];
	try {
		for (let visit = 1; visit <= VISITS; visit++) {
			process.stderr.write(`visit ${visit} ...\n`);
			// Another browser: nothing is stored, and nothing is compiled.
			const browser = await launch();
			try {
				visits.push(await visited(browser, served.blank.replace(/no-page$/, '')));
			} finally {
				await browser.close();
			}
		}
	} finally {
		served.stop();
	}
	const middle = (what: keyof Visit): number => median(visits.map((visit) => visit[what]));
	return [
		row('first visit: the start page can be used', middle('ready'), 'ms', { atMost: 1000 }),
		row('first visit: from Play to the board', middle('board'), 'ms', { atMost: 1500 }),
		row('then: from Play to the board of another game', middle('again'), 'ms', { atMost: 400 })
	];
}

async function visited(browser: Browser, address: string): Promise<Visit> {
	const context = await browser.newContext({
		serviceWorkers: 'block',
		locale: 'en-US',
		viewport: { width: 1440, height: 900 }
	});
	const page = await context.newPage();
	const ready = await taken(async () => {
		await page.goto(address, { waitUntil: 'commit' });
		await canBeUsed(page);
	});
	const board = await taken(() => play(page));
	await page.goBack();
	await canBeUsed(page);
	return { ready, board, again: await taken(() => play(page)) };
}

async function taken(work: () => Promise<void>): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}

const canBeUsed = (page: Page): Promise<void> => page.locator('main[data-ready="true"]').waitFor();

async function play(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await page.locator('.table').getByRole('grid').waitFor();
}
