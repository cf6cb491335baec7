/** Findings in the chosen language. Its book is fetched when the first finding is read in it, and English stands in until then. */
import { readable } from '#lib/language/diagnostic.ts';
import { inEnglish, type Said } from '#lib/language/said.ts';
import { settings, type Language } from '#lib/workbench/settings/Settings.svelte.ts';
import { type FindingBook, saidIn } from './said-in.ts';

/** What is said, and the language it is said in where that is not the page's. */
export interface Told {
	text: string;
	lang: 'en' | undefined;
}

type Translated = Exclude<Language, 'en'>;

const FETCH: Record<Translated, () => Promise<{ findings: FindingBook }>> = {
	fr: () => import('./findings/fr.ts'),
	de: () => import('./findings/de.ts')
};

let books = $state.raw<Partial<Record<Translated, FindingBook>>>({});
const asked: Partial<Record<Translated, Promise<void> | undefined>> = {};

/** Resolves when findings can be read in a language. */
function fetchBook(language: Language): Promise<void> {
	if (language === 'en') return Promise.resolve();
	asked[language] ??= FETCH[language]().then(
		({ findings }) => {
			books = { ...books, [language]: findings };
		},
		() => {
			// Without a connection: the next finding asks again.
			asked[language] = undefined;
		}
	);
	return asked[language];
}

/** A message, a note beside it or the title of a fix. Reactive. */
export function findingText(said: Said): Told {
	const { language } = settings;
	if (language === 'en') return { text: readable(inEnglish(said)), lang: undefined };
	const book = books[language];
	if (!book) void fetchBook(language);
	const text = book ? saidIn(language, book, said) : null;
	return text === null
		? { text: readable(inEnglish(said)), lang: 'en' }
		: { text: readable(text), lang: undefined };
}

/** The same where it is read once and stays: the book is waited for. */
export async function findingTextOnce(said: Said): Promise<Told> {
	await fetchBook(settings.language);
	return findingText(said);
}
