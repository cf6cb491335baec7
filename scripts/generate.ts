/**
 * Part of `npm run prepare`: makes of schemas/ what the code reads and the page of all fields. It does so where a source, or
 * what was made, is other than when it was made last.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, hashOf, root } from './bootstrap.mjs';

const SOURCES = [
	'schemas',
	'scripts/generate.ts',
	'scripts/icon-names.ts',
	'scripts/schema',
	'node_modules/ajv/package.json',
	'node_modules/@iconify-json/game-icons/package.json'
];
const MADE = ['docs/reference.md', 'src/lib/language/generated'];
const STAMP = at('.cache/made-from');

const hash = (): string => hashOf([...SOURCES, ...MADE]);

function write(file: string, content: string): void {
	if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hash()) {
	// Loaded only now: most of the time there is nothing to do.
	const { outputs } = await import('./schema/outputs.ts');
	for (const [path, content] of outputs(root)) write(at(path), content);
	write(STAMP, hash());
}
