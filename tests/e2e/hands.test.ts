/** Several counters at once: held, sent by one click, dragged, moved on; and nothing that a bare click could regret. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ONE_TOO_MANY, SIX_IN_THE_RACK, SIX_ON_THE_MARCH, standing } from '../hands/positions.ts';
import { settled } from './players/hand.ts';
import { asked, errorsOf, openStart, turnOf } from './table.ts';

const CREATURES = ['Farmers', 'Nomads', 'Villains', 'Eagles', 'Buzzard', 'Ogre'];

/** Opens a game that stands where a scenario begins, at its first seat. */
async function open(page: Page, scenario: string): Promise<void> {
	const { file } = standing('west-end', scenario);
	await openStart(page, { curtain: false });
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'hands.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
}

const hex = (page: Page, at: string): Locator => page.locator(`[data-space="hex(${at})"]`);
const inHand = (page: Page): Locator => page.locator('[data-zone="rack(p1)"] .counter');
const counter = (page: Page, name: string): Locator =>
	page.locator('[data-zone="rack(p1)"]').getByRole('button', { name: new RegExp(`^${name}`) });

/** These counters lie on a space, as its label says. */
async function lies(page: Page, at: string, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await expect(hex(page, at)).toHaveAttribute('aria-label', new RegExp(name));
	}
}

/** Drags one thing onto another, or to a point beside everything. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
	const [a, b] = [await centreOf(from), await centreOf(to)];
	await page.mouse.move(a.x, a.y);
	await page.mouse.down();
	await page.mouse.move(a.x + 10, a.y - 10);
	await page.mouse.move(b.x, b.y, { steps: 5 });
}

async function centreOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await thing.boundingBox();
	if (!box) throw new Error('nothing to be seen');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('six counters of the hand are placed in three clicks, taken back, and placed by two keys', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page, SIX_IN_THE_RACK);
	await counter(page, 'Farmers').click();
	await counter(page, 'Ogre').click({ modifiers: ['Shift'] });
	await hex(page, '1,0').click();
	await lies(page, '1,0', CREATURES);
	await expect(inHand(page)).toHaveCount(1);
	// Ordinary answers: the action, and which creatures.
	await expect.poll(() => turnOf(page)).toBe(2);
	await page.keyboard.press('u');
	await page.keyboard.press('u');
	await expect(inHand(page)).toHaveCount(7);
	await hex(page, '0,0').focus();
	for (const key of ['a', 'Enter']) await page.keyboard.press(key);
	await settled(page);
	await expect(inHand(page)).toHaveCount(0);
	await lies(page, '0,0', CREATURES);
	expect(errors).toEqual([]);
});

test('six counters march three hexes in three clicks, stay chosen, and go on', async ({ page }) => {
	const errors = errorsOf(page);
	await open(page, SIX_ON_THE_MARCH);
	await hex(page, '-1,0').click();
	await page.getByRole('button', { name: 'All that can' }).click();
	await hex(page, '2,0').click();
	await lies(page, '2,0', CREATURES);
	await expect.poll(() => turnOf(page)).toBe(3);
	await expect(page.locator('.prompt [data-fits]')).toHaveText('6 of 0–6 chosen');
	await hex(page, '2,-1').click();
	await lies(page, '2,-1', CREATURES);
	expect(errors).toEqual([]);
});

test('a counter, or all that are held, is dragged onto a place; elsewhere nothing happens', async ({
	page
}) => {
	const errors = errorsOf(page);
	await open(page, SIX_IN_THE_RACK);
	await drag(page, counter(page, 'Farmers'), page.getByRole('region', { name: 'Question' }));
	await expect(page.locator('.dragged')).toBeVisible();
	await expect(hex(page, '1,0')).toHaveAttribute('data-light', 'target');
	await page.mouse.up();
	await expect(page.locator('.dragged')).toBeHidden();
	await expect(counter(page, 'Farmers')).not.toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => turnOf(page)).toBe(0);

	await counter(page, 'Nomads').click();
	await drag(page, counter(page, 'Farmers'), hex(page, '1,0'));
	await page.mouse.up();
	await lies(page, '1,0', ['Farmers', 'Nomads']);
	await expect(inHand(page)).toHaveCount(5);
	// The same again is that of all that were sent.
	await settled(page);
	await page.keyboard.press('r');
	await lies(page, '1,0', CREATURES.slice(0, 4));
	expect(errors).toEqual([]);
});

test('a stack is dragged over the map', async ({ page }) => {
	await open(page, SIX_ON_THE_MARCH);
	await drag(page, hex(page, '-1,0'), hex(page, '2,0'));
	await expect(hex(page, '2,0')).toHaveAttribute('data-light', 'target');
	await page.mouse.up();
	await lies(page, '2,0', CREATURES);
});

test('a click alone throws nothing away: it asks', async ({ page }) => {
	await open(page, ONE_TOO_MANY);
	await counter(page, 'Elixir').click();
	await expect(counter(page, 'Elixir')).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => turnOf(page)).toBe(0);
	await page
		.locator('.prompt .answers')
		.getByRole('button', { name: /^Throw/ })
		.click();
	await expect(inHand(page)).toHaveCount(10);
	await expect.poll(() => turnOf(page)).toBe(1);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the map comes into view where a counter that was chosen can go', async ({ page }) => {
		await open(page, SIX_IN_THE_RACK);
		await page.getByRole('button', { name: 'Hand', exact: true }).click();
		await counter(page, 'Farmers').click();
		await expect(hex(page, '1,0')).toHaveAttribute('data-light', 'target');
		// Who goes back for more is left there.
		await page.getByRole('button', { name: 'Hand', exact: true }).click();
		await expect(counter(page, 'Farmers')).toHaveAttribute('aria-pressed', 'true');
	});

	test('a finger drags a counter from the hand to the map', async ({ page }) => {
		const errors = errorsOf(page);
		await open(page, SIX_IN_THE_RACK);
		await page.getByRole('button', { name: 'Hand', exact: true }).click();
		const { x, y } = await centreOf(counter(page, 'Farmers'));
		const finger = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove', to: { x: number; y: number }) =>
			finger.send('Input.dispatchTouchEvent', { type, touchPoints: [to] });
		await touch('touchStart', { x, y });
		await touch('touchMove', { x: x + 12, y: y + 12 });
		await expect(hex(page, '1,0')).toHaveAttribute('data-light', 'target');
		await touch('touchMove', await centreOf(hex(page, '1,0')));
		await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await lies(page, '1,0', ['Farmers']);
		expect(errors).toEqual([]);
	});
});
