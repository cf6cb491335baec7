/** Changes to rule files as a file: what the page hands out where it cannot keep them, and takes back. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { fileStart } from '#lib/language/source.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { type Data, isData } from './data.ts';
import { type Said, say } from '#lib/language/said.ts';

export const EDITS_FORMAT = 'thingsmith-edits-1';

export interface EditsFile {
	format: typeof EDITS_FORMAT;
	/** Path -> text. */
	edits: Record<string, string>;
}

export type ReadEdits =
	{ ok: true; edits: Map<string, string> } | { ok: false; findings: Diagnostic[] };

export function isEditsFile(data: unknown): data is Data {
	return isData(data) && data['format'] === EDITS_FORMAT;
}

/** `name` is what the file is called in findings. */
export function readEdits({ format: _, edits, ...more }: Data, name: string): ReadEdits {
	const [key] = Object.keys(more);
	if (key !== undefined)
		return refused(
			name,
			say`save/unknown-key: Unknown key "${key}"; a file of changes has "edits"`
		);
	if (!isData(edits))
		return refused(name, say`save/edits-is-no-map: "edits" has to be a map from paths to texts`);
	const read = new Map<string, string>();
	for (const [path, content] of Object.entries(edits)) {
		if (!isRuleFile(path))
			return refused(
				name,
				say`save/no-rule-file: "${path.slice(0, 200)}" is no place for a rule file`
			);
		if (typeof content !== 'string')
			return refused(name, say`save/text-is-no-text: The text of ${path} has to be a text`);
		read.set(path, content);
	}
	return { ok: true, edits: read };
}

/** A path that a layer, variant or scenario may have: small words, no way out of the folder. */
export function isRuleFile(path: string): boolean {
	return /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)+$/i.test(path) && fileRole(path).role !== 'none';
}

function refused(file: string, message: Said): ReadEdits {
	return { ok: false, findings: [finding('save/edits', { range: fileStart(file) }, message)] };
}
