/** One finding a cause: what linking says about a definition whose shape is wrong already is an echo. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';

interface Definition {
	range: SourceRange;
	/** Everything that is written in it: names that could not be read from it. */
	words: Set<string>;
}

export function withoutEchoes(
	{ tree, diagnostics }: Composition,
	findings: readonly Diagnostic[]
): Diagnostic[] {
	const causes = diagnostics.filter(isCause);
	if (causes.length === 0) return [...findings];
	const broken = [...definitionsOf(tree)].filter((definition) =>
		causes.some(({ range }) => within(range, definition.range))
	);
	const words = new Set(broken.flatMap((definition) => [...definition.words]));
	return findings.filter(
		({ range, message }) =>
			!broken.some((definition) => within(range, definition.range)) &&
			!quotedIn(message).some((word) => words.has(word))
	);
}

function isCause(finding: Diagnostic): boolean {
	return isError(finding) && /^(syntax|shape|layer)\//.test(finding.code);
}

function* definitionsOf(tree: TreeNode): Generator<Definition> {
	if (tree.node !== 'map') return;
	for (const [section, { value }] of tree.entries) {
		yield* below(value, (SECTION_DEPTH.get(section) ?? 1) > 1 && section !== 'map' ? 2 : 1);
	}
}

function* below(node: TreeNode, depth: number): Generator<Definition> {
	if (node.node !== 'map') return;
	for (const [id, { key, value }] of node.entries) {
		if (depth > 1) yield* below(value, depth - 1);
		else {
			const { file, start } = key.range;
			const end = value.range.file === file ? value.range.end : key.range.end;
			yield { range: { file, start, end }, words: new Set([id, ...wordsOf(value)]) };
		}
	}
}

function* wordsOf(node: TreeNode): Generator<string> {
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

function within(inner: SourceRange, outer: SourceRange): boolean {
	return (
		inner.file === outer.file &&
		inner.start.offset >= outer.start.offset &&
		inner.start.offset <= outer.end.offset
	);
}
