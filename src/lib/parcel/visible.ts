/** Foreign text as it is: letters that are not seen, or that turn others around, are shown by their numbers. */

/** All but the ends of lines, tabs, and what joins letters of one word. */
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

export function visible(text: string): string {
	return text.replaceAll('\r\n', '\n').replace(UNSEEN, numbered);
}

function numbered(letter: string): string {
	const number = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase();
	return `⟨${number.padStart(4, '0')}⟩`;
}
