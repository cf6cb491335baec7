/** Where a definition or a value comes from, and what it replaced. */
import { resolvePath, namesBelow } from '#lib/language/tree-path.ts';
import { stepNames } from '#lib/language/step-names.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { Replaced, TreeNode } from '#lib/language/tree.ts';
import { pointAt, printNode } from '#lib/language/tree-tools.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { keysSeenBy } from '#lib/ruleset/names/own-names.ts';

export interface Explanation {
	path: string;
	node: TreeNode;
	/** As YAML on one line. */
	text: string;
	layer: string;
	place: SourceRange;
	/** Oldest first. */
	replaced: Replaced[];
	/** The steps of a list, by their names. */
	steps: { name: string; text: string }[];
	/** Below a block: the parts that another layer wrote. */
	parts: { path: string; layer: string; place: SourceRange; text: string }[];
}

export type Explained =
	| { found: true; explanation: Explanation }
	/** A layer took it away. */
	| { found: false; removedBy: { layer: string; place: SourceRange; text: string } }
	| { found: false; missing: string; known: string[] };

export function explainPath(composition: Composition, path: string): Explained {
	const { steps, node, rest } = resolvePath(
		composition.tree,
		path,
		keysSeenBy(composition.names, '')
	);
	if (rest !== '') {
		const gone = composition.removed.findLast((removed) => removed.path === path);
		if (gone) {
			const removedBy = { layer: gone.layer, place: gone.range, text: printNode(gone.old) };
			return { found: false, removedBy };
		}
		return { found: false, missing: rest, known: namesBelow(node) };
	}
	const last = steps.at(-1);
	const entry = last?.parent.node === 'map' ? last.parent.entries.get(String(last.at)) : undefined;
	const place = node.node === 'scalar' ? node.range : (entry?.key ?? pointAt(node)).range;
	const layer = node.layer === '' ? (entry?.key.layer ?? '') : node.layer;
	const explanation: Explanation = {
		path,
		node,
		text: printNode(node),
		layer,
		place,
		replaced: node.replaced,
		steps: stepsOf(node),
		parts: []
	};
	collectParts(node, path, layer, explanation.parts);
	return { found: true, explanation };
}

function stepsOf(node: TreeNode): Explanation['steps'] {
	if (node.node !== 'list') return [];
	return stepNames(node).flatMap((name, i) =>
		name === null ? [] : { name, text: printNode(node.items[i]!) }
	);
}

function collectParts(
	node: TreeNode,
	path: string,
	layer: string,
	parts: Explanation['parts']
): void {
	if (node.layer !== layer) {
		parts.push({ path, layer: node.layer, place: pointAt(node).range, text: printNode(node) });
		return;
	}
	if (node.node === 'map') {
		for (const [key, entry] of node.entries) {
			collectParts(entry.value, path === '' ? key : `${path}.${key}`, layer, parts);
		}
	} else if (node.node === 'list') {
		const names = stepNames(node);
		node.items.forEach((item, i) => {
			const name = names[i] ?? null;
			collectParts(item, name === null ? `${path}[${i}]` : `${path}.${name}`, layer, parts);
		});
	}
}
