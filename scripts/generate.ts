/** Writes what is generated from schemas/: types, validators, the reference page. `--check` only says what is stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

for (const [path, content] of await outputs(project)) {
	const file = join(project, path);
	if (current(file) === content) continue;
	stale.push(path);
	if (check) continue;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}
for (const path of stale) console.log(`${check ? 'stale' : 'written'}: ${path}`);
if (check && stale.length > 0) process.exitCode = 1;
