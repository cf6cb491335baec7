import { inEnglish, say } from '#lib/language/said.ts';
import { expect, test } from 'vitest';
import { CompletionItemKind, DiagnosticSeverity } from 'vscode-languageserver-types';
import type { Monaco } from './monaco-setup.ts';
import { hoverFor, positionFrom, rangeFor, severityFor, suggestionsFor } from './protocol.ts';

const RANGE = { start: { line: 2, character: 4 }, end: { line: 2, character: 9 } };
const MONACO_RANGE = { startLineNumber: 3, startColumn: 5, endLineNumber: 3, endColumn: 10 };
const AT = { lineNumber: 3, column: 5 };

/** With numbers of its own, as Monaco has them. */
const monaco = {
	MarkerSeverity: { Hint: 1, Info: 2, Warning: 4, Error: 8 },
	languages: { CompletionItemKind: { Method: 0, Property: 9, Event: 10, EnumMember: 16 } },
	Range: { fromPositions: (at: unknown) => at }
} as unknown as Monaco;

test('Monaco counts from 1', () => {
	expect(positionFrom(AT)).toEqual(RANGE.start);
	expect(rangeFor(RANGE)).toEqual(MONACO_RANGE);
});

test('severities keep their names', () => {
	const { Error, Warning, Information, Hint } = DiagnosticSeverity;
	expect(
		[Error, Warning, Information, Hint].map((severity) => severityFor(monaco, severity))
	).toEqual([8, 4, 2, 1]);
});

test('kinds of words keep their names', () => {
	const kinds = ['Method', 'Property', 'Event', 'EnumMember'] as const;
	const items = kinds.map((name) => ({ label: name, kind: CompletionItemKind[name] }));
	const told = suggestionsFor(monaco, { isIncomplete: false, items }, AT);
	expect(told.map(({ kind }) => Number(kind))).toEqual([0, 9, 10, 16]);
	expect(told[0]).toEqual({
		...{ label: { label: 'Method' }, kind: 0, insertText: 'Method', documentation: '', range: AT }
	});
});

test('what is offered says what it is and what is written', () => {
	const item = {
		...{ label: 'size', labelDetails: { description: 'key' }, kind: CompletionItemKind.Property },
		...{ documentation: 'How large.', sortText: '000000', textEditText: 'size: ' }
	};
	const list = { isIncomplete: false, itemDefaults: { editRange: RANGE }, items: [item] };
	expect(suggestionsFor(monaco, list, AT)).toEqual([
		{
			...{ label: { label: 'size', description: 'key' }, kind: 9, insertText: 'size: ' },
			...{ documentation: 'How large.', sortText: '000000', range: MONACO_RANGE }
		}
	]);
});

test('what stands under the mouse is marked, and the game on the table comes before all else', () => {
	const contents = { kind: 'markdown' as const, value: '**a**: key' };
	const facts = [say`word/declared-in: Defined in ${'a.yaml'}, line ${7}`];
	const data = { head: '**a**: key', facts, address: null };
	expect(hoverFor({ contents, range: RANGE, data }, 'Now: 3', inEnglish)).toEqual({
		contents: ['**a**: key', 'Now: 3', 'Defined in a.yaml, line 7'].map((value) => ({ value })),
		range: MONACO_RANGE
	});
});
