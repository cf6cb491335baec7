/** Small things one does with nodes. Nodes are never changed in place: composing copies what it touches. */
import type { MapEntry, ScalarNode, TreeNode } from './tree.ts';

/** A copy in which every node names the layer that wrote it. */
export function stamp<N extends TreeNode>(node: N, layer: string): N;
export function stamp(node: TreeNode, layer: string): TreeNode {
	switch (node.node) {
		case 'scalar':
			return { ...node, layer };
		case 'list':
			return { ...node, layer, items: node.items.map((item) => stamp(item, layer)) };
		case 'map': {
			const entries = new Map<string, MapEntry>();
			for (const [key, entry] of node.entries) {
				entries.set(key, { key: { ...entry.key, layer }, value: stamp(entry.value, layer) });
			}
			return { ...node, layer, entries };
		}
	}
}

/** Whether two nodes say the same, wherever they stand and however they are laid out. The order of keys counts. */
export function sameContent(a: TreeNode, b: TreeNode): boolean {
	if (a.node === 'scalar') return b.node === 'scalar' && collapse(a) === collapse(b);
	if (a.node === 'list') {
		return (
			b.node === 'list' &&
			a.items.length === b.items.length &&
			a.items.every((item, i) => sameContent(item, b.items[i] ?? item))
		);
	}
	if (b.node !== 'map' || a.entries.size !== b.entries.size) return false;
	const others = [...b.entries];
	return [...a.entries].every(([key, entry], i) => {
		const other = others[i];
		return other !== undefined && other[0] === key && sameContent(entry.value, other[1].value);
	});
}

/** The text of a scalar with its white space made plain, as it is compared with `expect:`. */
function collapse(node: ScalarNode): string {
	return node.text.trim().replace(/\s+/g, ' ');
}

/** A node on one line, as YAML flow style. */
export function printNode(node: TreeNode): string {
	if (node.node === 'scalar') return printScalar(node);
	if (node.node === 'list') return `[${node.items.map(printNode).join(', ')}]`;
	const parts = [...node.entries.values()].map(
		({ key, value }) => `${printScalar(key)}: ${printNode(value)}`
	);
	return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const printed = new WeakMap<TreeNode, string>();

/** For what is printed with every composition: a definition that did not change is printed once. */
export function printedOnce(node: TreeNode): string {
	const before = printed.get(node);
	if (before !== undefined) return before;
	const text = printNode(node);
	printed.set(node, text);
	return text;
}

function printScalar(node: ScalarNode): string {
	if (node.value === null) return 'null';
	if (typeof node.value !== 'string') return node.text;
	const text = collapse(node);
	const plain =
		/^[\p{L}\d_(][^:#,[\]{}"]*$/u.test(text) && !/^(true|false|null|[\d.+-]+|\d.*)$/i.test(text);
	return plain ? text : JSON.stringify(text);
}

/** For messages: at most `limit` characters. */
export function excerpt(node: TreeNode, limit = 60): string {
	const text = printNode(node);
	return text.length <= limit ? text : `${text.slice(0, limit - 3)}...`;
}

/** The value without places, in objects that have no prototype. */
export function toPlain(node: TreeNode): unknown {
	if (node.node === 'scalar') return node.value;
	if (node.node === 'list') return node.items.map(toPlain);
	const plain = Object.create(null) as Record<string, unknown>;
	for (const [key, entry] of node.entries) plain[key] = toPlain(entry.value);
	return plain;
}

/** As far down as keys and indices lead. */
export function nodeAt(root: TreeNode, path: readonly (string | number)[]): TreeNode {
	let node = root;
	for (const part of path) {
		const below =
			node.node === 'map'
				? node.entries.get(String(part))?.value
				: node.node === 'list'
					? node.items[Number(part)]
					: undefined;
		if (below === undefined) return node;
		node = below;
	}
	return node;
}

/** Where to point for a whole node: a block is named by its first key or item. */
export function pointAt(node: TreeNode): ScalarNode | TreeNode {
	if (node.node === 'map') {
		const first = node.entries.values().next();
		return first.done ? node : first.value.key;
	}
	if (node.node === 'list') {
		const [first] = node.items;
		return first === undefined ? node : pointAt(first);
	}
	return node;
}
