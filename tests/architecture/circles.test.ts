import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, importsOf, type SourceFile } from './sources.ts';

/** Parts in which nothing goes round in a circle. Missing: what evaluates expressions, which call each other. */
const STRAIGHT = [
	...['language', 'bots', 'scenario', 'lab', 'workbench'].map((part) => `src/lib/${part}`),
	...['workers', 'cli', 'routes'].map((part) => `src/${part}`)
];
/** Shapes that a script writes and the file that reads them know each other. */
const GENERATED = 'src/lib/language/generated';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Who imports whom, imports of types included. */
function importGraph(files: readonly SourceFile[]): Graph {
	const graph = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set()]));
	for (const file of files) {
		for (const { target } of importsOf(file)) {
			if (target !== null && target !== file.path && graph.has(target)) {
				graph.get(file.path)?.add(target);
			}
		}
	}
	return graph;
}

function byFolder(graph: Graph): Graph {
	const folders = new Map<string, Set<string>>();
	for (const [from, targets] of graph) {
		const own = folders.get(dirname(from)) ?? new Set();
		for (const to of targets) if (dirname(to) !== dirname(from)) own.add(dirname(to));
		folders.set(dirname(from), own);
	}
	return folders;
}

/** What can be reached from a node in one step or more. */
function reached(graph: Graph, start: string): Set<string> {
	const seen = new Set<string>();
	const open = [...(graph.get(start) ?? [])];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (seen.has(next)) continue;
		seen.add(next);
		open.push(...(graph.get(next) ?? []));
	}
	return seen;
}

const onCircles = (graph: Graph): string[] =>
	[...graph.keys()].filter((node) => reached(graph, node).has(node)).sort();

const graph = importGraph(codeIn(...STRAIGHT));

describe('imports', () => {
	it('go round in no circle of files, types included', () => {
		expect(onCircles(graph)).toEqual([]);
	});

	it('go round in no circle of folders', () => {
		const folders = new Map([...byFolder(graph)].filter(([folder]) => folder !== GENERATED));
		expect(onCircles(folders)).toEqual([]);
	});

	it('that do would be noticed', () => {
		const file = (path: string, ...targets: string[]): SourceFile => ({
			path,
			text: targets.map((target) => `import type { X } from '${target}';`).join('\n')
		});
		const planted = importGraph([
			file('src/a/one.ts', './two.ts'),
			file('src/a/two.ts', '../b/three.ts'),
			file('src/a/four.ts', './one.ts'),
			file('src/b/three.ts', '../a/four.ts', '../a/gone.ts')
		]);
		expect(onCircles(planted)).toEqual([...planted.keys()].sort());
		const both = importGraph([
			file('src/a/one.ts', '../b/two.ts'),
			file('src/a/five.ts'),
			file('src/b/two.ts'),
			file('src/b/four.ts', '../a/five.ts')
		]);
		expect(onCircles(both)).toEqual([]);
		expect(onCircles(byFolder(both))).toEqual(['src/a', 'src/b']);
	});
});
