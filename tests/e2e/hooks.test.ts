/** What rules can name: found in the editor, followed to its line, copied. */
import { expect, test } from '@playwright/test';
import { chooseFile } from './editor.ts';
const FILE = 'kings-and-things/base/combat.yaml';

test('the hooks of a game are found, read and followed', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await page.getByRole('button', { name: 'Hooks', exact: true }).click();
	const panel = page.getByRole('region', { name: 'Hooks' });
	await expect(panel.getByRole('status')).toContainText(/^\d+ hooks/);

	await panel.getByRole('searchbox').fill('battle-begins');
	const hook = panel.locator('details').first();
	await expect(hook.locator('summary')).toContainText('battle-begins(h: hex)');
	await hook.locator('summary').click();
	await expect(hook.locator('dt').first()).toHaveText('emitted by');
	await expect(hook.locator('pre')).toContainText('battle-begins');
	await expect(hook.locator('.steps li')).toContainText('.do.log-battle-begins: ');
	await hook.getByRole('button', { name: 'Copy these lines' }).click();
	await expect(hook.getByRole('button', { name: 'Copied' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('battle-begins');

	await hook.getByRole('button', { name: 'Where it is defined' }).click();
	await expect(panel).toHaveCount(0);
	await expect(page.locator('.bar .path')).toContainText('kings-and-things/base/');
	await expect(page.locator('.view-lines')).toContainText('battle-begins:');
});

test('words that nothing has are told', async ({ page }) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await page.getByRole('button', { name: 'Hooks', exact: true }).click();
	const panel = page.getByRole('region', { name: 'Hooks' });
	await panel.getByRole('searchbox').fill('zeppelin');
	await expect(panel.getByRole('status')).toHaveText('Nothing has these words.');
});

test('where no page may copy, the lines are marked', async ({ page }) => {
	await page.addInitScript(() => {
		const refuse = (): Promise<void> => Promise.reject(new Error('not allowed'));
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
	});
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await page.getByRole('button', { name: 'Hooks', exact: true }).click();
	const panel = page.getByRole('region', { name: 'Hooks' });
	await panel.getByRole('searchbox').fill('battle-begins');
	const hook = panel.locator('details').first();
	await hook.locator('summary').click();
	await hook.getByRole('button', { name: 'Copy these lines' }).click();
	await expect(hook.getByRole('button', { name: 'Marked' })).toBeVisible();
	expect(await page.evaluate(() => getSelection()?.toString())).toContain('battle-begins');
});
