/** A folder that is chosen in the browser. What the browser shows for that cannot be driven: its own file system stands in for the disk. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseFile, FILE, notice, write } from './editor.ts';
import { errorsOf } from './table.ts';

const kept = (page: Page): Locator => page.locator('.kept').first();
const text = (page: Page): Locator => page.locator('.pane .view-lines');

/** Whether the browser lets the page have the folder without asking; set before the page opens. */
async function withPicker(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const picked = async () => {
			const root = await navigator.storage.getDirectory();
			return root.getDirectoryHandle('rules', { create: true });
		};
		Object.assign(window, { showDirectoryPicker: picked });
		const state = () => (localStorage.getItem('locked') === 'yes' ? 'prompt' : 'granted');
		Object.assign(FileSystemHandle.prototype, {
			queryPermission: () => Promise.resolve(state()),
			requestPermission: () => {
				localStorage.removeItem('locked');
				return Promise.resolve('granted');
			}
		});
	});
}

/** null: there is no such file. */
const read = (page: Page, file: string): Promise<string | null> =>
	page.evaluate(async (path) => {
		const root = await navigator.storage.getDirectory();
		let folder = await root.getDirectoryHandle('rules');
		const steps = path.split('/');
		const name = steps.pop() ?? '';
		try {
			for (const step of steps) folder = await folder.getDirectoryHandle(step);
			return await (await (await folder.getFileHandle(name)).getFile()).text();
		} catch {
			return null;
		}
	}, file);

/** As another program does it. */
const put = (page: Page, file: string, words: string): Promise<void> =>
	page.evaluate(
		async ([path = '', said = '']) => {
			const root = await navigator.storage.getDirectory();
			let folder = await root.getDirectoryHandle('rules');
			const steps = path.split('/');
			const name = steps.pop() ?? '';
			for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
			const writing = await (await folder.getFileHandle(name, { create: true })).createWritable();
			await writing.write(said);
			await writing.close();
		},
		[file, words]
	);

test('a folder is chosen, kept in step, remembered, opened again and let go of', async ({
	page
}) => {
	const errors = errorsOf(page);
	await withPicker(page);
	await page.goto('/edit');
	await expect(kept(page)).toContainText('in this browser');
	await chooseFile(page, FILE);
	await write(page, '\n# before the folder');
	await kept(page).getByRole('button', { name: 'Keep them in a folder as well' }).click();
	await expect(kept(page)).toHaveAttribute('data-kept', 'folder');
	await expect(kept(page)).toContainText('rules');
	await expect.poll(() => read(page, FILE)).toContain('# before the folder');
	await write(page, ', and in it');
	await expect.poll(() => read(page, FILE)).toContain('# before the folder, and in it');
	await put(page, FILE, `${await read(page, FILE)}\n# of another program`);
	await expect(text(page)).toContainText('# of another program');

	await page.reload();
	await expect(kept(page)).toHaveAttribute('data-kept', 'folder');

	// The browser asks again after a while: somebody has to say yes.
	await page.evaluate(() => localStorage.setItem('locked', 'yes'));
	await page.reload();
	const locked = notice(page, 'folder-locked');
	await expect(locked).toContainText('“rules”');
	await chooseFile(page, FILE);
	await write(page, '\n# meanwhile');
	await expect.poll(() => read(page, FILE)).not.toContain('# meanwhile');
	const found = await new AxeBuilder({ page })
		.include('section[aria-label="Notices"]')
		.include('.kept')
		.analyze();
	expect(found.violations).toEqual([]);
	await locked.getByRole('button', { name: 'Open the folder' }).click();
	await expect(locked).toHaveCount(0);
	await expect.poll(() => read(page, FILE)).toContain('# meanwhile');

	await kept(page).getByRole('button', { name: 'Keep them in this browser only' }).click();
	await expect(kept(page)).toHaveAttribute('data-kept', 'browser');
	await page.reload();
	await expect(kept(page)).toHaveAttribute('data-kept', 'browser');
	await expect.poll(() => read(page, FILE)).toContain('# meanwhile');
	expect(errors).toEqual([]);
});

test('both sides, deleted files, and what is no rule are treated as in any folder', async ({
	page
}) => {
	await withPicker(page);
	await page.goto('/edit');
	await kept(page).getByRole('button', { name: 'Keep them in a folder as well' }).click();
	await expect(kept(page)).toHaveAttribute('data-kept', 'folder');
	await put(page, 'variants/ours.yaml', 'variant: { id: ours, game: kings-and-creatures }\n');
	await put(page, 'pictures/x/y.yaml', 'x');
	await chooseFile(page, 'variants/ours.yaml');
	await expect(kept(page)).toContainText('A file in it is not taken');
	await page.getByRole('button', { name: 'Delete this file' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete this file' }).click();
	await expect.poll(() => read(page, 'variants/ours.yaml')).toBeNull();
	await expect.poll(() => read(page, 'pictures/x/y.yaml')).toBe('x');
});

test('where a browser has no such thing, nothing is offered', async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'showDirectoryPicker');
	});
	await page.goto('/edit');
	await expect(kept(page)).toHaveText('Your own rules are kept in this browser.');
});
