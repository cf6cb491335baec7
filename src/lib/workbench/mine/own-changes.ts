/** A number or word of the rules, changed in the text of a variant of one's own. */
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { withOption } from './own-rules.ts';
import { has, put, rootOf, withChange, withoutEntry } from './own-text.ts';

/** What it is without the variant's own word; null: nobody says anything. */
export function below(changeable: Changeable, own: string): Written | null {
	return changeable.layer === own
		? changeable.before
		: changeable.layer === null
			? null
			: changeable.value;
}

/** Whether the variant has changed what it is without it. */
export function isChanged(changeable: Changeable, own: string): boolean {
	return changeable.layer === own && changeable.definedBy !== own;
}

/** Another value, or (null) that of the layers below again. null: it cannot be written. */
export function withChanged(
	text: string,
	changeable: Changeable,
	value: Written | null,
	own: string
): string | null {
	const was = below(changeable, own);
	const usual = was ?? changeable.otherwise;
	const [section, id = ''] = changeable.definition.split('.', 2);
	if (section === 'options') {
		if (typeof value === 'boolean') return null;
		return withOption(text, id, value === null || value === usual ? null : value);
	}
	if (changeable.definedBy === own)
		return value === null || value === changeable.otherwise
			? withoutEntry(text, changeable.keys)
			: put(text, changeable.keys, value);
	const said = value === null || value === usual ? was : value;
	if (said === null) return withoutEntry(text, ['change', changeable.address]);
	return withChange(text, [changeable.address], was, said);
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
