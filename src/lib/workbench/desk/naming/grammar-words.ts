/** Genders and forms of names, in words of the reader. */
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { en, type MessageKey } from '#lib/workbench/i18n/languages/en/messages.ts';
import { own } from '#lib/language/tools/own.ts';

const isKey = (key: string): key is MessageKey => own<unknown>(en, key) !== undefined;

/** "der, die or das?" of the language in which the name is. */
export const genderAsked = (language: string): string => worded(`genderAsk.${language}`);

export const genderWords = (gender: string): string => worded(`gender.${gender}`);

export const formWords = (form: string): string => worded(`form.${form}`);

/** Of a language that is not known here there is only the word as it is written. */
function worded(key: string): string {
	return isKey(key) ? t(key) : key.slice(key.indexOf('.') + 1);
}
