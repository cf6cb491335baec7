/**
 * Texts into which something is put: ICU messages of `{name}`, `{name, plural, one {...} other {...}}` and
 * `{name, select, ...}`. An apostrophe is an apostrophe: nothing is quoted, so that `d'{name}` needs no thought.
 */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Said, say } from '#lib/language/said.ts';

export { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** Where a message names what is put in; offsets in the text. */
export interface MessageUse {
	name: string;
	/** The form of the name that is asked for, `{whom.of}`; null: the name as it is. */
	form: string | null;
	from: number;
	to: number;
}

export type ReadMessage =
	| { ok: true; elements: MessageFormatElement[]; uses: MessageUse[] }
	/** What is wrong, and where in the text. */
	| { ok: false; said: Said; from: number; to: number };

const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** A name after its brace, and the form of it. */
const NAMED = /\{\s*[\w-]+(?:\.[\w-]+)?(?=\s*[},])/g;
/** What stands before a brace, as the forms of a choice do: `feminine-plural {...}`; the number of `=-1 {...}` is one to the parser. */
const CHOSEN = /(?<![=\w-])[\w-]+(?=\s*\{)/g;
/** Stand for a hyphen and a stop in a name: letters to the parser, and to nobody else. */
const HYPHEN = '\u02CD';
const STOP = '\u02D1';

/** A name, a form or other words as the author wrote them. */
export const argumentName = (value: string): string =>
	value.replaceAll(HYPHEN, '-').replaceAll(STOP, '.');

/** `whom.of` is the form `of` of `whom`. */
export function nameAndForm(written: string): { name: string; form: string | null } {
	const [name = '', form = null] = written.split('.');
	return { name, form };
}

/** Never throws for what a text says. */
export function readMessage(text: string): ReadMessage {
	// Most texts are plain: nothing in them has to be looked for.
	if (!/[{}]/.test(text))
		return { ok: true, elements: [{ type: TYPE.literal, value: text }], uses: [] };
	// The parser would take an apostrophe before a brace for the beginning of a quotation, and a hyphen for the end of a name.
	const message = text
		.replaceAll(NAMED, (opened) => opened.replaceAll('-', HYPHEN).replaceAll('.', STOP))
		.replaceAll(CHOSEN, (form) => form.replaceAll('-', HYPHEN))
		.replaceAll("'", "''");
	const at = (offset: number): number => {
		let doubled = 0;
		for (let i = 0; i + doubled < offset; i++) if (text[i] === "'") doubled++;
		return offset - doubled;
	};
	try {
		const elements = parse(message, { ignoreTag: true, captureLocation: true });
		const reading = new Reading(text, at);
		reading.all(elements);
		return reading.wrong ?? { ok: true, elements, uses: reading.uses };
	} catch (error) {
		const { kind, location } = troubleOf(error);
		const last = text.length - 1;
		const from = Math.min(at(location?.start.offset ?? 0), last);
		const to = Math.min(Math.max(at(location?.end.offset ?? 0), from + 1), text.length);
		return { ok: false, said: sayOf(kind), from, to };
	}
}

class Reading {
	readonly uses: MessageUse[] = [];
	/** The first thing that cannot be shown. */
	wrong: (ReadMessage & { ok: false }) | null = null;
	readonly #text: string;
	readonly #at: (offset: number) => number;

	constructor(text: string, at: (offset: number) => number) {
		this.#text = text;
		this.#at = at;
	}

	all(elements: readonly MessageFormatElement[]): void {
		for (const element of elements) this.#one(element);
	}

	#one(element: MessageFormatElement): void {
		switch (element.type) {
			case TYPE.literal:
			case TYPE.pound:
			case TYPE.tag:
				return;
			case TYPE.argument:
				this.#use(element);
				return;
			case TYPE.number:
			case TYPE.date:
			case TYPE.time:
				this.#fail(
					element,
					say`text/numbers-as-usual: Numbers are written as the language does anyway: ${braced(element)}`
				);
				return;
			case TYPE.plural: {
				this.#useWhole(element);
				const forms = Object.keys(element.options);
				const odd = forms.find((form) => !form.startsWith('=') && !FORMS.has(form));
				if (element.offset !== 0)
					this.#fail(
						element,
						say`text/no-offset: An offset is not used here: count what is to be counted`
					);
				else if (odd !== undefined)
					this.#fail(
						element,
						say`text/no-plural-form: "${odd}" is no form of a plural: zero, one, two, few, many, other, =0`
					);
				else if (forms.length < 2)
					this.#fail(
						element,
						say`text/only-other: A plural with the form "other" alone says nothing: ${braced(element)}`
					);
				for (const { value } of Object.values(element.options)) this.all(value);
				return;
			}
			case TYPE.select:
				this.#useWhole(element);
				for (const { value } of Object.values(element.options)) this.all(value);
		}
	}

	#use(element: MessageFormatElement & { value: string }): void {
		const { from, to } = this.#place(element);
		this.uses.push({ ...nameAndForm(argumentName(element.value)), from, to });
	}

	/** What decides between forms of a text is the thing, not a form of its name. */
	#useWhole(element: MessageFormatElement & { value: string }): void {
		this.#use(element);
		if (nameAndForm(argumentName(element.value)).form !== null)
			this.#fail(
				element,
				say`text/form-decides: A form of a name is put in and decides nothing: ${braced(element)}`
			);
	}

	#fail(element: MessageFormatElement, said: Said): void {
		this.wrong ??= { ok: false, said, ...this.#place(element) };
	}

	/** From the brace to the end of the name, or to the brace that closes it. */
	#place(element: MessageFormatElement): { from: number; to: number } {
		const from = this.#at(element.location?.start.offset ?? 0);
		const name =
			'value' in element && typeof element.value === 'string' ? argumentName(element.value) : '';
		const end = this.#text.indexOf(name, from) + name.length;
		return { from, to: this.#text[end] === '}' ? end + 1 : end };
	}
}

const braced = ({ value }: { value: string }): string => `{${argumentName(value)}}`;

interface Trouble {
	kind: string;
	location: { start: { offset: number }; end: { offset: number } } | null;
}

/** The parser throws a `SyntaxError` whose message is the name of the kind, with the place beside it. */
function troubleOf(error: unknown): Trouble {
	if (!(error instanceof SyntaxError)) throw error;
	const location = 'location' in error ? (error.location as Trouble['location']) : null;
	return { kind: error.message, location };
}

function sayOf(kind: string): Said {
	switch (kind) {
		case 'EXPECT_ARGUMENT_CLOSING_BRACE':
			return say`text/brace-not-closed: The brace that opens here is not closed`;
		case 'EMPTY_ARGUMENT':
		case 'MALFORMED_ARGUMENT':
			return say`text/name-in-braces: Between braces stands the name of what is put in`;
		case 'EXPECT_ARGUMENT_TYPE':
		case 'INVALID_ARGUMENT_TYPE':
			return say`text/kind-after-comma: After the comma stands "plural", "selectordinal" or "select"`;
		case 'MISSING_OTHER_CLAUSE':
			return say`text/other-missing: The form "other" is missing: it stands for all that the others do not cover`;
		case 'DUPLICATE_PLURAL_ARGUMENT_SELECTOR':
		case 'DUPLICATE_SELECT_ARGUMENT_SELECTOR':
			return say`text/form-twice: A form stands here twice`;
		default:
			return say`text/how-forms-look: Forms are written with their texts in braces, one after the other: ${'one {...} other {...}'}`;
	}
}
