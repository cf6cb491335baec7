/** The workbench's own words. Those of a game come from its ruleset (see `phrase.ts`). */
import { LANGUAGES, settings } from '#lib/workbench/settings/Settings.svelte.ts';
import { books } from './books.ts';
import { formatMessage } from './format.ts';
import type { MessageKey } from './languages/en/messages.ts';

export type { MessageKey } from './languages/en/messages.ts';

/** A message in the chosen language, with plurals and numbers filled in. Reactive. */
export function t(key: MessageKey, values?: Record<string, string | number>): string {
	const { text, language } = books.message(settings.language, key);
	return values === undefined ? text : formatMessage(language, text, values);
}

/** Resolves when the page can be read in a language: before it is chosen, so that no English flashes up. */
export function fetchLanguage(language: string): Promise<void> {
	return books.fetch(language);
}

/** The language in which the page speaks: the chosen one, as soon as its texts are there. Reactive. */
export function spokenLanguage(): string {
	return books.has(settings.language) ? settings.language : 'en';
}

/** The engine's own sentences, for `Lexicon`: in a language that we speak, else in the reader's. Reactive. */
export function systemTexts(wanted: string): Readonly<Record<string, string>> {
	return books.system(LANGUAGES.find((one) => one === wanted) ?? settings.language);
}

/** Days and times of saved games. */
export function when(time: number): string {
	return new Intl.DateTimeFormat(settings.language, {
		dateStyle: 'medium',
		timeStyle: 'short'
	}).format(time);
}
