/** Texts for players and the paragraphs of the rulebook. */
import { visible } from '#lib/language/tools/visible.ts';
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
		for (const [path, text] of flatBelow(value, '')) flat[path] = text;
		texts[language] = flat;
	}
	return texts;
}

type FlatTexts = readonly (readonly [path: string, text: string])[];

/** A node that no layer has touched is the one that it was when it was linked before, and stands at the same path. */
const flattened = new WeakMap<TreeNode, { path: string; texts: FlatTexts }>();

function flatBelow(node: TreeNode, path: string): FlatTexts {
	const text = textOf(node);
	if (text !== null) return [[path, visible(text)]];
	const before = flattened.get(node);
	if (before?.path === path) return before.texts;
	const texts = entriesOf(node).flatMap(([key, { value }]) => {
		const below = path === '' ? key : `${path}.${key}`;
		return flatBelow(value, key === 'name' && path !== '' ? path : below);
	});
	flattened.set(node, { path, texts });
	return texts;
}

export function collectClauses(link: Linking): Program['clauses'] {
	return link.section('clauses').map(([id, { value }]) => ({
		id,
		text: textOf(childOf(value, 'text')) ?? textOf(value) ?? '',
		section: textOf(childOf(value, 'section')) ?? '',
		outOfScope: textOf(childOf(value, 'out-of-scope'))
	}));
}
