/** Findings in the chosen language. What they say in it is fetched when the first one is read, and English stands in until then. */
import { readable } from '#lib/language/diagnostic.ts';
import { inEnglish, type Said } from '#lib/language/said.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import { books } from './books.ts';
import { saidIn } from './said-in.ts';
import { standingIn } from './stand-ins.ts';

/** What is said, and the language it is said in where that is not the page's. */
export interface Told {
	text: string;
	lang: 'en' | undefined;
}

/** A message, a note beside it or the title of a fix. Reactive. */
export function findingText(said: Said): Told {
	const { language } = settings;
	if (language === 'en') return { text: readable(inEnglish(said)), lang: undefined };
	const book = books.findings(language);
	const text = book ? saidIn(language, book, said) : null;
	return text === null
		? { text: readable(inEnglish(said)), lang: 'en' }
		: { text: readable(text), lang: undefined };
}

/** The same where it is read once and stays: the book is waited for. */
export async function findingTextOnce(said: Said): Promise<Told> {
	await books.fetchFindings(settings.language);
	return findingText(said);
}

/** What stood in the way of something that was tried, in words; null where nothing did. Where English stands in, the page says so. */
export async function toldOnce(trying: Promise<Said | null>): Promise<string | null> {
	const said = await trying;
	if (said === null) return null;
	const { text, lang } = await findingTextOnce(said);
	return lang === undefined ? text : standingIn(text, lang);
}
