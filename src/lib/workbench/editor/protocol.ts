/** From the Language Server Protocol to Monaco and back: it counts lines and columns from 1. */
import type {
	CompletionList,
	DiagnosticSeverity,
	Position,
	Range,
	SignatureHelp
} from 'vscode-languageserver-types';
import type { IPosition, IRange, languages, MarkerSeverity } from 'monaco-editor/editor';
import type { WordHover } from '#lib/rules-server/rules-server.ts';
import type { Said } from '#lib/language/said.ts';
import type { Monaco } from './monaco-setup.ts';

export function positionFrom({ lineNumber, column }: IPosition): Position {
	return { line: lineNumber - 1, character: column - 1 };
}

export function rangeFor({ start, end }: Range): IRange {
	return {
		startLineNumber: start.line + 1,
		startColumn: start.character + 1,
		endLineNumber: end.line + 1,
		endColumn: end.character + 1
	};
}

/** `DiagnosticSeverity` from 1 on. */
const SEVERITIES = ['Error', 'Warning', 'Info', 'Hint'] as const;

export function severityFor(monaco: Monaco, severity: DiagnosticSeverity): MarkerSeverity {
	return monaco.MarkerSeverity[SEVERITIES[severity - 1] ?? 'Error'];
}

/** `CompletionItemKind` from 1 on. */
const KINDS = [
	...['Text', 'Method', 'Function', 'Constructor', 'Field', 'Variable', 'Class', 'Interface'],
	...['Module', 'Property', 'Unit', 'Value', 'Enum', 'Keyword', 'Snippet', 'Color', 'File'],
	...['Reference', 'Folder', 'EnumMember', 'Constant', 'Struct', 'Event', 'Operator']
];

/** `InsertTextFormat`: with places to fill in. */
const SNIPPET = 2;

/** `at`: where nothing else is said. */
export function suggestionsFor(
	monaco: Monaco,
	{ items, itemDefaults }: CompletionList,
	at: IPosition
): languages.CompletionItem[] {
	const edit = itemDefaults?.editRange;
	const range = edit && 'start' in edit ? rangeFor(edit) : monaco.Range.fromPositions(at);
	const kinds = new Map(Object.entries(monaco.languages.CompletionItemKind));
	return items.map(({ label, labelDetails, kind, documentation, sortText, ...item }) => ({
		label: { label, ...labelDetails },
		kind: Number(kinds.get(KINDS[(kind ?? 1) - 1] ?? 'Text')),
		insertText: item.textEditText ?? label,
		...(item.insertTextFormat === SNIPPET && {
			insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet
		}),
		documentation: documentation ?? '',
		...(sortText !== undefined && { sortText }),
		range
	}));
}

/** `inGame`: what the game on the table has to say of it; `say`: in the language of the page. */
export function hoverFor(
	{ data, range }: WordHover,
	inGame: string | null,
	say: (said: Said) => string
): languages.Hover {
	const told = [data.head, ...(inGame === null ? [] : [inGame]), ...data.facts.map(say)];
	return {
		contents: told.map((value) => ({ value })),
		...(range && { range: rangeFor(range) })
	};
}

export function signatureFor({
	signatures,
	activeSignature,
	activeParameter
}: SignatureHelp): languages.SignatureHelp {
	return {
		signatures: signatures.map(({ label, parameters = [] }) => ({
			label,
			parameters: parameters.map((parameter) => ({ label: parameter.label }))
		})),
		activeSignature: activeSignature ?? 0,
		activeParameter: activeParameter ?? 0
	};
}
