/** Dotted paths into a tree: `values.price.is`. Keys may hold dots themselves; steps are found by their names. */
import type { SourceRange } from './source.ts';
import { copyOfList, spliceItems, stepNames } from './step-names.ts';
import type { ListNode, MapNode, ScalarNode, TreeNode } from './tree.ts';

/** One step down. `key` is the token that names it; a step is named as `step-names.ts` says. */
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

/** Under which key something of a section stands, by the name that is written. */
export type KeyOf = (section: string, name: string) => string;

const asWritten: KeyOf = (_section, name) => name;

/** Goes as far down as the tree has the keys. Of several keys that fit, the longest is taken. */
export function resolvePath(root: TreeNode, path: string, keyOf = asWritten): PathResult {
	const steps: PathStep[] = [];
	let node = root;
	let offset = 0;
	while (offset < path.length) {
		const section = steps.length === 1 ? String(steps[0]?.at) : null;
		const key = (name: string): string => (section === null ? name : keyOf(section, name));
		const step = stepInto(node, path.slice(offset), key);
		if (!step) break;
		steps.push(step);
		node = step.value;
		offset += step.segment.length + 1;
	}
	// A condition or number that stands alone is what is written under `is:` where there is more to say.
	const alone = node.node === 'scalar' && path.slice(offset) === 'is' && steps.at(-1)?.at !== 'is';
	const restOffset = alone ? path.length : Math.min(offset, path.length);
	return { steps, node, rest: path.slice(restOffset), restOffset };
}

/** The other way round: what is said of a block that has an `is:` is said of that. */
export function intoIs(found: PathResult): PathResult {
	const step = found.rest === '' ? stepInto(found.node, 'is', (name) => name) : null;
	if (step?.value.node !== 'scalar') return found;
	return { ...found, steps: [...found.steps, step], node: step.value };
}

function stepInto(node: TreeNode, rest: string, keyOf: (name: string) => string): PathStep | null {
	for (let end = rest.length; end > 0; end = rest.lastIndexOf('.', end - 1)) {
		const segment = rest.slice(0, end);
		if (node.node === 'map') {
			const at = keyOf(segment);
			const entry = node.entries.get(at);
			if (entry) return { parent: node, at, segment, value: entry.value };
		} else if (node.node === 'list') {
			const index = stepNames(node).indexOf(segment);
			const value = node.items[index];
			if (value) return { parent: node, at: index, segment, value };
		}
	}
	return null;
}

/** The names one could go on with below a node. */
export function namesBelow(node: TreeNode): string[] {
	if (node.node === 'map') return [...node.entries.keys()];
	if (node.node === 'list') return stepNames(node).filter((name) => name !== null);
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
	if (own.node === 'list') spliceItems(own, Number(at), 1, value ? [value] : []);
	else {
		const entry = own.entries.get(String(at));
		if (!value) own.entries.delete(String(at));
		else if (entry) own.entries.set(String(at), { key: entry.key, value });
	}
	return own;
}

function copyOf(node: MapNode | ListNode): MapNode | ListNode {
	if (node.node === 'list') return copyOfList(node);
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
