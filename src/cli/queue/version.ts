/** Which Thingsmith this is. Only the same one is sure to play the same games, so it is known by what is written in its files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSources } from '../sources/hashes.ts';

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
	const manifest = JSON.parse(
		readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
	) as {
		version: string;
		dependencies: Record<string, string>;
	};
	const hash = createHash('sha256').update(JSON.stringify(manifest.dependencies));
	addSources(hash, PLAYS, BESIDE);
	return `${manifest.version}+${hash.digest('hex').slice(0, 8)}`;
}
