/** What the browser lets the scripts do: no text becomes code but in the worker that runs games, which can fetch nothing. */
import net from 'node:net';
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
	const rules = await workerOf(page, /rules\.worker/);
	expect(await rules.evaluate(MAKES_CODE)).toBe(false);
	await page.goto('/about');
	const engine = await workerOf(page, /game\.worker/);
	expect(await engine.evaluate(MAKES_CODE)).toBe(true);
	expect(await engine.evaluate(fetches)).toBe(false);
});

test('the editor works under the policy, and its workers may not make code', async ({ page }) => {
	const errors = errorsOf(page);
	await page.goto('/edit');
	await page.getByRole('searchbox', { name: 'Find a file' }).fill('base/accusation.yaml');
	await page.getByRole('button', { name: 'accusation.yaml', exact: true }).click();
	await expect(page.locator('.pane[data-ready="true"] .view-line').first()).toBeVisible();
	const editor = await workerOf(page, /editor\.worker/);
	expect(errors).toEqual([]);
	expect(await editor.evaluate(MAKES_CODE)).toBe(false);
});

test('the page about itself says how the rules run here', async ({ page }) => {
	await page.goto('/about');
	await expect(page.getByText('code that the engine prints')).toBeVisible();
});

/** As it stands on the wire: browsers and `fetch` mend addresses before they send them. */
function send(baseURL: string, request: string): Promise<string> {
	const { hostname, port } = new URL(baseURL);
	return new Promise((resolve) => {
		const socket = net.connect(Number(port), hostname, () => socket.write(request));
		let answer = '';
		socket.setEncoding('latin1').on('data', (part) => (answer += String(part)));
		// A server may hang up before it has heard everything.
		socket.on('error', () => undefined).on('close', () => resolve(answer));
	});
}

const line = (method: string, url: string, host = 'localhost') =>
	`${method} ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const status = (answer: string) => Number(answer.split(' ')[1]);

test('everything comes with headers that keep it to itself', async ({ request }) => {
	for (const path of [
		'/',
		'/edit',
		'/play/none',
		'/favicon.svg',
		'/_app/version.json',
		'/nothing'
	]) {
		const headers = (await request.get(path)).headers();
		expect(headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
			'referrer-policy': 'no-referrer',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin'
		});
		expect(headers['permissions-policy']).toContain('camera=()');
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(headers['content-security-policy']).not.toContain('unsafe-eval');
	}
});

test('what is no address here, or under another name, is refused, and the server lives on', async ({
	baseURL,
	request
}) => {
	const attacks: [string, number][] = [
		[line('GET', '//'), 400],
		[line('GET', 'http://['), 400],
		[line('GET', '/../../../../etc/passwd'), 400],
		[line('GET', '/%2e%2e/%2e%2e/package.json'), 400],
		[line('GET', '/_app/..%2f..%2f..%2fpackage.json'), 400],
		[line('GET', '/_app/%5c..%5cpackage.json'), 400],
		[line('GET', '/%00'), 400],
		[line('GET', '/%'), 400],
		[line('GET', `/${'a'.repeat(10_000)}`), 414],
		[line('GET', '/', 'evil.example'), 421],
		[line('GET', '/', 'localhost.evil.example:80'), 421],
		['GET / HTTP/1.0\r\n\r\n', 421],
		[line('POST', '/'), 405],
		[line('PUT', '/favicon.svg'), 405],
		[line('OPTIONS', '*'), 405],
		[line('BREW', '/'), 400],
		['nonsense\r\n\r\n', 400]
	];
	for (const [attack, expected] of attacks) {
		const answer = await send(baseURL!, attack);
		expect([attack.slice(0, 60), status(answer)]).toEqual([attack.slice(0, 60), expected]);
		expect(answer).not.toMatch(/root:|"thingsmith"|\bat .*\.mjs/);
	}
	await send(baseURL!, line('GET', `/${'a'.repeat(1_000_000)}`));
	expect((await request.get('/')).status()).toBe(200);
	expect(status(await send(baseURL!, line('HEAD', '/')))).toBe(200);
});
