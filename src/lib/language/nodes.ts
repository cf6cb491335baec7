/** Reading composed YAML: small questions to a node that may be missing or of another shape. */
import type { MapEntry, MapNode, ScalarNode, TreeNode } from './tree.ts';

export type Maybe = TreeNode | undefined;

export function asMap(node: Maybe): MapNode | null {
	return node?.node === 'map' ? node : null;
}

export function asScalar(node: Maybe): ScalarNode | null {
	return node?.node === 'scalar' ? node : null;
}

/** The entries of a map in the order written; none for anything else. */
export function entriesOf(node: Maybe): [string, MapEntry][] {
	return node?.node === 'map' ? [...node.entries] : [];
}

export function entryOf(node: Maybe, key: string): MapEntry | undefined {
	return node?.node === 'map' ? node.entries.get(key) : undefined;
}

export function childOf(node: Maybe, key: string): TreeNode | undefined {
	return entryOf(node, key)?.value;
}

/** The items of a list; a single node stands for a list of one. */
export function itemsOf(node: Maybe): TreeNode[] {
	if (node === undefined) return [];
	return node.node === 'list' ? node.items : [node];
}

export function textOf(node: Maybe): string | null {
	return node?.node === 'scalar' && node.value !== null ? node.text.trim() : null;
}

export function numberOf(node: Maybe): number | null {
	return node?.node === 'scalar' && typeof node.value === 'number' ? node.value : null;
}

export function flagOf(node: Maybe, otherwise: boolean): boolean {
	return node?.node === 'scalar' && typeof node.value === 'boolean' ? node.value : otherwise;
}

/** All scalars below a node, in order. */
export function* scalarsOf(node: Maybe): Generator<ScalarNode> {
	if (node === undefined) return;
	if (node.node === 'scalar') yield node;
	else if (node.node === 'list') for (const item of node.items) yield* scalarsOf(item);
	else for (const entry of node.entries.values()) yield* scalarsOf(entry.value);
}

/** A node as plain data. */
export function plainOf(node: Maybe): unknown {
	if (node === undefined) return null;
	if (node.node === 'scalar') return node.value;
	if (node.node === 'list') return node.items.map(plainOf);
	return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plainOf(entry.value)]));
}

/** `cite:` as a list of clause ids. */
export function citesOf(node: Maybe): string[] {
	return itemsOf(childOf(node, 'cite'))
		.map(textOf)
		.filter((id) => id !== null);
}
