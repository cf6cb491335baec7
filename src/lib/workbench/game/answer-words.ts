/** An answer as the player reads it: to name it when something came of it that should not have. */
import type { Answer, DecisionView, OptionView } from '#lib/engine/seat/protocol.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import { phraseText } from '#lib/workbench/lookup/phrase.ts';

/** `options`: all that could be answered. */
export function answerWords(
	{ keys, amount }: Answer,
	decision: DecisionView | null,
	options: readonly OptionView[],
	names: Names
): string {
	const chosen = options.filter(({ key }) => keys.includes(key));
	const said = chosen.map(({ phrase }) => phraseText(phrase, names));
	if (amount !== undefined) said.push(String(amount));
	const what = names.lexicon.list(said.length > 0 ? said : [...keys]);
	return decision ? `${what} (${phraseText(decision.prompt, names)})` : what;
}
