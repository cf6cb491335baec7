/** Parsing with a memory: an edit in one file parses one file. */
import type { Diagnostic } from './diagnostic.ts';
import { hashText } from './tools/hash.ts';
import { SmallCache } from './tools/small-cache.ts';
import type { TreeNode } from './tree.ts';
import { treesOf, type TreeWords, wordsOf } from './tree-words.ts';
import { parseYaml } from './yaml-document.ts';

export interface ParsedFile {
	path: string;
	/** Of the text. */
	hash: string;
	/** null when the file is empty or too broken to be read. */
	root: TreeNode | null;
	/** Further documents after `---`: only files of scenarios and trials have them. */
	more: TreeNode[];
	/** Of the syntax only; see checkShape. */
	diagnostics: Diagnostic[];
}

/** All that stand in a file that can be read. */
export function documentsOf({ root, more }: Pick<ParsedFile, 'root' | 'more'>): TreeNode[] {
	return root ? [root, ...more] : more;
}

/** In characters: a thousand files of rules. */
const REMEMBERED = 5_000_000;
/** A file costs something, however short it is. */
const LEAST = 500;
/** A tree is far larger than its text: of a file with more characters, only what was read last is remembered. */
export const LARGE = 200_000;

/** What other runs of the program have parsed. */
export interface KeptTrees {
	/** SHA-256 in hex, as `hashText` says it. */
	hashOf(text: string): string;
	/** Null: nobody has kept it. */
	read(hash: string): TreeWords | null;
	keep(hash: string, tree: TreeWords): void;
}

let kept: KeptTrees | null = null;

/** From now on trees of sound files come from there, and go there. Null: nothing is kept, as in the page. */
export function keepTreesIn(trees: KeptTrees | null): void {
	kept = trees;
}

const byPath = new SmallCache<{ text: string; parsed: ParsedFile }>(REMEMBERED);
const byHash = new SmallCache<ParsedFile>(REMEMBERED);

/** The same text at the same path gives the same object, so that later stages can remember by identity. */
export function parseFile(path: string, text: string): ParsedFile {
	const last = byPath.get(path);
	if (last?.text === text) return last.parsed;
	const hash = kept?.hashOf(text) ?? hashText(text);
	const weight = Math.max(text.length, LEAST);
	const parse = (): ParsedFile => ({ path, hash, ...fromKept(path, text, hash) });
	if (text.length > LARGE) byPath.forget(path);
	const parsed = text.length > LARGE ? parse() : byHash.of(`${path}\0${hash}`, parse, weight);
	byPath.set(path, { text, parsed }, weight);
	return parsed;
}

function fromKept(path: string, text: string, hash: string): Omit<ParsedFile, 'path' | 'hash'> {
	const words = kept?.read(hash);
	if (words) {
		const [root = null, ...more] = treesOf(path, text, words);
		return { root, more, diagnostics: [] };
	}
	const parsed = parseYaml(path, text);
	const { root, more, diagnostics } = parsed;
	if (root !== null && diagnostics.length === 0) kept?.keep(hash, wordsOf(text, [root, ...more]));
	return parsed;
}
