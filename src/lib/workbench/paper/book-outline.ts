/** The parts of a rulebook: what they are called and where a link finds them. */
import type { Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import { capitalised } from '#lib/workbench/lookup/phrase.ts';
import type { BookWords, Worded } from './BookWords.ts';

export const idOf = (chapter: string): string =>
	`chapter-${chapter.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** `11 Moving on`; where the game has no name for it, the number or word that its paragraphs have. */
export function chapterHeading(words: BookWords, id: string): Worded {
	const name = words.chapter(id);
	const numbered = /^[A-Z]*\d+$/.test(id);
	if (name) return numbered ? { ...name, text: `${id} ${name.text}` } : name;
	return { text: numbered ? `§ ${id}` : capitalised(id), lang: null };
}

export interface OutlineEntry {
	id: string;
	heading: Worded;
	/** Paragraphs that are other than in the game it is made of. */
	other: number;
}

export function chapterOutline(book: Rulebook, words: BookWords): OutlineEntry[] {
	return book.chapters.map(({ id, clauses }) => ({
		id: idOf(id),
		heading: chapterHeading(words, id),
		other: clauses.filter(({ state }) => state !== 'same').length
	}));
}

/** Whether anything in it is other than in the game it is made of. */
export const differs = ({ differences, chapters }: Rulebook): boolean =>
	differences.length > 0 ||
	chapters.some(({ clauses }) => clauses.some(({ state }) => state !== 'same'));
