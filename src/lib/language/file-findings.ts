/** Everything that can be said about one file alone: syntax and shape. */
import type { Diagnostic } from './diagnostic.ts';
import type { ParsedFile } from './parsed-file.ts';
import { checkShape } from './schema-check.ts';
import type { FileShape } from './shape-at.ts';

const known = new WeakMap<ParsedFile, Map<FileShape, Diagnostic[]>>();

export function fileFindings(file: ParsedFile, shape: FileShape): Diagnostic[] {
	const before = known.get(file) ?? new Map<FileShape, Diagnostic[]>();
	const found = before.get(shape);
	if (found) return found;
	const findings = [...file.diagnostics];
	// Half a file has half a shape.
	const whole = !findings.some(({ severity }) => severity === 'error');
	if (file.root && whole) findings.push(...checkShape(file.root, shape));
	before.set(shape, findings);
	known.set(file, before);
	return findings;
}
