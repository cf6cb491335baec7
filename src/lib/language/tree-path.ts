/** Dotted paths into a tree: `values.price.is`. Keys may hold dots themselves; steps are found by their `id`. */
import type { SourceRange } from './source.ts';
import type { ListNode, MapNode, ScalarNode, TreeNode } from './tree.ts';

/** One step down. `key` is the token that names it; an item of a list is named by its `id`. */
export interface PathStep {
	parent: MapNode | ListNode;
	/** The key in a map, the index in a list. */
	at: string | number;
	/** The part of the path. */
	segment: string;
	value: TreeNode;
}

export interface PathResult {
	steps: PathStep[];
	/** The deepest node reached. */
	node: TreeNode;
	/** What could not be found below it; empty when all was. */
	rest: string;
	/** Offset of `rest` in the path. */
	restOffset: number;
}

/** Goes as far down as the tree has the keys. Of several keys that fit, the longest is taken. */
export function resolvePath(root: TreeNode, path: string): PathResult {
	const steps: PathStep[] = [];
	let node = root;
	let offset = 0;
	while (offset < path.length) {
		const step = stepInto(node, path.slice(offset));
		if (!step) break;
		steps.push(step);
		node = step.value;
		offset += step.segment.length + 1;
	}
	const restOffset = Math.min(offset, path.length);
	return { steps, node, rest: path.slice(restOffset), restOffset };
}

function stepInto(node: TreeNode, rest: string): PathStep | null {
	for (let end = rest.length; end > 0; end = rest.lastIndexOf('.', end - 1)) {
		const segment = rest.slice(0, end);
		if (node.node === 'map') {
			const entry = node.entries.get(segment);
			if (entry) return { parent: node, at: segment, segment, value: entry.value };
		} else if (node.node === 'list') {
			const index = node.items.findIndex((item) => stepId(item) === segment);
			const value = node.items[index];
			if (value) return { parent: node, at: index, segment, value };
		}
	}
	return null;
}

/** The `id:` of an item of a list, by which layers address it. */
export function stepId(item: TreeNode): string | null {
	const id = item.node === 'map' ? item.entries.get('id')?.value : undefined;
	return id?.node === 'scalar' ? id.text : null;
}

/** The names one could go on with below a node. */
export function namesBelow(node: TreeNode): string[] {
	if (node.node === 'map') return [...node.entries.keys()];
	if (node.node === 'list') return node.items.map(stepId).filter((id) => id !== null);
	return [];
}

/**
 * The tree with the node at the end of `steps` replaced; null takes it out. Only the way down is copied, and what is among
 * `made` is not: nobody else has seen it. What is copied comes among them.
 */
export function withNode(
	steps: PathStep[],
	value: TreeNode | null,
	made = new WeakSet<TreeNode>()
): TreeNode | null {
	let current = value;
	for (const step of steps.toReversed()) current = withChild(step, current, made);
	return current;
}

function withChild(
	{ parent, at }: PathStep,
	value: TreeNode | null,
	made: WeakSet<TreeNode>
): TreeNode {
	const own = made.has(parent) ? parent : copyOf(parent);
	made.add(own);
	if (own.node === 'list') own.items.splice(Number(at), 1, ...(value ? [value] : []));
	else {
		const entry = own.entries.get(String(at));
		if (!value) own.entries.delete(String(at));
		else if (entry) own.entries.set(String(at), { key: entry.key, value });
	}
	return own;
}

function copyOf(node: MapNode | ListNode): MapNode | ListNode {
	if (node.node === 'list') return { ...node, items: [...node.items] };
	return { ...node, entries: new Map(node.entries) };
}

/** The part of a one-line scalar from one offset of its text to another; otherwise all of it. */
export function partOf(node: ScalarNode, from: number, to: number): SourceRange {
	const { file, start } = node.range;
	if (!node.oneToOne) return node.range;
	const column = start.column + (node.textOffset - start.offset);
	const at = (offset: number) => ({
		line: start.line,
		column: column + offset,
		offset: node.textOffset + offset
	});
	return { file, start: at(from), end: at(to) };
}
