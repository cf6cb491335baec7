/** Texts as they are compared where somebody looks for words. */

/** In small letters, without accents: `Größe` is `grosse`. */
export function folded(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll('’', "'")
		.replaceAll('ß', 'ss')
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae');
}

/** The words of a question. */
export const wordsIn = (question: string): string[] =>
	folded(question).split(/\s+/).filter(Boolean);

/** How something was found: a name is just what was asked, begins so, has words that begin so, has all of it inside; it is only said of it. */
export const RANK = { exact: 0, begins: 1, words: 2, inside: 3, said: 4 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** null: not every word is there. All texts are folded. */
export function rankOf(
	wanted: readonly string[],
	names: readonly string[],
	said: string
): Rank | null {
	const whole = wanted.join(' ');
	const has = (text: string, before = ''): boolean =>
		wanted.every((word) => text.includes(before + word));
	if (names.includes(whole)) return RANK.exact;
	if (names.some((name) => name.startsWith(whole))) return RANK.begins;
	if (names.some((name) => has(` ${name}`, ' '))) return RANK.words;
	if (names.some((name) => has(name))) return RANK.inside;
	return has([...names, said].join('\n')) ? RANK.said : null;
}
