/** Everything with a name in all games: found by its id, by the line about it, and by what players call it in any language. */
import type { WorkspaceSymbol } from 'vscode-languageserver-types';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { KINDS, outlineOf } from './outline.ts';

/** More than anybody looks through. */
const MOST = 200;

/** `words`: each of them has to be in what is found by; upper and lower case are the same. */
export function symbolsIn(files: ReadonlyMap<string, string>, words: string): WorkspaceSymbol[] {
	const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
	if (wanted.length === 0) return [];
	const names = calledBy(files);
	const found: { symbol: WorkspaceSymbol; rank: number }[] = [];
	for (const [path, text] of files) {
		if (!isOfRules(path)) continue;
		for (const section of outlineOf({ path, text })) {
			if (KINDS[section.name] === undefined) continue;
			const inside = section.children ?? [];
			const all =
				section.name === 'fields' ? inside.flatMap(({ children }) => children ?? []) : inside;
			for (const { name, kind, detail = '', selectionRange: range } of all) {
				const called = names.get(`${gameOf(path)} ${section.name}.${name}`) ?? [];
				const said = [name, ...called, detail].join('\n').toLowerCase();
				if (!wanted.every((word) => said.includes(word))) continue;
				const containerName = [section.name, ...called.slice(0, 1)].join(': ');
				found.push({
					symbol: { name, kind, containerName, location: { uri: path, range } },
					rank: rankOf(name, called, wanted)
				});
			}
		}
	}
	return found
		.sort((a, b) => a.rank - b.rank)
		.slice(0, MOST)
		.map(({ symbol }) => symbol);
}

/** The name itself first, then what begins so, then what has it inside, then what is only about it. */
function rankOf(name: string, called: readonly string[], wanted: readonly string[]): number {
	const whole = wanted.join(' ');
	const names = [name, ...called.map((text) => text.toLowerCase())];
	if (names.some((text) => text === whole || text === wanted.join('-'))) return 0;
	if (names.some((text) => text.startsWith(wanted[0]!))) return 1;
	return names.some((text) => wanted.every((word) => text.includes(word))) ? 2 : 3;
}

function isOfRules(path: string): boolean {
	const { role } = fileRole(path);
	return role === 'layer' || role === 'variant';
}

/** Variants lie in a folder of their own. */
function gameOf(path: string): string {
	return path.split('/')[0] ?? '';
}

/** By game and `section.id`: what players call it, one language after the other. */
function calledBy(files: ReadonlyMap<string, string>): Map<string, string[]> {
	const names = new Map<string, string[]>();
	for (const [path, text] of files) {
		if (!isOfRules(path) || !text.includes('text:')) continue;
		const texts = childOf(parseFile(path, text).root ?? undefined, 'text');
		for (const [, { value: language }] of entriesOf(texts))
			for (const [section, { value }] of entriesOf(language))
				for (const [id, entry] of entriesOf(value)) {
					const key = `${gameOf(path)} ${section}.${id}`;
					const called = nameIn(entry.value);
					if (called !== null) names.set(key, [...(names.get(key) ?? []), called]);
				}
	}
	return names;
}

const nameIn = (node: TreeNode): string | null => textOf(node) ?? textOf(childOf(node, 'name'));
