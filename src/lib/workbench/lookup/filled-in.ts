/** A text of the rules with its gaps filled by parts, so that names in it can be pointed at; plurals and choices settled. */
import { IntlMessageFormat } from 'intl-messageformat';
import {
	argumentName,
	type MessageFormatElement,
	readMessage,
	TYPE
} from '#lib/language/message/read-message.ts';
import type { Key } from '#lib/engine/seat/protocol.ts';

/** A text and the language it is in. */
export interface Told {
	text: string;
	language: string;
}

/**
 * `key` is set where the words stand for a thing on the table, so that it can be pointed at; `lang` where they stand in for
 * words that the reader's language has not.
 */
export interface PhrasePart {
	text: string;
	key: Key | null;
	lang?: string;
}

/** For a part of words in `language`. */
export function inTongue(language: string | undefined, reader: string): { lang?: string } {
	return language === undefined || language === reader ? {} : { lang: language };
}

/** What stands where a thing is not settled yet. */
export const OPEN: PhrasePart = { text: '…', key: null };

/** What stands for a name of a text. */
export interface Filling {
	parts: PhrasePart[];
	/** Decides between the forms of a plural; null: the form for all others. */
	count: number | null;
	/** Decides between the forms of a choice; null: the form for all others. */
	form: string | null;
	/** The same in a form of its name; null where it has no name. */
	named: (form: string) => PhrasePart[] | null;
}

/** A text as it can be filled in; null where it cannot be read, which was found when the rules were checked. */
interface Form {
	format: IntlMessageFormat;
	names: ReadonlySet<string>;
	/** The names that stand in a form. */
	formed: readonly { name: string; form: string }[];
}

const forms = new Map<string, Form | null>();

/** `reader`: the language that is wanted. */
export function filledIn(
	told: Told,
	reader: string,
	filling: (name: string) => Filling
): PhrasePart[] {
	const tongue = inTongue(told.language, reader);
	if (!told.text.includes('{')) return [{ text: told.text, key: null, ...tongue }];
	const form = formFor(told);
	if (!form) return [{ text: told.text, key: null, ...tongue }];
	const values: Record<string, number | string | PhrasePart[]> = {};
	for (const name of form.names) {
		const { parts, count, form: chosen, named } = filling(name);
		values[PUT + name] = parts;
		for (const word of form.formed)
			if (word.name === name) values[`${PUT}${name}.${word.form}`] = named(word.form) ?? parts;
		values[COUNTED + name] = count ?? Number.NaN;
		values[NUMBER + name] =
			count === null ? [OPEN] : new Intl.NumberFormat(told.language).format(count);
		values[CHOSEN + name] = chosen ?? 'other';
	}
	const parts = form.format
		.formatToParts<PhrasePart[]>(values)
		.flatMap((part) =>
			typeof part.value === 'string' ? [{ text: part.value, key: null, ...tongue }] : part.value
		);
	const [first, ...rest] = parts;
	if (!first || !OPENS_WITH_FORM.test(told.text)) return parts;
	return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** A form begins with a small letter ("du Chasseur"), a sentence does not. */
const OPENS_WITH_FORM = /^\{\s*[\w-]+\./;

/** One name is put in as parts, counted, written as a number and chosen by as a word: four arguments to the library. */
const PUT = 'put:';
const NUMBER = 'number:';
const COUNTED = 'count:';
const CHOSEN = 'choose:';

function formFor({ text, language }: Told): Form | null {
	const id = `${language}:${text}`;
	const known = forms.get(id);
	if (known !== undefined) return known;
	const read = readMessage(text);
	const made = read.ok
		? {
				format: new IntlMessageFormat(apart(read.elements, null), language),
				names: new Set(read.uses.map(({ name }) => name)),
				formed: read.uses.flatMap(({ name, form }) => (form === null ? [] : [{ name, form }]))
			}
		: null;
	forms.set(id, made);
	return made;
}

/** The same message with other names for what is put in, counted and chosen by; `#` is the number of `counted`. */
function apart(
	elements: readonly MessageFormatElement[],
	counted: string | null
): MessageFormatElement[] {
	return elements.map((element): MessageFormatElement => {
		if ('options' in element) {
			const name = argumentName(element.value);
			const plural = 'pluralType' in element;
			const options = Object.fromEntries(
				Object.entries(element.options).map(([form, { value }]) => [
					argumentName(form),
					{ value: apart(value, plural ? name : counted) }
				])
			);
			return { ...element, value: (plural ? COUNTED : CHOSEN) + name, options };
		}
		if (element.type === TYPE.argument)
			return { ...element, value: PUT + argumentName(element.value) };
		if (element.type === TYPE.literal) return { ...element, value: argumentName(element.value) };
		if (element.type === TYPE.pound && counted !== null)
			return { type: TYPE.argument, value: NUMBER + counted };
		return element;
	});
}
