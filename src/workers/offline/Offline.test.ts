import { beforeEach, describe, expect, test } from 'vitest';
import { type Edition, Offline } from './Offline.ts';

const ORIGIN = 'http://localhost:3000';
const ENGINE = '/_app/immutable/workers/game.worker-x.js';

/** Caches of one origin, as far as they are used. */
class Caches {
	all = new Map<string, Map<string, Response>>();
	open(name: string): Promise<Cache> {
		const kept = this.all.get(name) ?? new Map<string, Response>();
		this.all.set(name, kept);
		return Promise.resolve({
			put: (path: string, response: Response) => Promise.resolve(void kept.set(path, response)),
			match: (path: string) => Promise.resolve(kept.get(path)?.clone())
		} as unknown as Cache);
	}
	keys(): Promise<string[]> {
		return Promise.resolve([...this.all.keys()]);
	}
	delete(name: string): Promise<boolean> {
		return Promise.resolve(this.all.delete(name));
	}
}

let caches: Caches;
/** What the host has; null: it is not reached. */
let host: Record<string, Response> | null;
let asked: string[];

const edition = (version: string, base = ''): Edition => ({
	version,
	base,
	immutable: [`${base}/_app/immutable/${version}.js`, `${base}${ENGINE}`],
	assets: [`${base}/favicon.svg`]
});

const page = (version: string): Response =>
	new Response(`<script>{ version: "${version}" }</script>`, {
		headers: { 'Content-Security-Policy': `script-src 'nonce-${version}'` }
	});

/** What a host of that version hands out. */
const hostOf = (version: string, base = ''): Record<string, Response> => ({
	[`${base}/`]: page(version),
	[`${base}/_app/immutable/${version}.js`]: new Response(version),
	[`${base}${ENGINE}`]: new Response('engine', {
		headers: { 'Content-Security-Policy': "script-src 'unsafe-eval'; connect-src 'none'" }
	}),
	[`${base}/favicon.svg`]: new Response(`icon ${version}`)
});

const offlineOf = (version: string, base = '') =>
	new Offline(edition(version, base), caches as unknown as CacheStorage, (request) => {
		const path = typeof request === 'string' ? request : new URL(request.url).pathname;
		asked.push(path);
		if (!host) return Promise.reject(new TypeError('no network'));
		return Promise.resolve(host[path]?.clone() ?? new Response('', { status: 404 }));
	});

const request = (path: string, mode = 'no-cors', method = 'GET'): Request =>
	({ url: new URL(path, ORIGIN).href, mode, method }) as unknown as Request;

const answer = async (offline: Offline, path: string, mode?: string): Promise<string | null> => {
	const answered = offline.answer(request(path, mode), ORIGIN);
	return answered && (await answered).text();
};

beforeEach(() => {
	caches = new Caches();
	host = hostOf('one');
	asked = [];
});

describe('where nothing answers', () => {
	test('files and every page come as they were put aside, with their policies', async () => {
		const offline = offlineOf('one');
		await offline.fill();
		host = null;
		expect(await answer(offline, '/_app/immutable/one.js')).toBe('one');
		expect(await answer(offline, '/favicon.svg')).toBe('icon one');
		for (const path of ['/', '/edit', '/play/some-game?x', '/nothing'])
			expect(await answer(offline, path, 'navigate')).toContain('"one"');
		const shown = await offline.answer(request('/edit', 'navigate'), ORIGIN);
		expect(shown?.headers.get('Content-Security-Policy')).toBe("script-src 'nonce-one'");
		const engine = await offline.answer(request(ENGINE), ORIGIN);
		expect(engine?.headers.get('Content-Security-Policy')).toContain("connect-src 'none'");
	});

	test('below a folder of the host, too', async () => {
		host = hostOf('one', '/below');
		const offline = offlineOf('one', '/below');
		await offline.fill();
		host = null;
		expect(await answer(offline, '/below/play/x', 'navigate')).toContain('"one"');
		expect(await answer(offline, `/below${ENGINE}`)).toBe('engine');
	});

	test('and nothing was put aside, it fails as it would without', async () => {
		const offline = offlineOf('one');
		host = null;
		await expect(answer(offline, '/', 'navigate')).rejects.toThrow('no network');
		await expect(answer(offline, ENGINE)).rejects.toThrow('no network');
	});
});

describe('versions', () => {
	test('a page is the host’s as long as there is one, and its files are those of its version', async () => {
		const offline = offlineOf('one');
		await offline.fill();
		host = hostOf('two');
		expect(await answer(offline, '/', 'navigate')).toContain('"two"');
		expect(await answer(offline, '/favicon.svg')).toBe('icon two');
		asked = [];
		// Of an older page that is still open: the host does not have it any more.
		expect(await answer(offline, '/_app/immutable/one.js')).toBe('one');
		expect(asked).toEqual([]);
		// Without the host, all is old again.
		host = null;
		expect(await answer(offline, '/edit', 'navigate')).toContain('"one"');
	});

	test('are not mixed when the host gets another one in the midst of it', async () => {
		host = { ...hostOf('one'), '/': page('two') };
		await expect(offlineOf('one').fill()).rejects.toThrow('not of version one');
		host = hostOf('two');
		await expect(offlineOf('one').fill()).rejects.toThrow('one.js: 404');
	});

	test('that are over go away, those of others stay', async () => {
		await offlineOf('one').fill();
		host = hostOf('two', '/below');
		await offlineOf('two', '/below').fill();
		await caches.open('of another page');
		host = hostOf('three');
		const offline = offlineOf('three');
		await offline.fill();
		await offline.tidy();
		expect([...caches.all.keys()]).toEqual([
			'thingsmith-offline /below/ two',
			'of another page',
			'thingsmith-offline / three'
		]);
	});
});

test('everything else is none of its business', async () => {
	const offline = offlineOf('one');
	await offline.fill();
	for (const path of ['/mine', '/mine/variants/x.yaml', '/_app/version.json', '/service-worker.js'])
		expect(await answer(offline, path)).toBeNull();
	expect(await answer(offline, 'http://localhost:3001/_app/immutable/one.js')).toBeNull();
	expect(offline.answer(request('/', 'cors', 'PUT'), ORIGIN)).toBeNull();
	expect(await answer(offline, '/', 'cors')).toBeNull();
});

test('a failing answer of the host is its answer', async () => {
	const offline = offlineOf('one');
	await offline.fill();
	host = { '/edit': new Response('no such page', { status: 404 }) };
	expect(await answer(offline, '/edit', 'navigate')).toBe('no such page');
});
