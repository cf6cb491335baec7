/** Packed bytes as they were: never more of them than was agreed, whatever they claim. */
import { Inflate } from 'fflate';

export type Inflated = { ok: true; bytes: Uint8Array } | { ok: false; why: 'broken' | 'too-large' };

/** So few at a time that what they unpack to, a thousand times as much at most, does no harm. */
const STEP = 1024;

/** Stops as soon as there are more than `most`. */
export function inflated(bytes: Uint8Array, most: number): Inflated {
	const plain = new Uint8Array(most);
	let size = 0;
	const stream = new Inflate((part) => {
		if (size + part.length <= most) plain.set(part, size);
		size += part.length;
	});
	try {
		for (let at = 0; at < bytes.length && size <= most; at += STEP)
			stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
	} catch {
		return { ok: false, why: 'broken' };
	}
	if (size > most) return { ok: false, why: 'too-large' };
	return { ok: true, bytes: plain.subarray(0, size) };
}

/** null: they are no text. */
export function asText(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
