/** Help in the shape of the Language Server Protocol: lines and characters count from 0, characters in UTF-16. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type {
	CompletionItem,
	CompletionItemKind,
	CompletionList,
	InsertTextFormat,
	InsertTextMode,
	Location,
	Range,
	SignatureHelp
} from 'vscode-languageserver-types';
import type { Span } from '#lib/language/expression/ast.ts';
import type {
	Candidate,
	Completion,
	Hover as FoundHover
} from '#lib/ruleset/expression/complete-expression.ts';
import { inEnglish, type Said } from '#lib/language/said.ts';
import type { Signature } from '#lib/ruleset/expression/signature.ts';
import type { OpenFile, WordHover } from './rules-server.ts';

export function documentOf({ path, text }: OpenFile): TextDocument {
	return TextDocument.create(path, 'yaml', 0, text);
}

export function completionOf(
	document: TextDocument,
	{ candidates, more = false, ...span }: Completion
): CompletionList {
	return {
		isIncomplete: more,
		itemDefaults: { editRange: rangeIn(document, span) },
		items: candidates.map((candidate, index) =>
			itemOf(candidate, index, isNear(document, candidate, span))
		)
	};
}

/** `address`: of what the word names; null: nothing that is declared. */
export function hoverOf(
	document: TextDocument,
	found: FoundHover,
	facts: readonly Said[],
	address: string | null
): WordHover {
	const { word, about = '' } = found;
	const head = [`**${word}**: ${saidOf(found)}`, about].filter((part) => part !== '').join('\n\n');
	const value = [head, ...facts.map(inEnglish)].join('\n\n');
	return {
		range: rangeIn(document, found),
		contents: { kind: 'markdown', value },
		data: { head, facts, address }
	};
}

export function signatureOf({ label, params, active, type }: Signature): SignatureHelp {
	return {
		signatures: [
			{
				label: type === '' ? label : `${label}: ${type}`,
				parameters: params.map((param) => ({ label: param }))
			}
		],
		activeSignature: 0,
		activeParameter: active
	};
}

/** Places in files; `textOf`: what a file says. */
export function locationsOf(
	places: readonly (Span & { file: string })[],
	textOf: (path: string) => string
): Location[] {
	return [...Map.groupBy(places, ({ file }) => file)].flatMap(([uri, inFile]) => {
		const document = documentOf({ path: uri, text: textOf(uri) });
		const sorted = [...inFile].sort((a, b) => a.start - b.start);
		return sorted.map((span) => ({ uri, range: rangeIn(document, span) }));
	});
}

export function rangeIn(document: TextDocument, { start, end }: Span): Range {
	return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** Whether the file says the word elsewhere; what the schema lists is always at hand. */
function isNear(document: TextDocument, { word, what }: Candidate, { start, end }: Span): boolean {
	if (what === 'key' || what === 'word') return true;
	const text = document.getText();
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
		const isWhole = !/[\w-]/.test(text.charAt(at - 1) + text.charAt(at + word.length));
		if (isWhole && (at + word.length < start || at > end)) return true;
	}
	return false;
}

function itemOf(candidate: Candidate, index: number, near: boolean): CompletionItem {
	const { word, what, about, fits, written } = candidate;
	if (written)
		return {
			label: word,
			labelDetails: { description: what },
			kind: KIND.Snippet,
			...(about !== undefined && { documentation: about }),
			// Behind the keys that fit.
			sortText: `02${String(index).padStart(5, '0')}`,
			textEditText: written.snippet,
			insertTextFormat: SNIPPET,
			insertTextMode: INDENTED,
			data: written.text
		};
	return {
		label: word,
		labelDetails: { description: saidOf(candidate) },
		kind: KINDS[what] ?? KIND.EnumMember,
		...(about !== undefined && { documentation: about }),
		// What answers the expectation first, then what is named near by; otherwise in the order given.
		sortText: `${fits ? 0 : 1}${near ? 0 : 1}${String(index).padStart(5, '0')}`,
		textEditText: word + behind(candidate)
	};
}

function behind({ what, call }: Candidate): string {
	if (what === 'key') return ': ';
	return call ? '(' : '';
}

function saidOf({ what, type }: { what: string; type: string }): string {
	return type === '' ? what : `${what}, ${type}`;
}

/** Numbers of the protocol; its package would bring 80 KB for them. */
const KIND = {
	Text: 1,
	Method: 2,
	Function: 3,
	Field: 5,
	Variable: 6,
	Class: 7,
	Interface: 8,
	Property: 10,
	Keyword: 14,
	Snippet: 15,
	Reference: 18,
	Folder: 19,
	EnumMember: 20,
	Constant: 21,
	Event: 23
} as const satisfies Partial<typeof CompletionItemKind>;

const SNIPPET = 2 satisfies InsertTextFormat;
/** Later lines go as deep as the first. */
const INDENTED = 2 satisfies InsertTextMode;

/** By what a word is; what is not in here is a value of an enum, whose `what` is the enum. */
const KINDS: Record<string, CompletionItemKind> = {
	keyword: KIND.Keyword,
	word: KIND.Keyword,
	key: KIND.Property,
	local: KIND.Variable,
	'game field': KIND.Field,
	'player field': KIND.Field,
	'space field': KIND.Field,
	'piece field': KIND.Field,
	attribute: KIND.Property,
	member: KIND.Property,
	mark: KIND.Property,
	value: KIND.Function,
	function: KIND.Function,
	zone: KIND.Folder,
	event: KIND.Event,
	action: KIND.Method,
	procedure: KIND.Method,
	window: KIND.Interface,
	checkpoint: KIND.Reference,
	text: KIND.Text,
	stream: KIND.Constant,
	set: KIND.Class,
	kind: KIND.Class,
	piece: KIND.Class,
	face: KIND.EnumMember,
	option: KIND.Constant,
	number: KIND.Constant
};
