/** A battle for whoever does not see it: played by keys alone, what live regions say, without motion and without faults of access. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { eightAgainstEight } from './eight-against-eight.ts';
import { settled } from './players/hand.ts';
import { asked, errorsOf, looksIn, nextClick, openStart, turnOf } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-heard-'));
const file = join(folder, 'battle.json');
test.beforeAll(() => writeFileSync(file, JSON.stringify(eightAgainstEight('greedy'))));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Writes down whatever live regions come to say, in order. */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const heard: string[] = [];
		Object.assign(window, { heard });
		const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
		const hear = (changes: MutationRecord[]): void => {
			const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
			const within = nodes.flatMap((node) => {
				const element = node instanceof Element ? node : node.parentElement;
				const inside = element?.closest(LIVE);
				return inside ? [inside] : [...(element?.querySelectorAll(LIVE) ?? [])];
			});
			const regions = new Set(within.filter((element) => element.isConnected));
			for (const region of regions) {
				const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
				if (text !== '') heard.push(text);
			}
		};
		const all = { childList: true, characterData: true, subtree: true } as const;
		new MutationObserver(hear).observe(document, all);
	});
}

const heardOn = (page: Page): Promise<string[]> =>
	page.evaluate(() => (window as unknown as { heard: string[] }).heard);

async function openBattle(page: Page): Promise<void> {
	await openStart(page);
	await page.getByLabel('Open a saved file').setInputFiles(file);
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('asked');
}

/** One answer with the focus and the Enter key. */
async function answerByKey(page: Page, wish: number): Promise<void> {
	await expect.poll(() => asked(page)).toBe('asked');
	const before = await turnOf(page);
	for (let keys = 0; keys < 8; keys++) {
		const next = await nextClick(page, wish + keys);
		await next.focus();
		await page.keyboard.press('Enter');
		await settled(page);
		if ((await turnOf(page)) > before) return;
	}
	throw new Error(`no answer to “${await page.locator('.prompt h2').innerText()}”`);
}

/** What moves for longer than nobody could see. */
function motion(): string[] {
	const running = document.getAnimations().filter(({ playState }) => playState === 'running');
	const long = running.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
	return long.map(({ id, effect }) => `${id} ${String(effect?.getComputedTiming().duration)}`);
}

async function serious(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).exclude('.monaco-editor').analyze();
	return (
		violations
			.filter(({ impact }) => impact === 'serious' || impact === 'critical')
			.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
			// What is printed on counters is part of the picture; that the word of the space is in its name is tested by itself.
			.filter((candidate) => !/^label-content-name-mismatch: g\[data-space/.test(candidate))
	);
}

test('a battle can be followed by ear and by keys', async ({ page }) => {
	const errors = errorsOf(page);
	await listen(page);
	await openBattle(page);
	const scene = page.locator('.scene');
	const questions: string[] = [];
	const moving: string[] = [];
	let seen = false;
	for (let given = 0; given < 80; given++) {
		if (seen && (await scene.count()) === 0) break;
		seen ||= (await scene.count()) > 0;
		questions.push(await page.locator('.prompt h2').innerText());
		// Fights on: who may decline to retreat, or to call a bluff, declines.
		await answerByKey(page, 3);
		await asked(page);
		moving.push(...(await page.evaluate(motion)));
	}
	expect(seen).toBe(true);
	const heard = await heardOn(page);
	if (process.env['HEARD']) writeFileSync(process.env['HEARD'], heard.join('\n'));
	// Every question is said as often as it is asked, with who is asked.
	for (const question of new Set(questions)) {
		const asked = questions.filter((candidate) => candidate === question).length;
		const said = heard.filter((line) => line === `Anna: ${question}`).length;
		expect(said, question).toBeGreaterThanOrEqual(asked);
	}
	expect(questions.length).toBeGreaterThan(10);
	// Nothing is said in braces, as a key, or without a word.
	for (const line of heard) expect(line).not.toMatch(/[{}]|undefined|null|\b[a-z]+\(-?\d/);
	// Without motion nothing moves.
	expect(moving).toEqual([]);
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the whole table in a battle, and its dialogs', async ({ page }) => {
			await openBattle(page);
			const scene = page.locator('.scene');
			for (let given = 0; given < 6 && (await scene.count()) === 0; given++) {
				await answerByKey(page, 3);
				await asked(page);
			}
			await expect(scene).toBeVisible();
			const cell = page.locator('[data-space="hex(0,0)"]');
			const printed = (await cell.locator('.label').textContent()) ?? '';
			expect(printed).not.toBe('');
			expect(await cell.getAttribute('aria-label')).toContain(printed);
			expect(await serious(page)).toEqual([]);
			for (const button of ['Menu', 'Report of the game']) {
				await page.getByRole('button', { name: button }).first().click();
				await expect(page.getByRole('dialog')).toBeVisible();
				expect(await serious(page)).toEqual([]);
			}
		});
	});
}
