/** A piece of one's own gets names in three languages, in words of players; English alone is enough. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onDesk, settled, textOf } from './desk.ts';
import { errorsOf, looksIn } from './table.ts';

/** A hero: sentences of the game bend the names of heroes. */
async function onHero(page: Page): Promise<void> {
	await onDesk(page, 'west-end', 'pieces');
	await page.getByRole('searchbox', { name: 'Find a counter' }).fill('Swordmaster');
	await page.getByRole('button', { name: 'Swordmaster', exact: true }).click();
}

test('names in three languages, and sentences that bend to them', async ({ page }) => {
	const errors = errorsOf(page);
	await onHero(page);
	const form = page.locator('form').filter({ hasText: /A new .* like this one/ });
	await form.getByLabel('What is it called? (English)').fill('Count of the Long Name');
	await form.getByLabel('In short').fill('Count');
	await form.locator('summary').filter({ hasText: 'In German' }).click();
	await form.getByLabel('What is it called? (German)').fill('Graf Langname');
	await form.getByText('der Graf Langname').click();
	// Sentences of the game bend to it, at their beginning as well.
	await expect(
		form.locator('p[lang="de"]', { hasText: /^Der Graf Langname/ }).first()
	).toBeVisible();
	await expect(
		form.locator('p[lang="de"]', { hasText: 'den Graf Langname' }).first()
	).toBeVisible();
	await form.locator('summary').filter({ hasText: 'In French' }).click();
	await form.getByLabel('What is it called? (French)').fill('Comte');
	await form.getByText('le Comte', { exact: true }).click();
	await form.getByRole('button', { name: 'Make it' }).click();
	// The result is seen from its top, wherever the form has been scrolled to.
	const result = page.getByRole('heading', { level: 2, name: 'Count of the Long Name' });
	await expect(result).toBeInViewport();
	await expect(result).toBeFocused();
	await settled(page);
	await expect(result).toBeInViewport();
	const text = await textOf(page, 'my-west-end');
	expect(text).toContain('{ name: Count of the Long Name, short: Count }');
	expect(text).toContain('{ name: Graf Langname, gender: masculine }');
	expect(text).toContain('{ name: Comte, gender: masculine }');
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the form of names can be read by everybody', async ({ page }) => {
			await onHero(page);
			const form = page.locator('form').filter({ hasText: /A new .* like this one/ });
			await form.getByLabel('What is it called? (English)').fill('Count of the Long Name');
			await form.locator('summary').filter({ hasText: 'In German' }).click();
			await form.getByLabel('What is it called? (German)').fill('Graf Langname');
			await form.getByText('der Graf Langname').click();
			await form.scrollIntoViewIfNeeded();
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
				[]
			);
			const wide = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
			expect(wide).toBeLessThanOrEqual(0);
		});
	});
}
