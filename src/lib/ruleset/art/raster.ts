/**
 * PNG and WebP by their bytes: that they are what they say, how large they are, and that they hold one picture and nothing
 * else. A browser unpacks no more than their sides say, so no small file can become a large picture.
 */

export type Raster =
	{ ok: true; width: number; height: number } | { ok: false; why: 'not-a-picture' | 'more' };

const NOT: Raster = { ok: false, why: 'not-a-picture' };
/** Beside the picture: words, colour profiles, places where photographs were taken, further pictures. */
const MORE: Raster = { ok: false, why: 'more' };

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_PARTS: ReadonlySet<string> = new Set([
	'IHDR',
	'PLTE',
	'tRNS',
	'gAMA',
	'cHRM',
	'sRGB',
	'sBIT',
	'pHYs',
	'bKGD',
	'IDAT',
	'IEND'
]);

export function readPng(bytes: Uint8Array): Raster {
	if (!PNG_HEAD.every((byte, at) => bytes[at] === byte)) return NOT;
	const view = viewOf(bytes);
	const parts: string[] = [];
	let at = PNG_HEAD.length;
	while (at + 12 <= bytes.length) {
		const kind = letters(bytes, at + 4);
		if (!PNG_PARTS.has(kind)) return /^[A-Za-z]{4}$/.test(kind) ? MORE : NOT;
		parts.push(kind);
		at += 12 + view.getUint32(at);
		if (kind === 'IEND') break;
	}
	const whole = at === bytes.length && parts[0] === 'IHDR' && parts.includes('IDAT');
	if (at < bytes.length && parts.at(-1) === 'IEND') return MORE;
	if (!whole || parts.at(-1) !== 'IEND' || view.getUint32(8) !== 13) return NOT;
	if (parts.lastIndexOf('IHDR') > 0) return NOT;
	return sized(view.getUint32(16), view.getUint32(20));
}

/** Without animation, and without EXIF, XMP and colour profiles. */
export function readWebp(bytes: Uint8Array): Raster {
	if (letters(bytes, 0) !== 'RIFF' || letters(bytes, 8) !== 'WEBP') return NOT;
	const view = viewOf(bytes);
	if (view.getUint32(4, true) + 8 !== bytes.length) return NOT;
	const frames: Raster[] = [];
	let at = 12;
	while (at + 8 <= bytes.length) {
		const kind = letters(bytes, at);
		const size = view.getUint32(at + 4, true);
		const body = at + 8;
		if (body + size > bytes.length) return NOT;
		if (kind === 'VP8X') {
			if (size !== 10) return NOT;
			frames.push(sized(1 + uint24(bytes, body + 4), 1 + uint24(bytes, body + 7)));
		} else if (kind === 'VP8 ') frames.push(lossy(view, body, size));
		else if (kind === 'VP8L') frames.push(lossless(view, body, size));
		else if (kind !== 'ALPH') return /^[\x20-\x7e]{4}$/.test(kind) ? MORE : NOT;
		at = body + size + (size % 2);
	}
	const [first, ...others] = frames;
	if (!first || at !== bytes.length) return NOT;
	if (!first.ok) return first;
	// The frame of an extended file says the same as its canvas.
	const agree = others.every(
		(other) => other.ok && other.width === first.width && other.height === first.height
	);
	return agree && others.length <= 1 ? first : NOT;
}

function lossy(view: DataView, at: number, size: number): Raster {
	if (size < 10 || (view.getUint32(at) & 0xff) !== 0x9d || view.getUint16(at + 4) !== 0x012a)
		return NOT;
	return sized(view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff);
}

function lossless(view: DataView, at: number, size: number): Raster {
	if (size < 5 || view.getUint8(at) !== 0x2f) return NOT;
	const bits = view.getUint32(at + 1, true);
	return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function sized(width: number, height: number): Raster {
	return width > 0 && height > 0 ? { ok: true, width, height } : NOT;
}

const viewOf = (bytes: Uint8Array): DataView =>
	new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const letters = (bytes: Uint8Array, at: number): string =>
	String.fromCharCode(...bytes.subarray(at, at + 4));

const uint24 = (bytes: Uint8Array, at: number): number =>
	(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
