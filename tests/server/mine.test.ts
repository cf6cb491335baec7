/** The folder with the user's own rules, on disk and as the page asks for it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MineOnDisk } from '../../scripts/mine/disk.mjs';
import { isFromHere, isMine, strangerOf } from '../../scripts/mine/endpoint.mjs';
import { stepsOf } from '../../scripts/mine/names.mjs';
import { LARGEST } from '../../scripts/mine/text-file.mjs';
import { askedFor, makeFolder, usualPlace } from '../../scripts/mine/where.mjs';

const OWN = 'variants/own.yaml';
let outside: string;
let root: string;
let disk: MineOnDisk;

const at = (...steps: string[]): string => path.join(root, ...steps);
const bytes = (text: string): Buffer => Buffer.from(text);
const textAt = (file: string): string => fs.readFileSync(at(file), 'utf8');
/** What somebody else writes. */
const put = (file: string, text: string | Buffer): void => {
	fs.mkdirSync(path.dirname(at(file)), { recursive: true });
	fs.writeFileSync(at(file), text);
};
const listed = (): string[] => disk.list().files.map((file) => file.path);
const left = () => Object.fromEntries(disk.list().left.map(({ path: file, why }) => [file, why]));
const versionOf = (file: string): string => disk.read(file)?.version ?? '';

beforeEach(() => {
	outside = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'thingsmith-mine-')));
	root = path.join(outside, 'inner', 'mine');
	disk = new MineOnDisk(root);
});
afterEach(() => fs.rmSync(outside, { recursive: true, force: true }));

describe('a file', () => {
	test('is written, read, changed and taken away', () => {
		const first = disk.write(OWN, bytes('one'), null);
		expect(textAt(OWN)).toBe('one');
		expect(disk.list().files).toEqual([{ path: OWN, version: first }]);
		const second = disk.write(OWN, bytes('two'), first);
		expect(disk.read(OWN)?.text.toString()).toBe('two');
		expect(versionOf(OWN)).toBe(second);
		expect(disk.remove(OWN, second ?? '')).toBe(true);
		expect(disk.read(OWN)).toBeNull();
		// The folder that is empty now has gone with it, the one that is the user's has not.
		expect(fs.readdirSync(root)).toEqual(['.thingsmith']);
	});

	test('that somebody else has changed meanwhile stays as it is', () => {
		const first = disk.write(OWN, bytes('one'), null) ?? '';
		put(OWN, 'of another');
		expect(disk.write(OWN, bytes('two'), first)).toBeNull();
		expect(disk.write(OWN, bytes('two'), null)).toBeNull();
		expect(disk.remove(OWN, first)).toBe(false);
		expect(textAt(OWN)).toBe('of another');
		expect(disk.write('variants/new.yaml', bytes('two'), first)).toBeNull();
		expect(listed()).toEqual([OWN]);
	});

	test('keeps what its owner let others do with it', () => {
		put(OWN, 'one');
		fs.chmodSync(at(OWN), 0o640);
		disk.write(OWN, bytes('two'), versionOf(OWN));
		expect(fs.statSync(at(OWN)).mode & 0o777).toBe(0o640);
	});

	test('has another version when its text is another, however quickly it was written', () => {
		const seen = new Set<string>();
		for (let i = 0; i < 50; i++) {
			put(OWN, `text ${i % 10}`);
			seen.add(disk.list().files[0]?.version ?? '');
		}
		expect(seen.size).toBe(10);
	});
});

describe('nothing leads out of the folder', () => {
	test.each([
		'../x.yaml',
		'a/../../x.yaml',
		'a/./x.yaml',
		'/etc/x.yaml',
		'a//x.yaml',
		'a/',
		'',
		'a\\..\\x.yaml',
		'c:/x.yaml',
		'c:x/y.yaml',
		'a/x.yaml\0',
		'a/x\0.yaml',
		'a/x.yaml/',
		'.git/x.yaml',
		'a/.x.yaml',
		'~/x.yaml',
		'a/x.yaml ',
		'a /x.yaml',
		'a./x.yaml',
		'con/x.yaml',
		'a/CON.yaml',
		'a/nul.yaml',
		'a/com1.x.yaml',
		'LPT9/x.yaml',
		'a/aux.yml',
		'a/ä.yaml',
		'a/\u202ex.yaml',
		'a/x.yaml:stream.yaml',
		'a/*.yaml',
		'a/-x.yaml',
		'x.yaml',
		'a/x.txt',
		'a/x.yaml.exe',
		'a/b/c/d/e/f/x.yaml',
		`a/${'x'.repeat(200)}.yaml`
	])('by the path %j', (file) => {
		expect(stepsOf(file)).toBeNull();
		expect(() => disk.read(file)).toThrow('name');
		expect(() => disk.write(file, bytes('x'), null)).toThrow('name');
		expect(() => disk.remove(file, '0')).toThrow('name');
		expect(fs.readdirSync(outside)).toEqual(['inner']);
	});

	test('by a link to a file', () => {
		fs.writeFileSync(path.join(outside, 'secret.yaml'), 'secret');
		fs.mkdirSync(at('variants'));
		fs.symlinkSync(path.join(outside, 'secret.yaml'), at(OWN));
		expect(left()).toEqual({ [OWN]: 'shortcut' });
		expect(() => disk.read(OWN)).toThrow('shortcut');
		expect(() => disk.write(OWN, bytes('x'), null)).toThrow('shortcut');
		expect(fs.readFileSync(path.join(outside, 'secret.yaml'), 'utf8')).toBe('secret');
	});

	test('by a link to a folder', () => {
		fs.mkdirSync(path.join(outside, 'others'));
		fs.writeFileSync(path.join(outside, 'others', 'own.yaml'), 'secret');
		fs.symlinkSync(path.join(outside, 'others'), at('variants'));
		expect(listed()).toEqual([]);
		expect(() => disk.read(OWN)).toThrow('shortcut');
		expect(() => disk.write('variants/new.yaml', bytes('x'), null)).toThrow('shortcut');
		expect(fs.readdirSync(path.join(outside, 'others'))).toEqual(['own.yaml']);
	});

	test('by a link in the place of what is ours, or of the folder itself', () => {
		fs.mkdirSync(path.join(outside, 'others'));
		fs.rmSync(at('.thingsmith'), { recursive: true });
		fs.symlinkSync(path.join(outside, 'others'), at('.thingsmith'));
		expect(() => disk.list()).toThrow('shortcut');
		expect(() => disk.write(OWN, bytes('x'), null)).toThrow('shortcut');
		fs.rmSync(root, { recursive: true });
		fs.symlinkSync(path.join(outside, 'others'), root);
		expect(() => disk.list()).toThrow('gone');
		expect(fs.readdirSync(path.join(outside, 'others'))).toEqual([]);
	});

	test('and a pipe is not waited for', () => {
		fs.mkdirSync(at('variants'));
		execFileSync('mkfifo', [at(OWN)]);
		expect(left()).toEqual({ [OWN]: 'name' });
		expect(() => disk.read(OWN)).toThrow('name');
	});

	test('and in other capitals it is another file, which disks may not know', () => {
		put('Variants/own.yaml', 'x');
		expect(() => disk.write(OWN, bytes('y'), null)).toThrow('twin');
		expect(() => disk.read(OWN)).toThrow('twin');
	});
});

describe('what is not taken', () => {
	test('is said: too large, no text, no name', () => {
		put('variants/large.yaml', 'x'.repeat(LARGEST + 1));
		put('variants/latin.yaml', Buffer.from([0x61, 0xe9, 0x62]));
		put('variants/zero.yaml', 'a\0b');
		put('variants/with space.yaml', 'x');
		put('variants/all.yaml', 'x'.repeat(LARGEST));
		expect(left()).toEqual({
			'variants/large.yaml': 'too-large',
			'variants/latin.yaml': 'not-text',
			'variants/zero.yaml': 'not-text',
			'variants/with space.yaml': 'name'
		});
		expect(listed()).toEqual(['variants/all.yaml']);
		expect(() => disk.write('variants/large.yaml', bytes('x'), null)).toThrow('too-large');
	});

	test('is everything else that lies there, without a word', () => {
		for (const file of ['README.md', 'notes.yaml', '.git/config.yaml', '.github/x/y.yml'])
			put(file, 'x');
		expect(disk.list()).toMatchObject({ files: [], left: [] });
	});

	test('is file 1,001, and what would be past 20 MB: all others can still be listed', () => {
		for (let i = 0; i < 1000; i++) put(`variants/v${i}.yaml`, '');
		expect(() => disk.write(OWN, bytes('x'), null)).toThrow('no-room');
		expect(
			disk.write('variants/v1.yaml', bytes('x'), versionOf('variants/v1.yaml'))
		).not.toBeNull();
		fs.rmSync(at('variants'), { recursive: true });
		for (let i = 0; i < 20; i++) put(`variants/v${i}.yaml`, 'x'.repeat(LARGEST - 1));
		expect(() => disk.write(OWN, bytes('x'.repeat(21)), null)).toThrow('no-room');
		expect(disk.write(OWN, bytes('x'.repeat(20)), null)).not.toBeNull();
		expect(listed()).toHaveLength(21);
	});

	test('is the second of two names that differ in capitals', () => {
		put('variants/Own.yaml', 'x');
		put('variants/own.yaml', 'y');
		expect([listed(), left()]).toEqual([['variants/Own.yaml'], { 'variants/own.yaml': 'twin' }]);
	});

	test('is a file or folder that may not be read, and the rest is', () => {
		put('variants/closed.yaml', 'x');
		put('go/house-rules/deep/closed.yaml', 'x');
		put(OWN, 'y');
		fs.chmodSync(at('variants/closed.yaml'), 0o000);
		fs.chmodSync(at('go/house-rules/deep'), 0o000);
		fs.chmodSync(outside, 0o755);
		fs.chmodSync(path.join(outside, 'inner'), 0o755);
		for (const folder of ['', '.thingsmith']) fs.chmodSync(at(folder), 0o777);
		// Root may read everything.
		const listing = `
			import { MineOnDisk } from ${JSON.stringify(new URL('../../scripts/mine/disk.mjs', import.meta.url).href)};
			process.stdout.write(JSON.stringify(new MineOnDisk(${JSON.stringify(root)}).list()));`;
		const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
		const told = execFileSync(process.execPath, ['--input-type=module', '-e', listing], nobody);
		fs.chmodSync(at('go/house-rules/deep'), 0o700);
		const { files, left: not } = JSON.parse(told.toString()) as ReturnType<MineOnDisk['list']>;
		expect(files.map((file) => file.path)).toEqual([OWN]);
		expect(not).toEqual([
			{ path: 'go/house-rules/deep', why: 'unreadable' },
			{ path: 'variants/closed.yaml', why: 'unreadable' }
		]);
	});

	test('is a folder of thousands of files', () => {
		for (let i = 0; i <= 1000; i++) put(`variants/v${i}.yaml`, '');
		expect(() => disk.list()).toThrow('too-many');
	});
});

describe('the folder', () => {
	test('that is gone is not made anew behind the user’s back', () => {
		fs.rmSync(root, { recursive: true });
		expect(() => disk.list()).toThrow('gone');
		expect(() => disk.read(OWN)).toThrow('gone');
		expect(() => disk.write(OWN, bytes('x'), null)).toThrow('gone');
		expect(fs.existsSync(root)).toBe(false);
	});

	test('is known again, and an empty one in its place is another', () => {
		const { id } = disk.list();
		expect(new MineOnDisk(root).list().id).toBe(id);
		fs.renameSync(root, `${root}-away`);
		fs.mkdirSync(root);
		expect(disk.list().id).not.toBe(id);
		fs.rmSync(root, { recursive: true });
		fs.renameSync(`${root}-away`, root);
		expect(disk.list().id).toBe(id);
	});

	test('is left clean for git, and of what a killed server left behind', () => {
		disk.write(OWN, bytes('x'), null);
		const { pid } = process;
		for (const name of ['draft-999999999-a', `draft-${pid}-b`]) put(`.thingsmith/${name}`, 'half');
		new MineOnDisk(root);
		expect(fs.readdirSync(at('.thingsmith')).sort()).toEqual([
			'.gitignore',
			`draft-${pid}-b`,
			'id'
		]);
		execFileSync('git', ['init', '-q'], { cwd: root });
		const status = execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: root });
		expect(String(status)).toBe(`?? ${OWN}\n`);
	});
});

describe('who may ask', () => {
	const TOKEN = 'a'.repeat(43);
	const stranger = (headers: Record<string, string>) =>
		strangerOf({ headers: { host: 'localhost:3000', ...headers } }, TOKEN)?.why ?? 'nobody';
	const ours = { 'x-thingsmith-token': TOKEN };

	test('a page of this server', () => {
		expect(stranger(ours)).toBe('nobody');
		expect(stranger({ ...ours, origin: 'http://localhost:3000' })).toBe('nobody');
		expect(stranger({ ...ours, 'sec-fetch-site': 'same-origin' })).toBe('nobody');
	});

	test.each<Record<string, string>>([
		{},
		{ 'x-thingsmith-token': '' },
		{ 'x-thingsmith-token': 'a'.repeat(42) },
		{ 'x-thingsmith-token': 'a'.repeat(44) },
		{ 'x-thingsmith-token': 'b'.repeat(43) }
	])('not without the token: %j', (headers) => {
		expect(stranger(headers)).toBe('token');
	});

	test.each<Record<string, string>>([
		{ origin: 'http://evil.example' },
		{ origin: 'http://localhost:3001' },
		{ origin: 'http://127.0.0.1:3000' },
		{ origin: 'https://localhost:3000' },
		{ origin: 'null' },
		{ origin: '' },
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
		{ 'sec-fetch-site': 'none' }
	])('no page of another place: %j', (headers) => {
		expect(stranger({ ...ours, ...headers })).toBe('origin');
	});

	test.each<[string | undefined, string | undefined, boolean]>([
		['localhost:3000', '127.0.0.1', true],
		['[::1]:3000', '::1', true],
		['127.0.0.1', '::ffff:127.0.0.1', true],
		['games.example', '127.0.0.1', false],
		['localhost:3000', '192.168.1.7', false],
		['localhost:3000', undefined, false],
		[undefined, '127.0.0.1', false]
	])('this machine only: as %s from %s', (host, remoteAddress, expected) => {
		expect(isFromHere({ headers: { host }, socket: { remoteAddress } })).toBe(expected);
	});

	test('paths of the folder are its own', () => {
		expect(['/mine', '/mine/', '/mine/a/b.yaml'].every(isMine)).toBe(true);
		expect(['/', '/mines', '/min', '/x/mine', '/Mine'].some(isMine)).toBe(false);
	});
});

describe('where it is', () => {
	test.each<[string, NodeJS.Platform, Record<string, string>, string]>([
		['Linux', 'linux', {}, '/home/a/.local/share/thingsmith/mine'],
		['as XDG says', 'linux', { XDG_DATA_HOME: '/data' }, '/data/thingsmith/mine'],
		[
			'not as XDG may not say',
			'linux',
			{ XDG_DATA_HOME: 'data' },
			'/home/a/.local/share/thingsmith/mine'
		],
		['macOS', 'darwin', {}, '/home/a/Library/Application Support/thingsmith/mine'],
		['Windows', 'win32', { APPDATA: '/roaming' }, '/roaming/thingsmith/mine']
	])('usually: %s', (_, platform, env, expected) => {
		expect(usualPlace(env, platform, '/home/a')).toBe(expected);
	});

	test('as the command line says', () => {
		const here = (folder: string) => ({ mine: 'here', folder });
		expect(askedFor([], {})).toEqual({ mine: 'usual' });
		expect(askedFor(['--no-mine'], {})).toEqual({ mine: 'none' });
		expect(askedFor(['--mine', '/x/y'], {})).toEqual(here('/x/y'));
		expect(askedFor(['--mine=y'], { INIT_CWD: '/x' })).toEqual(here('/x/y'));
		expect(askedFor(['--mine=~/y'], {})).toEqual(here(path.join(os.homedir(), 'y')));
	});

	test.each([
		[['--mine']],
		[['--mine=']],
		[['--mine', 'a\0b']],
		[['--mine', 'x', '--no-mine']],
		[['--nine', 'x']],
		[['x']]
	])('or not at all: %j', (args) => {
		expect(() => askedFor(args, {})).toThrow(/--mine/);
	});

	test('a file is no folder', () => {
		put(OWN, 'x');
		expect(() => makeFolder(at(OWN))).toThrow(/cannot be kept/);
		expect(() => new MineOnDisk(at(OWN))).toThrow();
	});
});
