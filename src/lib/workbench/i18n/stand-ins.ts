/** Texts that stand in for those which a language has not: what they are written in, for whoever has the page read aloud. */
import { SmallCache } from '#lib/language/tools/small-cache.ts';

/** More are never on a page at once. */
const REMEMBERED = 5000;
const languages = new SmallCache<string>(REMEMBERED);
let any = false;

/** The text, which is in another language than the page. */
export function standingIn(text: string, language: string): string {
	languages.set(text.trim(), language);
	any = true;
	return text;
}

/** The language of a text that stands in for another; undefined: it is that of the page. */
export function standInLanguage(text: string): string | undefined {
	return languages.get(text.trim());
}

/** Whether there has been one. */
export function anyStandsIn(): boolean {
	return any;
}
