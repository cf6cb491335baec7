/** Panes are as wide as somebody made them; keys do what their list says; high contrast can be read. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { onDesk, settled } from './desk.ts';
import { openStart, startGame } from './table.ts';

test('a pane is made wider by keys and by dragging, folded up, and is so after a reload', async ({
	page
}) => {
	await onDesk(page, 'west-end', 'pieces');
	await page.getByRole('button', { name: 'Ghost', exact: true }).click();
	const form = page.getByRole('region', { name: 'Ghost' });
	const edge = page.getByRole('separator');
	const width = async () => (await form.boundingBox())?.width ?? 0;
	const before = await width();
	await edge.focus();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	expect(Math.round(await width())).toBe(Math.round(before) + 48);
	const box = await edge.boundingBox();
	if (!box) throw new Error('no edge');
	await page.mouse.move(box.x + 5, box.y + 100);
	await page.mouse.down();
	await page.mouse.move(box.x + 55, box.y + 120);
	await page.mouse.up();
	expect(Math.round(await width())).toBe(Math.round(before) - 2);
	await page.reload();
	await settled(page);
	await page.getByRole('button', { name: 'Ghost', exact: true }).click();
	expect(Math.round(await width())).toBe(Math.round(before) - 2);
	await edge.focus();
	await page.keyboard.press('Enter');
	await expect(form).toBeHidden();
	await page.keyboard.press('Enter');
	await expect(form).toBeVisible();
	expect(Math.round(await width())).toBe(Math.round(before));
});

test('the panes of the table and of the editor have edges as well', async ({ page }) => {
	await startGame(page, { title: /Things/, seed: 'panes' });
	await expect(page.getByRole('separator')).toHaveCount(2);
	await page.getByRole('separator').last().focus();
	await page.keyboard.press('ArrowLeft');
	await page.goto('/edit');
	await expect(page.getByRole('separator')).toHaveCount(1);
});

test('what ? lists is what the keys do', async ({ page }) => {
	await onDesk(page, 'west-end');
	await page.keyboard.press('?');
	const list = page.getByRole('dialog', { name: 'Keys' });
	await expect(list).toContainText('New …');
	await expect(list).toContainText('Find an option');
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await page.keyboard.press('Escape');
	await page.keyboard.press('/');
	await expect(page.getByRole('searchbox', { name: 'Find an option' })).toBeFocused();
	// A letter in a field is a letter.
	await page.keyboard.type('n');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('2');
	await expect(page).toHaveURL(/#changes$/);
	await page.keyboard.press('n');
	await expect(page.getByRole('dialog', { name: 'Something new' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('F6');
	const first = await page.evaluate(() => document.activeElement?.outerHTML);
	await page.keyboard.press('F6');
	expect(await page.evaluate(() => document.activeElement?.outerHTML)).not.toBe(first);
});

for (const scheme of ['light', 'dark'] as const) {
	test(`high contrast, ${scheme}: start, desk and table can be read`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: scheme });
		await openStart(page);
		await page.getByLabel('Theme').selectOption('contrast');
		const look = scheme === 'light' ? 'contrast' : 'contrast-dark';
		await expect(page.locator('html')).toHaveAttribute('data-theme', look);
		const problems = async () => (await new AxeBuilder({ page }).analyze()).violations;
		expect(await problems()).toEqual([]);
		await page.goto('/variant/west-end#pieces');
		await settled(page);
		expect(await problems()).toEqual([]);
		await page.goto('/edit#kings-and-things/base/forts.yaml');
		await expect(page.locator('.monaco-editor').first()).toHaveClass(/hc-/);
	});
}
