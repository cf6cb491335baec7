/** A name that is being written: what it is called, how one speaks of it, and the forms that sentences ask for. */
import { grammarOf, nameForm } from '#lib/language/message/grammar.ts';
import { own } from '#lib/language/tools/own.ts';
import { descends } from '#lib/workbench/lookup/RulesIndex.ts';
import type { NameWords } from '#lib/workbench/mine/own-pieces.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';

/** A name without an article; written as the form `the`. */
export const PROPER = 'proper';

export interface NameDraft {
	name: string;
	short: string;
	/** One of the language, `PROPER`, or empty: not said. */
	gender: string;
	/** Forms as they are written. */
	forms: Readonly<Record<string, string>>;
	/** What else stands beside the name, and stays there. */
	kept: Readonly<Record<string, string>>;
}

/** Letters that a counter has room for. */
export const COUNTER_ROOM = 16;

export const NO_NAME: NameDraft = { name: '', short: '', gender: '', forms: {}, kept: {} };

export function draftOf(language: string, words: NameWords | null): NameDraft {
	if (!words) return NO_NAME;
	const { name, short = '', gender: said, ...beside } = words;
	const isForm = (key: string) => grammarOf(language)?.forms.includes(key) ?? false;
	// A proper name is written as its own form `the`.
	const isProper = said === undefined && own(beside, 'the') === name;
	const forms = Object.entries(beside).filter(
		([key]) => isForm(key) && !(isProper && key === 'the')
	);
	const kept = Object.entries(beside).filter(([key]) => !isForm(key));
	const gender = said ?? (isProper ? PROPER : '');
	return { name, short, gender, forms: Object.fromEntries(forms), kept: Object.fromEntries(kept) };
}

/** As it is written down; null: it is not called anything in this language. */
export function wordsOf(draft: NameDraft): NameWords | null {
	const name = draft.name.trim();
	if (name === '') return null;
	const short = draft.short.trim();
	const { gender } = draft;
	const forms = Object.entries(draft.forms).flatMap(([form, text]) =>
		text.trim() === '' ? [] : [[form, text.trim()] as const]
	);
	return {
		name,
		...(short === '' || short === name ? {} : { short }),
		...(gender === '' ? {} : gender === PROPER ? { the: name } : { gender }),
		...Object.fromEntries(forms),
		...draft.kept
	};
}

/** The form of a name as a sentence would have it; null where it cannot be worked out and is not written. */
export function formOf(language: string, draft: NameDraft, form: string): string | null {
	const words: Readonly<Record<string, string>> = wordsOf(draft) ?? {};
	const written = (key: string): string | null => own(words, key) ?? null;
	const name = { text: written('name') ?? '', gender: written('gender'), written };
	return nameForm(language, name, form);
}

/** The same, did nobody write any. */
export function workedOut(language: string, draft: NameDraft, form: string): string | null {
	return formOf(language, { ...draft, forms: {} }, form);
}

/** The forms for which texts of a language ask of pieces of a kind, in the order of its grammar. */
export function formsAsked(rules: Rules, kind: string, language: string): string[] {
	const asked = new Set(
		rules.pieceTexts
			.filter((pieceText) => pieceText.language === language && isKind(rules, kind, pieceText.kind))
			.map(({ form }) => form)
	);
	return (
		grammarOf(language)?.forms ?? [...asked].filter((candidate) => candidate !== null)
	).filter((form) => asked.has(form));
}

/** What can be said of it: the genders of the language; none where its names have only one, and no text asks. */
export function gendersOf(language: string, forms: readonly string[]): readonly string[] {
	const genders = grammarOf(language)?.genders ?? [];
	const isBent = genders.length > 2 || forms.length > 0;
	return isBent ? [...genders, PROPER] : [];
}

/** Whether a kind is one of those that a text is about. */
export function isKind({ kinds }: Pick<Rules, 'kinds'>, kind: string, about: number): boolean {
	return about === 0 || descends(kinds, kind, about);
}
