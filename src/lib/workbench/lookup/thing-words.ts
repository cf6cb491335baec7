/** Things in a sentence: by name, counted where several have the same, in the form that the sentence asks for. */
import { grammarOf, nameForm } from '#lib/language/message/grammar.ts';
import type { Key } from '#lib/engine/seat/protocol.ts';
import { inTongue, type PhrasePart, type Told } from './filled-in.ts';

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
	/** Names that stand as they are stand in their short form. */
	isShort?: boolean;
}

/** A form of names, in the language of the sentence that asks for it. */
export interface WantedForm {
	form: string;
	language: string;
}

/** The name at a path for where there is little room; one of the language comes before a short one that has to stand in. */
export function shortName(path: string, lexicon: NameBook): string | null {
	return lexicon.find(`${path}.short`, `${path}.name`, path);
}

function shortly({ text, path, after }: Called, lexicon: NameBook): string {
	const short = path === null ? null : shortName(path, lexicon);
	return short === null ? text : short + after;
}

export function nameIn(called: Called, { form, language }: WantedForm, lexicon: NameBook): string {
	const { path, after } = called;
	// Forms in one language do not go into a sentence in another.
	const isOurs = path !== null && lexicon.told(`${path}.name`, path)?.language === language;
	const written = (key: string): string | null => (isOurs ? lexicon.find(`${path}.${key}`) : null);
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

/** In which language the name at a path stands, where that is not the reader's. */
export function tongueAt(path: string | null, lexicon: NameBook): { lang?: string } {
	if (path === null) return {};
	return inTongue(lexicon.told(`${path}.name`, path)?.language, lexicon.language);
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
	const all = keys.map((key) => {
		const called = context.called(key);
		return { key, path: called.path, name: wordFor(called, wanted, context) };
	});
	const named = [...Map.groupBy(all, ({ name }) => name)].map(([name, [first, ...others]]) => ({
		text: others.length > 0 ? `${name} (${others.length + 1})` : name,
		key: first?.key ?? null,
		...tongueAt(first?.path ?? null, lexicon)
	}));
	const format = new Intl.ListFormat(lexicon.language, { type: 'conjunction' });
	let next = 0;
	return format.formatToParts(named.map((part) => part.text)).map((part) => {
		if (part.type === 'element') return named[next++] ?? { text: part.value, key: null };
		return { text: part.value, key: null };
	});
}

/** A form is that of the whole name: what stands beside it, such as the gender, is about that one. */
function wordFor(called: Called, wanted: WantedForm | null, context: NameContext): string {
	if (wanted) return nameIn(called, wanted, context.lexicon);
	return context.isShort ? shortly(called, context.lexicon) : called.text;
}
