/** Everything that can be said about one file alone: syntax and shape. */
import { type Diagnostic, finding, isError } from './diagnostic.ts';
import { limited } from './finding-limit.ts';
import type { ParsedFile } from './parsed-file.ts';
import { checkShape } from './schema-check.ts';
import type { FileShape } from './shape-at.ts';
import { within } from './source.ts';
import { pointAt } from './tree-tools.ts';
import { say } from './said.ts';

/** Files in which other runs of the program found nothing wrong. `hash`: of the text. */
export interface KeptSound {
	has(hash: string, shape: FileShape): boolean;
	keep(hash: string, shape: FileShape): void;
}

let kept: KeptSound | null = null;

/** From now on sound files are not checked again. Null: every file is checked, as in the page. */
export function keepSoundIn(sound: KeptSound | null): void {
	kept = sound;
}

const known = new WeakMap<ParsedFile, Map<FileShape, Diagnostic[]>>();

export function fileFindings(file: ParsedFile, shape: FileShape): Diagnostic[] {
	const before = known.get(file) ?? new Map<FileShape, Diagnostic[]>();
	const found = before.get(shape);
	if (found) return found;
	const findings = kept?.has(file.hash, shape) ? [] : foundNow(file, shape);
	before.set(shape, findings);
	known.set(file, before);
	return findings;
}

function foundNow(file: ParsedFile, shape: FileShape): Diagnostic[] {
	const findings = findingsOf(file, shape);
	if (findings.length === 0) kept?.keep(file.hash, shape);
	return findings;
}

function findingsOf(file: ParsedFile, shape: FileShape): Diagnostic[] {
	const findings = [...file.diagnostics];
	// Half a file has half a shape. What only lacks quotes is whole.
	const loose = findings.filter(({ code }) => code === 'shape/loose-comma');
	const whole = !findings.some((finding) => isError(finding) && !loose.includes(finding));
	const roots = file.root ? [file.root, ...file.more] : [];
	const [, second] = roots;
	if (second && shape !== 'scenario' && shape !== 'trial') {
		const message = say`file/file-one-document: A file is one document: what follows \`---\` belongs into a file of its own`;
		return [...findings, finding('shape/several-documents', pointAt(second), message)];
	}
	if (!whole) return findings;
	return limited([
		...findings,
		...roots
			.flatMap((root) => checkShape(root, shape))
			.filter(({ range }) => !loose.some((finding) => within(range, finding.range)))
	]);
}
