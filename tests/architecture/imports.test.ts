import { describe, expect, it } from 'vitest';
import { codeIn, importsOf } from './sources.ts';

/** What each part may import besides itself. Everything up to the lab is isomorphic; the rest are its users. */
const ISOMORPHIC = [
	'language',
	'ruleset',
	'engine',
	'bots',
	'game-file',
	'parcel',
	'scenario',
	'orders',
	'lab'
];
const MAY_IMPORT: Record<string, string[]> = {
	...Object.fromEntries(ISOMORPHIC.map((part, rank) => [part, ISOMORPHIC.slice(0, rank)])),
	workers: ISOMORPHIC,
	workbench: [...ISOMORPHIC, 'workers'],
	cli: [...ISOMORPHIC, 'workers', 'workbench'],
	routes: [...ISOMORPHIC, 'workers', 'workbench'],
	server: []
};

/** Packages that need Node, a page or a framework. */
const BOUND_PACKAGES =
	/^(node:|\$|svelte|@sveltejs\/|monaco-|commander|piscina|bullmq|ioredis|cli-progress|idb|comlink|d3-)/;

/** `src/lib/engine/state/gate.ts` is in `engine`, `src/cli/main.ts` in `cli`. */
function partOf(path: string): string {
	const [, first = '', second = ''] = path.split('/');
	return first === 'lib' ? second : first;
}

const files = codeIn('src').filter(({ path }) => path.split('/').length > 2);
const imports = files.map((file) => ({ ...file, imports: importsOf(file) }));

describe('imports', () => {
	it('has a place for every folder of src', () => {
		const unknown = files.map(({ path }) => path).filter((path) => !MAY_IMPORT[partOf(path)]);
		expect(unknown).toEqual([]);
	});

	it('run one way: language <- ruleset <- engine <- bots <- game-file <- parcel <- scenario <- lab <- workbench, cli, routes, workers', () => {
		const wrong = imports.flatMap((file) => {
			const own = partOf(file.path);
			const allowed = [own, ...(MAY_IMPORT[own] ?? [])];
			return file.imports
				.filter(({ target }) => target?.startsWith('src/') && !allowed.includes(partOf(target)))
				.map((found) => `${found.place} imports ${found.specifier}`);
		});
		expect(wrong).toEqual([]);
	});

	it('keep everything below the workbench free of Node, the page and frameworks', () => {
		const wrong = imports
			.filter(({ path }) => ISOMORPHIC.includes(partOf(path)))
			.flatMap((file) => file.imports)
			.filter(({ specifier }) => BOUND_PACKAGES.test(specifier))
			.map((found) => `${found.place} imports ${found.specifier}`);
		expect(wrong).toEqual([]);
	});
});
