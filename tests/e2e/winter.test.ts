/** A game of dice, advisors and buildings at the table: what lies there can be read, and a battle is seen with its enemy. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { standing } from '../hands/positions.ts';
import { asked, errorsOf, looksIn, openStart } from './table.ts';

/** Nobody is as strong as it is, whatever the king sends; whoever loses says what is paid. */
const ORCS = `
scenario: Orcs of strength 7
cite: KB-P8-4
players: 2
given:
  set: { year: 4, season: winter, p1.place: 1, p2.place: 2, p1.gold: 2, p1.wood: 2, p2.gold: 1, p1.points: 45, p2.points: 3 }
  place:
    invasions: [orcs-of-7-year-4]
    province(p1): ['guard-tower {owner: p1, built: true}', 'inn {owner: p1}']
start: { call: fight }
`;

const AT_COURT = `
scenario: four dice and an advisor that is taken
cite: KB-P2b-1
players: 2
given:
  set: { year: 1, season: spring, p1.place: 1, p2.place: 2 }
  place:
    tray(p1): ['individual {owner: p1, pips: 6}', 'bonus {owner: p1, pips: 3}']
    tray(p2): ['individual {owner: p2, pips: 2}']
    audience(4,0): ['individual {owner: p2, pips: 4}']
start: { call: influence-all }
`;

async function sit(page: Page, scenario: string): Promise<void> {
	await openStart(page, { curtain: false });
	const { file } = standing('kingsburg', scenario);
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'winter.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page.locator('.table')).toBeVisible();
	await expect.poll(() => asked(page)).toBe('asked');
}

test('a battle shows the card of the enemy, the strength of each and how it stands', async ({
	page
}) => {
	const errors = errorsOf(page);
	await sit(page, ORCS);
	const scene = page.getByRole('region', { name: 'The battle of this winter' });
	const enemy = scene.getByRole('region', { name: /^Orcs 7/ });
	const card = enemy.locator('.counter.card');
	await expect(card.locator('.name')).toHaveText('Orcs 7');
	await expect(card.locator('.letter')).toHaveText(['7']);
	await expect(card.locator('.rule')).toContainText('Defeat costs: 2 any resources, a building.');
	const first = scene.getByRole('region', { name: 'Ann' });
	await expect(first).toContainText(/Outcome\s*Defeat/);
	const soldiers = Number(/Soldiers\s*(\d+)/.exec(await first.innerText())?.[1]);
	expect(soldiers).toBeGreaterThan(0);
	// The tower counts for one more.
	await expect(first.getByRole('button', { name: /^Strength/ })).toHaveText(String(soldiers + 1));
	await expect(scene.getByRole('region', { name: 'Ben' })).toContainText(/Outcome\s*Defeat/);
	// Who stands far up a long track is seen on it.
	const marker = page.locator('[data-track="score"] li').filter({ hasText: '45: Ann' });
	await expect(marker).toBeInViewport({ ratio: 0.9 });
	expect(errors).toEqual([]);
});

test('dice have the colour of their owner, advisors their number and what they give', async ({
	page
}) => {
	const errors = errorsOf(page);
	await sit(page, AT_COURT);
	const merchant = page.locator('[data-space="advisor(4,0)"]');
	await expect(merchant.locator('.label')).toHaveText('Merchant');
	await expect(merchant.locator('.large')).toHaveText('4');
	await expect(merchant).toHaveAttribute('aria-label', /^Merchant; Rank 4; /);
	await expect(merchant.locator('[data-print="or-gold"]')).toHaveText('1');
	const colour = (die: string): Promise<string> =>
		page
			.locator(die)
			.locator('[data-die] rect')
			.first()
			.evaluate((face) => getComputedStyle(face).fill);
	await expect(merchant.locator('[data-die] circle')).toHaveCount(4);
	// One's own mat lies first.
	await expect(page.locator('[data-mat]').first()).toHaveAttribute('data-mat', 'p1');
	const tray = page.locator('[data-zone="tray(p1)"] [data-die]');
	expect(
		await tray.evaluateAll((all) => all.map((die) => die.querySelectorAll('circle').length))
	).toEqual([6, 3]);
	const [mine, theirs] = await Promise.all(
		['[data-zone="tray(p1)"]', '[data-zone="tray(p2)"]'].map(colour)
	);
	expect(mine).not.toBe(theirs);
	await expect.poll(() => colour('[data-space="advisor(4,0)"]')).toBe(theirs);
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the court and a battle can be read by everybody', async ({ page }) => {
			for (const [scenario, ...parts] of [
				[ORCS, '.scene', '.tracks'],
				[AT_COURT, '.tracks', '.players']
			] as const) {
				await sit(page, scenario);
				const axe = parts.reduce((all, part) => all.include(part), new AxeBuilder({ page }));
				const { violations } = await axe.analyze();
				expect(violations).toEqual([]);
				const wide = await page.evaluate(() => document.documentElement.scrollWidth);
				expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
			}
		});
	});
}
