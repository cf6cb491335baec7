/** What a file declares, in the shape of the Language Server Protocol: for outlines, and to find things by name. */
import type { DocumentSymbol, SymbolKind } from 'vscode-languageserver-types';
import { childOf, entriesOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import { rangeOf } from './findings-for-editors.ts';
import type { OpenFile } from './rules-server.ts';

/** Numbers of the protocol; its package would bring 80 KB for them. */
const KIND = {
	Module: 2,
	Class: 5,
	Method: 6,
	Property: 7,
	Field: 8,
	Enum: 10,
	Function: 12,
	Constant: 14,
	String: 15,
	Object: 19,
	EnumMember: 22,
	Event: 24,
	Operator: 25
} as const satisfies Partial<typeof SymbolKind>;

/** Sections whose keys are names, and what these are to an editor. */
export const KINDS: Readonly<Record<string, SymbolKind>> = {
	kinds: KIND.Class,
	pieces: KIND.Object,
	enums: KIND.Enum,
	fields: KIND.Field,
	zones: KIND.Property,
	options: KIND.Constant,
	constraints: KIND.Operator,
	values: KIND.Function,
	events: KIND.Event,
	effects: KIND.Operator,
	actions: KIND.Method,
	procedures: KIND.Method,
	invariants: KIND.Operator,
	clauses: KIND.String,
	change: KIND.Operator
};

export function outlineOf({ path, text }: OpenFile): DocumentSymbol[] {
	return documentsOf(parseFile(path, text)).flatMap((document) => {
		const called = textOf(childOf(document, 'scenario')) ?? textOf(childOf(document, 'trial'));
		return called === null ? sectionsOf(document) : [documentSymbol(called, document)];
	});
}

function sectionsOf(root: TreeNode): DocumentSymbol[] {
	return entriesOf(root).map(([section, entry]) =>
		symbol(section, entry, KIND.Module, childrenOf(section, entry.value))
	);
}

function childrenOf(section: string, node: TreeNode): DocumentSymbol[] {
	const kind = KINDS[section];
	if (kind === undefined) return [];
	return entriesOf(node).map(([id, entry]) =>
		symbol(id, entry, kind, section === 'fields' ? fieldsIn(entry.value) : valuesIn(entry.value))
	);
}

const fieldsIn = (table: TreeNode): DocumentSymbol[] =>
	entriesOf(table).map(([id, entry]) => symbol(id, entry, KIND.Field));

/** Of an enum or an option. */
const valuesIn = (node: Maybe): DocumentSymbol[] =>
	entriesOf(childOf(node, 'values')).map(([id, entry]) => symbol(id, entry, KIND.EnumMember));

function symbol(
	name: string,
	{ key, value }: MapEntry,
	kind: SymbolKind,
	children: DocumentSymbol[] = []
): DocumentSymbol {
	const about = textOf(childOf(value, 'about'));
	const range = rangeOf({ start: key.range.start, end: value.range.end });
	return {
		name,
		kind,
		...(about !== null && { detail: about }),
		range,
		selectionRange: rangeOf(key.range),
		...(children.length > 0 && { children })
	};
}

function documentSymbol(name: string, document: TreeNode): DocumentSymbol {
	const range = rangeOf(document.range);
	return {
		name,
		kind: KIND.Event,
		range,
		selectionRange: { start: range.start, end: range.start }
	};
}
