/** What the options of a question read, side by side: those that would read the same say in what their things differ. */
import type { OptionView } from '#lib/engine/seat/protocol.ts';
import type { Names } from './names.ts';
import { phraseText } from './phrase.ts';

/** By the key of the option. What still reads the same then stands for counters that look the same, in one place. */
export function optionTexts(
	options: readonly OptionView[],
	names: Names
): ReadonlyMap<string, string> {
	const read = Map.groupBy(options, ({ phrase }) => phraseText(phrase, names));
	const texts = new Map<string, string>();
	for (const [text, alike] of read) {
		const differences = alike.length === 1 ? [] : differencesOf(alike, names);
		for (const [at, { key }] of alike.entries()) {
			const said = differences.map((one) => one[at]).filter((one) => one !== '');
			texts.set(key, said.length === 0 ? text : `${text} (${said.join(', ')})`);
		}
	}
	return texts;
}

/** What is printed on their things, and where these lie; only that in which not all of them are the same. */
function differencesOf(alike: readonly OptionView[], names: Names): string[][] {
	const told = (of: (key: string) => string | null) =>
		alike.map(({ targets }) => [...new Set(targets.flatMap((key) => of(key) ?? []))].join(', '));
	const all = [told((key) => names.printed(key)), told((key) => names.whereabouts(key))];
	return all.filter((one) => new Set(one).size > 1);
}
