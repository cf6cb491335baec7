/** Texts for players and the paragraphs of the rulebook. */
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, entriesOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

/** Per language: path -> text. A map with `name` is its name at the path itself, and the rest below it. */
export function linkTexts(link: Linking): Program['texts'] {
	return flattenTexts(link.whole('text'));
}

/** Those of a composed game, whether it can be linked or not. */
export function flatTexts(tree: TreeNode): Program['texts'] {
	return flattenTexts(childOf(tree, 'text'));
}

function flattenTexts(all: Maybe): Program['texts'] {
	const texts: Program['texts'] = {};
	for (const [language, { value }] of entriesOf(all)) {
		const flat: Record<string, string> = {};
		for (const [section, entry] of entriesOf(value)) {
			Object.assign(flat, flatSection(entry.value, section));
		}
		texts[language] = flat;
	}
	return texts;
}

const flattened = new WeakMap<TreeNode, Map<string, Record<string, string>>>();

/** A section of texts that no layer has touched is the node it was when it was linked before. */
function flatSection(node: TreeNode, section: string): Record<string, string> {
	const known = flattened.get(node) ?? new Map<string, Record<string, string>>();
	flattened.set(node, known);
	const before = known.get(section);
	if (before) return before;
	const flat: Record<string, string> = {};
	flatten(node, section, flat);
	known.set(section, flat);
	return flat;
}

function flatten(node: Maybe, path: string, into: Record<string, string>): void {
	const text = textOf(node);
	if (text !== null) into[path] = text;
	for (const [key, { value }] of entriesOf(node)) {
		const below = path === '' ? key : `${path}.${key}`;
		flatten(value, key === 'name' && path !== '' ? path : below, into);
	}
}

export function collectClauses(link: Linking): Program['clauses'] {
	return link.section('clauses').map(([id, { value }]) => ({
		id,
		text: textOf(childOf(value, 'text')) ?? textOf(value) ?? '',
		section: textOf(childOf(value, 'section')) ?? '',
		outOfScope: textOf(childOf(value, 'out-of-scope'))
	}));
}
