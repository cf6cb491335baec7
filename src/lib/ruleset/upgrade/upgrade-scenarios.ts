/** Scenarios written for an earlier version: the layers, options and procedures that they name are called as they are now. */
import type { TextEdit } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { partOf } from '#lib/language/tree-path.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import { edited, isBroken } from './rewrite.ts';

/** The text of a file of scenarios with these names as they are now; a broken one as it is. */
export function upgradedScenarios(path: string, text: string, moves: Moves): string {
	if (isBroken(path, text, 'scenario')) return text;
	const { root, more } = parseFile(path, text);
	const documents = root ? [root, ...more] : [];
	return edited(
		text,
		documents.flatMap((document) =>
			namesIn(document).flatMap(({ node, address }) => {
				const to = moves.of(address)?.to ?? null;
				const now = to === null ? null : to.slice(to.lastIndexOf('.') + 1);
				const same = to?.split('.').length === address.split('.').length;
				return now !== null && same && now !== node.text ? [renaming(node, now)] : [];
			})
		)
	);
}

interface Named {
	node: ScalarNode;
	address: string;
}

function namesIn(document: TreeNode): Named[] {
	const named = (nodes: readonly (TreeNode | undefined)[], section: string): Named[] =>
		nodes.flatMap((node) =>
			node?.node === 'scalar' ? [{ node, address: `${section}.${node.text}` }] : []
		);
	const options = entriesOf(childOf(document, 'options'));
	const when = itemsOf(childOf(document, 'when'));
	const start = childOf(document, 'start');
	const begun = [...(start?.node === 'list' ? itemsOf(start) : [start]), ...when];
	return [
		...named(itemsOf(childOf(document, 'house-rules')), 'layers'),
		...named(itemsOf(childOf(document, 'editions')), 'layers'),
		...named(
			begun.map((step) => childOf(step, 'call')),
			'procedures'
		),
		...named(
			begun.map((step) => childOf(step, 'emit')),
			'events'
		),
		...options.flatMap(([id, { key, value }]) => [
			...named([key], 'options'),
			...named([value], `options.${id}.values`)
		])
	];
}

function renaming(node: ScalarNode, text: string): TextEdit {
	return { range: partOf(node, 0, node.text.length), text };
}
