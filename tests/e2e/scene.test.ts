/** A battle is seen while it is fought: who takes part, how far it has come, which dice fell; and counters answer in it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LOOKING_FOR_HEROES, standing } from '../hands/positions.ts';
import { textsIn } from './log.ts';
import { settled } from './players/hand.ts';
import { asked, errorsOf, looksIn, openStart, turnOf } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-scene-'));
const file = join(folder, 'battle.json');

test.beforeAll(() => {
	const args = ['west-end', '2', 'a', 'fight', file];
	execFileSync(process.execPath, [join(import.meta.dirname, 'saved-scene.ts'), ...args], {
		cwd: join(import.meta.dirname, '../..')
	});
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function openBattle(page: Page): Promise<void> {
	await openStart(page);
	await page.getByLabel('Open a saved file').setInputFiles(file);
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('asked');
}

test('both sides, the steps and the dice are shown, and a counter answers where it stands', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openBattle(page);
	const scene = page.getByRole('region', { name: /^Battle: / });
	await expect(scene).toBeVisible();
	await expect(scene.locator('.steps li')).toHaveText(['Magic', 'Ranged', 'Melee']);
	await expect(scene.locator('[aria-current="step"]')).toHaveCount(1);
	await expect(scene.locator('.sides').getByRole('region')).toHaveCount(2);
	await expect(scene.getByRole('region', { name: 'Anna' })).toBeVisible();
	// Every die that the log tells of is drawn, with as many hits as it says.
	const told = await scene.getByRole('list', { name: 'Dice so far' }).locator('li').allInnerTexts();
	await page.getByRole('tab', { name: 'Log' }).click();
	await page.getByRole('combobox', { name: 'Show' }).selectOption('dice');
	const rolls = (await textsIn(page, '.line.roll')).slice(-told.length);
	expect(rolls.length).toBeGreaterThan(1);
	const hitsIn = (text: string): string | undefined =>
		/no hits?\b/.test(text) ? '0' : /(\d+) hits?\b/.exec(text)?.[1];
	expect(told.map(hitsIn)).toEqual(rolls.map(hitsIn).reverse());
	// What the question offers can be clicked in the panel, and does not lie below once more.
	const turn = await turnOf(page);
	const targets = scene.locator('.counter.target');
	const before = await targets.count();
	expect(before).toBeGreaterThan(1);
	await expect(page.locator('.tray')).toHaveCount(0);
	await targets.first().click();
	await expect(scene.locator('.counter.picked')).toHaveCount(1);
	await expect.poll(() => turnOf(page)).toBe(turn);
	// Folded up, its counters are in the tray again.
	await scene.getByRole('button', { name: 'Fold up' }).click();
	await expect(scene.locator('.counter')).toHaveCount(0);
	await expect(page.locator('.tray .counter')).toHaveCount(before);
	expect(errors).toEqual([]);
});

test('it goes when the battle is over', async ({ page }) => {
	await openBattle(page);
	// Others may be open by then: of recruiting, when the game goes on.
	const scene = page.getByRole('region', { name: /^Battle: / });
	await expect(scene).toBeVisible();
	for (let given = 0; given < 60 && (await scene.count()) > 0; given++) {
		const confirm = page.locator('.prompt .answers button.primary:enabled').first();
		const option = page.locator('.prompt .answers button[data-option]').first();
		const counter = scene.locator('.counter.target').first();
		const turn = await turnOf(page);
		if ((await confirm.count()) > 0) await confirm.click();
		else if ((await option.count()) > 0) await option.click();
		// The answer before may just have ended it.
		else if ((await counter.count()) > 0) await counter.click();
		await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(turn);
		await settled(page);
	}
	await expect(scene).toHaveCount(0);
});

test('an attempt at a hero says for whom, what is missing and why, and its report can be read', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openStart(page, { curtain: false });
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'heroes.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(standing('west-end', LOOKING_FOR_HEROES).file))
	});
	await expect.poll(() => asked(page)).toBe('asked');
	const scene = page.getByRole('region', { name: 'Recruiting heroes' });
	const ann = scene.getByRole('region', { name: 'Ann' });
	await expect(ann).toContainText('Gold 40');
	await expect(ann).not.toContainText('Points missing');
	await scene.locator('[data-piece="dwarf-king"]').click();
	await page.locator('.prompt [data-option="recruit-hero(dwarf-king)"]').click();
	await page.locator('.prompt .answers button.primary:enabled').first().click();
	const dice = scene.getByRole('list', { name: 'Dice so far' }).locator('li');
	await expect(dice).toHaveCount(1);
	const [, total = ''] = /together (\d+)/.exec(await dice.innerText()) ?? [];
	await expect(ann).toContainText(/Tries for\s+Dwarf King/);
	const missing = ann.getByRole('button', { name: /^Points missing/ });
	await expect(missing).toHaveText(String(10 - Number(total)));
	await scene.getByRole('button', { name: 'Report' }).click();
	const report = page.getByRole('dialog', { name: 'Report' });
	await expect(report.locator('pre')).toContainText('Recruiting heroes');
	await expect(report.locator('pre')).toContainText(`${total}`);
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('a battle can be read by everybody', async ({ page }) => {
			await openBattle(page);
			await expect(page.locator('.scene')).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include('.scene').analyze();
			expect(violations).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
		});
	});
}
