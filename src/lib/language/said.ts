/** Sentences for a reader, in any language. */
import { visible } from './tools/visible.ts';

/**
 * What is said to a reader: a sentence with gaps and what stands in them, so that each language can put it in its own order.
 * Plain data, for it crosses from workers to the page. English is the pattern itself; other languages look it up by its code.
 */
export interface Said {
	/** `file/unknown-key`: a file of each language, and a key in it. Words without a code are told in English only. */
	code?: string;
	/** `There is no {0} "{1}"`. */
	pattern: string;
	with: readonly Part[];
}

/** Names, numbers and code stand as they are; words of English are said themselves, so that they are translated too. */
export type Part = string | number | Said;

const CODED = /^(?<code>[a-z]+\/[a-z0-9-]+): (?<pattern>.*)$/s;

/** say`file/unknown-key: Unknown key "${key}"`. What has no word, such as say`${key}: ${value}`, is the same in all languages and needs no code. */
export function say(texts: TemplateStringsArray, ...parts: Part[]): Said {
	const written = texts.reduce((before, text, i) => `${before}{${i - 1}}${text}`);
	const { code, pattern = written } = CODED.exec(written)?.groups ?? {};
	return { ...(code !== undefined && { code }), pattern, with: parts };
}

/** For the end of a sentence that needs none. */
export const NOTHING: Said = { pattern: '', with: [] };

/** Words that do not stand in the source, such as titles of schemas. Without a code they, and the sentence around them, stay English. */
export function asSaid(text: string, code?: string): Said {
	return { ...(code !== undefined && { code }), pattern: text, with: [] };
}

/** `a, b and c`, of names and code. */
export function saidList(words: readonly string[], last: 'and' | 'or'): Said {
	const [end = ''] = words.slice(-1);
	if (words.length < 2) return say`${end}`;
	const before = words.slice(0, -1).join(', ');
	return last === 'and' ? say`file/and: ${before} and ${end}` : say`file/or: ${before} or ${end}`;
}

/** `a, b or c`, of words that are said themselves. */
export function saidChoice(words: readonly Said[]): Said {
	const [first = NOTHING, ...rest] = words;
	const end = rest.pop();
	if (end === undefined) return first;
	return say`file/or: ${rest.reduce((before, word) => say`${before}, ${word}`, first)} or ${end}`;
}

/** A name or code in a sentence: what nobody would see in it is written as what it is. */
export const shownPart = (part: string | number): string => visible(String(part));

const GAP = /\{(\d+)\}/g;

export function inEnglish({ pattern, with: parts }: Said): string {
	return pattern.replace(GAP, (gap, at: string) => {
		const part = parts[Number(at)];
		return part === undefined ? gap : typeof part === 'object' ? inEnglish(part) : shownPart(part);
	});
}

/** The same with texts in it that are cut by somebody who knows how long they may be. */
export function cutBy(said: Said, cut: (text: string) => string): Said {
	return {
		...said,
		with: said.with.map((part) =>
			typeof part === 'string' ? cut(part) : typeof part === 'number' ? part : cutBy(part, cut)
		)
	};
}

/** A pattern without a word is the same in all languages. */
export function isWordless(pattern: string): boolean {
	return !/\p{L}/u.test(pattern.replace(GAP, ''));
}
