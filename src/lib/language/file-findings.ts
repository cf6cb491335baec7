/** Everything that can be said about one file alone: syntax and shape. */
import { type Diagnostic, finding, isError } from './diagnostic.ts';
import { limited } from './finding-limit.ts';
import type { ParsedFile } from './parsed-file.ts';
import { checkShape } from './schema-check.ts';
import type { FileShape } from './shape-at.ts';
import { within } from './source.ts';
import { pointAt } from './tree-tools.ts';
import { say } from './said.ts';

const known = new WeakMap<ParsedFile, Map<FileShape, Diagnostic[]>>();

export function fileFindings(file: ParsedFile, shape: FileShape): Diagnostic[] {
	const before = known.get(file) ?? new Map<FileShape, Diagnostic[]>();
	const found = before.get(shape);
	if (found) return found;
	let findings = [...file.diagnostics];
	// Half a file has half a shape. What only lacks quotes is whole.
	const loose = findings.filter(({ code }) => code === 'shape/loose-comma');
	const whole = !findings.some((finding) => isError(finding) && !loose.includes(finding));
	const roots = file.root ? [file.root, ...file.more] : [];
	const [, second] = roots;
	if (second && shape !== 'scenario' && shape !== 'trial') {
		const message = say`file/file-one-document: A file is one document: what follows \`---\` belongs into a file of its own`;
		findings.push(finding('shape/several-documents', pointAt(second), message));
	} else if (whole)
		findings = limited([
			...findings,
			...roots
				.flatMap((root) => checkShape(root, shape))
				.filter(({ range }) => !loose.some((finding) => within(range, finding.range)))
		]);
	before.set(shape, findings);
	known.set(file, before);
	return findings;
}
