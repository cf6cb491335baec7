import { deflateRawSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { linkOf, readLink } from './link.ts';
import { packVariant } from './pack-variant.ts';
import { MOST_BYTES, type Parcel, parcelOf, type ReadParcel } from './parcel.ts';
import { readArrived } from './read-arrived.ts';
import { readZip } from './read-zip.ts';
import { zipOf } from './write-zip.ts';

const GAMES = ['shells'];
const TEXT = '# Été\nvariant: { id: mine, game: shells }\n';
const RULE = 'layer: { id: rule, kind: house-rule, game: shells }\n';
const PARCEL: Parcel = {
	name: 'mine',
	files: new Map([
		['variants/mine.yaml', TEXT],
		['shells/house-rules/rule.yaml', RULE]
	])
};

const why = (read: ReadParcel): string =>
	read.ok ? 'it is good' : [read.problem.why, read.problem.at].join(' ').trim();

/** A link that holds anything at all. */
const linkWith = (data: unknown): string => `v1.${base64(JSON.stringify(data))}`;
const base64 = (text: string): string => deflateRawSync(text).toString('base64url');

/** A zip of ours, with bytes of it changed. */
function zipWith(files: [string, string][], change: (bytes: Buffer) => void = () => undefined) {
	const bytes = zipOf({ name: 'x', files: new Map(files) });
	change(Buffer.from(bytes.buffer));
	return bytes;
}

const GOOD: [string, string][] = [['variants/mine.yaml', TEXT]];
/** Where the line of the first file begins in the directory. */
const directory = (bytes: Buffer): number => bytes.readUInt32LE(bytes.length - 6);

describe('a parcel', () => {
	test('is the same after a journey as a link', () => {
		const link = linkOf(PARCEL);
		expect(link).toMatch(/^v2\.[0-9a-z]+\.[\w-]+$/);
		expect(readLink(link, GAMES)).toEqual({ ok: true, parcel: PARCEL });
		// Links of version 1 have no sum.
		const [, , body = ''] = link.split('.');
		expect(readLink(`v1.${body}`, GAMES)).toEqual({ ok: true, parcel: PARCEL });
	});

	test('is refused as a link in which a letter is another one, is missing or stands twice', () => {
		const link = linkOf(PARCEL);
		for (let at = 0; at < link.length; at++) {
			const letter = link[at] === 'A' ? 'B' : 'A';
			for (const middle of ['', letter, link[at]! + link[at]!]) {
				const read = readLink(link.slice(0, at) + middle + link.slice(at + 1), GAMES);
				expect([at, middle, read.ok]).toEqual([at, middle, false]);
			}
		}
	});

	test('and as a zip, which is always the same', () => {
		const zip = zipOf(PARCEL);
		expect(readZip(zip, GAMES)).toEqual({ ok: true, parcel: PARCEL });
		expect(zipOf(PARCEL)).toEqual(zip);
	});

	test('holds a variant, what it plays with that others do not have, its tests and its trials', () => {
		const file = (path: string, delivered: string | null = null) => ({
			path,
			text: path,
			delivered
		});
		const files = [
			file('shells/trials/mine.yaml'),
			file('shells/trials/all.yaml', 'shells/trials/all.yaml'),
			file('shells/tests/mine.yaml'),
			file('shells/house-rules/rule.yaml'),
			file('shells/house-rules/other.yaml'),
			file('shells/base/game.yaml', 'as it was'),
			file('shells/base/map.yaml', 'shells/base/map.yaml'),
			file('chess/base/game.yaml', 'as it was'),
			file('variants/mine.yaml'),
			file('variants/other.yaml')
		];
		const variant = { id: 'mine', game: 'shells', layers: ['base', 'rule'] };
		const { name, files: packed } = packVariant(variant, files);
		expect([name, ...packed.keys()]).toEqual([
			'mine',
			'variants/mine.yaml',
			'shells/base/game.yaml',
			'shells/house-rules/rule.yaml',
			'shells/tests/mine.yaml',
			'shells/trials/mine.yaml'
		]);
	});

	test.each([
		['../x.yaml', 'path ../x.yaml'],
		['variants/../../x.yaml', 'path variants/../../x.yaml'],
		['/etc/passwd.yaml', 'path /etc/passwd.yaml'],
		['C:/variants/x.yaml', 'path C:/variants/x.yaml'],
		['variants\\x.yaml', 'path variants\\x.yaml'],
		['variants/.x.yaml', 'path variants/.x.yaml'],
		['variants/x.js', 'path variants/x.js'],
		['variants/a/x.yaml', 'path variants/a/x.yaml'],
		['__proto__/base/x.yaml', 'path __proto__/base/x.yaml'],
		['constructor/base/x.yaml', 'elsewhere constructor/base/x.yaml'],
		['chess/base/x.yaml', 'elsewhere chess/base/x.yaml'],
		['shells/other/x.yaml', 'path shells/other/x.yaml'],
		['variants/\u202egnp.yaml', 'path variants/\u202egnp.yaml'],
		['variants/x.yaml\0', 'path variants/x.yaml\0'],
		[`variants/${'x'.repeat(200)}.yaml`, `path variants/${'x'.repeat(111)}`],
		['', 'path']
	])('has no file at %j', (path, said) => {
		expect(why(parcelOf([...GOOD, [path, TEXT]], GAMES))).toBe(said);
	});

	test('may bring a game that is not here, whole', () => {
		const game: [string, string][] = [
			['variants/pebbles.yaml', 'variant: { id: pebbles, game: pebbles }\n'],
			['pebbles/base/layer.yaml', 'layer: { id: base, kind: base, game: pebbles }\n'],
			['pebbles/base/game.yaml', 'game: { id: pebbles }\n'],
			['pebbles/tests/game.yaml', 'scenario: one\n'],
			['pebbles/trials/game.yaml', 'trial: one\n']
		];
		expect(why(parcelOf(game, GAMES))).toBe('it is good');
		expect(why(parcelOf(game.toSpliced(1, 1), GAMES))).toBe('elsewhere pebbles/base/game.yaml');
		expect(why(parcelOf([...game, ['other/text/en.yaml', '']], GAMES))).toBe(
			'elsewhere other/text/en.yaml'
		);
	});

	test('has no odd texts, and not too many', () => {
		expect(why(parcelOf([], GAMES))).toBe('empty');
		expect(why(parcelOf([['variants/x.yaml', 'a\0b']], GAMES))).toBe('not-text variants/x.yaml');
		expect(why(parcelOf([['variants/x.yaml', '\ud800']], GAMES))).toBe('not-text variants/x.yaml');
		expect(why(parcelOf([['variants/x.yaml', TEXT]], GAMES))).toBe('misnamed variants/x.yaml');
		expect(why(parcelOf([...GOOD, ['variants/MINE.yaml', TEXT]], GAMES))).toBe(
			'twice variants/MINE.yaml'
		);
		expect(why(parcelOf([['variants/x.yaml', ' '.repeat(MOST_BYTES + 1)]], GAMES))).toBe(
			'too-large'
		);
		const many = Array.from({ length: 101 }, (_, i): [string, string] => [
			`variants/v${i}.yaml`,
			''
		]);
		expect(why(parcelOf(many, GAMES))).toBe('too-many');
		// One that is broken says so when it is looked at.
		expect(parcelOf([['variants/x.yaml', 'variant: [']], GAMES).ok).toBe(true);
	});
});

describe('a link', () => {
	test.each([
		['', 'link-broken'],
		['v1.', 'link-broken'],
		['v1.!!!', 'link-broken'],
		['v1.A', 'link-broken'],
		['v1.AAAA', 'link-broken'],
		['v3.AAAA', 'link-newer'],
		['v2.AAAA', 'link-broken'],
		['v2.0.AAAA', 'link-broken'],
		[`v1.${'A'.repeat(3_000_000)}`, 'too-large'],
		[`v1.${base64('[["variants/x.yaml", "tex')}`, 'link-broken'],
		[`v1.${base64('['.repeat(100_000))}`, 'link-broken'],
		[`v1.${deflateRawSync(Buffer.from([0x5b, 0xff])).toString('base64url')}`, 'link-broken'],
		[`v1.${base64(' '.repeat(200_000_000))}`, 'too-large'],
		[
			`v1.${base64('[["variants/mine.yaml", "{\\"__proto__\\": 1}"]]').slice(0, -3)}`,
			'link-broken'
		],
		[linkWith([]), 'empty'],
		[linkWith({ 'variants/x.yaml': TEXT }), 'link-broken'],
		[linkWith([['variants/x.yaml', 1]]), 'link-broken'],
		[linkWith([['variants/x.yaml', TEXT, '']]), 'link-broken'],
		[linkWith(null), 'link-broken'],
		[linkWith([['../x.yaml', TEXT]]), 'path ../x.yaml'],
		[linkWith([...GOOD, ...GOOD]), 'twice variants/mine.yaml']
	])('of %.30j is refused', (link, said) => {
		expect(why(readLink(link, GAMES))).toBe(said);
	});
});

describe('a zip', () => {
	test('with a name that is no place for rules is not even unpacked', () => {
		const zip = zipWith([['variants/../x.yaml', TEXT]]);
		expect(why(readZip(zip, GAMES))).toBe('path variants/../x.yaml');
	});

	test('with folders and the litter of a Mac is read all the same', () => {
		const litter: [string, string][] = [
			['__MACOSX/variants/._mine.yaml', ''],
			['.DS_Store', ''],
			['variants/', '']
		];
		expect(readZip(zipWith([...litter, ...GOOD]), GAMES).ok).toBe(true);
	});

	test.each<[string, (bytes: Buffer) => void, string]>([
		[
			'a symbolic link',
			(bytes) => bytes.writeUInt32LE((0xa1ff << 16) >>> 0, directory(bytes) + 38),
			'zip-shortcut variants/mine.yaml'
		],
		[
			'a password',
			(bytes) => bytes.writeUInt16LE(0x801, directory(bytes) + 8),
			'zip-locked variants/mine.yaml'
		],
		[
			'another method',
			(bytes) => bytes.writeUInt16LE(12, directory(bytes) + 10),
			'zip-broken variants/mine.yaml'
		],
		[
			'another sum',
			(bytes) => bytes.writeUInt32LE(1, directory(bytes) + 16),
			'zip-broken variants/mine.yaml'
		],
		[
			'less said than there is',
			(bytes) => bytes.writeUInt32LE(5, directory(bytes) + 24),
			'zip-broken variants/mine.yaml'
		],
		[
			'more said than there is',
			(bytes) => bytes.writeUInt32LE(500, directory(bytes) + 24),
			'zip-broken variants/mine.yaml'
		],
		[
			'much more said',
			(bytes) => bytes.writeUInt32LE(3e9, directory(bytes) + 24),
			'too-large variants/mine.yaml'
		],
		['two names', (bytes) => bytes.write('x', 30), 'zip-broken variants/mine.yaml'],
		[
			'its file nowhere',
			(bytes) => bytes.writeUInt32LE(99999, directory(bytes) + 42),
			'zip-broken'
		],
		[
			'its directory nowhere',
			(bytes) => bytes.writeUInt32LE(99999, bytes.length - 6),
			'zip-broken'
		],
		[
			'more files than it has',
			(bytes) => bytes.writeUInt16LE(60000, bytes.length - 12),
			'zip-broken'
		],
		[
			'a file past its end',
			(bytes) => bytes.writeUInt32LE(99999, directory(bytes) + 20),
			'zip-broken variants/mine.yaml'
		],
		['no end', (bytes) => bytes.fill(0, bytes.length - 22), 'zip-broken'],
		['broken bytes', (bytes) => bytes.fill(0xff, 48, 60), 'zip-broken variants/mine.yaml'],
		[
			'a name that is no text',
			(bytes) => bytes.fill(0xff, directory(bytes) + 46, directory(bytes) + 50),
			'zip-broken'
		]
	])('with %s is refused', (_, change, said) => {
		expect(why(readZip(zipWith(GOOD, change), GAMES))).toBe(said);
	});

	test('that unpacks to more than was agreed is stopped, and so are too many files', () => {
		const bomb = zipWith([['variants/x.yaml', ' '.repeat(60_000_000)]]);
		expect(bomb.length).toBeLessThan(100_000);
		expect(why(readZip(bomb, GAMES))).toBe('too-large variants/x.yaml');
		const many = Array.from({ length: 101 }, (_, i): [string, string] => [
			`variants/v${i}.yaml`,
			''
		]);
		expect(why(readZip(zipWith(many), GAMES))).toBe('too-many');
	});
});

describe('a file that somebody hands in', () => {
	const arrived = (text: string, name: string): string => {
		const read = readArrived(strToU8(text), name, GAMES);
		if (read.what === 'text') return 'text';
		return read.ok ? [...read.parcel.files.keys()].join(' ') : why(read);
	};

	test('lies where it says that it belongs, or where its name says', () => {
		expect(arrived(TEXT, 'download (1).yaml')).toBe('variants/mine.yaml');
		expect(arrived(RULE, 'x.yaml')).toBe('shells/house-rules/rule.yaml');
		expect(arrived('variant: [', 'mine.yaml')).toBe('variants/mine.yaml');
		expect(arrived('variant: [', 'My own.yaml')).toBe('no-place My own.yaml');
		expect(arrived('layer: { id: x }', 'x.yaml')).toBe('no-place x.yaml');
		expect(arrived('layer: { kind: edition, game: chess, id: x }', 'x.yaml')).toBe(
			'elsewhere chess/editions/x.yaml'
		);
		expect(arrived('variant: { id: ../../x }', '../../x.yaml')).toBe('no-place ../../x.yaml');
	});

	test('may be a zip, whatever it is called, and something else for others to read', () => {
		const zip = zipWith(GOOD);
		expect(readArrived(zip, 'x.json', GAMES)).toMatchObject({ what: 'parcel', ok: true });
		expect(arrived('no zip', 'x.zip')).toBe('zip-broken');
		expect(arrived('{"format":"thingsmith-game-2"}', 'x.json')).toBe('text');
		expect(arrived('', 'x.json')).toBe('text');
		const odd = readArrived(Uint8Array.of(0xff, 0xfe), 'x.yaml', GAMES);
		expect(odd).toEqual({ what: 'parcel', ok: false, problem: { why: 'not-text', at: 'x.yaml' } });
	});
});
