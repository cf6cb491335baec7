/** A `change:` operation as the author wrote it. */
import type { ListNode, MapEntry, MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { asMap, childOf, textOf } from '#lib/language/nodes.ts';

export type Operation =
	| { op: 'set'; to: TreeNode }
	| { op: 'remove'; items: TreeNode[] | null }
	| { op: 'adjust'; by: ScalarNode }
	| { op: 'add'; content: MapNode | ListNode }
	| { op: 'wrap'; text: ScalarNode }
	| {
			op: 'insert';
			content: MapNode | ListNode;
			side: 'before' | 'after';
			/** Key, or `id` of a step; null for the beginning (before) or the end (after). */
			anchor: ScalarNode | null;
	  };

export interface Change {
	/** The dotted path, as a token. */
	path: ScalarNode;
	operation: Operation;
	/** The word of the operation, as a token. */
	verb: ScalarNode;
	expect: TreeNode | null;
	/** It settles a conflict: whatever stands there is replaced. */
	settles: boolean;
}

export const OPERATIONS = ['set', 'remove', 'adjust', 'add', 'wrap', 'insert'] as const;

/** What one path is told, in order. Operations that are not well formed are left out: that is a finding about their shape. */
export function readChanges({ key, value }: MapEntry): Change[] {
	const all = value.node === 'list' ? value.items : [value];
	return all.flatMap((operation) => readChange(key, operation) ?? []);
}

/** Whether it says all that will stand there, so that another change of the same path makes no sense. */
export function isWhole({ operation }: Change): boolean {
	return operation.op === 'set' || (operation.op === 'remove' && operation.items === null);
}

function readChange(key: ScalarNode, value: TreeNode): Change | null {
	const map = asMap(value);
	const found = OPERATIONS.flatMap((op) => map?.entries.get(op) ?? []);
	const [entry] = found;
	if (!map || !entry || found.length > 1) return null;
	const operation = readOperation(entry, map);
	if (!operation) return null;
	return {
		path: key,
		operation,
		verb: entry.key,
		expect: childOf(map, 'expect') ?? null,
		settles: false
	};
}

function readOperation({ key, value }: MapEntry, map: MapNode): Operation | null {
	switch (key.text) {
		case 'set':
			return { op: 'set', to: value };
		case 'remove':
			return { op: 'remove', items: value.node === 'list' ? value.items : null };
		case 'adjust':
			return value.node === 'scalar' ? { op: 'adjust', by: value } : null;
		case 'add':
			return value.node === 'scalar' ? null : { op: 'add', content: value };
		case 'wrap':
			return value.node === 'scalar' ? { op: 'wrap', text: value } : null;
		default:
			return readInsert(value, map);
	}
}

function readInsert(content: TreeNode, map: MapNode): Operation | null {
	if (content.node === 'scalar') return null;
	const before = childOf(map, 'before');
	const after = childOf(map, 'after');
	const side = before ? 'before' : 'after';
	const anchor = before ?? after;
	if (anchor) {
		return anchor.node === 'scalar' && !(before && after)
			? { op: 'insert', content, side, anchor }
			: null;
	}
	const at = textOf(childOf(map, 'at'));
	if (at !== 'start' && at !== 'end') return null;
	return { op: 'insert', content, side: at === 'start' ? 'before' : 'after', anchor: null };
}
