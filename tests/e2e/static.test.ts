/** The static build, below a folder of a host that knows nothing but files: pages, games and workers work. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { answer, asked, errorsOf, startGame, turnOf } from './table.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILT = path.join(ROOT, 'build-static');
const BASE = '/below';
const TYPES: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.json': 'application/json',
	'.woff2': 'font/woff2'
};

/** No headers of ours, no rewriting: a folder is its index.html, and what is not there is 404.html. */
const server = http.createServer((request, response) => {
	const { pathname } = new URL(request.url ?? '/', 'http://localhost');
	if (!pathname.startsWith(`${BASE}/`)) {
		response.writeHead(302, { Location: `${BASE}/` }).end();
		return;
	}
	const wanted = path.join(BUILT, pathname.slice(BASE.length));
	const there = [wanted, path.join(wanted, 'index.html')].find(
		(file) => fs.existsSync(file) && fs.statSync(file).isFile()
	);
	const file = there ?? path.join(BUILT, '404.html');
	const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
	response.writeHead(there ? 200 : 404, { 'Content-Type': type }).end(fs.readFileSync(file));
});

test.beforeAll(async () => {
	await promisify(execFile)('node', ['scripts/build-static.mjs'], {
		cwd: ROOT,
		env: { ...process.env, THINGSMITH_BASE: BASE }
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
	server.closeAllConnections();
	server.close();
});

test('a game is played, and found again under its own address', async ({ browser }) => {
	const { port } = server.address() as AddressInfo;
	const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
	const page = await context.newPage();
	const errors = errorsOf(page);
	await startGame(page, { title: /Kings & Things/, seats: ['human', 'human'], curtain: false });
	for (let i = 0; i < 3; i++) await answer(page, i);
	await expect.poll(() => turnOf(page)).toBeGreaterThan(0);
	expect(new URL(page.url()).pathname).toMatch(/^\/below\/play\/./);
	const policy = page.locator('meta[http-equiv="content-security-policy"]');
	expect(await policy.getAttribute('content')).toMatch(/script-src 'self' 'sha256-/);
	expect(errors).toEqual([]);

	await page.reload();
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
	await page.goto(`${BASE}/edit`);
	await expect(page.getByRole('searchbox', { name: 'Find a file' })).toBeVisible();
	for (const name of ['reference', 'about']) {
		await page.goto(`${BASE}/${name}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
	// The browser itself notes that the address of a game is no file here.
	expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
	await context.close();
});
