/** Which definitions cite which paragraphs. */
import { citesOf, entriesOf, type Maybe, scalarsOf } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';

const NO_RULES: ReadonlySet<string> = new Set(['text', 'clauses', 'art', 'layout']);

/** Every paragraph that a rule of the tree cites. */
export function citedIn(tree: Maybe): Set<string> {
	const cited = new Set<string>();
	for (const [section, { value }] of entriesOf(tree)) {
		if (!NO_RULES.has(section)) collect(value, cited);
	}
	return cited;
}

function collect(node: TreeNode, cited: Set<string>): void {
	if (node.node === 'scalar') return;
	if (node.node === 'list') {
		for (const item of node.items) collect(item, cited);
		return;
	}
	for (const id of citesOf(node)) cited.add(id);
	for (const { value } of node.entries.values()) collect(value, cited);
}

/** Every word that stands by itself in these files, paragraphs among them: what `cite:` and changes of it name. */
export function wordsIn(files: readonly { root: Maybe | null }[]): Set<string> {
	return new Set(
		files.flatMap(({ root }) => [...scalarsOf(root ?? undefined)].map(({ text }) => text))
	);
}
