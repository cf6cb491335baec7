/** Texts as they are compared where somebody looks for words. */

/** In small letters, without accents: `Größe` is `grosse`. */
export function folded(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll('ß', 'ss')
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae');
}
