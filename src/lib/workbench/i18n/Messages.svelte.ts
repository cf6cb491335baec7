/** The workbench's own words. Those of a game come from its ruleset (see `phrase.ts`). */
import { typeset } from '#lib/language/message/typeset.ts';
import { LANGUAGES, settings } from '#lib/workbench/settings/Settings.svelte.ts';
import { books } from './books.ts';
import { formatMessage } from './format.ts';
import { standingIn } from './stand-ins.ts';
import type { MessageKey } from './languages/en/messages.ts';
import { allThings, asksForThings, type ThingNames } from './thing-names.ts';
import { thingsCalled } from './Things.svelte.ts';

export type { MessageKey } from './languages/en/messages.ts';

/** A message in the chosen language, with plurals and numbers filled in. Reactive. */
export function t(key: MessageKey, values?: Record<string, string | number>): string {
	return message(key, values, thingsCalled());
}

/** The same about a game that is not the one at hand. Reactive. */
export function tAbout(
	things: ThingNames,
	key: MessageKey,
	values?: Record<string, string | number>
): string {
	return message(key, values, things);
}

function message(
	key: MessageKey,
	values: Record<string, string | number> | undefined,
	things: ThingNames
): string {
	const { text, language } = books.message(settings.language, key);
	const said = filled(typeset(text, language), language, values, things);
	return language === spokenLanguage() ? said : standingIn(said, language);
}

function filled(
	text: string,
	language: string,
	values: Record<string, string | number> | undefined,
	things: ThingNames
): string {
	if (asksForThings(text)) {
		const named = allThings(things, (thing) => books.message(settings.language, thing).text);
		return formatMessage(language, text, { ...named, ...values });
	}
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
	return books.system(LANGUAGES.find((candidate) => candidate === wanted) ?? settings.language);
}

/** Days and times of saved games. */
export function when(time: number): string {
	return new Intl.DateTimeFormat(settings.language, {
		dateStyle: 'medium',
		timeStyle: 'short'
	}).format(time);
}
