/** Once it was open, the workbench opens without its server: pages, editor, games, under the same policies. */
import { expect, test, type Page } from '@playwright/test';
import { chooseFile, FILE, notice, savedState, write } from './editor.ts';
import { FolderServer } from './folder-server.ts';
import { answer, asked, openStart, startGame, turnOf } from './table.ts';

test.use({ serviceWorkers: 'allow' });

let server: FolderServer;

test.beforeEach(async () => {
	server = new FolderServer();
	await server.start();
});
test.afterEach(() => server.end());

/** Waits until everything is put aside, and this page is one of those that get it. */
async function putAside(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (active?.state === 'activated' && navigator.serviceWorker.controller) return;
		await new Promise<void>((resolve) => {
			const look = () => navigator.serviceWorker.controller && resolve();
			navigator.serviceWorker.addEventListener('controllerchange', look);
			look();
		});
	});
}

/** All that was put aside, by address. */
const aside = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const [name = ''] = await caches.keys();
		const kept = await (await caches.open(name)).keys();
		return kept.map(({ url }) => new URL(url).pathname);
	});

test.describe('without a server', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto(server.address);
		await putAside(page);
		await server.kill();
	});

	test('a game is begun, played, and found again', async ({ page }) => {
		await page.reload();
		await expect(page.locator('main[data-ready="true"]')).toBeVisible();
		await page
			.locator('.gallery')
			.getByRole('button', { name: /Creatures/ })
			.click();
		await page.getByRole('button', { name: 'Play', exact: true }).click();
		await asked(page);
		for (let i = 1; i < 4; i++) await answer(page, i);
		const turn = await turnOf(page);
		expect(turn).toBeGreaterThan(0);
		await page.reload();
		await asked(page);
		await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(turn);
	});

	test('rules are written and kept, and go into the folder when the server is back', async ({
		page
	}) => {
		await page.goto(`${server.address}/edit`);
		await chooseFile(page, FILE);
		await write(page, '\n# without a server');
		await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
		await expect(notice(page, 'folder')).toContainText('does not answer');
		// With another word for the folder than the one in the page that was put aside.
		await server.start();
		await expect.poll(() => server.read(FILE)).toContain('# without a server');
		await expect(notice(page, 'folder')).toHaveCount(0);
	});

	test('every page and worker has the policy that it had', async ({ page }) => {
		const makesCode = `new Promise((resolve) => setTimeout(() => {
			try { resolve(new Function('return 1')() === 1); } catch { resolve(false); }
		}, 0))`;
		const response = await page.goto(`${server.address}/about`);
		expect(response?.fromServiceWorker()).toBe(true);
		expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
		expect(response?.headers()['x-content-type-options']).toBe('nosniff');
		await expect(page.getByText('code that the engine prints')).toBeVisible();
		expect(await page.evaluate(makesCode)).toBe(false);
		const isEngine = (url: string) => /game\.worker/.test(url);
		await expect.poll(() => page.workers().some((worker) => isEngine(worker.url()))).toBe(true);
		const engine = page.workers().find((worker) => isEngine(worker.url()))!;
		expect(await engine.evaluate(makesCode)).toBe(true);
		const fetched = await engine.evaluate(() =>
			fetch('/favicon.svg').then(
				() => true,
				() => false
			)
		);
		expect(fetched).toBe(false);
	});
});

test('the folder is not put aside, and every worker is', async ({ page }) => {
	server.write('variants/ours.yaml', 'variant: { id: ours, game: kings-and-creatures }');
	await page.goto(`${server.address}/edit`);
	await chooseFile(page, 'variants/ours.yaml');
	await putAside(page);
	const paths = await aside(page);
	expect(paths.filter((path) => path.startsWith('/mine'))).toEqual([]);
	for (const worker of ['rules', 'game', 'editor', 'prove'])
		expect(paths.filter((path) => path.includes(`${worker}.worker-`))).toHaveLength(1);
	expect(paths).toContain('/');
	expect(paths).toContain('/favicon.svg');
});

test('a browser that is told to be offline plays, too', async ({ page, context }) => {
	await openStart(page);
	await putAside(page);
	await context.setOffline(true);
	await startGame(page, { title: /Creatures/, seed: 'offline', players: 2 });
	await answer(page, 1);
	await context.setOffline(false);
});
