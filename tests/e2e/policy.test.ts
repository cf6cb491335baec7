/** What the browser lets the scripts do: no text becomes code but in the engine's worker, which can fetch nothing. */
import { expect, test, type Page, type Worker } from '@playwright/test';
import { errorsOf, openStart } from './table.ts';

/** Tried in a task of its own: what a debugger evaluates is under no policy. */
const MAKES_CODE = `new Promise((resolve) => setTimeout(() => {
	try { resolve(new Function('return 1')() === 1); } catch { resolve(false); }
}, 0))`;

const fetches = (): Promise<boolean> =>
	fetch('/favicon.svg').then(
		() => true,
		() => false
	);

async function workerOf(page: Page, name: RegExp): Promise<Worker> {
	await expect.poll(() => page.workers().some((worker) => name.test(worker.url()))).toBe(true);
	return page.workers().find((worker) => name.test(worker.url()))!;
}

test('the page may not, the engine may, and cannot fetch', async ({ page }) => {
	const errors = errorsOf(page);
	const response = await page.goto('/');
	const policy = response?.headers()['content-security-policy'] ?? '';
	expect(policy).toMatch(/script-src 'self' 'nonce-/);
	expect(policy).not.toContain('unsafe-eval');
	await openStart(page);
	expect(errors).toEqual([]);
	expect(await page.evaluate(MAKES_CODE)).toBe(false);
	expect(await page.evaluate(fetches)).toBe(true);
	const engine = await workerOf(page, /engine\.worker/);
	expect(await engine.evaluate(MAKES_CODE)).toBe(true);
	expect(await engine.evaluate(fetches)).toBe(false);
});

test('the editor works under the policy, and its workers may not make code', async ({ page }) => {
	const errors = errorsOf(page);
	await page.goto('/edit');
	await page.getByRole('searchbox', { name: 'Find a file' }).fill('base/accusation.yaml');
	await page.getByRole('button', { name: 'accusation.yaml', exact: true }).click();
	await expect(page.locator('.pane[data-ready="true"] .view-line').first()).toBeVisible({
		timeout: 60_000
	});
	const yaml = await workerOf(page, /yaml\.worker/);
	expect(errors).toEqual([]);
	expect(await yaml.evaluate(MAKES_CODE)).toBe(false);
});

test('the page about itself says how the rules run here', async ({ page }) => {
	await page.goto('/about');
	await expect(page.getByText('code that the engine prints')).toBeVisible();
});
