/**
 * What a variant of one's own says about pieces, written at single places of its text. A piece of its own is changed where
 * it stands; one of the layers below by a change that names it, which goes away when nothing is changed any more.
 */
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { SheetPiece, Written } from '#lib/ruleset/report/piece-sheet.ts';
import { has, put, rootOf, withChange, withoutEntry } from './own-text.ts';

/** A name, and what stands beside it: its short form, its gender, and the forms that do not follow from that. */
export type NameWords = Readonly<Record<string, string>> & { readonly name: string };

/** What the layers below a variant's own say of one value of a piece; null: nothing. */
export function valueBelow(piece: SheetPiece, key: string, own: string): Written | null {
	const gone = piece.removed[key];
	if (gone?.layer === own) return gone.value;
	const said = piece.values[key];
	if (!said) return null;
	return said.layer === own ? said.before : said.value;
}

/** Whether the variant itself says something about a piece that is there without it. */
export function isChanged(piece: SheetPiece, own: string): boolean {
	if (piece.layer === own) return false;
	const { values, removed, names } = piece;
	const said = [values, removed, names].flatMap((all) => Object.values<{ layer: string }>(all));
	return said.some(({ layer }) => layer === own);
}

/** One value of a piece; null takes it away. The text that comes of it, or null where it cannot be written. */
export function withValue(
	text: string,
	piece: SheetPiece,
	key: string,
	value: Written | null,
	own: string
): string | null {
	const keys = ['pieces', piece.id, key];
	if (piece.layer === own)
		return value === null ? withoutEntry(text, keys) : put(text, keys, value);
	return withChange(text, keys, valueBelow(piece, key, own), value);
}

/** A new piece like another one, under an id that is not taken. Rules written on that one do not come along. */
export function withPiece(
	text: string,
	id: string,
	like: Pick<SheetPiece, 'kind' | 'values'>,
	names: Readonly<Record<string, NameWords>>
): string | null {
	const values = Object.entries(like.values).map(([key, said]) => [key, said.value] as const);
	const made = put(text, ['pieces', id], { kind: like.kind, ...Object.fromEntries(values) });
	return Object.entries(names).reduce<string | null>(
		(now, [language, words]) => now && withNameWords(now, id, language, words),
		made
	);
}

/** All that a piece of its own is called by in a language; null: it has no name there. */
export function withNameWords(
	text: string,
	id: string,
	language: string,
	words: NameWords | null
): string | null {
	const keys = ['text', language, 'pieces', id];
	if (words === null) return withoutEntry(text, keys);
	const { name, ...beside } = words;
	return put(text, keys, Object.keys(beside).length === 0 ? name : words);
}

/** What a piece is called in a language; empty: nothing of its own. */
export function withName(
	text: string,
	piece: SheetPiece,
	language: string,
	name: string,
	own: string
): string | null {
	const said = piece.names[language];
	const keys = ['text', language, 'pieces', piece.id, ...(said?.below ?? [])];
	const isOwn = !said || (said.layer === own && said.before === null);
	if (isOwn) return name === '' ? withoutEntry(text, keys) : put(text, keys, name);
	const below = said.layer === own ? said.before : said.value;
	return withChange(text, keys, below, name === '' ? below : name);
}

/** A piece of its own goes, with its names. */
export function withoutPiece(text: string, id: string): string | null {
	const named = languagesIn(text).filter((language) => has(text, ['text', language, 'pieces', id]));
	return named.reduce<string | null>(
		(now, language) => now && withoutEntry(now, ['text', language, 'pieces', id]),
		withoutEntry(text, ['pieces', id])
	);
}

/** A piece of the layers below is again as they have it. */
export function withoutChanges(text: string, piece: SheetPiece): string | null {
	const { id } = piece;
	const entries = entriesOf(childOf(rootOf(text), 'change')).map(([key]) => key);
	const about = new RegExp(`^(?:pieces|text\\.\\w+\\.pieces)\\.${id}(?:\\.|$)`);
	return entries
		.filter((key) => about.test(key))
		.reduce<string | null>((now, key) => now && withoutEntry(now, ['change', key]), text);
}

export function languagesIn(text: string): string[] {
	return entriesOf(childOf(rootOf(text), 'text')).map(([language]) => language);
}
