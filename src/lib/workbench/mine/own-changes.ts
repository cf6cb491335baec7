/** A number or word of the rules, changed in the text of a variant of one's own. */
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { withOption } from './own-rules.ts';
import { has, put, rootOf, withChange, withoutEntry } from './own-text.ts';

/** What it is without the variant's own word; null: nobody says anything. */
export function below(one: Changeable, own: string): Written | null {
	return one.layer === own ? one.before : one.layer === null ? null : one.value;
}

/** Whether the variant has changed what it is without it. */
export function isChanged(one: Changeable, own: string): boolean {
	return one.layer === own && one.definedBy !== own;
}

/** Another value, or (null) that of the layers below again. null: it cannot be written. */
export function withChanged(
	text: string,
	one: Changeable,
	value: Written | null,
	own: string
): string | null {
	const was = below(one, own);
	const usual = was ?? one.otherwise;
	const [section, id = ''] = one.definition.split('.', 2);
	if (section === 'options') {
		if (typeof value === 'boolean') return null;
		return withOption(text, id, value === null || value === usual ? null : value);
	}
	if (one.definedBy === own)
		return value === null || value === one.otherwise
			? withoutEntry(text, one.keys)
			: put(text, one.keys, value);
	const said = value === null || value === usual ? was : value;
	if (said === null) return withoutEntry(text, ['change', one.address]);
	return withChange(text, [one.address], was, said);
}

/** The changes of another layer (its text), said by the variant itself. null: they cannot be written. */
export function withLayer(text: string, layer: string): string | null {
	const valueOf = (node: TreeNode | undefined): Written | null =>
		node?.node === 'scalar' ? node.value : null;
	return entriesOf(childOf(rootOf(layer), 'change')).reduce<string | null>(
		(written, [address, { value }]) => {
			if (written === null) return null;
			const set = valueOf(childOf(value, 'set'));
			const keys = address.split('.');
			// What the file itself defines is written where it stands.
			return has(written, keys.slice(0, 2)) && set !== null
				? put(written, keys, set)
				: withChange(written, [address], valueOf(childOf(value, 'expect')), set);
		},
		text
	);
}
