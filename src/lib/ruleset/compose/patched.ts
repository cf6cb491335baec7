/** What becomes of a tree to which a layer is applied. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { ListNode, MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Write, WriteLog } from './conflicts.ts';
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import type { LayerNames } from './layer-names.ts';
import type { Resolution, Settled } from './resolutions.ts';

/** What the layers of a composition know of each other. */
export interface Together {
	log: WriteLog;
	settled: Settled;
	resolutions: readonly Resolution[];
	names: LayerNames;
	/** What became of the addresses of earlier versions. */
	moves: Moves;
}

/** A definition that a layer took away. */
export interface Removed {
	path: string;
	layer: string;
	range: SourceRange;
	old: TreeNode;
}

/** A place in the tree that was changed, and the change. */
export interface Touched {
	path: string[];
	range: SourceRange;
}

/** What a layer put at a stated place. Where two do so, it may matter which of them comes first. */
export interface Insertion {
	layer: string;
	/** Of the list or map. */
	path: string;
	/** The neighbour, `<start>` or `<end>`, and on which side of it. */
	beside: string;
	side: 'before' | 'after';
	range: SourceRange;
	content: MapNode | ListNode;
}

export interface Patched {
	tree: MapNode;
	/** Nodes of the tree that were made for this layer, and may be changed in place. */
	made: WeakSet<TreeNode>;
	writes: Write[];
	removed: Removed[];
	insertions: Insertion[];
	/** What was changed, to be looked at again. */
	touched: Touched[];
	/** The texts of `wrap`. */
	wraps: ScalarNode[];
	diagnostics: Diagnostic[];
}
