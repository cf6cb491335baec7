/** A file that somebody has chosen, as a picture for a rule file: small, and with nothing in it but the picture. */
import { harmlessSvg, type LeftOut } from '#lib/ruleset/art/harmless-svg.ts';
import { readPicture } from '#lib/ruleset/art/picture.ts';
import { bareWebp } from './bare-webp.ts';
import { pictureSides } from './picture-sides.ts';

/** `picture`: the text for the rule file; `leftOut`: parts of an SVG that it is shown without. */
export type ChosenPicture =
	| { ok: true; picture: string; leftOut: string[] }
	| { ok: false; why: 'not-a-picture' | 'too-large' };

/** Bytes of a file, and pixels once it is unpacked: more than photographs have. */
const LARGEST_FILE = 30_000_000;
const MOST_PIXELS = 60_000_000;
/** Pixels of a side, the largest first: the first one of which the picture is small enough is taken. */
const SIDES = [256, 192, 144, 96] as const;
/** In bytes: two such pictures still fit into a link. */
const SMALL = 10_000;

export async function chosenPicture(file: Blob): Promise<ChosenPicture> {
	if (file.size > LARGEST_FILE) return { ok: false, why: 'too-large' };
	const head = await file.slice(0, 200).text();
	if (/^\uFEFF?\s*</.test(head)) return fromSvg(await file.text());
	const sides = pictureSides(new Uint8Array(await file.arrayBuffer()));
	if (!sides || sides.width === 0 || sides.height === 0) return { ok: false, why: 'not-a-picture' };
	if (sides.width * sides.height > MOST_PIXELS) return { ok: false, why: 'too-large' };
	try {
		return await drawnAnew(file);
	} catch {
		// It begins like a picture, and the browser cannot read the rest.
		return { ok: false, why: 'not-a-picture' };
	}
}

function fromSvg(text: string): ChosenPicture {
	const made = harmlessSvg(text);
	if (!made.ok) return made;
	const drawsNothing = !/<(?:path|rect|circle|ellipse|line|poly)/.test(made.svg);
	if (drawsNothing) return { ok: false, why: 'not-a-picture' };
	return { ok: true, picture: made.svg, leftOut: namesOf(made.leftOut) };
}

/** Each once. */
function namesOf(leftOut: readonly LeftOut[]): string[] {
	return [...new Set(leftOut.map(({ what }) => what))];
}

/** Only what is seen goes on: no words, places or profiles of the file. */
async function drawnAnew(file: Blob): Promise<ChosenPicture> {
	const whole = await createImageBitmap(file);
	let best: string | null = null;
	for (const side of SIDES) {
		for (const type of ['image/webp', 'image/png']) {
			const picture = await encoded(whole, side, type);
			if (picture !== null && picture.length < (best?.length ?? Infinity)) best = picture;
		}
		if (best !== null && best.length <= SMALL * (4 / 3)) break;
	}
	whole.close();
	return best === null
		? { ok: false, why: 'not-a-picture' }
		: { ok: true, picture: best, leftOut: [] };
}

/** null where this browser cannot write such pictures, or writes more than the picture. */
async function encoded(whole: ImageBitmap, side: number, type: string): Promise<string | null> {
	const scale = Math.min(1, side / Math.max(whole.width, whole.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(whole.width * scale));
	canvas.height = Math.max(1, Math.round(whole.height * scale));
	const context = canvas.getContext('2d');
	if (!context) return null;
	context.imageSmoothingQuality = 'high';
	context.drawImage(whole, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, type, 0.85));
	if (blob?.type !== type) return null;
	const address = addressOf(bareWebp(new Uint8Array(await blob.arrayBuffer())), type);
	return readPicture(address).ok ? address : null;
}

function addressOf(bytes: Uint8Array, type: string): string {
	const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return `data:${type};base64,${btoa(letters)}`;
}
