/** Findings as they are shown. */
import type { Diagnostic } from './diagnostic.ts';
import { limited } from './finding-limit.ts';

/** The same for findings that say the same of the same place. */
export function findingKey({ range, code, message }: Diagnostic): string {
	return [range.file, range.start.offset, range.end.offset, code, message].join('\n');
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
	return (
		compare(a.range.file, b.range.file) ||
		a.range.start.offset - b.range.start.offset ||
		compare(a.code, b.code)
	);
}

/** As findings are shown: sorted by file and place, none twice, and of a file not more than anybody reads. */
export function distinct(findings: readonly Diagnostic[]): Diagnostic[] {
	const seen = new Map<string, Diagnostic>();
	for (const finding of findings) {
		const key = findingKey(finding);
		// What is acknowledged in one composition may be a warning in another.
		const known = seen.get(key);
		if (!known || known.severity === 'acknowledged') seen.set(key, finding);
	}
	return limited([...seen.values()].sort(inOrder));
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
