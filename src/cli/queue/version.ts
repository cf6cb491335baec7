/** Which Thingsmith this is. Only the same one is sure to play the same games, so it is known by what is written in its files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SOURCES = join(import.meta.dirname, '../..');
/** What plays, and what is said on the way. */
const PLAYS = ['lib', 'cli/laboratory', 'cli/threads', 'cli/queue'];
const BESIDE =
	/(?:^|\/)(?:workbench|testing)\/|\.test\.(?:fixture\.)?ts$|\.svelte(?:\.ts)?$|\.css$/;

let known: string | null = null;

/** `0.1.0+3f2a9c41`. */
export function version(): string {
	return (known ??= found());
}

function found(): string {
	const manifest = JSON.parse(readFileSync(join(SOURCES, '../package.json'), 'utf8')) as {
		version: string;
		dependencies: Record<string, string>;
	};
	const hash = createHash('sha256').update(JSON.stringify(manifest.dependencies));
	for (const file of PLAYS.flatMap(filesIn).sort()) {
		// As git may have written them on another system.
		const text = readFileSync(join(SOURCES, file), 'utf8').replaceAll('\r\n', '\n');
		hash.update(`\0${file}\0`).update(text);
	}
	return `${manifest.version}+${hash.digest('hex').slice(0, 8)}`;
}

function filesIn(folder: string): string[] {
	const from = join(SOURCES, folder);
	return readdirSync(from, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
		.filter((file) => !BESIDE.test(file));
}
