/** One's own rules in a folder on disk: what is written in the page is there, and what is written there is in the page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import fs from 'node:fs';
import { chooseFile, FILE, notice, savedState, write } from './editor.ts';
import { FolderServer } from './folder-server.ts';
import { errorsOf, looksIn } from './table.ts';

const OWN = 'variants/ours.yaml';
const OURS = `variant: { id: ours, game: kings-and-creatures }
text: { en: { variants: { ours: Our evening } } }
`;

let server: FolderServer;

test.beforeEach(async () => {
	server = new FolderServer();
	await server.start();
});
test.afterEach(() => server.end());

const kept = (page: Page): Locator => page.locator('.kept').first();
const text = (page: Page): Locator => page.locator('.pane .view-lines');

/** The shelf of the game that the variant is of. */
async function openShelf(page: Page): Promise<void> {
	await page.goto(`${server.address}/`);
	await page
		.locator('.gallery')
		.getByRole('button', { name: /Creatures/ })
		.click();
}

async function openEditor(page: Page): Promise<void> {
	await page.goto(`${server.address}/edit`);
	await expect(kept(page)).toHaveAttribute('data-kept', 'folder');
}

test('what is typed is in the folder, and goes with its file', async ({ page }) => {
	const errors = errorsOf(page);
	await openEditor(page);
	await expect(kept(page)).toContainText(server.folder);
	await chooseFile(page, FILE);
	await write(page, '\n# in the page');
	await expect.poll(() => server.read(FILE)).toContain('# in the page');
	await write(page, ', and more');
	await expect.poll(() => server.read(FILE)).toContain('# in the page, and more');
	await page.getByRole('button', { name: 'Back to the delivered text' }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: 'Back to the delivered text' })
		.click();
	await expect.poll(() => server.read(FILE)).toBeNull();
	expect(errors).toEqual([]);
});

test('what is written in the folder is in the page, at once and after a reload', async ({
	page,
	context
}) => {
	const errors = errorsOf(page);
	server.write(OWN, OURS);
	await openEditor(page);
	await chooseFile(page, OWN);
	await expect(text(page)).toContainText('Our evening');
	server.write(OWN, OURS.replace('evening', 'morning'));
	await expect(text(page)).toContainText('Our morning');
	await page.getByRole('button', { name: 'History', exact: true }).click();
	await expect(page.locator('[data-step="folder"]')).toHaveCount(2);
	await expect(page.locator('[data-step="folder"]').first()).toContainText('changed in the folder');
	// It is a variant like every other, there without a reload, and gone with its file.
	await openShelf(page);
	await expect(page.getByRole('button', { name: /^Our morning/ })).toBeVisible();
	server.remove(OWN);
	await expect(page.getByRole('button', { name: /^Our morning/ })).toHaveCount(0);
	server.write(OWN, OURS);
	await expect(page.getByRole('button', { name: /^Our evening/ })).toBeVisible();
	// Another browser knows nothing but the folder.
	const other = await context.browser()!.newContext();
	const fresh = await other.newPage();
	await openShelf(fresh);
	await expect(fresh.getByRole('button', { name: /^Our evening/ })).toBeVisible();
	await other.close();
	expect(errors).toEqual([]);
});

test('the board of a variant of the folder has an address, and goes on there', async ({ page }) => {
	const errors = errorsOf(page);
	server.write(OWN, OURS);
	await page.goto(`${server.address}/play?variant=ours`);
	await expect(page.locator('.table')).toBeVisible();
	const begun = page.url();
	expect(begun).toMatch(/\/play\/[^/?]+$/);
	await page.goto(`${server.address}/play?variant=nowhere`);
	await expect(page.getByRole('heading', { name: 'There is no such variant here.' })).toBeVisible();
	await page.goto(`${server.address}/play?variant=ours`);
	await expect(page.locator('.table')).toBeVisible();
	await page.goto(`${server.address}/`);
	await expect(page.locator(`a[href$="${new URL(begun).pathname}"]`)).toHaveCount(1);
	await expect(page.locator('a[href*="/play/"]')).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('what both have changed is asked about, with the difference', async ({ page }) => {
	server.write(OWN, OURS);
	await openEditor(page);
	await chooseFile(page, OWN);
	await expect(text(page)).toContainText('Our evening');
	await server.kill();
	await write(page, '# of the page');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await expect(notice(page, 'folder')).toContainText('does not answer');
	server.write(OWN, `${OURS}# of the folder`);
	await server.start();
	await notice(page, 'folder').getByRole('button', { name: 'Try again' }).click();
	await expect(notice(page, 'folder')).toHaveCount(0);
	const both = notice(page, 'folder-both');
	await expect(both).toContainText(OWN);
	await both.getByRole('button', { name: 'Look at the two texts' }).click();
	const dialog = page.getByRole('dialog', { name: 'Changed here and in the folder' });
	await expect(dialog).toContainText('# of the page');
	await expect(dialog).toContainText('# of the folder');
	await dialog.getByRole('button', { name: 'Take the one in the folder' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(both).toHaveCount(0);
	await expect(text(page)).toContainText('# of the folder');
	expect(server.read(OWN)).toBe(`${OURS}# of the folder`);

	// The text that was not kept can be had again.
	await page.getByRole('button', { name: 'History', exact: true }).click();
	await expect(page.locator('[data-step="typed"]')).toHaveCount(1);
});

test('a server that is killed while somebody types loses nothing, and is found again', async ({
	page
}) => {
	await openEditor(page);
	await chooseFile(page, FILE);
	const delivered = fs.readFileSync(`rulesets/${FILE}`, 'utf8');
	for (const word of ['one', 'two', 'three']) {
		await write(page, `\n# ${word} ${'and on '.repeat(6)}`);
		await server.kill();
		await write(page, 'and on');
		// Whatever is there is a beginning of what was typed.
		const found = server.read(FILE) ?? delivered;
		expect(found.startsWith(delivered.trimEnd())).toBe(true);
		await server.start();
	}
	await notice(page, 'folder')
		.getByRole('button', { name: 'Try again' })
		.click({ timeout: 3000 })
		.catch(() => undefined);
	await expect.poll(() => server.read(FILE)).toMatch(/# three (and on ){6}and on$/);
	await page.reload();
	await expect(notice(page, 'folder-both')).toHaveCount(0);
});

test('a tab that is killed while somebody types leaves both sides sound', async ({ context }) => {
	const first = await context.newPage();
	await openEditor(first);
	await chooseFile(first, FILE);
	await write(first, '\n# first words');
	await expect.poll(() => server.read(FILE)).toContain('# first words');
	await first.keyboard.type(' and some more', { delay: 20 });
	const session = await context.newCDPSession(first);
	void session.send('Page.crash').catch(() => undefined);
	await first.close();
	const next = await context.newPage();
	await openEditor(next);
	await chooseFile(next, FILE);
	await expect(notice(next, 'folder-both')).toHaveCount(0);
	const stored = await next.evaluate(async (file) => {
		const db = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('thingsmith');
			opening.onsuccess = () => resolve(opening.result);
		});
		return new Promise<string>((resolve) => {
			const all = db.transaction('documents').objectStore('documents').getAll();
			all.onsuccess = () => {
				const rows = all.result as { path: string; content: { text: string } }[];
				resolve(rows.find(({ path }) => path === file)?.content.text ?? '');
			};
		});
	}, FILE);
	expect(stored).toContain('# first words');
	await expect.poll(() => server.read(FILE)).toBe(stored);
});

test('only pages of this server come to the folder', async ({ page, request }) => {
	server.write(OWN, OURS);
	for (const address of ['/mine', `/mine/${OWN}`]) {
		expect((await request.get(`${server.address}${address}`)).status()).toBe(403);
		expect((await request.put(`${server.address}${address}`)).status()).toBe(403);
		expect((await request.post(`${server.address}${address}`)).status()).toBe(405);
	}
	// Under another name of this machine a page has no token of its own for this one, nor may it ask.
	await page.goto(server.address.replace('127.0.0.1', 'localhost'));
	const token = await page.locator('meta[name="thingsmith-folder"]').getAttribute('content');
	const asked = await page.evaluate(
		([address = '', word = '']) =>
			fetch(`${address}/mine`, { headers: { 'X-Thingsmith-Token': word } }).then(
				() => 'answered',
				() => 'refused'
			),
		[server.address, token ?? '']
	);
	expect(asked).toBe('refused');
	const policy = (await request.get(`${server.address}/mine`)).headers();
	expect(policy['content-security-policy']).toContain("default-src 'self'");
	expect(policy['x-content-type-options']).toBe('nosniff');
});

test('without a folder the page says so, and has no word for one', async ({ page, request }) => {
	await page.goto('/edit');
	await expect(kept(page)).toContainText('Your own rules are kept in this browser.');
	expect(await (await request.get('/')).text()).not.toContain('thingsmith-folder');
	expect((await request.put('/mine/variants/x.yaml')).status()).toBe(405);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('what is said of the folder can be read and used by everybody', async ({ page }) => {
			server.write(OWN, OURS);
			await openShelf(page);
			await expect(kept(page)).toHaveAttribute('data-kept', 'folder');
			await expect(page.getByRole('button', { name: /^Our evening/ })).toBeVisible();
			await server.kill();
			await expect(notice(page, 'folder')).toBeVisible();
			const found = await new AxeBuilder({ page })
				.include('section[aria-label="Notices"]')
				.include('.kept')
				.analyze();
			expect(found.violations).toEqual([]);
			const over = await page.evaluate(() => {
				const { scrollWidth, clientWidth } = document.documentElement;
				return scrollWidth - clientWidth;
			});
			expect(over).toBeLessThanOrEqual(0);
		});
	});
}
