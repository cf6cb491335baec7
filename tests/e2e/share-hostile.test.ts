/** Links and files that mean no good: each gets a message, and everything stays as it was. Of three one a day; all with `TEST_SIZE=whole`. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sampleOf } from '../../scripts/sample.mjs';
import {
	BROKEN,
	findings,
	keepMine,
	kept,
	openLink,
	packed,
	PATH,
	raw,
	take,
	title,
	VARIANT
} from './sent.ts';
import { errorsOf, openStart } from './table.ts';

/** A zip of stored files, with nothing checked. */
function zip(files: [name: string, text: string | Buffer][], mode = 0): Buffer {
	const locals: Buffer[] = [];
	const lines: Buffer[] = [];
	let offset = 0;
	for (const [name, content] of files) {
		const [label, body] = [Buffer.from(name), Buffer.from(content)];
		const local = Buffer.alloc(30);
		local.writeUInt32LE(0x04034b50);
		local.writeUInt32LE(body.length, 18);
		local.writeUInt32LE(body.length, 22);
		local.writeUInt16LE(label.length, 26);
		const line = Buffer.alloc(46);
		line.writeUInt32LE(0x02014b50);
		line.writeUInt32LE(body.length, 20);
		line.writeUInt32LE(body.length, 24);
		line.writeUInt16LE(label.length, 28);
		line.writeUInt32LE(mode, 38);
		line.writeUInt32LE(offset, 42);
		locals.push(local, label, body);
		lines.push(line, label);
		offset += local.length + label.length + body.length;
	}
	const directory = Buffer.concat(lines);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50);
	end.writeUInt16LE(files.length, 8);
	end.writeUInt16LE(files.length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, directory, end]);
}

/** A zip that says of its one packed file that it is small. */
function zipBomb(): Buffer {
	const body = deflateRawSync(Buffer.alloc(300_000_000, 0x20));
	const bomb = zip([['variants/x.yaml', body]]);
	const line = bomb.readUInt32LE(bomb.length - 6);
	bomb.writeUInt16LE(8, line + 10);
	bomb.writeUInt32LE(1000, line + 24);
	return bomb;
}

const SCRIPT = '<img src=x onerror="window.hacked=1">';
const linkWith = (path: string): string => packed([[path, VARIANT('sent')]]);

const HOSTILE_LINKS: Record<string, [link: string, says: string]> = {
	'nothing but a version': ['v1.', 'The link is damaged'],
	'letters of no kind': ['v1.%00!', 'The link is damaged'],
	'no version': ['x'.repeat(1000), 'The link is damaged'],
	'a later version': ['v9.AAAA', 'newer version'],
	'half of a link': [linkWith(PATH).slice(0, 60), 'The link is damaged'],
	'no JSON': [raw('[["variants/x.yaml"'), 'The link is damaged'],
	'JSON without end': [raw('['.repeat(500_000)), 'The link is damaged'],
	'a bomb': [raw(Buffer.alloc(500_000_000, 0x20)), 'larger than any rules'],
	'wrong UTF-8': [raw(Buffer.from([0x5b, 0xff, 0xfe])), 'The link is damaged'],
	'prototype keys': [raw('{"__proto__":{"hacked":1},"constructor":1}'), 'The link is damaged'],
	'a prototype as a folder': [linkWith('__proto__/base/x.yaml'), 'no place for rules'],
	'a constructor as a game': [linkWith('constructor/base/x.yaml'), 'a game that is not here'],
	'a way out': [linkWith('variants/../../x.yaml'), 'no place for rules'],
	'the root': [linkWith('/variants/x.yaml'), 'no place for rules'],
	'a drive': [linkWith('C:\\variants\\x.yaml'), 'no place for rules'],
	backslashes: [linkWith('variants\\..\\x.yaml'), 'no place for rules'],
	'script in a path': [linkWith(`variants/${SCRIPT}.yaml`), SCRIPT],
	'turned letters': [linkWith('variants/\u202elmay.x.yaml'), '\\u202e'],
	'a long path': [linkWith(`variants/${'x'.repeat(5000)}.yaml`), 'no place for rules'],
	'one path twice': [
		packed([
			[PATH, VARIANT('sent')],
			[PATH, BROKEN]
		]),
		'there twice'
	],
	nulls: [packed([[PATH, 'variant: "\0"']]), 'no text in UTF-8'],
	'too many files': [
		packed(Array.from({ length: 200 }, (_, i) => [`variants/v${i}.yaml`, ''])),
		'too many files'
	],
	'numbers for texts': [packed([[PATH, 7]]), 'The link is damaged'],
	'another name': [packed([[PATH, VARIANT('other')]]), 'calls itself something else']
};

const HOSTILE_FILES: Record<string, [name: string, content: Buffer, says: string]> = {
	'a zip with a way out': ['x.zip', zip([['../../x.yaml', '']]), 'no place for rules'],
	'a zip with a shortcut': [
		'x.zip',
		zip([[PATH, '/etc/passwd']], (0xa1ff << 16) >>> 0),
		'a shortcut'
	],
	'a zip that is a bomb': ['x.zip', zipBomb(), 'damaged'],
	'a zip with prototypes': [
		'x.zip',
		zip([
			['__proto__', 'x'],
			['constructor', 'y']
		]),
		'no place'
	],
	'a zip with script': ['x.zip', zip([[`${SCRIPT}.yaml`, '']]), SCRIPT],
	'half a zip': ['x.zip', zip([[PATH, VARIANT('sent')]]).subarray(0, 90), 'damaged'],
	'a zip that is none': [`${SCRIPT}.zip`, Buffer.from('PK'), 'damaged'],
	'a zip of nothing': ['x.zip', zip([]), 'no rules in it'],
	'a text that is none': ['x.yaml', Buffer.from([0xff, 0xfe, 0x00]), 'no text in UTF-8'],
	'a variant without a name': [`${SCRIPT}.yaml`, Buffer.from('variant: ['), SCRIPT]
};

test('hostile links say what is wrong, keep nothing, and run nothing', async ({ page }) => {
	const errors = errorsOf(page);
	await keepMine(page, 'My own');
	await expect(page.getByRole('button', { name: 'Delete it' })).toBeVisible();
	const before = await kept(page);
	for (const [name, [link, says]] of sampleOf('links', Object.entries(HOSTILE_LINKS), 3)) {
		await test.step(name, async () => {
			// What was said of the last one is not what is waited for.
			await page.goto('/about');
			await openLink(page, link);
			await expect(page.getByRole('alert')).toContainText(says);
			await expect(take(page)).toHaveCount(0);
			await expect.poll(() => kept(page)).toBe(before);
		});
	}
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	await openStart(page);
	await expect(page.getByLabel('Variant').locator('option', { hasText: 'My own' })).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('hostile files say what is wrong, keep nothing, and run nothing', async ({ page }) => {
	const errors = errorsOf(page);
	await keepMine(page, 'My own');
	await expect(page.getByRole('button', { name: 'Delete it' })).toBeVisible();
	const before = await kept(page);
	for (const [step, [name, buffer, says]] of sampleOf(
		'hostile files that are sent',
		Object.entries(HOSTILE_FILES),
		3
	)) {
		await test.step(step, async () => {
			await openStart(page);
			await page
				.getByLabel('Open a saved file')
				.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
			await expect(page.getByRole('alert')).toContainText(says);
			await expect.poll(() => kept(page)).toBe(before);
		});
	}
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	expect(errors).toEqual([]);
});

test('script and turned letters in what is sent are letters', async ({ page }) => {
	const errors = errorsOf(page);
	const name = `"\\u202E${SCRIPT.replaceAll('"', "'")}"`;
	const text = VARIANT('sent').replace('Sent by Ada', name);
	await openLink(page, packed([[PATH, `${text}# ${SCRIPT}\n`]]));
	await expect(title(page)).toContainText("\\u202e<img src=x onerror='window.hacked=1'>");
	await expect(findings(page)).toHaveAttribute('data-stage', 'checked');
	await page.locator('summary').click();
	expect(await page.locator('textarea').inputValue()).toContain(SCRIPT);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	expect(errors).toEqual([]);
});
