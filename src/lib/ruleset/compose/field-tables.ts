/** The tables of `fields:`: what can have fields is fixed, except for the word for a space. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { NOTHING, say } from '#lib/language/said.ts';

export function checkFieldTables(tree: TreeNode): Diagnostic[] {
	const space = textOf(childOf(childOf(tree, 'map'), 'space'));
	const tables = ['game', 'player', 'piece', 'space', ...(space === null ? [] : [space])];
	return entriesOf(childOf(tree, 'fields'))
		.filter(([id]) => !tables.includes(id))
		.map(([id, { key }]) => {
			const { hint, fixes } = didYouMean(id, tables, key.range);
			const known = hint === NOTHING ? say`layer/only: : only ${tables.join(', ')}` : hint;
			return finding(
				'shape/unknown-key',
				key,
				say`layer/cannot-have-fields: "${id}" cannot have fields${known}`,
				{
					fixes
				}
			);
		});
}
