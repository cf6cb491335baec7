/**
 * How a language sets its signs: French has narrow spaces that do not break before ; : ! ? and inside « », and bent apostrophes;
 * German has its quotation marks. Texts may be written as a keyboard has it.
 */

const NARROW = '\u202F';

/** A sign with the space before it, or without where somebody forgot; not in times (12:30) or addresses. */
const FRENCH_SIGN = /(?<=\S)[ \u00A0\u202F]+([;:!?»])/g;
const FRENCH_OPENING = /«[ \u00A0\u202F]*/g;
const APOSTROPHE = /(\p{L})'(?=[\p{L}{«])/gu;
/** Not where a word of the program is quoted by its own signs: a pair with something between. */
const QUOTED = /"([^"]*)"/g;

export function typeset(text: string, language: string): string {
	switch (language) {
		case 'fr':
			return text
				.replaceAll(QUOTED, `«${NARROW}$1${NARROW}»`)
				.replaceAll(APOSTROPHE, '$1’')
				.replaceAll(FRENCH_SIGN, `${NARROW}$1`)
				.replaceAll(FRENCH_OPENING, `«${NARROW}`);
		case 'de':
			return text.replaceAll(QUOTED, '„$1“');
		default:
			return text;
	}
}
