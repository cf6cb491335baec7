import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooseFile, FILE, notice, write } from './editor.ts';
import { engineWithFaults, forbidStorage } from './faults.ts';
import { looksIn, openStart, startGame } from './table.ts';

async function seriousProblems(page: Page): Promise<string[]> {
	// Monaco answers for its own inside.
	const { violations } = await new AxeBuilder({ page }).exclude('.monaco-editor').analyze();
	return violations
		.filter(({ impact }) => impact === 'serious' || impact === 'critical')
		.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Pages, and what comes last on each. */
const LAST: Record<string, (page: Page) => Locator> = {
	'/about': (page) => page.getByText('code that the engine prints'),
	'/reference': (page) => page.getByRole('article').getByRole('heading'),
	'/compare': (page) => page.locator('main section'),
	'/edit': (page) => page.getByText('No problems. The rules hold.'),
	'/play': (page) => page.getByRole('link', { name: 'To the games' }),
	'/nowhere': (page) => page.getByRole('link', { name: 'To the games' })
};

async function fromMenu(page: Page, button: string, dialog: string): Promise<void> {
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page
		.getByRole('dialog', { name: 'Table menu' })
		.getByRole('button', { name: button })
		.click();
	await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
}

/** What can be opened at a table, and how; each leads from the bare table, which comes first. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
	'the table': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
	menu: async (page) => {
		await page.getByRole('button', { name: 'Table menu' }).click();
		await expect(page.getByRole('dialog', { name: 'Table menu' })).toBeVisible();
	},
	signs: (page) => fromMenu(page, 'Signs and colours', 'Signs and colours'),
	keys: (page) => fromMenu(page, 'Keys', 'Keys'),
	position: (page) => fromMenu(page, 'Save this position', 'This position as a scenario'),
	rules: (page) => fromMenu(page, 'Other rules', 'Other rules'),
	'all answers': async (page) => {
		await page.locator('body').press('l');
		await expect(page.getByRole('button', { name: /^List/ })).toHaveAttribute(
			'aria-expanded',
			'true'
		);
	},
	counters: async (page) => {
		await page.locator('body').press('o');
		await expect(page.getByLabel('The counters of')).toBeVisible();
	},
	'every counter': async (page) => {
		await page.getByLabel('The counters of').selectOption('all');
		await expect(page.getByRole('searchbox')).toBeVisible();
	}
};

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('start page', async ({ page }) => {
			await openStart(page);
			expect(await seriousProblems(page)).toEqual([]);
		});

		for (const [route, last] of Object.entries(LAST)) {
			test(route, async ({ page }) => {
				await page.goto(route);
				await expect(last(page).first()).toBeVisible();
				expect(await seriousProblems(page)).toEqual([]);
			});
		}

		test('notices', async ({ page }) => {
			await forbidStorage(page);
			await engineWithFaults(page, (call, args) =>
				call === 'change' && String(args[1]).includes('# deadly') ? 'die' : null
			);
			await page.goto('/edit');
			await chooseFile(page, FILE);
			await write(page, '\n# deadly');
			await expect(notice(page, 'unkept')).toBeVisible();
			await expect(notice(page, 'incident')).toBeVisible();
			await page.getByRole('button', { name: 'History', exact: true }).click();
			await expect(page.getByRole('region', { name: /^Earlier texts/ })).toBeVisible();
			expect(await seriousProblems(page)).toEqual([]);
		});

		test('table, and what opens over it and beside it', async ({ page }) => {
			await startGame(page, { title: /Things/, variant: 'West End', seed: 'axe' });
			const found: Record<string, string[]> = {};
			for (const [name, open] of Object.entries(OPENED)) {
				await open(page);
				found[name] = await seriousProblems(page);
				while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
			}
			expect(found).toEqual(Object.fromEntries(Object.keys(OPENED).map((name) => [name, []])));
		});

		test('table without a map', async ({ page }) => {
			await startGame(page, { title: /Creatures/, seed: 'axe' });
			expect(await seriousProblems(page)).toEqual([]);
		});
	});
}

test('the map is walked by arrows and answered by Enter', async ({ page }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'keys' });
	const cells = page.getByRole('gridcell');
	await cells.and(page.locator('[tabindex="0"]')).focus();
	await page.keyboard.press('ArrowRight');
	const focused = page.locator('[role="gridcell"]:focus');
	await expect(focused).toHaveCount(1);
	const first = await focused.getAttribute('data-space');
	await page.keyboard.press('ArrowDown');
	await expect(focused).not.toHaveAttribute('data-space', first ?? '');
	await page.locator('[data-light="target"]').first().focus();
	const turn = await page.locator('.table').getAttribute('data-turn');
	await page.keyboard.press('Enter');
	await expect(page.locator('.table')).not.toHaveAttribute('data-turn', turn ?? '');
});

test('single keys work at the table and are letters in a field', async ({ page }) => {
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'letters' });
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('tab', { name: 'Log' }).click();
	await page.getByRole('searchbox', { name: 'Search' }).fill('');
	await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('hub?');
	await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('hub?');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a phone shows board, hand, log and rules one at a time', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await startGame(page, { title: /Things/, variant: 'West End', seed: 'phone' });
	const tabs = page.getByRole('navigation', { name: 'Beside the board' });
	await expect(page.getByRole('grid')).toBeVisible();
	await tabs.getByRole('button', { name: 'Hand' }).click();
	await expect(page.getByRole('grid')).toHaveCount(0);
	await expect(page.locator('.zone').first()).toBeVisible();
	await tabs.getByRole('button', { name: 'Log' }).click();
	await expect(page.getByRole('list', { name: 'Log' })).toBeVisible();
	await tabs.getByRole('button', { name: 'Rules' }).click();
	await expect(page.getByRole('searchbox', { name: 'Find a file' })).toBeVisible();
});

test('the games on the shelf are one stop of the keyboard, and arrows walk among them', async ({
	page
}) => {
	await openStart(page);
	const games = page.locator('.gallery .card');
	await games.first().focus();
	await page.keyboard.press('ArrowRight');
	await expect(games.nth(1)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(games.nth(1)).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('Tab');
	await expect(games.nth(1)).not.toBeFocused();
	expect(
		await games.evaluateAll((all) =>
			all.filter((candidate) => candidate === document.activeElement)
		)
	).toEqual([]);
	await page.keyboard.press('Shift+Tab');
	await expect(games.nth(1)).toBeFocused();
});
