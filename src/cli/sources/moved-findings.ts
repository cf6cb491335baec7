/** The same findings with other names for the files. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';

export function movedFindings(
	findings: readonly Diagnostic[],
	rename: (file: string) => string
): Diagnostic[] {
	const place = (range: SourceRange): SourceRange => ({ ...range, file: rename(range.file) });
	return findings.map((finding) => ({
		...finding,
		range: place(finding.range),
		related: finding.related.map((note) => ({ ...note, range: place(note.range) })),
		fixes: finding.fixes.map(({ edits, ...fix }) => ({
			...fix,
			edits: edits.map((edit) => ({ ...edit, range: place(edit.range) }))
		}))
	}));
}
