/**
 * The hostile corpus (`tests/hostile/`) through the page: saved games are opened, rules lie in the storage as if an earlier
 * session had left them. Whatever it is, the page is ready again and says what it should, no script of it runs, and the
 * game and the edit that were there before are still there.
 *
 * Of 24 files one a day; all of them with `TEST_SIZE=whole`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../../scripts/sample.mjs';
import type { PageCase } from '../hostile/lay-out.ts';
import { asked, errorsOf, openStart, startGame } from './table.ts';

const root = join(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(join(tmpdir(), 'thingsmith-hostile-page-'));

/** The edit of the user that has to outlive everything. */
const EDIT = {
	layer: 'kings-and-creatures/house-rule/my-own',
	path: 'kings-and-creatures/house-rules/my-own.yaml',
	text: 'layer: { id: my-own, kind: house-rule, game: kings-and-creatures }\n'
};

execFileSync(process.execPath, ['tests/hostile/lay-out.ts', folder], { cwd: root });
const cases = sampleOf(
	'hostile files in the page',
	JSON.parse(fs.readFileSync(join(folder, 'cases.json'), 'utf8')) as PageCase[],
	24
);

test.afterAll(() => fs.rmSync(folder, { recursive: true }));

type Documents = PageCase['documents'];

/** Stores rule files beside those that are there, or takes them away again. */
function inStorage(page: Page, what: 'put' | 'delete', documents: Documents): Promise<void> {
	return page.evaluate(
		({ what, documents }) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('thingsmith');
				opening.onerror = () => reject(new Error('no database'));
				opening.onsuccess = () => {
					const db = opening.result;
					const transaction = db.transaction('documents', 'readwrite');
					const store = transaction.objectStore('documents');
					for (const { layer, path, text } of documents) {
						const content = text === null ? { is: 'deleted' } : { is: 'text', text };
						const row = { layer, path, content, updated: 9, revision: 1, aside: false };
						if (what === 'put') store.put(row);
						else store.delete([layer, path]);
					}
					transaction.oncomplete = () => {
						db.close();
						resolve();
					};
					transaction.onabort = () => reject(new Error('not stored'));
				};
			}),
		{ what, documents }
	);
}

/** Ids of the stored games, and the texts of stored rule files. */
function stored(page: Page): Promise<{ games: string[]; texts: [path: string, text: string][] }> {
	return page.evaluate(
		() =>
			new Promise((resolve, reject) => {
				const opening = indexedDB.open('thingsmith');
				opening.onerror = () => reject(new Error('no database'));
				opening.onsuccess = () => {
					const db = opening.result;
					const transaction = db.transaction(['saves', 'documents']);
					const games = transaction.objectStore('saves').getAllKeys();
					const documents = transaction.objectStore('documents').getAll();
					transaction.oncomplete = () => {
						db.close();
						const rows = documents.result as { path: string; content: { text?: string } }[];
						resolve({
							games: games.result as string[],
							texts: rows.map((row) => [row.path, row.content.text ?? ''])
						});
					};
				};
			})
	);
}

/** Takes away games that a case has left. */
function keepOnly(page: Page, id: string): Promise<void> {
	return page.evaluate(
		(kept) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('thingsmith');
				opening.onerror = () => reject(new Error('no database'));
				opening.onsuccess = () => {
					const db = opening.result;
					const transaction = db.transaction('saves', 'readwrite');
					const store = transaction.objectStore('saves');
					store.delete(IDBKeyRange.upperBound(kept, true));
					store.delete(IDBKeyRange.lowerBound(kept, true));
					transaction.oncomplete = () => {
						db.close();
						resolve();
					};
				};
			}),
		id
	);
}

const isReady = (page: Page): Promise<void> =>
	expect(page.locator('main[data-ready="true"]')).toBeVisible();

const alertOf = (page: Page, says: string): Locator =>
	page.getByRole('alert').filter({ hasText: says }).first();

async function toStart(page: Page): Promise<void> {
	await page.goto('/');
	await isReady(page);
}

/** Opens a saved game from the start page, and sees what the page makes of it. */
async function openFile(page: Page, file: string, { outcome }: PageCase): Promise<void> {
	const input = page.getByLabel('Open a saved file');
	const buffer = fs.readFileSync(file);
	const given = { name: 'file.json', mimeType: 'application/json', buffer };
	if (outcome.what === 'plays') {
		await input.setInputFiles(given);
		await expect(page.locator('.table')).toBeVisible();
		await asked(page);
		return toStart(page);
	}
	const alert = alertOf(page, outcome.says);
	// What the last file has left to be read is not what is waited for.
	if (await alert.isVisible()) await toStart(page);
	await input.setInputFiles(given);
	await expect(alert).toBeVisible();
	if (outcome.what === 'parted')
		await expect(alert).toContainText(
			outcome.answer === 0 ? 'before the first answer' : `at answer ${outcome.answer} of`
		);
}

async function runCase(page: Page, pageCase: PageCase, game: string): Promise<void> {
	if (pageCase.documents.length > 0) {
		await inStorage(page, 'put', pageCase.documents);
		await toStart(page);
		const { texts } = await stored(page);
		for (const { path, text } of pageCase.documents)
			expect(texts).toContainEqual([path, text ?? '']);
		await inStorage(page, 'delete', pageCase.documents);
		if (pageCase.file !== null) await toStart(page);
	}
	if (pageCase.file !== null) await openFile(page, pageCase.file, pageCase);
	const { games, texts } = await stored(page);
	expect(games).toContain(game);
	expect(texts).toContainEqual([EDIT.path, EDIT.text]);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	await keepOnly(page, game);
}

for (const kind of [...new Set(cases.map((pageCase) => pageCase.kind))]) {
	test(`hostile ${kind} leave everything as it was`, async ({ page }) => {
		const own = cases.filter((pageCase) => pageCase.kind === kind);
		const errors = errorsOf(page);
		page.on('dialog', (dialog) => errors.push(`dialog: ${dialog.message()}`));
		await startGame(page, { title: /Creatures/, seed: 'sound', players: 2 });
		await expect.poll(async () => (await stored(page)).games).toHaveLength(1);
		const [game = ''] = (await stored(page)).games;
		await openStart(page);
		await inStorage(page, 'put', [EDIT]);
		for (const pageCase of own) {
			await test.step(pageCase.name, () => runCase(page, pageCase, game));
			expect(errors, pageCase.name).toEqual([]);
		}
		await page.goto(`/play/${game}`);
		await asked(page);
		expect(errors).toEqual([]);
	});
}
