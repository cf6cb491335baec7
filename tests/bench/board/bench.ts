/**
 * `npm run bench -- table`: how long the table takes to show an answer, to follow a hand that pans it, and to jump to a moment
 * of a long game; with hundreds of counters, and against an empty table.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import type { GameFile } from '#lib/game-file/game-file.ts';
import { build, type Checkout } from '../compare/checkout.ts';
import { browserHere } from '../page/browser.ts';
import { serve } from '../page/served.ts';
import { row, type Row } from '../timing.ts';
import { longGame, PLACING, tableWith } from './games.ts';
import { installPaintClock } from './paint-clock.ts';

const COUNTERS = 300;
const ANSWERS = 2000;
const SHORT = 100;
/** What is not measured: until it has been compiled and its memory is there. */
const WARM = 10;
const TIMES = 40;
const STEPS = 120;
/** Shares no factor with the number of answers, so that moments come from everywhere. */
const STRIDE = 617;

// Asked about first, an answer waits for a second click that does not come.
const SETTINGS = { botSpeed: 'paused', language: 'en', curtain: false, ask: 'never' };

async function open(context: BrowserContext, address: string, game: GameFile): Promise<Page> {
	const page = await context.newPage();
	await page.addInitScript((settings) => {
		localStorage.setItem('thingsmith-settings', JSON.stringify(settings));
	}, SETTINGS);
	await page.goto(address);
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'bench.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(game))
	});
	await page.locator('.prompt .answers').waitFor();
	await page.evaluate(installPaintClock);
	return page;
}

/** Milliseconds, without those of the first times. */
async function taken(page: Page): Promise<number[]> {
	const times = await page.evaluate(() => paintClock.times.splice(0));
	if (times.length <= WARM) throw new Error(`there are only ${times.length} times`);
	return times.slice(WARM);
}

async function answers(page: Page, option: string): Promise<number[]> {
	const selector = `.prompt [data-option="${option}"]`;
	await page.locator(selector).waitFor();
	for (let time = 0; time < WARM + TIMES; time++)
		await page.evaluate((at) => paintClock.answer(at), selector);
	return taken(page);
}

/** Drags the map to and fro. */
async function panning(page: Page): Promise<number[]> {
	const { x, y, width, height } = (await page.getByRole('grid').boundingBox())!;
	// A corner, where nothing lies that could be lifted.
	const [left, top] = [x + width * 0.06, y + height * 0.06];
	const drawing = page.getByRole('grid').locator('> g');
	const before = await drawing.getAttribute('transform');
	await page.mouse.move(left, top);
	// Before the map takes hold of the mouse: what it follows itself, it keeps from everybody after it.
	await page.evaluate(() => paintClock.follow());
	await page.mouse.down();
	for (let step = 0; step < STEPS; step++) {
		const way = 120 * Math.sin(step / 9);
		await page.mouse.move(left + way, top + way / 2);
	}
	const after = await drawing.getAttribute('transform');
	if (after === before) throw new Error(`the map does not follow the mouse: it stays at ${before}`);
	await page.mouse.up();
	return taken(page);
}

async function jumps(page: Page): Promise<number[]> {
	const slider = page.locator('.time input[type="range"]');
	// The course of a long game is there a little later than its table.
	await page.locator('.time input[type="range"]:not([max="0"])').waitFor();
	const [first, last] = [
		Number(await slider.getAttribute('min')),
		Number(await slider.getAttribute('max'))
	];
	for (let jump = 1; jump <= WARM + TIMES; jump++) {
		const turn = first + ((jump * STRIDE) % (last - first));
		await page.evaluate((to) => paintClock.jump(to), turn);
	}
	return taken(page);
}

export async function benchBoard(checkout: Checkout): Promise<Row[]> {
	const launch = browserHere();
	build(checkout);
	const served = await serve(checkout);
	const browser = await launch();
	const address = served.blank.replace(/no-page$/, '');
	/** A table of its own, with nothing stored. Trouble says at which one. */
	const at = async <T>(
		what: string,
		game: GameFile,
		work: (page: Page) => Promise<T>
	): Promise<T> => {
		process.stderr.write(`${what} ...\n`);
		const context = await browser.newContext({
			serviceWorkers: 'block',
			locale: 'en-US',
			viewport: { width: 1440, height: 900 }
		});
		try {
			return await work(await open(context, address, game));
		} catch (error) {
			throw new Error(`at ${what}`, { cause: error });
		} finally {
			await context.close();
		}
	};
	try {
		const much = `${COUNTERS} counters`;
		const late = `a game of ${ANSWERS} answers`;
		const measure = async (page: Page, option: string) => ({
			answer: await answers(page, option),
			pan: await panning(page)
		});
		const empty = await at('an empty table', tableWith(0), (page) => measure(page, PLACING));
		const full = await at(much, tableWith(COUNTERS), (page) => measure(page, PLACING));
		const early = await at(`a game of ${SHORT} answers`, longGame(SHORT), jumps);
		const long = await at(late, longGame(ANSWERS), async (page) => ({
			answer: await answers(page, 'pass'),
			jump: await jumps(page)
		}));
		return [
			row('answer to paint, empty table', median(empty.answer), 'ms'),
			...rowsOf(`answer to paint, ${much}`, full.answer, 50),
			row('times an empty table', median(full.answer) / median(empty.answer), 'x'),
			...rowsOf(`answer to paint in ${late}`, long.answer, 50),
			row('times an empty table', median(long.answer) / median(empty.answer), 'x'),
			row('panning, empty table', median(empty.pan), 'ms'),
			...rowsOf(`panning, ${much}`, full.pan, 33),
			row('times an empty table', median(full.pan) / median(empty.pan), 'x'),
			row(`jump to a moment in a game of ${SHORT} answers`, median(early), 'ms'),
			...rowsOf(`jump to a moment in ${late}`, long.jump, 100),
			row('times a short game', median(long.jump) / median(early), 'x')
		];
	} finally {
		await browser.close();
		served.stop();
	}
}

function rowsOf(what: string, times: readonly number[], atMost: number): Row[] {
	return [
		row(`${what}, median`, median([...times]), 'ms', { atMost }),
		row(`${what}, 95 of 100`, quantile([...times], 0.95), 'ms')
	];
}
