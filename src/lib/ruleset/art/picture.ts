/** A picture of one's own as it stands in a rule file: what can be shown of it, or why nothing is. */
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import { type Said, say } from '#lib/language/said.ts';
import { harmlessSvg, type LeftOut, LONGEST_SVG } from './harmless-svg.ts';
import { readPng, readWebp, type Raster } from './raster.ts';

/** How pieces name a picture of one's own: `icon: art/moon`. */
export const ART = 'art/';
/** Of a PNG or WebP: bytes, and pixels of a side. */
export const MOST_BYTES = 48_000;
export const LARGEST_SIDE = 512;

/** not-allowed: parts that no picture may have; more: a PNG or WebP that holds something else beside its picture. */
export type PictureTrouble =
	{ why: 'not-a-picture' | 'too-large' | 'more' } | { why: 'not-allowed'; leftOut: LeftOut[] };

/** `href`: the address of an image that an `<img>` or `<image>` can show, made of nothing that was not looked at. */
export type Picture = { ok: true; href: string } | ({ ok: false } & PictureTrouble);

const known = new SmallCache<Picture>(4_000_000);

/** `text`: an SVG, or a PNG or WebP as `data:image/png;base64,…`. The same text gives the same picture. */
export function readPicture(text: string): Picture {
	return known.of(text, () => read(text), text.length + 100);
}

function read(text: string): Picture {
	if (/^\s*</.test(text)) return fromSvg(text);
	// Long texts may be written in several lines.
	const plain = text.length > MOST_BYTES * 2 ? '' : text.replaceAll(/\s+/g, '');
	if (plain === '') return no(text.trim() === '' ? 'not-a-picture' : 'too-large');
	const [, kind, data = ''] =
		/^data:image\/(png|webp);base64,([\d+/A-Za-z]+={0,2})$/.exec(plain) ?? [];
	if (kind === undefined) return no('not-a-picture');
	const bytes = bytesOf(data);
	if (!bytes) return no('not-a-picture');
	if (bytes.length > MOST_BYTES) return no('too-large');
	const raster = kind === 'png' ? readPng(bytes) : readWebp(bytes);
	return isShown(raster) ?? { ok: true, href: `data:image/${kind};base64,${data}` };
}

/** What is wrong with it, or null. */
function isShown(raster: Raster): Picture | null {
	if (!raster.ok) return no(raster.why);
	return Math.max(raster.width, raster.height) > LARGEST_SIDE ? no('too-large') : null;
}

function fromSvg(text: string): Picture {
	const made = harmlessSvg(text);
	if (!made.ok) return no(made.why);
	if (made.leftOut.length > 0) return { ok: false, why: 'not-allowed', leftOut: made.leftOut };
	return { ok: true, href: svgHref(made.svg) };
}

/** The address of an SVG that was made harmless. */
export function svgHref(svg: string): string {
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const no = (why: 'not-a-picture' | 'too-large' | 'more'): Picture => ({ ok: false, why });

/** null: no such letters make bytes. */
function bytesOf(data: string): Uint8Array | null {
	try {
		return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
	} catch {
		return null;
	}
}

/** In words, for authors. */
export function pictureTrouble(trouble: PictureTrouble): Said {
	switch (trouble.why) {
		case 'not-a-picture':
			return say`layer/no-picture: This is no picture: write an SVG, or a PNG or WebP as data:image/png;base64,… (the window in which icons are chosen makes one of any picture)`;
		case 'too-large':
			return say`layer/picture-too-large: This picture is too large: ${MOST_BYTES} bytes and ${LARGEST_SIDE} by ${LARGEST_SIDE} pixels are the limit, ${LONGEST_SVG} characters of an SVG`;
		case 'more':
			return say`layer/several-pictures: This file holds more than one still picture: choose it in the window in which icons are chosen, which writes the picture alone`;
		case 'not-allowed':
			return say`layer/picture-cannot: A picture cannot have ${trouble.leftOut[0]?.what ?? '?'}: only shapes, groups, colours and gradients are drawn`;
	}
}
