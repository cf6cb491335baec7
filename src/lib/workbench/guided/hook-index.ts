/** Hooks found by what players call them. */
import { own } from '#lib/language/tools/own.ts';
import type { RuleHook, RuleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { words } from '#lib/workbench/lookup/phrase.ts';
import { synonymsIn } from '#lib/workbench/words/change-words.ts';
import { type Indexed, type Said, WordIndex } from '#lib/workbench/words/WordIndex.ts';
import type { RuleWords } from './RuleWords.ts';

const NAME = 4;
const ABOUT = 2;
const ID = 2;
const TYPE = 1;
/** What is said in English to somebody who reads another language. */
const FOREIGN = 0.4;
/** Nobody asks first for what nobody has named. */
const UNNAMED = 0.75;

export function hookIndex(
	hooks: readonly RuleHook[],
	texts: RuleSheet['texts'],
	ruleWords: RuleWords
): WordIndex<RuleHook> {
	const { language } = ruleWords.lexicon;
	const indexed = hooks.map((hook): Indexed<RuleHook> => {
		const { sort, id, about, params } = hook;
		const said: Said[] = [];
		for (const spoken of new Set([language, 'en'])) {
			const share = spoken === language ? 1 : FOREIGN;
			const all = own(texts, spoken) ?? {};
			const paths = [`${sort}.${id}`, ...(sort === 'values' ? [`numbers.values.${id}.is`] : [])];
			for (const path of paths.flatMap((base) => [base, `${base}.name`, `${base}.asked`])) {
				const text = own(all, path);
				if (text !== undefined) said.push({ text, weight: NAME * share, language: spoken });
			}
		}
		const english = language === 'en' ? 1 : FOREIGN;
		if (about !== null) said.push({ text: about, weight: ABOUT * english, language: 'en' });
		said.push({ text: words(id), weight: ID, language: 'en' });
		for (const { type } of params)
			if (type) said.push({ text: ruleWords.type(type), weight: TYPE, language });
		const likely = ruleWords.named(hook) === null ? UNNAMED : 1;
		return { thing: hook, said, name: ruleWords.hook(hook), likely };
	});
	return new WordIndex(language, indexed, synonymsIn(texts, language));
}
