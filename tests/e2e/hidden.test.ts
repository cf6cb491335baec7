/**
 * What a seat may not know is nowhere in its page: not in a node, a name or an attribute, not in what workers send,
 * not in what is stored of views. Two games are opened that the seat cannot tell apart; both pages must be the same, letter
 * for letter. `TEST_SIZE=whole npm run e2e -- e2e/hidden` looks at all games, at more
 * moments, and at every space instead of each sixth.
 */
import { expect, test } from '@playwright/test';
import type { Browser, Page, Request } from '@playwright/test';
import type { GameFile } from '#lib/game-file/game-file.ts';
import { settled } from './players/hand.ts';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { asked, openStart } from './table.ts';
import { type TwoWorlds, twoWorlds } from './two-worlds.ts';

const GAMES = [
	['west-end', 3, [60, 150, 260, 420, 700]],
	['pegasus', 3, [100, 240, 400, 640]],
	['kings-and-creatures', 3, [3, 6, 12, 20]],
	['hearts', 4, [9, 40, 200]],
	['liars-dice', 3, [4, 12, 30]]
] as const;

/** All that a page knows of its table. */
interface Known {
	page: string;
	kept: string;
	/** What workers have told since then, but for the game as it is stored. */
	told: string[];
}

interface Heard {
	told: string[];
	/** Calls that have not been answered yet. */
	open: Set<unknown>;
}

declare global {
	var heard: Heard;
}

for (const [variant, players, moments] of sampleOf('hidden in the page', GAMES, 2)) {
	for (const after of isWhole() ? moments : moments.slice(0, 1)) {
		test(`${variant}, after ${after} answers`, async ({ browser }) => {
			const worlds = twoWorlds(variant, players, after);
			const [mine, other] = [
				await look(browser, worlds, worlds.files[0]),
				await look(browser, worlds, worlds.files[1])
			];
			expect(mine.seen.length).toBeGreaterThan(5);
			for (const [at, known] of mine.seen.entries()) {
				expect(other.seen[at]).toEqual(known);
			}
			expect(mine.seen.flatMap(({ told }) => told).length).toBeGreaterThan(5);
			// Whoever opens the table sees everything, and with that the difference: the test can fail.
			expect(other.opened.told).not.toEqual(mine.opened.told);
			// Not everything that was exchanged lies where it can be seen.
			if (after === moments[0]) expect(other.opened.page).not.toBe(mine.opened.page);
		});
	}
}

/** One of the two games, as its seat sees it: at once, in every panel, and after an answer; and then opened. */
async function look(
	browser: Browser,
	{ answer, turn }: TwoWorlds,
	file: GameFile
): Promise<{ seen: Known[]; opened: Known }> {
	const context = await browser.newContext({
		serviceWorkers: 'block',
		viewport: { width: 1440, height: 900 }
	});
	const page = await context.newPage();
	watchTraffic(page);
	await page.addInitScript(listenToWorkers);
	await openStart(page, { speed: 'paused' });
	// What the shelf asks for comes before the game, or what is told would have no order.
	const seen = [await known(page)];
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'world.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('asked');
	seen.push(await known(page));
	// What stands beside the map, one after the other; the rules are everybody's.
	for (const tab of await page.getByRole('tab').all()) {
		if (/Rules/.test(await tab.innerText())) continue;
		await tab.click();
		seen.push(await known(page));
	}
	// What each space and counter says when it is pointed at.
	const spaces = await page.locator('[data-space]').all();
	for (const space of sampleOf('spaces', spaces, 6)) {
		await space.focus();
		seen.push(await known(page));
	}
	const option = page.locator(`[data-option="${answer}"]`).first();
	if ((await option.count()) === 0) {
		await page.locator('body').press('Escape');
		await page.locator('body').press('l');
	}
	await option.click();
	await settled(page);
	await expect(page.locator('.table')).toHaveAttribute('data-turn', String(turn + 1));
	seen.push(await known(page));
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByLabel('Seen by').selectOption('observer');
	await page.keyboard.press('Escape');
	const opened = await known(page);
	await context.close();
	return { seen, opened };
}

/** As soon as no worker is at work, and all is drawn. */
/** What each page has asked for and not got yet: icons, for one, come when the first counter is seen. */
const underway = new WeakMap<Page, Set<Request>>();

function watchTraffic(page: Page): void {
	const requests = new Set<Request>();
	underway.set(page, requests);
	page.on('request', (request) => requests.add(request));
	page.on('requestfinished', (request) => requests.delete(request));
	page.on('requestfailed', (request) => requests.delete(request));
}

const twoFrames = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});

async function known(page: Page): Promise<Known> {
	const requests = underway.get(page);
	// What has come may ask for more.
	do {
		await page.waitForFunction(() => heard.open.size === 0);
		await expect.poll(() => requests?.size).toBe(0);
		await twoFrames(page);
	} while (requests?.size !== 0);
	return page.evaluate(() => {
		return {
			page: document.documentElement.outerHTML,
			kept: JSON.stringify({ ...localStorage, ...sessionStorage }),
			told: heard.told.splice(0)
		};
	});
}

/** In the page: keeps what workers send, but for the record, which has everything in it: the page writes it away unread. */
function listenToWorkers(): void {
	const told: string[] = [];
	const open = new Set<unknown>();
	globalThis.heard = { told, open };
	const Plain = globalThis.Worker;
	globalThis.Worker = class extends Plain {
		constructor(...args: ConstructorParameters<typeof Worker>) {
			super(...args);
			const post = this.postMessage.bind(this);
			this.postMessage = (message: { id?: unknown }, ...more: never[]) => {
				if (message.id !== undefined) open.add(message.id);
				post(message, ...more);
			};
			this.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
				const { id, ...rest } = data;
				open.delete(id);
				const shown = (key: string, value: unknown) => (key === 'course' ? undefined : value);
				told.push(JSON.stringify(rest, shown));
			});
		}
	};
}
