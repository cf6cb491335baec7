/** Where chance begins: a text as the four words of a random stream. */
import { STREAM_WORDS } from './memory-layout.ts';

/** Four words from a text, well mixed (FNV-1a with murmur's finaliser). */
export function seedWords(seed: string): number[] {
	const words: number[] = [];
	for (let w = 0; w < STREAM_WORDS; w++) {
		let hash = 0x811c9dc5 ^ Math.imul(w + 1, 0x9e3779b1);
		for (let i = 0; i < seed.length; i++) {
			hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
		}
		hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
		hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
		words.push((hash ^ (hash >>> 16)) | 0);
	}
	return words;
}
