/** A finding about a ruleset: one a cause, at the exact token. */
import type { FindingCode } from './finding-codes.ts';
import type { SourceRange } from './source.ts';

export type Severity = 'error' | 'warning' | 'info';

export interface TextEdit {
	range: SourceRange;
	text: string;
}

export interface Fix {
	/** What the author reads on the button: `Change to "token"`. */
	title: string;
	edits: TextEdit[];
}

export interface Diagnostic {
	code: FindingCode;
	severity: Severity;
	message: string;
	range: SourceRange;
	related: { range: SourceRange; message: string }[];
	fixes: Fix[];
}

export type Report = (diagnostic: Diagnostic) => void;

/** Whatever has a place in a file: a node of the tree, a part of a text, another finding. */
export interface Place {
	range: SourceRange;
}

/** An error without more to say, unless something is said about it. */
export function finding(
	code: FindingCode,
	{ range }: Place,
	message: string,
	{ severity = 'error', related = [], fixes = [] }: Partial<FindingDetails> = {}
): Diagnostic {
	return { code, severity, message, range, related, fixes };
}

export type FindingDetails = Pick<Diagnostic, 'severity' | 'related' | 'fixes'>;

export function isError({ severity }: Diagnostic): boolean {
	return severity === 'error';
}
