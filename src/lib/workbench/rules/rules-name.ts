/** What rules are called: a variant by its name, layers put together by hand by theirs. */
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import { standingIn } from '#lib/workbench/i18n/stand-ins.ts';
import { own } from '#lib/language/tools/own.ts';
import { capitalised, words } from '#lib/workbench/lookup/phrase.ts';
import type { Lexicon } from '#lib/workbench/lookup/phrase.ts';

export function rulesName({ variant, layers }: RulesChoice, lexicon: Lexicon): string {
	if (!layers) return lexicon.name('variants', variant);
	return layers.map((id) => lexicon.name('layers', id)).join(' + ') || '–';
}

/** Where the rules are not at hand: their ids in words. */
export function plainRulesName({ variant, layers }: RulesChoice): string {
	return (layers ?? [variant]).map((id) => capitalised(words(id))).join(' + ') || '–';
}

/** In the language of the reader, else in English, else its id. */
export function nameIn(names: Record<string, string>, language: string, id: string): string {
	return wordsIn(names, language) ?? capitalised(words(id));
}

/** The same of what need not be said at all. */
export function wordsIn(said: Readonly<Record<string, string>>, language: string): string | null {
	const text = own(said, language);
	if (text !== undefined) return text;
	const english = own(said, 'en');
	return english === undefined ? null : standingIn(english, 'en');
}
