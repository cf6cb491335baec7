/** What the parts of the rules are called, as `change:` addresses them: `procedures.explore.do.set-keeper`. */
import { stepNames } from '#lib/language/step-names.ts';
import type { TreeNode } from '#lib/language/tree.ts';

/** Sections whose definitions are done or worked out. */
const RULES = [
	'values',
	'events',
	'actions',
	'procedures',
	'effects',
	'invariants',
	'kinds',
	'pieces'
];

export function addressesOf(sections: ReadonlyMap<string, TreeNode>): Map<TreeNode, string> {
	const addresses = new Map<TreeNode, string>();
	const visit = (node: TreeNode, path: string): void => {
		addresses.set(node, path);
		if (node.node === 'map') {
			for (const [key, { value }] of node.entries) visit(value, `${path}.${key}`);
		} else if (node.node === 'list') {
			const names = stepNames(node);
			node.items.forEach((item, i) => {
				const name = names[i] ?? null;
				if (name !== null) visit(item, `${path}.${name}`);
			});
		}
	};
	for (const section of RULES) {
		const node = sections.get(section);
		if (node) visit(node, section);
	}
	return addresses;
}
