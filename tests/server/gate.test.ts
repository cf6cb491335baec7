import { expect, test } from 'vitest';
import { knownHosts, pathOf, refusalOf } from '../../scripts/gate.mjs';

const hosts = knownHosts('127.0.0.1', 'games.example, Other.example');
const ask = (method: string, url: string, host?: string) =>
	refusalOf({ method, url, headers: { host } }, hosts, false)?.status ?? 200;

test.each([
	['localhost:3000', 200],
	['127.0.0.1', 200],
	['[::1]:3000', 200],
	['GAMES.example', 200],
	['other.example:80', 200],
	['evil.example', 421],
	['localhost.evil.example', 421],
	['127.0.0.1.evil.example:3000', 421],
	['localhost:3000@evil.example', 421],
	['', 421],
	[undefined, 421]
])('asked as %s', (host, status) => {
	expect(ask('GET', '/', host)).toBe(status);
});

test('an address that it listens on is a name', () => {
	expect(knownHosts('::').has('[::]')).toBe(true);
	expect(knownHosts('192.168.1.5').has('192.168.1.5')).toBe(true);
});

test('nothing is changed here', () => {
	expect(['GET', 'HEAD'].map((method) => ask(method, '/', 'localhost'))).toEqual([200, 200]);
	for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', ''])
		expect(ask(method, '/', 'localhost')).toBe(405);
});

test('but in the folder of the user’s own rules', () => {
	const mine = (method: string, host: string) =>
		refusalOf({ method, url: '/mine/x', headers: { host } }, hosts, true)?.status ?? 200;
	expect(['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => mine(method, 'localhost'))).toEqual([
		200, 200, 200, 200
	]);
	for (const method of ['POST', 'OPTIONS', 'PATCH', 'put', ''])
		expect(mine(method, 'localhost')).toBe(405);
	expect(mine('PUT', 'evil.example')).toBe(421);
});

test.each([
	'//',
	'//evil.example/',
	'http://[',
	'http://evil.example/',
	'*',
	'',
	'edit',
	'/../../etc/passwd',
	'/%2e%2e/%2e%2e/etc/passwd',
	'/_app/..%2f..%2fpackage.json',
	'/a/./b',
	'/%',
	'/%ff',
	'/%00',
	'/a%00.js',
	'/a\\b',
	'/a%5cb',
	'/a%2Fb',
	'/a%0ab',
	'/\u0001'
])('%j leads nowhere', (url) => {
	expect(ask('GET', url, 'localhost')).toBe(400);
	expect(pathOf(url)).toBeNull();
});

test('addresses are paths with or without a question', () => {
	expect(pathOf('/play/a%20b?x=//..#y')).toBe('/play/a b');
	expect(pathOf('/a..b/...')).toBe('/a..b/...');
	expect(ask('GET', `/${'a'.repeat(2000)}`, 'localhost')).toBe(414);
});
