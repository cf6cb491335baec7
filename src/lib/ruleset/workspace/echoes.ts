/** One finding a cause: what linking says about a definition whose shape is wrong already is an echo. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { type SourceRange, within } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';

interface Definition {
	range: SourceRange;
	id: string;
	value: TreeNode;
}

export function withoutEchoes(
	{ tree, diagnostics }: Composition,
	findings: readonly Diagnostic[]
): Diagnostic[] {
	const causes = findings.length === 0 ? [] : diagnostics.filter(isCause);
	if (causes.length === 0) return [...findings];
	const files = new Set(causes.map(({ range }) => range.file));
	const broken = [...definitionsOf(tree, files)].filter((definition) =>
		causes.some(({ range }) => within(range, definition.range))
	);
	// Everything that is written in them: names that could not be read from them.
	const words = new Set(broken.flatMap(({ id, value }) => [id, ...wordsOf(value)]));
	return findings.filter(
		({ range, message }) =>
			!broken.some((definition) => within(range, definition.range)) &&
			!quotedIn(message).some((word) => words.has(word))
	);
}

function isCause(finding: Diagnostic): boolean {
	return isError(finding) && /^(syntax|shape|layer)\//.test(finding.code);
}

/** Those that stand in one of the files. */
export function* definitionsOf(tree: TreeNode, files: ReadonlySet<string>): Generator<Definition> {
	if (tree.node !== 'map') return;
	for (const [section, { value }] of tree.entries) {
		yield* below(value, (SECTION_DEPTH.get(section) ?? 1) > 1 && section !== 'map' ? 2 : 1, files);
	}
}

function* below(node: TreeNode, depth: number, files: ReadonlySet<string>): Generator<Definition> {
	if (node.node !== 'map') return;
	for (const [id, { key, value }] of node.entries) {
		if (depth > 1) yield* below(value, depth - 1, files);
		else if (files.has(key.range.file)) {
			const { file, start } = key.range;
			const end = value.range.file === file ? value.range.end : key.range.end;
			yield { range: { file, start, end }, id, value };
		}
	}
}

export function* wordsOf(node: TreeNode): Generator<string> {
	if (node.node === 'scalar') yield node.text;
	else if (node.node === 'list') for (const item of node.items) yield* wordsOf(item);
	else {
		for (const [key, { value }] of node.entries) {
			yield key;
			yield* wordsOf(value);
		}
	}
}

function quotedIn(message: string): string[] {
	return [...message.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
}
