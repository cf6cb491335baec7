/** The workbench's own words. Those of a game come from its ruleset (see `phrase.ts`). */
import { LANGUAGES, settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { Language } from '#lib/workbench/settings/Settings.svelte.ts';
import { de, systemDe } from './de.ts';
import { en, systemEn } from './en.ts';
import type { MessageKey, Messages } from './en.ts';
import { formatMessage } from './format.ts';
import { fr, systemFr } from './fr.ts';

const BOOKS: Record<Language, Messages> = { en, fr, de };
const SYSTEM: Record<Language, Record<string, string>> = {
	en: systemEn,
	fr: systemFr,
	de: systemDe
};

/** A message in the chosen language, with plurals and numbers filled in. Reactive. */
export function t(key: MessageKey, values?: Record<string, string | number>): string {
	const { language } = settings;
	const text = BOOKS[language][key];
	return values === undefined ? text : formatMessage(language, text, values);
}

/** The engine's own sentences, for `Lexicon`: in a language that we speak, else in the reader's. Reactive. */
export function systemTexts(wanted: string): Record<string, string> {
	const language = LANGUAGES.find((one) => one === wanted) ?? settings.language;
	return SYSTEM[language];
}

/** Days and times of saved games. */
export function when(time: number): string {
	return new Intl.DateTimeFormat(settings.language, {
		dateStyle: 'medium',
		timeStyle: 'short'
	}).format(time);
}
