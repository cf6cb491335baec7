/**
 * YAML as the rest of the house sees it: plain nodes, each with its place and the layer it came from.
 *
 * The same nodes are used for one parsed file and for the composed game; composing keeps every node's range, so any
 * finding and any "why?" can name file and line.
 */
import type { SourceRange } from './source.ts';

/** What a composed node replaced: the layer below, its place and what it said. */
export interface Replaced {
	layer: string;
	range: SourceRange;
	text: string;
}

interface NodeBase {
	range: SourceRange;
	/** Id of the layer that wrote this node; empty until composed. */
	layer: string;
	/** Oldest first; empty when nothing was replaced. */
	replaced: Replaced[];
}

export interface ScalarNode extends NodeBase {
	node: 'scalar';
	value: string | number | boolean | null;
	/** The scalar as the author wrote it, without quotes. */
	text: string;
	/** Offset in the file of the first character of `text` (after an opening quote), to place findings inside it. */
	textOffset: number;
	/** Plain and quoted one-line scalars map offsets one to one; folded and block scalars do not. */
	oneToOne: boolean;
}

export interface MapEntry {
	key: ScalarNode;
	value: TreeNode;
}

export interface MapNode extends NodeBase {
	node: 'map';
	/** In the order written. */
	entries: Map<string, MapEntry>;
}

export interface ListNode extends NodeBase {
	node: 'list';
	items: TreeNode[];
}

export type TreeNode = ScalarNode | MapNode | ListNode;
