/** Parsing with a memory: an edit in one file parses one file. */
import type { Diagnostic } from './diagnostic.ts';
import { hashText } from './hash.ts';
import { SmallCache } from './small-cache.ts';
import type { TreeNode } from './tree.ts';
import { parseYaml } from './yaml-document.ts';

export interface ParsedFile {
	path: string;
	/** Of the text. */
	hash: string;
	/** null when the file is empty or too broken to be read. */
	root: TreeNode | null;
	/** Further documents after `---`: only files of scenarios have them. */
	more: TreeNode[];
	/** Of the syntax only; see checkShape. */
	diagnostics: Diagnostic[];
}

const byPath = new SmallCache<{ text: string; parsed: ParsedFile }>(4000);
const byHash = new SmallCache<ParsedFile>(4000);

/** The same text at the same path gives the same object, so that later stages can remember by identity. */
export function parseFile(path: string, text: string): ParsedFile {
	const last = byPath.get(path);
	if (last?.text === text) return last.parsed;
	const hash = hashText(text);
	const parsed = byHash.of(`${path}\0${hash}`, () => ({ path, hash, ...parseYaml(path, text) }));
	byPath.set(path, { text, parsed });
	return parsed;
}
