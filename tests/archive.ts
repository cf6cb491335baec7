/**
 * Many small files in one that people still read, as Go and CUE keep them (txtar): each begins with a line
 * `-- path --` and reaches to the next one. Every file is text that ends with a line, or is empty.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of each file, by its path in the archive. */
export function readArchive(archive: string): Map<string, string> {
	const [before = '', ...parts] = readFileSync(archive, 'utf8').split(/^-- (.+) --\n/m);
	if (before !== '') throw new Error(`${archive} begins with no path`);
	const files = new Map<string, string>();
	for (let i = 0; i < parts.length; i += 2) {
		const [path = '', text = ''] = parts.slice(i, i + 2);
		if (files.has(path)) throw new Error(`${archive} has two files ${path}`);
		files.set(path, text);
	}
	return files;
}

/** The files in a folder of an archive, by their paths below it. */
export function filesBelow<T>(files: ReadonlyMap<string, T>, folder: string): Map<string, T> {
	const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
	return new Map(inside.map(([path, text]) => [path.slice(folder.length + 1), text]));
}

/** What lies in an archive side by side: files, and folders of them. */
export function entriesOf(files: ReadonlyMap<string, unknown>): string[] {
	return [...new Set([...files.keys()].map((path) => path.replace(/\/.*/, '')))];
}

/** Puts files on a disk, for programs that read them there. */
export function layOut(files: ReadonlyMap<string, string | Uint8Array>, folder: string): void {
	for (const [path, text] of files) {
		const target = join(folder, path);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, text);
	}
}
