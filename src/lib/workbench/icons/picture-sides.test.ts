import { expect, test } from 'vitest';
import { readWebp } from '#lib/ruleset/art/raster.ts';
import { bareWebp } from './bare-webp.ts';
import { pictureSides } from './picture-sides.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(
		parts.flatMap((part) =>
			typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part
		)
	);

const none = (count: number): number[] => new Array<number>(count).fill(0);

const PICTURES: Record<string, Uint8Array<ArrayBuffer>> = {
	png: bytes('\x89PNG\r\n\x1a\n', none(4), 'IHDR', [0, 0, 1, 44, 0, 0, 0, 200]),
	gif: bytes('GIF89a', [44, 1, 200, 0]),
	'webp, lossy': bytes('RIFF', none(4), 'WEBPVP8 ', none(4), none(6), [44, 1, 200, 0]),
	'webp, without loss': bytes(
		'RIFF',
		none(4),
		'WEBPVP8L',
		none(4),
		[0x2f, 43, 193, 49, 0],
		none(9)
	),
	'webp, extended': bytes('RIFF', none(4), 'WEBPVP8X', none(8), [43, 1, 0, 199, 0, 0]),
	jpeg: bytes(
		[0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 1, 0xff, 0xff, 0xc2, 0, 9, 8, 0, 200, 1, 44],
		none(4)
	)
};

test.each(Object.entries(PICTURES))('%s', (_, picture) => {
	expect(pictureSides(picture)).toEqual({ width: 300, height: 200 });
});

test('what ends too early, or is something else, has none', () => {
	for (const picture of Object.values(PICTURES)) {
		for (let end = 0; end < 9; end++) expect(pictureSides(picture.slice(0, end))).toBeNull();
	}
	expect(pictureSides(bytes('<svg/>'))).toBeNull();
	expect(pictureSides(bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0], none(90)))).toBeNull();
});

test('a WebP without its colour profile and notes is still a WebP', () => {
	const frame = ['VP8L', [5, 0, 0, 0, 0x2f, 7, 192, 1, 0, 0]] as const;
	const extended = ['VP8X', [10, 0, 0, 0, 0x3c, 0, 0, 0, 7, 0, 0, 7, 0, 0]] as const;
	const whole = bytes(
		'RIFF',
		[58, 0, 0, 0],
		'WEBP',
		...extended,
		'ICCP',
		[3, 0, 0, 0, 1, 2, 3, 0],
		...frame,
		'EXIF',
		[0, 0, 0, 0]
	);
	whole[4] = whole.length - 8;
	expect(readWebp(whole)).toEqual({ ok: false, why: 'more' });
	const bare = bareWebp(whole);
	expect(readWebp(bare)).toEqual({ ok: true, width: 8, height: 8 });
	expect(bare[20]).toBe(0x10);
	const png = PICTURES['png']!;
	expect(bareWebp(png)).toBe(png);
});
