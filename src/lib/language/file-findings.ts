/** Everything that can be said about one file alone: syntax and shape. */
import type { Diagnostic } from './diagnostic.ts';
import type { ParsedFile } from './parsed-file.ts';

const known = new WeakMap<ParsedFile, Diagnostic[]>();

export function fileFindings(file: ParsedFile): Diagnostic[] {
	const before = known.get(file);
	if (before) return before;
	const findings = [...file.diagnostics];
	known.set(file, findings);
	return findings;
}
