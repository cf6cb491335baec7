/**
 * Characters that nobody sees, and that do something: to a terminal (colours, its title, lines written over), or to the eye
 * (text from right to left, words that only look alike). Each is written as what it is, `\u202e`, as JSON writes it.
 */

/** Controls but tab and line end, marks of direction, spaces without width, the soft hyphen, separators, byte order. */
const HIDDEN =
	/(?!\t|\r?\n)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
/** These join letters and signs of many scripts; between letters of English they only hide. */
const LONE_JOINER = /(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})/gu;

const written = (character: string): string =>
	`\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function visible(text: string): string {
	return text.replace(HIDDEN, written).replace(LONE_JOINER, written);
}
