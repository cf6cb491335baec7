/**
 * What a layer leaves over. A house rule that replaces a procedure may well be the last to have used a value of the base:
 * that is no mistake of the base, so whatever nobody uses weighs less where a later layer replaces or removes things.
 */
import type { Severity } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';

/** Findings that another combination of layers may not share. */
export const LEFT_OVER = /^(read\/|text\/unknown-path$|layer\/nothing-to-acknowledge$)/;

export class Leftovers {
	readonly #composition: Composition;
	/** Position of the last layer that replaces or removes something; looked for when it matters. */
	#lastChange: number | null = null;

	constructor(composition: Composition) {
		this.#composition = composition;
	}

	/** How much it matters that nobody uses this. */
	severity({ layer }: TreeNode, severity: Severity): Severity {
		const { layers } = this.#composition;
		this.#lastChange ??= this.#findLastChange();
		return layers.findIndex(({ id }) => id === layer) < this.#lastChange ? 'info' : severity;
	}

	#findLastChange(): number {
		const { layers, removed, tree } = this.#composition;
		const changing = new Set(removed.map(({ layer }) => layer));
		const visit = (node: TreeNode): void => {
			if (node.replaced.length > 0) changing.add(node.layer);
			if (node.node === 'list') node.items.forEach(visit);
			else if (node.node === 'map') for (const { value } of node.entries.values()) visit(value);
		};
		visit(tree);
		return layers.findLastIndex(({ id }) => changing.has(id));
	}
}
