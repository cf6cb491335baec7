/** The books of the delivered languages: one of a folder each. */
import { Books } from './Books.svelte.ts';
import type { LanguageBook } from './languages/language-book.ts';

const FOLDERS = import.meta.glob<LanguageBook>(['./languages/*/book.ts', '!./languages/en/**'], {
	import: 'book'
});

export const books = new Books(
	Object.fromEntries(
		Object.entries(FOLDERS).map(([path, fetchIt]) => [path.split('/').at(-2) ?? '', fetchIt])
	)
);
