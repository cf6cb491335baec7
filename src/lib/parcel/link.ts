/** A parcel as the end of an address, behind the `#`: no server ever sees it. */
import { deflateSync, strToU8 } from 'fflate';
import { parsedJson } from '#lib/game-file/data.ts';
import { crc32 } from './crc32.ts';
import { asText, inflated } from './deflate.ts';
import { MOST_BYTES, type Parcel, parcelOf, type ReadParcel, refused } from './parcel.ts';

/** `v2.SUM.PACKED`. The first version had no sum, and a letter that somebody mistook could open other rules. */
const VERSION = 'v2.';
const WITHOUT_SUM = 'v1.';
/** Longer ones nobody has made: what they unpack to would be too large. */
const LONGEST = 3_000_000;

export function linkOf({ files }: Parcel): string {
	const packed = deflateSync(strToU8(JSON.stringify([...files])));
	const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
	const written = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
	return `${VERSION}${sumOf(written)}.${written}`;
}

/** Of the letters themselves: some of their last bits mean nothing. */
const sumOf = (written: string): string => crc32(strToU8(written)).toString(36);

/** `link`: what stands behind the `#`. */
export function readLink(link: string, games: readonly string[]): ReadParcel {
	if (link.length > LONGEST) return refused('too-large');
	const written = writtenIn(link);
	if (written === null) {
		const isNewer = /^v\d+\./.test(link) && !link.startsWith(VERSION);
		return refused(isNewer ? 'link-newer' : 'link-broken');
	}
	const packed = bytesOf(written);
	if (!packed) return refused('link-broken');
	const unpacked = inflated(packed, MOST_BYTES);
	if (!unpacked.ok) return refused(unpacked.why === 'too-large' ? 'too-large' : 'link-broken');
	const text = asText(unpacked.bytes);
	const entries = text === null ? null : entriesOf(parsedJson(text));
	return entries ? parcelOf(entries, games) : refused('link-broken');
}

/** null: it is no link of these versions, or not as it was made. */
function writtenIn(link: string): string | null {
	if (link.startsWith(WITHOUT_SUM)) return link.slice(WITHOUT_SUM.length);
	if (!link.startsWith(VERSION)) return null;
	const [sum, written = ''] = link.slice(VERSION.length).split('.', 2);
	return sum === sumOf(written) ? written : null;
}

/** null: no such letters make bytes. */
function bytesOf(letters: string): Uint8Array | null {
	if (!/^[\w-]+$/.test(letters)) return null;
	try {
		const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
		return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
	} catch {
		return null;
	}
}

function entriesOf(data: unknown): [string, string][] | null {
	if (!Array.isArray(data)) return null;
	const pairs = (data as unknown[]).map(pairOf);
	return pairs.every((pair) => pair !== null) ? pairs : null;
}

function pairOf(data: unknown): [string, string] | null {
	if (!Array.isArray(data) || data.length !== 2) return null;
	const [path, text] = data as unknown[];
	return typeof path === 'string' && typeof text === 'string' ? [path, text] : null;
}
