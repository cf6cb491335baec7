/** Places in the text of a variant of one's own: written, changed and taken out again, the rest staying as it is. */
import type { Change, Keys } from '#lib/language/editing/change.ts';
import { editText } from '#lib/language/editing/edit-text.ts';
import type { Plain } from '#lib/language/editing/plain-text.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';

/** What is to be said at an address where the layers below say something, or (null) nothing. */
export function withChange(
	text: string,
	address: readonly string[],
	below: Written | null,
	value: Written | null
): string | null {
	const keys = ['change', address.join('.')];
	if (value === below) return withoutEntry(text, keys);
	if (value === null) return put(text, keys, { expect: below, remove: true });
	// Of a change that is there already only the value is another one.
	const set = [...keys, 'set'];
	const changed = has(text, set) ? withEdit(text, set, { do: 'set', value }) : null;
	return (
		changed ?? put(text, keys, below === null ? { set: value } : { expect: below, set: value })
	);
}

/** Writes what may be there in several lines: then it is taken out and written anew. */
export function put(text: string, keys: Keys, value: Plain): string | null {
	const set = withEdit(text, keys, { do: 'set', value });
	if (set !== null) return set;
	const without = withEdit(text, keys, { do: 'remove' });
	return without === null ? null : withEdit(without, keys, { do: 'set', value });
}

/** An entry goes, and with it what holds nothing then. */
export function withoutEntry(text: string, keys: Keys): string | null {
	if (!has(text, keys)) return text;
	const above = keys.slice(0, -1);
	const alone = entriesOf(nodeAt(text, above)).length === 1;
	if (alone && above.length > 0) return withoutEntry(text, above);
	return withEdit(text, keys, { do: 'remove' });
}

export const rootOf = (text: string) => parseFile('own.yaml', text).root ?? undefined;

export function nodeAt(text: string, keys: Keys) {
	return keys.reduce((node, key) => childOf(node, String(key)), rootOf(text));
}

export const has = (text: string, keys: Keys): boolean => nodeAt(text, keys) !== undefined;

/** One place is changed; null where that cannot be written. */
export function withEdit(text: string, keys: Keys, change: Change): string | null {
	const edited = editText(text, keys, change);
	return edited.ok ? edited.text : null;
}
