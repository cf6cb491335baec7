/** One file is read as text, if it is one: no link, no device, not too large, UTF-8. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** In bytes; some fifty times the largest file of rules that is delivered. */
export const LARGEST = 1_000_000;

/** @typedef {{ ok: true, text: Buffer, mode: number } | { ok: false, why: 'name' | 'shortcut' | 'too-large' | 'not-text' }} ReadText */

/**
 * @param {string} full where it lies, with no link on the way
 * @returns {ReadText}
 */
export function readText(full) {
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
	// Not to wait for whoever is at the other end of a pipe.
	const open = fs.openSync(full, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
	try {
		const info = fs.fstatSync(open);
		if (!info.isFile()) return { ok: false, why: 'name' };
		const folder = path.dirname(full);
		if (fs.realpathSync(folder) !== folder) return { ok: false, why: 'shortcut' };
		if (info.size > LARGEST) return { ok: false, why: 'too-large' };
		const text = fs.readFileSync(open);
		if (text.length > LARGEST) return { ok: false, why: 'too-large' };
		return isText(text)
			? { ok: true, text, mode: info.mode & 0o777 }
			: { ok: false, why: 'not-text' };
	} finally {
		fs.closeSync(open);
	}
}

/** @param {Uint8Array} bytes */
export function isText(bytes) {
	if (bytes.includes(0)) return false;
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}

/** @param {Uint8Array} bytes */
export function hashOf(bytes) {
	return crypto.createHash('sha256').update(bytes).digest('hex');
}
