/**
 * Writes what is generated: from schemas/ types, validators and the reference page, from rulesets/ the pages of hooks, and
 * with docs/rulebook/ those of the rulebooks. `--check` only says what is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconNames } from './icon-names.ts';
import { outputs } from './schema/outputs.ts';

const project = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const stale: string[] = [];

function current(path: string): string | null {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return null;
	}
}

function write(made: ReadonlyMap<string, string>): void {
	for (const [path, content] of made) {
		const file = join(project, path);
		if (current(file) === content) continue;
		stale.push(path);
		if (check) continue;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
}

write(await outputs(project));
write(iconNames(project));
// Rulesets are read by the validators that have just been written.
const { hookPages } = await import('./hook-pages.ts');
write(hookPages());
const { rulebookPages } = await import('./rulebook/pages.ts');
write(rulebookPages(project));
for (const path of stale) console.log(`${check ? 'stale' : 'written'}: ${path}`);
if (check && stale.length > 0) process.exitCode = 1;
