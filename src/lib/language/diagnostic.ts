/** A finding about a ruleset: one a cause, at the exact token. */
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
	/** Stable, `family/what`: `shape/unknown-key`, `ref/unknown-id`, `type/mismatch`, `layer/no-target`, `read/unused` ... */
	code: string;
	severity: Severity;
	message: string;
	range: SourceRange;
	related: { range: SourceRange; message: string }[];
	fixes: Fix[];
}

export type Report = (diagnostic: Diagnostic) => void;
