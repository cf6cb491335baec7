/** How a file is built, in the shape of the Language Server Protocol: what it declares, what folds, what a growing selection takes in. */
import type {
	DocumentSymbol,
	FoldingRange,
	SelectionRange,
	SymbolKind
} from 'vscode-languageserver-types';
import type { Span } from '#lib/language/expression/ast.ts';
import { childOf, entriesOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import { rangeOf } from './findings-for-editors.ts';
import { documentOf, rangeIn } from './help-for-editors.ts';
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

/** What is selected when a selection grows: the word, its entry, all around it. */
export function selectionOf(file: OpenFile, offset: number): SelectionRange {
	const document = documentOf(file);
	const spans: Span[] = [{ start: 0, end: file.text.length }];
	const into = (node: TreeNode): void => {
		for (const { span, inside } of partsOf(node)) {
			if (span.start > offset || offset > span.end) continue;
			spans.push(span);
			inside.forEach(into);
			for (const { node: what, range } of inside)
				if (what === 'scalar' && range.start.offset <= offset && offset <= range.end.offset)
					spans.push({ start: range.start.offset, end: range.end.offset });
		}
	};
	documentsOf(parseFile(file.path, file.text)).forEach(into);
	const word = wordAround(file.text, offset);
	if (word.start < word.end) spans.push(word);
	return spans
		.map((span) => rangeIn(document, span))
		.reduce<SelectionRange | undefined>(
			(parent, range) => ({ range, ...(parent && { parent }) }),
			undefined
		)!;
}

/** Everything that goes over several lines. */
export function foldsOf({ path, text }: OpenFile): FoldingRange[] {
	const below = (node: TreeNode): FoldingRange[] =>
		partsOf(node).flatMap(({ lines: { start, end }, inside }) => [
			...(end > start ? [{ startLine: start - 1, endLine: end - 1 }] : []),
			...inside.flatMap(below)
		]);
	return documentsOf(parseFile(path, text)).flatMap(below);
}

interface TextPart {
	span: Span;
	lines: Span;
	inside: readonly TreeNode[];
}

/** The entries of a map with their keys, the items of a list. */
function partsOf(node: TreeNode): TextPart[] {
	if (node.node === 'list') return node.items.map((item) => partIn(item, item));
	return entriesOf(node).map(([, { key, value }]) => partIn(key, value));
}

function partIn({ range: { start } }: TreeNode, value: TreeNode): TextPart {
	const { end } = value.range;
	// A block ends where the next line begins.
	const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
	return {
		span: { start: start.offset, end: end.offset },
		lines: { start: start.line, end: last },
		inside: [value]
	};
}

function wordAround(text: string, offset: number): Span {
	const start = offset - (/[\w-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
	return { start, end: offset + (/^[\w-]*/.exec(text.slice(offset))?.[0].length ?? 0) };
}
