/** What a variant of one's own puts together, written at single places of its text. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextEdit } from 'vscode-languageserver-types';
import { editText } from '#lib/language/editing/edit-text.ts';
import type { Change, Keys } from '#lib/language/editing/change.ts';
import { childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { OptionValue } from '#lib/rules-server/rules-server.ts';

const HEADER = 'variant';

export function withEdition(text: string, id: string): string | null {
	return edit(text, [HEADER, 'edition'], { do: 'set', value: id });
}

/** The house rules that are wanted: what is new comes at the end, and what is not wanted any more goes. */
export function withHouseRules(text: string, wanted: readonly string[]): string | null {
	const keys = [HEADER, 'house-rules'];
	const before = houseRulesIn(text);
	if (before === null || (before.length > 0 && wanted.length === 0)) {
		const emptied = before === null ? text : edit(text, keys, { do: 'remove' });
		return emptied && edit(emptied, keys, { do: 'set', value: [...wanted] });
	}
	const kept = before.flatMap((id, at) => (wanted.includes(id) ? [] : [at]));
	const without = kept
		.toReversed()
		.reduce<string | null>((now, at) => now && edit(now, [...keys, at], { do: 'remove' }), text);
	return wanted
		.filter((id) => !before.includes(id))
		.reduce<string | null>((now, id) => now && edit(now, keys, { do: 'add', value: id }), without);
}

/** null: as the layers below have it. */
export function withOption(text: string, id: string, value: OptionValue | null): string | null {
	const keys = [HEADER, 'options', id];
	return edit(text, keys, value === null ? { do: 'remove' } : { do: 'set', value });
}

/** What it is called, in every language in which somebody may read of it. */
export function withVariantName(
	text: string,
	id: string,
	languages: readonly string[],
	name: string
): string | null {
	return languages.reduce<string | null>((now, language) => {
		const keys = ['text', language, 'variants', id];
		if (now === null) return null;
		// Where it says what it is about as well, the name stands beside that.
		const root = parseFile('own.yaml', now).root ?? undefined;
		const said = keys.reduce((node, key) => childOf(node, key), root);
		const at = said?.node === 'map' ? [...keys, 'name'] : keys;
		return edit(now, at, { do: 'set', value: name });
	}, text);
}

/** What a finding offers to write, where all of it belongs into this one text. */
export function withEdits(text: string, edits: TextEdit[]): string {
	return TextDocument.applyEdits(TextDocument.create('own.yaml', 'yaml', 0, text), edits);
}

/** null: it names none. */
function houseRulesIn(text: string): string[] | null {
	const { root } = parseFile('own.yaml', text);
	const list = childOf(childOf(root ?? undefined, HEADER), 'house-rules');
	return list ? itemsOf(list).map((item) => textOf(item) ?? '') : null;
}

function edit(text: string, keys: Keys, change: Change): string | null {
	const edited = editText(text, keys, change);
	return edited.ok ? edited.text : null;
}
