import { expect, test } from 'vitest';
import { headersFile, headersFor } from '../../scripts/policies.mjs';

const ENGINE = '/_app/immutable/workers/game.worker-Ab_1.js';

const PLAYOUTS = '/_app/immutable/workers/playouts.worker-Ab_1.js';

test('only the engine, here and where positions are played out, may make code of text, and it can fetch nothing', () => {
	const policy = (path: string) => headersFor(path)['Content-Security-Policy'];
	expect(policy(ENGINE)).toBe(
		"default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'none'; frame-ancestors 'none'"
	);
	expect(policy(PLAYOUTS)).toBe(policy(ENGINE));
	for (const path of [
		'/',
		'/_app/immutable/workers/prove.worker-Ab_1.js',
		'/_app/immutable/workers/rules.worker-Ab_1.js',
		`/x${ENGINE}`,
		`${ENGINE}/x`,
		'/_app/immutable/workers/game.worker/../x.js'
	])
		expect(policy(path)).not.toContain('unsafe-eval');
});

test('the file for static hosts says the same of every path', () => {
	const file = headersFile('/below', [
		ENGINE,
		'/index.html',
		'/_app/immutable/workers/b.js',
		'/service-worker.js'
	]);
	const rules = file.split('\n\n').map((rule) => rule.split('\n')[0]);
	expect(rules).toEqual([
		'/below/*',
		'/below/_app/immutable/*',
		`/below/_app/immutable/workers/b.js`,
		`/below${ENGINE}`,
		'/below/service-worker.js'
	]);
	for (const [name, value] of Object.entries(headersFor(ENGINE)))
		expect(file).toContain(`  ${name}: ${value}\n`);
	// Where two rules fit, both policies hold.
	const all = file.split('\n\n')[0];
	expect(all).toContain("  Content-Security-Policy: frame-ancestors 'none'");
});
