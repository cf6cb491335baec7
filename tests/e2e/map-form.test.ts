/** The map of a variant is painted: cells, numbers on them, by mouse and by keyboard; the game is played on it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { onDesk, settled, textOf } from './desk.ts';
import { errorsOf, looksIn } from './table.ts';

const map = (page: Page): Locator => page.getByRole('grid', { name: 'The map for 4 players' });
const cell = (page: Page, at: string): Locator => page.locator(`[data-cell="${at}"]`);
const brush = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const cells = (page: Page): Locator => page.locator('[data-cells]');

async function onMap(page: Page): Promise<void> {
	await onDesk(page, 'west-end', 'map');
	await expect(map(page)).toBeVisible();
}

test('cells go and come, a start moves, and the game is played on that map', async ({ page }) => {
	const errors = errorsOf(page);
	await onMap(page);
	await expect(cells(page)).toContainText('37 hexes');
	for (const at of ['0,3', '1,2', '-3,3']) await cell(page, at).click();
	await cell(page, '0,-4').click();
	await expect(cells(page)).toHaveText(/35 hexes\s+1 added\s+3 taken away/);
	await expect(title(page)).toContainText('My West End');
	await settled(page);
	await expect(cell(page, '0,-4')).toHaveAttribute('data-state', 'added');
	await expect(cell(page, '0,3')).toHaveAttribute('data-state', 'gone');

	await brush(page, 'Start').check();
	await cell(page, '2,1').click();
	await cell(page, '1,1').click();
	await expect(page.getByLabel('Start, column 1, row 1')).toHaveValue('3');
	await expect(page.getByLabel('Start, column 2, row 1')).toBeHidden();
	await settled(page);
	await expect(page.getByText('The rules hold with this map.')).toBeVisible();

	const text = await textOf(page, 'my-west-end');
	expect(text).toContain(
		'  map.rings: { expect: if player-count <= 3 then 2 else 3, remove: true }\n'
	);
	expect(text).toContain('    - 0,-4\n');
	expect(text).not.toContain('    - 0,3\n');
	expect(text).toContain('  map.marks.start.2,1: { expect: 3, remove: true }\n');
	expect(text).toContain('  map.marks.start.1,1: { set: 3 }\n');

	await page.getByRole('button', { name: '4', exact: true }).click();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.locator('.table')).toBeVisible();
	await expect(page.locator('.board [data-space]')).toHaveCount(35);
	expect(errors).toEqual([]);
});

test('every stroke is taken back, and what belongs to others is as it was', async ({ page }) => {
	await onMap(page);
	await cell(page, '-2,-1').click();
	await expect(cells(page)).toContainText('36 hexes');
	await settled(page);
	// The start that was printed there goes with the cell.
	await brush(page, 'Start').check();
	await expect(page.getByLabel('Start, column -2, row -1')).toBeHidden();
	await page.getByLabel('Start, column 2, row 1').fill('7');
	await page.getByLabel('Start, column 2, row 1').press('Enter');
	await settled(page);
	await page.getByRole('button', { name: 'Number from 1 on' }).click();
	await settled(page);
	await expect(page.getByLabel('Start, column 2, row 1')).toHaveValue('3');
	await expect(page.getByLabel('Start, column 2, row -3')).toHaveValue('1');
	await page.getByRole('button', { name: 'Take back' }).click();
	await settled(page);
	await expect(page.getByLabel('Start, column 2, row 1')).toHaveValue('7');
	await brush(page, 'Hexes').check();
	await page.getByRole('button', { name: 'Hexes as they were' }).click();
	await settled(page);
	await expect(cells(page)).toContainText('37 hexes');
	await brush(page, 'Start').check();
	await page.getByRole('button', { name: 'Start: as it was' }).click();
	await settled(page);
	await expect(page.getByLabel('Start, column 2, row 1')).toHaveValue('3');
	await expect(page.getByLabel('Start, column -2, row -1')).toHaveValue('1');
	const back = page.getByRole('button', { name: 'Take back' });
	while (await back.isEnabled()) {
		await back.click();
		await settled(page);
	}
	await expect(title(page)).not.toContainText('My');
});

test('a number of rings makes it larger and smaller, and what speaks against it is said', async ({
	page
}) => {
	await onMap(page);
	const rings = page.getByLabel('Rings round the middle');
	await rings.fill('2');
	await rings.press('Enter');
	await expect(cells(page)).toContainText('19 hexes');
	await settled(page);
	await brush(page, 'Start').check();
	await expect(page.getByText('No hex has a number.')).toBeVisible();
	await brush(page, 'Hexes').check();
	await rings.fill('99');
	await rings.press('Enter');
	await expect(page.getByRole('alert')).toHaveText('It has to be 20 or less.');
	await expect(rings).toHaveValue('2');
});

test('it is painted with the keyboard alone', async ({ page }) => {
	await onMap(page);
	await cell(page, '0,0').focus();
	for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowUp');
	await expect(cell(page, '0,-3')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(cell(page, '0,-3')).toHaveAttribute(
		'aria-label',
		/^Column 0, row -3; not on the map, taken away/
	);
	await settled(page);
	await expect(cell(page, '0,-3')).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Space');
	await expect(cells(page)).toContainText('35 hexes');
	await brush(page, 'Hexes').focus();
	await page.keyboard.press('ArrowRight');
	await expect(brush(page, 'Start')).toBeChecked();
	await page.keyboard.press('Tab');
	await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
});

test('a game without a map has no such tab', async ({ page }) => {
	await onDesk(page, 'kings-and-creatures', 'rules');
	await expect(page.getByRole('link', { name: 'Cards' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeHidden();
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('is within reach of everybody and as wide as the screen', async ({ page }) => {
			await onMap(page);
			const look = async (): Promise<void> => {
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
					[]
				);
				const wide = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth
				);
				expect(wide).toBeLessThanOrEqual(0);
			};
			await look();
			await cell(page, '0,3').click();
			await settled(page);
			await brush(page, 'Corner').check();
			await look();
		});
	});
}
