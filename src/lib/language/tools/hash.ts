/** Content hashes: for caches, locks and programs. The same in Node, in a worker and in the page. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text (as UTF-8), in hex. */
export function hashText(text: string): string {
	return bytesToHex(sha256(utf8ToBytes(text)));
}

/** One hash for several parts; no two different lists of parts share it. */
export function hashParts(parts: readonly string[]): string {
	return hashText(parts.map((part) => `${part.length}:${part}`).join(''));
}
