/** What rules are called: a variant by its name, layers put together by hand by theirs. */
import type { RulesChoice } from '../../../workers/engine/engine-api.ts';
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
	const name = own(names, language);
	if (name !== undefined) return name;
	const english = own(names, 'en');
	return english === undefined ? capitalised(words(id)) : standingIn(english, 'en');
}
