/** What a game calls its things, by its texts (`words:`). */
import { THINGS, type ThingNames } from '#lib/workbench/i18n/thing-names.ts';
import type { Lexicon } from './phrase.ts';

/** What a game says only in English is left to the page in other languages: its own words read better among its own. */
export function thingsOf(lexicon: Lexicon): ThingNames {
	const own = (...paths: string[]) => {
		const told = lexicon.told(...paths);
		return told?.language === lexicon.language ? told.text : undefined;
	};
	const names: ThingNames = {};
	for (const [thing, several] of Object.entries(THINGS) as [
		keyof typeof THINGS,
		(typeof THINGS)[keyof typeof THINGS]
	][]) {
		const name = own(`words.${thing}.name`, `words.${thing}`);
		if (name === undefined) continue;
		names[thing] = name;
		names[several] = own(`words.${thing}.plural`) ?? name;
	}
	return names;
}
