/** The table is read: stacks spread out, boxes, where everything is; and nothing happens that nobody wanted. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ONE_TOO_MANY, SIX_IN_THE_RACK, SIX_ON_THE_MARCH, standing } from '../hands/positions.ts';
import { asked, errorsOf, openStart, turnOf } from './table.ts';

const CREATURES = ['Farmers', 'Nomads', 'Villains', 'Eagles', 'Buzzard', 'Ogre'];

async function open(page: Page, scenario: string, ask = 'never'): Promise<void> {
	const { file } = standing('west-end', scenario);
	await openStart(page, { curtain: false, ask });
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'reading.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
}

const hex = (page: Page, at: string): Locator => page.locator(`[data-space="hex(${at})"]`);
const fan = (page: Page): Locator => page.getByRole('group', { name: /^Counters on / });
const rack = (page: Page): Locator => page.locator('[data-zone="rack(p1)"] .counter');

async function boxOf(thing: Locator) {
	const box = await thing.boundingBox();
	if (!box) throw new Error('nothing to be seen');
	return box;
}

async function lies(page: Page, at: string): Promise<void> {
	for (const name of CREATURES)
		await expect(hex(page, at)).toHaveAttribute('aria-label', new RegExp(name));
}

/** Draws from a little before the upper left of one thing to the lower right of another. */
async function drawBox(page: Page, from: Locator, to: Locator): Promise<void> {
	const [a, b] = [await boxOf(from), await boxOf(to)];
	await page.mouse.move(a.x - 4, a.y - 4);
	await page.mouse.down();
	await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
	await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
	await page.mouse.up();
}

test('a box takes counters of the hand; with Shift, or in its own mode', async ({ page }) => {
	const errors = errorsOf(page);
	await open(page, SIX_IN_THE_RACK);
	await page.keyboard.down('Shift');
	await drawBox(page, rack(page).nth(0), rack(page).nth(2));
	await page.keyboard.up('Shift');
	await expect(page.getByRole('button', { name: '3 counters held' })).toBeVisible();
	await page.keyboard.press('s');
	await drawBox(page, rack(page).nth(3), rack(page).nth(5));
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: '6 counters held' })).toBeVisible();
	await hex(page, '1,0').click();
	await lies(page, '1,0');
	expect(errors).toEqual([]);
});

test('a box takes the whole stack of a space', async ({ page }) => {
	await open(page, SIX_ON_THE_MARCH);
	const stack = hex(page, '-1,0').locator('[data-stack]');
	await page.keyboard.down('Shift');
	await drawBox(page, stack, stack);
	await page.keyboard.up('Shift');
	await expect(page.getByRole('button', { name: '6 counters held' })).toBeVisible();
	await hex(page, '2,0').click();
	await lies(page, '2,0');
});

test('a stack spreads out by a key, its counters are held, and Escape folds it', async ({
	page
}) => {
	await open(page, SIX_ON_THE_MARCH);
	await hex(page, '-1,0').focus();
	await page.keyboard.press('f');
	await expect(fan(page).getByRole('button', { name: 'Farmers' })).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('ArrowRight');
	await expect(fan(page).getByRole('button', { name: 'Nomads' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: '2 counters held' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(fan(page)).toBeHidden();
	await expect(hex(page, '-1,0')).toBeFocused();
	await expect(page.getByRole('button', { name: '2 counters held' })).toBeVisible();
});

test('the list of answers covers nothing, takes the focus, and gives it back; players have places', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page, SIX_IN_THE_RACK);
	// Ann has four hexes, Ben none.
	const ranks = page.locator('.players .rank');
	await expect(ranks).toHaveText([/^Place\s+1\.$/, /^Place\s+2\.$/]);
	const targets = page.locator('[data-space][data-light="target"]');
	await expect(targets).not.toHaveCount(0);
	const before = await boxOf(page.getByRole('grid'));
	await page.getByRole('button', { name: /^List/ }).click();
	const list = page.getByRole('region', { name: 'All answers' });
	await expect(list.locator(':focus')).toHaveCount(1);
	await expect.poll(() => boxOf(page.getByRole('grid'))).toEqual(before);
	const covers = [await boxOf(list), await boxOf(page.getByRole('region', { name: 'Question' }))];
	for (const target of await targets.all()) {
		const { x, y, width, height } = await boxOf(target);
		for (const cover of covers) {
			const beside = x + width <= cover.x || cover.x + cover.width <= x;
			expect(beside || y + height <= cover.y || cover.y + cover.height <= y).toBe(true);
		}
	}
	await page.keyboard.press('Escape');
	await expect(list).toBeHidden();
	await expect(page.locator('.prompt h2')).toBeFocused();
	expect(errors).toEqual([]);
});

test('what ends a turn is asked about once, and not given by the first click', async ({ page }) => {
	await open(page, SIX_ON_THE_MARCH, 'first');
	await page.getByRole('button', { name: 'End movement' }).click();
	await expect(page.getByText('End movement: this cannot be taken back.')).toBeVisible();
	await expect.poll(() => turnOf(page)).toBe(0);
	await page.getByRole('button', { name: 'Not yet' }).click();
	await expect.poll(() => turnOf(page)).toBe(0);
	await page.getByRole('button', { name: 'End movement' }).click();
	await expect(page.locator('.prompt .second button.primary')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('.table')).toHaveAttribute('data-turn', '1');
});

test('every counter is found, with what is not known counted as unknown', async ({ page }) => {
	await open(page, ONE_TOO_MANY);
	await page.keyboard.press('o');
	const panel = page.getByRole('tabpanel');
	await expect(panel.getByRole('region', { name: /^Rack/ }).locator('.counter')).toHaveCount(11);
	await panel.getByLabel('The counters of').selectOption({ label: 'All counters of the game' });
	await panel.getByLabel('Search').fill('ogre');
	await expect(panel.locator('.names li')).toHaveText(/^Ogre\s+Rack/);
	await panel.getByLabel('Search').fill('dragon rider');
	await expect(panel.locator('.names li').first()).toHaveText(/where you do not know/);
});

test('a notice passes', async ({ page }) => {
	await page.clock.install();
	await open(page, SIX_IN_THE_RACK);
	await page.keyboard.press('u');
	const notice = page.locator('.notice');
	await expect(notice).toBeVisible();
	await page.clock.runFor(20_000);
	await expect(notice).toBeHidden();
});

test('where what can be chosen lies outside of the map’s view, a button leads there', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page, SIX_IN_THE_RACK);
	await rack(page).first().click();
	const outside = page.getByRole('button', { name: /^Show what lies outside/ });
	await expect(hex(page, '2,0')).toHaveAttribute('data-light', 'target');
	await expect(outside).toHaveCount(0);
	// Far into a corner of the map, where none of them lies.
	const { x, y, width, height } = await boxOf(page.getByRole('grid'));
	await page.mouse.move(x + width * 0.06, y + height * 0.06);
	for (let turns = 0; turns < 12; turns++) await page.mouse.wheel(0, -400);
	await expect(outside).toBeVisible();
	await outside.click();
	await expect(outside).toHaveCount(0);
	await hex(page, '2,0').click();
	await expect(rack(page)).toHaveCount(6);
	expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a stack spreads out inside the map, large enough for a finger', async ({ page }) => {
		const errors = errorsOf(page);
		await open(page, SIX_ON_THE_MARCH);
		// The click on it means to move it; its counters come by a long press.
		await hex(page, '-1,0').dispatchEvent('contextmenu');
		const counters = fan(page).locator('.counter');
		await expect(counters).toHaveCount(6);
		const map = await boxOf(page.locator('.map'));
		for (const counter of await counters.all()) {
			const { x, y, width, height } = await boxOf(counter);
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
			expect(x).toBeGreaterThanOrEqual(map.x);
			expect(x + width).toBeLessThanOrEqual(map.x + map.width);
			expect(y).toBeGreaterThanOrEqual(map.y);
			expect(y + height).toBeLessThanOrEqual(map.y + map.height);
		}
		expect(errors).toEqual([]);
	});

	test('the tools of the map are folded up until they are wanted', async ({ page }) => {
		await open(page, SIX_IN_THE_RACK);
		const tools = page.getByRole('group', { name: 'The map' });
		const unfold = tools.getByRole('button', { name: 'The map' });
		await expect(tools.getByRole('button')).toHaveCount(1);
		await unfold.click();
		await expect(unfold).toHaveAttribute('aria-expanded', 'true');
		await tools.getByRole('button', { name: 'Hide the counters' }).click();
		await expect(page.getByRole('grid').locator('.counter')).toHaveCount(0);
		await unfold.click();
		await expect(tools.getByRole('button')).toHaveCount(1);
	});
});
