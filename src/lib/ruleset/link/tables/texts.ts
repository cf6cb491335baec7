/** Texts for players and the paragraphs of the rulebook. */
import { visible } from '#lib/language/tools/visible.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { PARTS } from '#lib/ruleset/link/whole/written-texts.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, entriesOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { placeName, type InRow } from '#lib/ruleset/program/rows.ts';
import { own } from '#lib/language/tools/own.ts';
import type { EnumDef, Program } from '#lib/ruleset/program/program.ts';

/** Per language: path -> text. A map with `name` is its name at the path itself, and the rest below it. */
export function linkTexts(link: Linking): Program['texts'] {
	const texts = flattenTexts(link.whole('text'));
	const { zones, fields, enums } = link.symbols;
	namePlaces(texts, 'zones', zones, enums);
	namePlaces(texts, 'fields', Object.values(fields).flat(), enums);
	return texts;
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

/** Parts of a name that say nothing by which places differ. */
const ALIKE: ReadonlySet<string> = new Set(['gender', 'rule', 'asked']);

/** Each place of a row has the name of the row with its number, or the name of its value: where the text has {place}, else at its end. */
function namePlaces(
	texts: Program['texts'],
	section: string,
	things: readonly InRow[],
	enums: readonly EnumDef[]
): void {
	for (const { id, row } of things) {
		if (!row) continue;
		for (const flat of Object.values(texts)) {
			const value = placeName(row, enums);
			const by = row.enum === undefined ? null : `enums.${enums[row.enum]!.id}.${value}`;
			for (const part of ['', ...PARTS].map((name) => (name === '' ? '' : `.${name}`))) {
				const text = own(flat, `${section}.${row.of}${part}`);
				const path = `${section}.${id}${part}`;
				if (text === undefined || own(flat, path) !== undefined) continue;
				const isShort = part === '.short' && by !== null && own(flat, `${by}.short`);
				const called = isShort || (by !== null && own(flat, by)) || value;
				const isPut = text.includes(PLACE) || ALIKE.has(part.slice(1));
				flat[path] = isPut ? text.replaceAll(PLACE, called) : `${text} ${called}`;
			}
		}
	}
}

const PLACE = '{place}';

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
