/** A rule is asked for in one's own words, changed, taken back, and put as it was. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { errorsOf, looksIn } from './table.ts';

const settled = (page: Page) => expect(page.locator('main[data-ready="true"]')).toBeVisible();
const ask = (page: Page, words: string) => page.getByRole('searchbox').fill(words);
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function onChanges(page: Page, language: string): Promise<void> {
	await page.addInitScript((chosen) => {
		if (localStorage.getItem('thingsmith-settings') !== null) return;
		localStorage.setItem('thingsmith-settings', JSON.stringify({ language: chosen }));
	}, language);
	await page.goto('/variant/west-end#changes');
	await settled(page);
	await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', /\S/);
}

test('what a player asks for is found, changed, taken back and put as it was', async ({ page }) => {
	const errors = errorsOf(page);
	await onChanges(page, 'en');
	await ask(page, 'how many creatures may stand in a hex');
	const limit = card(page, 'Creatures and heroes of one player in a hex');
	await expect(limit).toContainText('Said by Kings & Things');
	await expect(limit).toContainText('9.2.2');
	await limit.getByLabel(/everywhere else/).fill('12');
	await limit.getByLabel(/everywhere else/).press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('My West End');
	await settled(page);
	await expect(limit).toContainText('Without this variant: 1000, 10');

	await page.getByRole('button', { name: 'Take back' }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toContainText('My');
	await settled(page);
	await expect(limit.getByLabel(/everywhere else/)).toHaveValue('10');

	await ask(page, 'start gold');
	const gold = card(page, 'Gold at the start');
	await gold.getByRole('spinbutton').fill('15');
	await gold.getByRole('spinbutton').press('Enter');
	await expect(gold).toContainText('Without this variant: 10');
	await settled(page);
	// What has been changed is listed where nothing is asked for.
	await ask(page, '');
	const changed = page.getByRole('list', { name: 'Changed in this variant' });
	await expect(changed).toContainText('Gold at the start');
	await page.getByRole('button', { name: 'As it was: Gold at the start' }).click();
	// It stays under the pointer, until that has gone.
	await expect(changed).toContainText('Said by');
	await page.mouse.move(1, 1);
	await expect(changed).toBeHidden();
	expect(errors).toEqual([]);
});

test('what cannot stand there is said, and nothing is written', async ({ page }) => {
	await onChanges(page, 'en');
	await ask(page, 'fine for a wrong bluff call');
	const fine = card(page, 'Gold for a wrong challenge').getByRole('spinbutton');
	await fine.fill('99');
	await fine.press('Enter');
	await expect(page.getByRole('alert')).toHaveText('It has to be 10 or less.');
	await expect(fine).toHaveValue('0');
	await expect(page.getByRole('heading', { level: 1 })).not.toContainText('My');
	await ask(page, 'xylophone');
	await expect(page.getByText('Nothing fits these words. Try others')).toBeVisible();
});

test('it is asked in German and French as well', async ({ page }) => {
	await onChanges(page, 'de');
	await ask(page, 'wie viel Gold bringt ein Dorf');
	await expect(page.getByRole('article').first()).toContainText('Dorf: Gold');
	await page.getByLabel('Sprache').selectOption('fr');
	await ask(page, 'prix d’une tour');
	await expect(page.getByRole('article').first()).toContainText('Or pour un niveau de fort');
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('is within reach of everybody and as wide as the screen', async ({ page }) => {
			await onChanges(page, 'de');
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
			await ask(page, 'Sumpf');
			await expect(page.getByRole('article').first()).toBeVisible();
			await look();
		});
	});
}
