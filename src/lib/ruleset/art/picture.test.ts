/** What counts as a picture, and that nothing gets through that does more than draw. */
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { harmlessSvg } from './harmless-svg.ts';
import { MOST_BYTES, readPicture } from './picture.ts';
import { readXml } from './read-xml.ts';

const svg = (inside: string, root = "viewBox='0 0 8 8'"): string =>
	`<svg xmlns='http://www.w3.org/2000/svg' ${root}>${inside}</svg>`;

/** What is left of an SVG, and what was left out of it. */
function cleaned(text: string): { inside: string; leftOut: string[] } {
	const made = harmlessSvg(text);
	if (!made.ok) throw new Error(made.why);
	const inside = made.svg.replace(/^<svg xmlns='[^']*' viewBox='[^']*'>/, '').replace('</svg>', '');
	return { inside, leftOut: made.leftOut.map(({ what }) => what) };
}

/** A PNG of so many pixels, one colour; further parts stand before its end. */
function png(width: number, height: number, ...more: [kind: string, body: Buffer][]): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 0, 0, 0, 0], 8);
	const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 1000)));
	const part = (kind: string, body: Buffer): Buffer => {
		const size = Buffer.alloc(4);
		size.writeUInt32BE(body.length);
		return Buffer.concat([size, Buffer.from(kind), body, Buffer.alloc(4)]);
	};
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		...([['IHDR', head], ['IDAT', rows], ...more, ['IEND', Buffer.alloc(0)]] as const).map(
			([kind, body]) => part(kind, body)
		)
	]);
}

function webp(...chunks: [kind: string, body: number[]][]): Buffer {
	const parts = chunks.map(([kind, body]) => {
		const size = Buffer.alloc(4);
		size.writeUInt32LE(body.length);
		return Buffer.concat([
			Buffer.from(kind),
			size,
			Buffer.from([...body, 0].slice(0, body.length + (body.length % 2)))
		]);
	});
	const all = Buffer.concat([Buffer.from('WEBP'), ...parts]);
	const size = Buffer.alloc(4);
	size.writeUInt32LE(all.length);
	return Buffer.concat([Buffer.from('RIFF'), size, all]);
}

const VP8L = (side: number): [string, number[]] => {
	const bits = (side - 1) | ((side - 1) << 14);
	return ['VP8L', [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, (bits >> 24) & 255]];
};

const address = (kind: string, bytes: Buffer): string =>
	`data:image/${kind};base64,${bytes.toString('base64')}`;

function why(text: string): string {
	const picture = readPicture(text);
	return picture.ok ? 'ok' : picture.why;
}

describe('PNG and WebP', () => {
	test('are shown as they are, in however many lines they are written', () => {
		const text = address('png', png(256, 200));
		expect(readPicture(text)).toEqual({ ok: true, href: text });
		expect(readPicture(`${text.slice(0, 40)}\n  ${text.slice(40)}\n`)).toEqual({
			ok: true,
			href: text
		});
		expect(why(address('webp', webp(VP8L(256))))).toBe('ok');
		expect(why(address('webp', webp(['VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0, 1, 0, 1]])))).toBe('ok');
	});

	test('that are none, or of another kind than they say', () => {
		for (const text of [
			'',
			' ',
			'ogre',
			'https://example.org/x.png',
			'data:image/png;base64,',
			'data:,x',
			'data:image/png;base64,%%%%',
			'javascript:alert(1)',
			'data:text/html;base64,PGI+',
			'data:image/svg+xml;base64,PHN2Zy8+',
			address('png', webp(VP8L(8))),
			address('webp', png(8, 8)),
			address('jpeg', Buffer.from([0xff, 0xd8, 0xff])),
			address('png', png(8, 8).subarray(0, 40)),
			address('png', png(0, 8)),
			address('webp', webp(VP8L(8)).subarray(0, 20)),
			address('webp', webp(['ALPH', [0]])),
			address('webp', webp(['VP8X', [0, 0, 0, 0, 7, 0, 0, 7, 0, 0]], VP8L(9)))
		])
			expect([text.slice(0, 60), why(text)]).toEqual([text.slice(0, 60), 'not-a-picture']);
	});

	test('that are too large: in bytes, and once they are unpacked', () => {
		expect(why(address('png', png(513, 8)))).toBe('too-large');
		expect(why(address('png', png(8, 60_000)))).toBe('too-large');
		expect(why(address('webp', webp(VP8L(513))))).toBe('too-large');
		expect(why(address('png', Buffer.alloc(MOST_BYTES + 1)))).toBe('too-large');
		expect(why(`data:image/png;base64,${'A'.repeat(2_000_000)}`)).toBe('too-large');
	});

	test('that hold more than one still picture', () => {
		expect(why(address('png', png(8, 8, ['tEXt', Buffer.from('where I was')])))).toBe('more');
		expect(why(address('png', png(8, 8, ['iCCP', Buffer.alloc(9)])))).toBe('more');
		expect(why(address('png', png(8, 8, ['acTL', Buffer.alloc(8)])))).toBe('more');
		expect(why(address('png', Buffer.concat([png(8, 8), Buffer.from('<script>')])))).toBe('more');
		expect(why(address('webp', webp(VP8L(8), ['EXIF', [1, 2]])))).toBe('more');
		expect(why(address('webp', webp(['ANIM', [0, 0]], VP8L(8))))).toBe('more');
	});
});

describe('SVG', () => {
	test('shapes, groups, colours and gradients are written anew', () => {
		const made = readPicture(
			`<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- mine -->` +
				svg(
					'<title>Moon</title><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
						'<g style="fill:url(#a);-inkscape-stroke:none" inkscape:label="x"><path id="p" d="M0 0L8 8Z"/></g>',
					`width="8" height="8px" version="1.1"`
				)
		);
		expect(made.ok && decodeURIComponent(made.href)).toBe(
			"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>" +
				"<defs><linearGradient id='a'><stop offset='0' stop-color='#fff'/></linearGradient></defs>" +
				"<g fill='url(#a)'><path d='M0 0L8 8Z'/></g></svg>"
		);
	});

	const HOSTILE: Record<string, string> = {
		'<script>alert(1)</script>': '<script>',
		'<path d="M0 0" onload="alert(1)"/>': 'onload="alert(1)"',
		'<path d="M0 0" ONCLICK="x"/>': 'ONCLICK="x"',
		'<foreignObject><b/></foreignObject>': '<foreignObject>',
		'<image href="https://example.org/x.png"/>': '<image>',
		'<use href="#a"/>': '<use>',
		'<a href="javascript:x"><path d="M0 0"/></a>': '<a>',
		'<style>*{background:url(//x)}</style>': '<style>',
		'<rect style="fill:url(https://example.org/x)"/>': 'fill="url(https://example.org/x)"',
		'<rect fill="url(&#x2f;&#x2f;x.org)"/>': 'fill="url(//x.org)"',
		'<rect style="background:url(x);fill:red"/>': 'background="url(x)"',
		'<rect filter="url(#f)"/>': 'filter="url(#f)"',
		'<rect stroke-dasharray="0.0001"/>': 'stroke-dasharray="0.0001"',
		'<animate attributeName="href"/>': '<animate>',
		'<set attributeName="onload"/>': '<set>',
		'<svg><script/></svg>': '<svg>',
		'<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>': '<svg:script>',
		'<linearGradient href="https://x.org#a"/>': 'href="https://x.org#a"',
		'<rect width="calc(1px*9)"/>': 'width="calc(1px*9)"',
		'<rect constructor="x" __proto__="y"/>': 'constructor="x"',
		'<rect fill="red;}</style>"/>': ''
	};

	test.each(Object.entries(HOSTILE))('%s is left out', (inside, what) => {
		if (what === '') {
			expect(harmlessSvg(svg(inside))).toEqual({ ok: false, why: 'not-a-picture' });
			return;
		}
		const made = cleaned(svg(inside));
		expect(made.leftOut[0]).toBe(what);
		expect(made.inside).not.toMatch(/script|alert|on\w+=|http|url\((?!#)|href|import|calc|proto/i);
		expect(why(svg(inside))).toBe('not-allowed');
	});

	test('what it says is left out lies where it says', () => {
		const text = svg('<g><script/></g>');
		const made = harmlessSvg(text);
		expect(made.ok && made.leftOut.map(({ from, to }) => text.slice(from, to))).toEqual(['script']);
	});

	test('bombs and broken ones are none', () => {
		const entities = `<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]>${svg('<rect fill="&b;"/>')}`;
		for (const text of [
			entities,
			'<',
			'<svg',
			'<svg>',
			'<html></html>',
			svg('<g>'),
			svg('</g>'),
			svg('<a b=c/>'),
			svg('<![CDATA[x]]>'),
			svg('<rect fill="&nosuch;"/>'),
			svg('<rect x="1" x="2"/>'),
			svg('', ''),
			svg('', 'viewBox="0 0 1e9 1"'),
			svg('', 'viewBox="0 0 0 8"'),
			`${svg('')}${svg('')}`
		])
			expect([text, why(text)]).toEqual([text, 'not-a-picture']);
		expect(why(svg('<g>'.repeat(60) + '</g>'.repeat(60)))).toBe('too-large');
		expect(why(svg('<g/>'.repeat(5000)))).toBe('too-large');
		expect(why(svg(`<path d="${'M0 0'.repeat(20_000)}"/>`))).toBe('too-large');
		expect(why('<'.repeat(700_000))).toBe('too-large');
	});

	test('is read in time that grows with its length only', () => {
		// Each of these would take hours if something were tried again from every place of it.
		const long = 'x'.repeat(250_000);
		for (const text of [
			`<svg ${'<!-- '.repeat(60_000)}`,
			svg(`<rect width="${'1'.repeat(250_000)}x"/>`),
			svg(`<rect transform="${'translate '.repeat(25_000)}"/>`),
			svg(`<rect fill="url(#${long}"/>`),
			svg(`<rect style="${';:'.repeat(100_000)}"/>`),
			svg(`<rect ${' '.repeat(250_000)}`)
		])
			expect(why(text)).not.toBe('ok');
	});
});

test('the reader of XML resolves what every document knows and nothing else', () => {
	const root = readXml(`<a b="&lt;&#65;&#x42;&amp;&quot;" c='"'><d/></a>`);
	expect(root).toMatchObject({
		name: 'a',
		attributes: [
			{ name: 'b', value: '<AB&"' },
			{ name: 'c', value: '"' }
		],
		children: [{ name: 'd', at: 41 }]
	});
});
