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

/** `key` is set where the words stand for a thing on the table, so that it can be pointed at. */
export interface PhrasePart {
	text: string;
	key: Key | null;
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
}

/** A text as it can be filled in; null where it cannot be read, which was found when the rules were checked. */
interface Form {
	format: IntlMessageFormat;
	names: ReadonlySet<string>;
}

const forms = new Map<string, Form | null>();

export function filledIn(told: Told, filling: (name: string) => Filling): PhrasePart[] {
	if (!told.text.includes('{')) return [{ text: told.text, key: null }];
	const form = formFor(told);
	if (!form) return [{ text: told.text, key: null }];
	const values: Record<string, number | string | PhrasePart[]> = {};
	for (const name of form.names) {
		const { parts, count, form: chosen } = filling(name);
		values[PUT + name] = parts;
		values[COUNTED + name] = count ?? Number.NaN;
		values[NUMBER + name] =
			count === null ? [OPEN] : new Intl.NumberFormat(told.language).format(count);
		values[CHOSEN + name] = chosen ?? 'other';
	}
	return form.format
		.formatToParts<PhrasePart[]>(values)
		.flatMap((part) =>
			typeof part.value === 'string' ? [{ text: part.value, key: null }] : part.value
		);
}

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
				names: new Set(read.uses.map(({ name }) => name))
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
					form,
					{ value: apart(value, plural ? name : counted) }
				])
			);
			return { ...element, value: (plural ? COUNTED : CHOSEN) + name, options };
		}
		if (element.type === TYPE.argument)
			return { ...element, value: PUT + argumentName(element.value) };
		if (element.type === TYPE.pound && counted !== null)
			return { type: TYPE.argument, value: NUMBER + counted };
		return element;
	});
}
