/** Where a definition or a value comes from, and what it replaced. */
import { resolvePath, namesBelow } from '#lib/language/tree-path.ts';
import { entriesOf } from '#lib/language/nodes.ts';
import { stepNames } from '#lib/language/step-names.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { Replaced, TreeNode } from '#lib/language/tree.ts';
import { pointAt, printNode } from '#lib/language/tree-tools.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { keysSeenBy } from '#lib/ruleset/names/own-names.ts';

export interface ExplainedStep {
	/** From the path that is explained. */
	name: string;
	depth: number;
	/** Without the steps inside of it. */
	text: string;
}

export interface Explanation {
	path: string;
	node: TreeNode;
	/** As YAML on one line; what stands in `steps` is left out. */
	text: string;
	layer: string;
	place: SourceRange;
	/** Oldest first. */
	replaced: Replaced[];
	/** The steps in it, each before those inside of it. */
	steps: ExplainedStep[];
	/** Below a block: the parts that another layer wrote. */
	parts: { path: string; layer: string; place: SourceRange; text: string }[];
}

export type Explained =
	| { found: true; explanation: Explanation }
	/** A layer took it away. */
	| { found: false; removedBy: { layer: string; place: SourceRange; text: string } }
	| { found: false; missing: string; known: string[] };

/** Each step in the place that it has among the others, under its path. */
export function stepLines(steps: readonly ExplainedStep[]): string[] {
	return steps.map(({ depth, name, text }) => `${'  '.repeat(depth)}.${name}: ${text}`);
}

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
		text: node.node === 'list' && holdsSteps(node) ? '' : printNode(withoutSteps(node)),
		layer,
		place,
		replaced: node.replaced,
		steps: stepsIn(node, '', 0),
		parts: []
	};
	collectParts(node, path, layer, explanation.parts);
	return { found: true, explanation };
}

function holdsSteps(node: TreeNode): boolean {
	if (node.node === 'scalar') return false;
	if (node.node === 'list')
		return node.items.length > 0 && stepNames(node).every((name) => name !== null);
	return [...node.entries.values()].some(({ value }) => holdsSteps(value));
}

function withoutSteps(node: TreeNode): TreeNode {
	if (node.node !== 'map') return node;
	const entries = [...node.entries].filter(([, { value }]) => !holdsSteps(value));
	return { ...node, entries: new Map(entries) };
}

function stepsIn(node: TreeNode, path: string, depth: number): ExplainedStep[] {
	if (!holdsSteps(node)) return [];
	const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
	if (node.node === 'list')
		return stepNames(node).flatMap((name, i) => {
			const step = node.items[i]!;
			const at = below(name!);
			const text = printNode(withoutSteps(step));
			return [{ name: at, depth, text }, ...stepsIn(step, at, depth + 1)];
		});
	return entriesOf(node).flatMap(([key, { value }]) => stepsIn(value, below(key), depth));
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
