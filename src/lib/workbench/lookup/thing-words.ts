/** Things in a sentence: by name, counted where several have the same, in the form that the sentence asks for. */
import { grammarOf, nameForm } from '#lib/language/message/grammar.ts';
import type { Key } from '#lib/engine/seat/protocol.ts';
import type { PhrasePart, Told } from './filled-in.ts';

/** What a thing is called, and where its name is from. */
export interface Called {
	text: string;
	/** Beside which stand gender and forms; null: a proper name, as players have. */
	path: string | null;
	/** What stands in `text` behind the name itself: " 3,2". */
	after: string;
}

/** Names as texts have them. */
export interface NameBook {
	readonly language: string;
	find(...paths: string[]): string | null;
	told(...paths: string[]): Told | null;
}

/** What is needed to name things. */
export interface NameContext {
	lexicon: NameBook;
	/** The name of a thing on the table, and the text that it is taken from. */
	called: (key: Key) => Called;
	/** What stands for "none of them". */
	nothing: string;
}

/** A form of names, in the language of the sentence that asks for it. */
export interface WantedForm {
	form: string;
	language: string;
}

export function nameIn(called: Called, { form, language }: WantedForm, lexicon: NameBook): string {
	const { path, after } = called;
	// Forms in one language do not go into a sentence in another.
	const isOurs = path !== null && lexicon.told(`${path}.name`, path)?.language === language;
	const written = (one: string): string | null => (isOurs ? lexicon.find(`${path}.${one}`) : null);
	const text = isOurs ? called.text.slice(0, called.text.length - after.length) : called.text;
	const bent = nameForm(language, { text, gender: written('gender'), written }, form);
	return bent === null ? called.text : bent + (isOurs ? after : '');
}

/** null where it has none. */
export function genderOf(
	keys: readonly Key[],
	{ lexicon, called }: Pick<NameContext, 'lexicon' | 'called'>,
	language: string
): string | null {
	const genders = keys.map((key) => {
		const { path } = called(key);
		const told = path === null ? null : lexicon.told(`${path}.gender`);
		return told?.language === language ? told.text : null;
	});
	if (genders.length === 1) return genders[0] ?? null;
	return genders.length === 0 ? null : (grammarOf(language)?.together(genders) ?? null);
}

/** Several of one name are counted: `Oxen (3), Cart`. */
export function thingParts(
	keys: readonly Key[],
	context: NameContext,
	wanted: WantedForm | null
): PhrasePart[] {
	const { lexicon } = context;
	const nothing = { text: context.nothing, path: null, after: '' };
	if (keys.length === 0)
		return [{ text: wanted ? nameIn(nothing, wanted, lexicon) : nothing.text, key: null }];
	const byName = new Map<string, Key[]>();
	for (const key of keys) {
		const name = wanted ? nameIn(context.called(key), wanted, lexicon) : context.called(key).text;
		byName.set(name, [...(byName.get(name) ?? []), key]);
	}
	const named = [...byName].map(([name, same]) => ({
		text: same.length > 1 ? `${name} (${same.length})` : name,
		key: same[0] ?? null
	}));
	const format = new Intl.ListFormat(lexicon.language, { type: 'conjunction' });
	let next = 0;
	return format.formatToParts(named.map((part) => part.text)).map((part) => {
		if (part.type === 'element') return named[next++] ?? { text: part.value, key: null };
		return { text: part.value, key: null };
	});
}
