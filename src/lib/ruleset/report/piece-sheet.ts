/** The pieces of a game as their authors have written them: what can be said of each, who said it, and what was said before. */
import { childOf, entriesOf, entryOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { printNode } from '#lib/language/tree-tools.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';

/** As it stands in a file: an expression of more than one word is text. */
export type Written = string | number | boolean;

/** What is printed on the pieces of a kind; `values`: the words that an attribute can have. */
export interface SheetAttribute {
	id: string;
	type: 'int' | 'bool' | 'enum' | 'other';
	values: string[];
	optional: boolean;
}

export interface SheetKind {
	id: string;
	/** Its own and those of the kinds that it is a special case of; those come first. */
	attributes: SheetAttribute[];
	/** Ids of the kinds above it, the nearest first. */
	above: string[];
}

export interface SheetValue {
	value: Written;
	/** Who says so. */
	layer: string;
	/** What that layer found; null: it said it first. */
	before: Written | null;
}

export interface SheetName extends SheetValue {
	/** Where that stands below the text of the piece: a piece with a rule text of its own has its `name` beside it. */
	below: [] | ['name'];
	/** What stands there beside the name: its rule, its short form, gender and forms. */
	beside: Record<string, string>;
}

export interface SheetPiece {
	id: string;
	kind: string;
	/** The layer that has the piece. */
	layer: string;
	/** `count`, `icon`, `colour`, `start` and the attributes that are written. */
	values: Record<string, SheetValue>;
	/** What it is called, by language. */
	names: Record<string, SheetName>;
	/** What it had and a layer has taken away. */
	removed: Record<string, { value: Written; layer: string }>;
	/** Names of the rules that are written on it. */
	effects: string[];
	/** The piece of which it is the other side. */
	faceOf: string | null;
}

export interface PieceSheet {
	/** Those that pieces can be of, in the order declared. */
	kinds: SheetKind[];
	pieces: SheetPiece[];
	/** Names of the pictures of one's own that there are. */
	art: string[];
}

/** Keys of a piece whose values are not one word or number. */
const NOT_VALUES: ReadonlySet<string> = new Set(['kind', 'effects', 'cite', 'back', 'face-of']);

export function pieceSheet({ tree, removed }: Pick<Composition, 'tree' | 'removed'>): PieceSheet {
	const kinds = childOf(tree, 'kinds');
	const pieces = entriesOf(childOf(tree, 'pieces')).map(([id, { key, value }]): SheetPiece => ({
		id,
		kind: textOf(childOf(value, 'kind')) ?? '',
		layer: key.layer,
		values: valuesOf(value),
		names: namesOf(tree, id),
		removed: {},
		effects: entriesOf(childOf(value, 'effects')).map(([name]) => name),
		faceOf: textOf(childOf(value, 'face-of'))
	}));
	for (const { path, layer, old } of removed) {
		const [section, id, key, ...deeper] = path.split('.');
		const piece =
			section === 'pieces' ? pieces.find((candidate) => candidate.id === id) : undefined;
		const value = writtenOf(old);
		if (piece && key !== undefined && deeper.length === 0 && value !== null)
			piece.removed[key] = { value, layer };
	}
	return {
		kinds: entriesOf(kinds).flatMap(([id, { value }]) => {
			if (textOf(childOf(value, 'abstract')) === 'true') return [];
			const line = lineOf(kinds, id);
			const attributes = line
				.toReversed()
				.flatMap((kind) => attributesOf(tree, childOf(kinds, kind)));
			return [{ id, attributes, above: line.slice(1) }];
		}),
		pieces,
		art: entriesOf(childOf(tree, 'art')).map(([name]) => name)
	};
}

function valuesOf(piece: TreeNode): Record<string, SheetValue> {
	const values: Record<string, SheetValue> = {};
	for (const [key, { value: node }] of entriesOf(piece)) {
		const said = NOT_VALUES.has(key) ? null : saidBy(node);
		if (said) values[key] = said;
	}
	return values;
}

function namesOf(tree: TreeNode, id: string): Record<string, SheetName> {
	const names: Record<string, SheetName> = {};
	for (const [language, { value }] of entriesOf(childOf(tree, 'text'))) {
		const words = childOf(childOf(value, 'pieces'), id);
		const below: SheetName['below'] = words?.node === 'map' ? ['name'] : [];
		const node = words?.node === 'map' ? childOf(words, 'name') : words;
		const said = node && saidBy(node);
		const beside = entriesOf(words).flatMap(([key, { value }]) => {
			const text = textOf(value);
			return key === 'name' || text === null ? [] : [[key, text] as const];
		});
		if (said) names[language] = { ...said, below, beside: Object.fromEntries(beside) };
	}
	return names;
}

function saidBy(node: TreeNode): SheetValue | null {
	const value = writtenOf(node);
	if (value === null) return null;
	const before = node.replaced.at(-1)?.text;
	return { value, layer: node.layer, before: before === undefined ? null : asWritten(before) };
}

function writtenOf(node: TreeNode): Written | null {
	if (node.node !== 'scalar') return null;
	return node.value === null ? null : node.value;
}

/** What a printed value was when it stood in a file. */
export function asWritten(text: string): Written {
	if (text === 'true' || text === 'false') return text === 'true';
	return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** A kind and those above it; a circle ends where it closes. */
function lineOf(kinds: Maybe, id: string): string[] {
	const line: string[] = [];
	for (let at: string | null = id; at !== null && !line.includes(at);) {
		line.push(at);
		at = textOf(childOf(childOf(kinds, at), 'extends'));
	}
	return line;
}

function attributesOf(tree: TreeNode, kind: Maybe): SheetAttribute[] {
	return entriesOf(childOf(kind, 'attributes')).map(([id, { value }]) => {
		const said = textOf(value) ?? '';
		const optional = said.endsWith('?');
		const name = optional ? said.slice(0, -1) : said;
		const declared = entryOf(childOf(tree, 'enums'), name)?.value;
		const values = itemsOf(childOf(declared, 'values')).map(
			(item) => textOf(item) ?? printNode(item)
		);
		const type = declared ? 'enum' : name === 'int' || name === 'bool' ? name : 'other';
		return { id, type, values, optional };
	});
}
