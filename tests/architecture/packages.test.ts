import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, parse, root, walk, type SourceFile } from './sources.ts';

/** Packages that no file of ours names, and what they are there for. */
const UNNAMED: Record<string, string> = {
	'@types/node': 'the types of `node:...`',
	'@vitest/coverage-v8': 'vitest loads it for `--coverage`'
};

/** What an editor brings for its extensions; only its types are a package. */
const OF_EDITORS = ['vscode'];

interface Manifest {
	scripts?: Record<string, string>;
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	bin?: string | Record<string, string>;
}

const CODE = ['.ts', '.js', '.mjs', '.svelte'];
/** Options in which a package is named by a string: a plugin, or types of everything. */
const OPTIONS = ['.prettierrc', 'tsconfig.json'];
const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'svelte.config.js', 'eslint.config.js'];

const read = (path: string): SourceFile => ({
	path,
	text: readFileSync(join(root, path), 'utf8')
});
const manifest = JSON.parse(read('package.json').text) as Manifest;
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const code = [
	...['src', 'tests', 'scripts', 'editors'].flatMap((folder) => filesIn(folder, CODE)),
	...CONFIGS.map(read)
];
const styles = filesIn('src', ['.css', '.svelte']);

/** `@a/b/c` is of the package `@a/b`; null for files of ours, Node, the kit and virtual modules. */
function packageOf(specifier: string): string | null {
	if (/^[.#$/]|^[a-z]+:/.test(specifier)) return null;
	const [first = '', second = ''] = specifier.split('/');
	return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Packages by the places that import them. */
function imported(files: readonly SourceFile[]): Map<string, string> {
	const found = new Map<string, string>();
	for (const file of files) {
		for (const { specifier, place } of importsOf(file)) {
			const name = packageOf(specifier);
			if (name !== null) found.set(name, place);
		}
	}
	return found;
}

function importedByStyles(files: readonly SourceFile[]): string[] {
	return files.flatMap(({ text }) =>
		[...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].flatMap(
			([, specifier = '']) => packageOf(specifier) ?? []
		)
	);
}

function strings(file: SourceFile): string[] {
	const found: string[] = [];
	walk(parse(file), (node) => {
		if (ts.isStringLiteralLike(node)) found.push(node.text);
	});
	return found;
}

/** The programs that a package brings. */
function programs(name: string): string[] {
	const { bin = {} } = JSON.parse(read(`node_modules/${name}/package.json`).text) as Manifest;
	return typeof bin === 'string' ? [name.replace(/^@[^/]+\//, '')] : Object.keys(bin);
}

const imports = imported(code);
const known = new Set([...imports.keys(), ...importedByStyles(styles)]);
/** What our scripts say, among it the programs they start. */
const said = new Set([
	...Object.values(manifest.scripts ?? {}).flatMap((script) => script.split(/\s+/)),
	...filesIn('scripts', ['.mjs', '.ts']).flatMap(strings)
]);
const options = OPTIONS.map((path) => read(path).text).join('\n');

/** Those that are neither imported, nor run, nor named in an option. */
function unused(names: readonly string[]): string[] {
	const isUsed = (name: string): boolean =>
		known.has(name) ||
		known.has(name.replace(/^@types\//, '')) ||
		[...said].some((text) => text.startsWith(`node_modules/${name}/`)) ||
		options.includes(`"${name}"`) ||
		programs(name).some((program) => said.has(program));
	return names.filter((name) => !isUsed(name));
}

describe('packages', () => {
	it('that are declared are imported or run somewhere', () => {
		expect(unused(declared.filter((name) => !Object.hasOwn(UNNAMED, name)))).toEqual([]);
	});

	it('that are imported are declared', () => {
		const there = [...declared, ...OF_EDITORS];
		const missing = [...imports].filter(([name]) => !there.includes(name));
		expect(missing.map(([name, place]) => `${place} imports ${name}`)).toEqual([]);
	});

	it('that need no name are declared and have no other use', () => {
		expect(unused(Object.keys(UNNAMED))).toEqual(Object.keys(UNNAMED));
		expect(declared).toEqual(expect.arrayContaining(Object.keys(UNNAMED)));
	});

	it('that nobody wants, or that came by chance, would be noticed', () => {
		// There because others need them.
		expect(unused(['svelte', 'acorn', 'esutils'])).toEqual(['acorn', 'esutils']);
		const text = `
			import { parse } from 'acorn';
			import x from '@scope/name/part.js';
			import fs from 'node:fs';
			import { a } from './a.ts';
			import { b } from '#lib/b.ts';
			import { c } from '$app/state';
			import { d } from 'virtual:d';`;
		expect([...imported([{ path: 'x.ts', text }])]).toEqual([
			['acorn', 'x.ts:2'],
			['@scope/name', 'x.ts:3']
		]);
	});
});
