/** Findings in the shape of the Language Server Protocol: by file, lines and characters count from 0, characters in UTF-16. */
import type {
	CodeAction,
	Diagnostic as LspDiagnostic,
	DiagnosticRelatedInformation,
	DiagnosticSeverity,
	Position,
	Range,
	TextEdit
} from 'vscode-languageserver-types';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import type { Diagnostic, Fix as FoundFix, Severity } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { Position as SourcePosition, SourceRange } from '#lib/language/source.ts';

/** What is wrong in a file, as `textDocument/publishDiagnostics` tells it. `uri`: its path below the rulesets folder. */
export interface FileFindings {
	uri: string;
	diagnostics: Finding[];
}

/** A diagnostic of the protocol. `said`: for pages in other languages. */
export interface Finding extends LspDiagnostic {
	severity: DiagnosticSeverity;
	code: FindingCode;
	message: string;
	relatedInformation: (DiagnosticRelatedInformation & { said: Said })[];
	data: { said: Said; fixes: Fix[] };
}

/** A code action. `data`: its title, for pages in other languages. */
export interface Fix extends CodeAction {
	kind: 'quickfix';
	isPreferred: boolean;
	edit: { changes: Record<string, TextEdit[]> };
	data: Said;
}

/** Numbers of the protocol. What an author has acknowledged is a hint, and nothing else is. */
export const SEVERITIES = {
	error: 1,
	warning: 2,
	info: 3,
	acknowledged: 4
} as const satisfies Record<Severity, DiagnosticSeverity>;

export function publishedFindings(findings: readonly Diagnostic[]): FileFindings[] {
	return [...Map.groupBy(findings, ({ range }) => range.file)].map(([uri, inFile]) => ({
		uri,
		diagnostics: inFile.map(findingOf)
	}));
}

/** With the file that it is about. */
export type PlacedFinding = Finding & { uri: string };

export function placed(files: readonly FileFindings[]): PlacedFinding[] {
	return files.flatMap(({ uri, diagnostics }) =>
		diagnostics.map((finding) => ({ ...finding, uri }))
	);
}

export function isError({ severity }: Finding): boolean {
	return severity === SEVERITIES.error;
}

function findingOf({ code, severity, message, said, range, related, fixes }: Diagnostic): Finding {
	return {
		range: rangeOf(range),
		severity: SEVERITIES[severity],
		code,
		source: 'thingsmith',
		message,
		relatedInformation: related.map((other) => ({
			location: { uri: other.range.file, range: rangeOf(other.range) },
			message: other.message,
			said: other.said
		})),
		data: { said, fixes: fixes.map(fixOf) }
	};
}

function fixOf({ title, said, edits }: FoundFix, index: number): Fix {
	const changes = Object.fromEntries(
		[...Map.groupBy(edits, ({ range }) => range.file)].map(([uri, inFile]) => [
			uri,
			inFile.map(({ range, text }) => ({ range: rangeOf(range), newText: text }))
		])
	);
	return { title, kind: 'quickfix', isPreferred: index === 0, edit: { changes }, data: said };
}

export function rangeOf({ start, end }: Pick<SourceRange, 'start' | 'end'>): Range {
	return { start: positionOf(start), end: positionOf(end) };
}

function positionOf({ line, column }: SourcePosition): Position {
	return { line: line - 1, character: column - 1 };
}
