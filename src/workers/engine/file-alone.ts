/** What is wrong in a file by itself. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';

/** `text`: null of a file that is gone. */
export function fileAlone(path: string, text: string | null): Diagnostic[] {
	if (text === null) return [];
	const found = fileRole(path);
	if (found.role === 'none') return [];
	return fileFindings(parseFile(path, text), shapeOfRole(found));
}
