/**
 * The files of a zip that somebody hands in. All names are looked at before anything is unpacked; what is unpacked has to
 * be what the zip's own directory says of it.
 */
import { crc32 } from './crc32.ts';
import { asText, inflated } from './deflate.ts';
import {
	MOST_BYTES,
	MOST_FILES,
	parcelOf,
	type Problem,
	type ReadParcel,
	refused,
	wrongPath
} from './parcel.ts';

interface Entry {
	name: string;
	isPacked: boolean;
	crc: number;
	packed: Uint8Array;
	size: number;
}

const END = 0x06054b50;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END_LENGTH = 22;
/** With the longest comment that may stand behind it. */
const FARTHEST_END = END_LENGTH + 0xffff;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** What a Mac puts into every zip. */
const LITTER = /^__MACOSX\/|(^|\/)\.DS_Store$/;

/** Anything that a zip of ours has not. */
class OddZip extends Error {
	readonly problem: Problem;
	constructor(why: 'zip-broken' | 'zip-shortcut' | 'zip-locked' | 'too-many', at = '') {
		super(why);
		this.problem = refused(why, at).problem;
	}
}

export const isZip = (bytes: Uint8Array): boolean =>
	bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

export function readZip(bytes: Uint8Array, games: readonly string[]): ReadParcel {
	const found = listed(bytes);
	if (!Array.isArray(found)) return { ok: false, problem: found };
	const names = found.map(({ name }) => name);
	const wrong = wrongPath(names, games);
	if (wrong) return { ok: false, problem: wrong };
	const texts: [string, string][] = [];
	let left = MOST_BYTES;
	for (const entry of found) {
		const plain = contentOf(entry, left);
		if (!plain.ok)
			return refused(plain.why === 'too-large' ? 'too-large' : 'zip-broken', entry.name);
		left -= plain.bytes.length;
		const text = asText(plain.bytes);
		if (text === null) return refused('not-text', entry.name);
		texts.push([entry.name, text]);
	}
	return parcelOf(texts, games);
}

function contentOf({ isPacked, packed, size, crc }: Entry, left: number) {
	if (size > left) return { ok: false, why: 'too-large' } as const;
	// It never gets more room than it says that it needs.
	const plain = isPacked ? inflated(packed, size) : ({ ok: true, bytes: packed } as const);
	const holds = plain.ok && plain.bytes.length === size && crc32(plain.bytes) === crc;
	return holds ? plain : ({ ok: false, why: 'broken' } as const);
}

function listed(bytes: Uint8Array): Entry[] | Problem {
	try {
		return directoryOf(bytes);
	} catch (error) {
		if (error instanceof OddZip) return error.problem;
		// Read past its end: it says more than it has.
		if (error instanceof RangeError) return refused('zip-broken').problem;
		throw error;
	}
}

function directoryOf(bytes: Uint8Array): Entry[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = endOf(view);
	const count = view.getUint16(end + 10, true);
	let at = view.getUint32(end + 16, true);
	const entries: Entry[] = [];
	for (let number = 0; number < count; number++) {
		if (view.getUint32(at, true) !== CENTRAL) throw new OddZip('zip-broken');
		const nameLength = view.getUint16(at + 28, true);
		const name = nameAt(bytes, at + CENTRAL_LENGTH, nameLength);
		const entry = entryAt(bytes, view, at, name);
		if (entry) entries.push(entry);
		if (entries.length > MOST_FILES) throw new OddZip('too-many');
		at +=
			CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return entries;
}

function endOf(view: DataView): number {
	const first = Math.max(0, view.byteLength - FARTHEST_END);
	for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
		if (view.getUint32(at, true) === END) return at;
	}
	throw new OddZip('zip-broken');
}

/** null: a folder, or litter. `at`: its line in the directory. */
function entryAt(bytes: Uint8Array, view: DataView, at: number, name: string): Entry | null {
	const kind = (view.getUint32(at + 38, true) >>> 16) & 0xf000;
	if (kind !== 0 && kind !== 0x8000 && kind !== 0x4000) throw new OddZip('zip-shortcut', name);
	if (name.endsWith('/') || LITTER.test(name)) return null;
	if (view.getUint16(at + 8, true) & 1) throw new OddZip('zip-locked', name);
	const method = view.getUint16(at + 10, true);
	if (method !== 0 && method !== 8) throw new OddZip('zip-broken', name);
	const local = view.getUint32(at + 42, true);
	if (view.getUint32(local, true) !== LOCAL) throw new OddZip('zip-broken', name);
	const nameLength = view.getUint16(local + 26, true);
	// Two names for one file: which of them was looked at?
	if (nameAt(bytes, local + LOCAL_LENGTH, nameLength) !== name)
		throw new OddZip('zip-broken', name);
	const from = local + LOCAL_LENGTH + nameLength + view.getUint16(local + 28, true);
	const to = from + view.getUint32(at + 20, true);
	if (to > bytes.length) throw new OddZip('zip-broken', name);
	return {
		name,
		isPacked: method === 8,
		crc: view.getUint32(at + 16, true),
		packed: bytes.subarray(from, to),
		size: view.getUint32(at + 24, true)
	};
}

function nameAt(bytes: Uint8Array, at: number, length: number): string {
	const name = asText(bytes.subarray(at, at + length));
	if (name === null || at + length > bytes.length) throw new OddZip('zip-broken');
	return name;
}
