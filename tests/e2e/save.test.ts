import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	answer,
	asked,
	errorsOf,
	openStart,
	startGame,
	stored,
	storedTurns,
	turnOf
} from './table.ts';

/** Puts something into the store of games that no version of the page has written. */
const storeOddGame = (page: Page, id: string, record: unknown): Promise<void> =>
	page.evaluate(
		(row) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('thingsmith');
				opening.onerror = () => reject(new Error('no database'));
				opening.onsuccess = () => {
					const db = opening.result;
					const transaction = db.transaction('saves', 'readwrite');
					transaction.objectStore('saves').put(row);
					transaction.oncomplete = () => {
						db.close();
						resolve();
					};
				};
			}),
		{ id, updated: 5, revision: 1, record }
	);

test('a game goes on where it stood after a reload', async ({ page }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'reload' });
	for (let given = 0; given < 5; given++) {
		await asked(page);
		await answer(page, given);
	}
	await asked(page);
	const turn = await turnOf(page);
	const question = await page.locator('.prompt h2').innerText();
	await stored(page);
	await page.reload();
	await asked(page);
	await expect.poll(() => turnOf(page)).toBe(turn);
	await expect(page.locator('.prompt h2')).toHaveText(question);
	await answer(page, 1);
});

test('a game leaves as a file and comes back from it', async ({ page }) => {
	await startGame(page, { title: /Creatures/, seed: 'file', players: 2 });
	await answer(page, 1);
	await asked(page);
	const turn = await turnOf(page);
	await page.getByRole('button', { name: 'Table menu' }).click();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save to a file' }).click();
	const path = await (await downloading).path();
	expect(JSON.parse(fs.readFileSync(path, 'utf8'))).toMatchObject({ format: 'thingsmith-game-3' });

	await openStart(page);
	await page.getByLabel('Open a saved file').setInputFiles(path);
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
	await expect.poll(() => turnOf(page)).toBe(turn);
	const told = page.locator('[data-notice="file"]');
	await expect(told).toHaveCount(0);

	// The same game with a note that nobody wrote at this table.
	const text = fs.readFileSync(path, 'utf8');
	const noted = text.replace('"notes":[]', '"notes":[{"turn":0,"text":"odd"}]');
	await openStart(page);
	const changed = {
		name: 'changed.json',
		mimeType: 'application/json',
		buffer: Buffer.from(noted)
	};
	await page.getByLabel('Open a saved file').setInputFiles(changed);
	await expect(told).toContainText('This file was changed since Thingsmith wrote it');
	await asked(page);
	await expect.poll(() => turnOf(page)).toBe(turn);
	await told.getByRole('button').click();
	await expect(told).toHaveCount(0);
});

test('a record of simulated games opens at the table', async ({ page }) => {
	const folder = fs.mkdtempSync(join(tmpdir(), 'thingsmith-record-'));
	const simulated = ['kings-and-creatures', '--players', '2', '--games', '1', '--seed', 'page'];
	execFileSync(
		process.execPath,
		['src/cli/main.mjs', 'simulate', ...simulated, '--record', folder],
		{ cwd: join(import.meta.dirname, '../..'), stdio: 'ignore' }
	);
	const errors = errorsOf(page);
	await openStart(page);
	const file = join(folder, 'kings-and-creatures-0.json');
	await page.getByLabel('Open a saved file').setInputFiles(file);
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('over');
	const { course } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
		course: { answers: unknown[] };
	};
	await expect.poll(() => turnOf(page)).toBe(course.answers.length);
	expect(errors).toEqual([]);
	fs.rmSync(folder, { recursive: true });
});

test('a file that is no game is refused with its reason, and nothing of it is stored', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openStart(page);
	const open = (name: string, text: string) =>
		page
			.getByLabel('Open a saved file')
			.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
	await open('broken.json', '{"format":"thingsmith-game-2"}');
	await expect(page.getByText('broken.json:1:')).toBeVisible();
	await open('none.json', '[]');
	await expect(page.getByText('This is no saved game')).toBeVisible();
	await expect.poll(() => storedTurns(page)).toEqual([]);
	await page.reload();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	expect(errors).toEqual([]);
});

test('a stored game that cannot be read is shown, leaves as a file, and can be deleted', async ({
	page
}) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'sound', players: 2 });
	const odd = { id: 'odd', setup: { variant: 'x', seats: 3 }, save: { answers: [1] }, updated: 1 };
	await storeOddGame(page, 'odd', odd);
	await page.goto('/');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	const games = page
		.getByRole('region', { name: 'Unfinished and finished games' })
		.getByRole('listitem');
	await expect(games).toHaveCount(2);
	const broken = games.filter({ hasText: 'This saved game cannot be read' });
	const downloading = page.waitForEvent('download');
	await broken.getByRole('button', { name: 'Export' }).click();
	const file = await (await downloading).path();
	expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(odd);
	await broken.getByRole('button', { name: 'Delete this game' }).click();
	await broken.getByRole('button', { name: 'Really delete?' }).click();
	await expect(games).toHaveCount(1);
	await games.getByRole('link').click();
	await asked(page);
	expect(errors).toEqual([]);
});

test('changes to rules that the page has handed out come back from their file', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openStart(page);
	const path = 'kings-and-creatures/base/scoring.yaml';
	const file = { format: 'thingsmith-edits-1', edits: { [path]: '# mine\n' } };
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'rules.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page).toHaveURL(/\/edit$/);
	await page.reload();
	await page.getByRole('searchbox', { name: 'Find a file' }).fill('creatures/base/scoring');
	await expect(page.getByRole('button', { name: /^scoring\.yaml changed/i })).toBeVisible();
	expect(errors).toEqual([]);
});
