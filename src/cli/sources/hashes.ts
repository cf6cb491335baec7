/** Hashes of texts and of this program's own files, by Node's library: `language/tools/hash.ts` says the same anywhere, and slower. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folder `src`. */
const SOURCES = join(import.meta.dirname, '../..');

/** SHA-256 in hex. */
export function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('hex');
}

/** Adds the source files below some folders of `src`, but for those `beside` them. */
export function addSources(hash: Hash, folders: readonly string[], beside: RegExp): Hash {
	const files = folders.flatMap(filesIn).filter((file) => !beside.test(file));
	for (const file of files.sort()) {
		// As git may have written them on another system.
		const text = readFileSync(join(SOURCES, file), 'utf8').replaceAll('\r\n', '\n');
		hash.update(`\0${file}\0`).update(text);
	}
	return hash;
}

function filesIn(folder: string): string[] {
	return readdirSync(join(SOURCES, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
