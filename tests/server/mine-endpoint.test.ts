/** The folder as the page asks for it, over the wire; and a server that is killed while it writes. */
import { type ChildProcess, spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWhole } from '../../scripts/sample.mjs';

const OWN = 'variants/own.yaml';
let root: string;
let server: ChildProcess;
let base: string;
let token: string;
/** What the server has logged. */
let log: string;

async function start(): Promise<void> {
	const program = path.join(import.meta.dirname, 'mine-server.mjs');
	server = spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'pipe'] });
	log = '';
	server.stderr?.setEncoding('utf8').on('data', (data) => (log += String(data)));
	const line = await new Promise<string>((resolve) =>
		server.stdout?.setEncoding('utf8').once('data', (data) => resolve(String(data)))
	);
	const [port = '', word = ''] = line.trim().split(' ');
	[base, token] = [`http://127.0.0.1:${port}/mine`, word];
}

async function kill(): Promise<void> {
	const gone = new Promise((resolve) => server.once('exit', resolve));
	server.kill('SIGKILL');
	await gone;
}

const hash = (text: string): string => crypto.createHash('sha256').update(text).digest('hex');
const based = (text: string | null): Record<string, string> =>
	text === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${hash(text)}"` };

const ask = (
	method: string,
	file: string,
	headers: Record<string, string>,
	body?: string | Uint8Array<ArrayBuffer>
) =>
	fetch(`${base}${file}`, {
		method,
		headers: { 'X-Thingsmith-Token': token, ...headers },
		...(body === undefined ? {} : { body })
	});

async function said(asked: Promise<Response>): Promise<[number, string]> {
	const response = await asked;
	const { why } = JSON.parse((await response.text()) || '{}') as { why?: string };
	return [response.status, why ?? ''];
}

beforeEach(async () => {
	root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'thingsmith-mine-')));
	await start();
});
afterEach(async () => {
	await kill();
	fs.rmSync(root, { recursive: true, force: true });
});

test('a text goes there and back, and the folder says what is in it', async () => {
	const text = '\ufeffvariant: { id: own } # ä 🎲\r\n';
	const written = await ask('PUT', `/${OWN}`, based(null), text);
	expect([written.status, written.headers.get('etag')]).toEqual([204, `"${hash(text)}"`]);
	const read = await ask('GET', `/${OWN}`, {});
	expect(Buffer.from(await read.arrayBuffer()).toString()).toBe(text);
	expect(read.headers.get('cache-control')).toBe('no-store');
	expect(await (await ask('GET', '', {})).json()).toEqual({
		folder: root,
		id: fs.readFileSync(path.join(root, '.thingsmith/id'), 'utf8').trim(),
		files: [{ path: OWN, version: hash(text) }],
		left: []
	});
	expect((await ask('DELETE', `/${OWN}`, based(text))).status).toBe(204);
	expect(await said(ask('GET', `/${OWN}`, {}))).toEqual([404, 'gone']);
});

test('what another text stands under is not written over, nor taken away', async () => {
	await ask('PUT', `/${OWN}`, based(null), 'one');
	expect(await said(ask('PUT', `/${OWN}`, based(null), 'two'))).toEqual([412, 'changed']);
	expect(await said(ask('PUT', `/${OWN}`, based('other'), 'two'))).toEqual([412, 'changed']);
	expect(await said(ask('DELETE', `/${OWN}`, based('other')))).toEqual([412, 'changed']);
	for (const unsaid of [{}, { 'If-Match': '*' }, { ...based('one'), ...based(null) }]) {
		expect(await said(ask('PUT', `/${OWN}`, unsaid, 'two'))).toEqual([428, 'request']);
		expect(await said(ask('DELETE', `/${OWN}`, unsaid))).toEqual([428, 'request']);
	}
	expect(fs.readFileSync(path.join(root, OWN), 'utf8')).toBe('one');
});

test('what is no rule file, no text, or too much is refused, and the server lives on', async () => {
	const put = (file: string, body: string | Uint8Array<ArrayBuffer>) =>
		said(ask('PUT', `/${file}`, based(null), body));
	expect(await put('variants/x.txt', 'x')).toEqual([400, 'name']);
	expect(await put('%2e%2e/x.yaml', 'x')).toEqual([400, 'name']);
	expect(await put('variants/NUL.yaml', 'x')).toEqual([400, 'name']);
	expect(await put(OWN, new Uint8Array([0xff, 0xfe]))).toEqual([415, 'not-text']);
	expect(await put(OWN, 'a\0b')).toEqual([415, 'not-text']);
	// It hangs up on the rest, which some clients hear before the answer.
	const large = await put(OWN, 'x'.repeat(20_000_000)).catch(() => 'hung up');
	expect([[413, 'too-large'], 'hung up']).toContainEqual(large);
	expect(fs.readdirSync(root)).toEqual(['.thingsmith']);
	expect((await ask('GET', '', {})).status).toBe(200);
});

test('a connection that is broken off is a line in the log, and nothing is written', async () => {
	const { hostname, port } = new URL(base);
	const head = [
		`PUT /mine/${OWN} HTTP/1.1`,
		`Host: ${hostname}:${port}`,
		`X-Thingsmith-Token: ${token}`,
		'If-None-Match: *',
		'Content-Length: 1000',
		'Expect: 100-continue'
	];
	const socket = net.connect(Number(port), hostname);
	socket.write(`${head.join('\r\n')}\r\n\r\n`);
	// The server has read the head, and asks for the rest.
	await once(socket, 'data');
	socket.destroy();
	await vi.waitUntil(() => log.includes('\n'), { timeout: 600_000 });
	expect(log).toBe('PUT /mine: the connection was broken off\n');
	expect((await ask('GET', '', {})).status).toBe(200);
	expect(fs.readdirSync(root)).toEqual(['.thingsmith']);
});

test('nobody without the token hears anything', async () => {
	const real = token;
	for (const wrong of ['', 'x', `${real}x`, real.toUpperCase()]) {
		token = wrong;
		expect(await said(ask('GET', '', {}))).toEqual([403, 'token']);
		expect(await said(ask('PUT', `/${OWN}`, based(null), 'x'))).toEqual([403, 'token']);
	}
	token = real;
	const origin = { Origin: 'http://evil.example' };
	expect(await said(ask('PUT', `/${OWN}`, { ...based(null), ...origin }, 'x'))).toEqual([
		403,
		'origin'
	]);
	expect(fs.existsSync(path.join(root, OWN))).toBe(false);
});

test('killed while it writes, over and over, it leaves the text before or the one after, whole', async () => {
	/** Long enough that it is not written in one go. */
	const text = (number: number): string => `# ${number}\n${`${number % 10}`.repeat(400_000)}`;
	const numberIn = (found: string): number => Number(/^# (\d+)\n/.exec(found)?.[1] ?? -1);
	let last: string | null = null;
	let number = 0;
	let struckWhileWriting = 0;
	for (let round = 0; round < (isWhole() ? 200 : 30); round++) {
		let acknowledged = number;
		let asked = number;
		let alive = true;
		const writing = (async () => {
			while (alive) {
				const next = text(++asked);
				const { status } = await ask('PUT', `/${OWN}`, based(last), next);
				expect(status).toBe(204);
				[last, acknowledged] = [next, asked];
			}
		})().catch(() => undefined);
		// After a few writes, and then at any point of the next one.
		while (acknowledged < number + 2) await new Promise((resolve) => setTimeout(resolve, 1));
		await new Promise((resolve) => setTimeout(resolve, round % 7));
		await kill();
		alive = false;
		await writing;
		if (asked > acknowledged) struckWhileWriting++;
		const found = fs.readFileSync(path.join(root, OWN), 'utf8');
		const there = numberIn(found);
		expect(found === text(there)).toBe(true);
		// What it has answered for is on the disk.
		expect(there === acknowledged || there === asked).toBe(true);
		[last, number] = [found, asked];
		await start();
		const drafts = fs.readdirSync(path.join(root, '.thingsmith'));
		expect(drafts.sort()).toEqual(['.gitignore', 'id']);
	}
	expect(struckWhileWriting).toBeGreaterThan(10);
});
