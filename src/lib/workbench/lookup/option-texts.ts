/**
 * What the options of a question read, side by side: those that would read the same say in what their things differ. On
 * buttons they read as short as they can.
 */
import type { OptionView } from '#lib/engine/seat/protocol.ts';
import { OPEN } from './filled-in.ts';
import type { Names } from './key-names.ts';
import { actionText, type PhraseContext, phraseText, shortly } from './phrase.ts';

/** By the key of the option. What still reads the same then stands for counters that look the same, in one place. */
export function optionTexts(
	options: readonly OptionView[],
	names: Names,
	context: PhraseContext = names
): ReadonlyMap<string, string> {
	const read = Map.groupBy(options, ({ phrase }) => phraseText(phrase, context));
	const texts = new Map<string, string>();
	for (const [text, alike] of read) {
		const differences = alike.length === 1 ? [] : differencesOf(alike, names);
		for (const [at, { key }] of alike.entries()) {
			const said = differences
				.map((difference) => difference[at])
				.filter((candidate) => candidate !== '');
			texts.set(key, said.length === 0 ? text : `${text} (${said.join(', ')})`);
		}
	}
	return texts;
}

/** What stands on a button, and the whole of it. */
export interface ButtonText {
	short: string;
	long: string;
}

/** By the key of the option; what cannot be told apart in short is written out. */
export function buttonTexts(
	options: readonly OptionView[],
	names: Names
): ReadonlyMap<string, ButtonText> {
	const long = optionTexts(options, names);
	const short = [...optionTexts(options, names, shortly(names))];
	const times = Map.groupBy(short, ([, text]) => text);
	return new Map(
		short.map(([key, text]) => {
			const whole = long.get(key) ?? text;
			return [key, { short: times.get(text)?.length === 1 ? text : whole, long: whole }];
		})
	);
}

/** An action by itself, for a button. Where a short text begins with what is not chosen yet, it is not heard what is done. */
export function actionButton(path: string, names: Names): ButtonText {
	const [short, long] = [actionText(path, shortly(names)), actionText(path, names)];
	return { short: short.startsWith(OPEN.text) ? long : short, long };
}

/** An answer by itself, for a button. */
export function answerButton({ phrase }: OptionView, names: Names): ButtonText {
	return { short: phraseText(phrase, shortly(names)), long: phraseText(phrase, names) };
}

/** For a button: what is only hinted at on it is heard, and read under the pointer. */
export function inFull(said: ButtonText | undefined): { 'aria-label'?: string; title?: string } {
	if (!said || said.short === said.long) return {};
	return { 'aria-label': said.long, title: said.long };
}

/** What is printed on their things, and where these lie; only that in which not all of them are the same. */
function differencesOf(alike: readonly OptionView[], names: Names): string[][] {
	const told = (of: (key: string) => string | null) =>
		alike.map(({ targets }) => [...new Set(targets.flatMap((key) => of(key) ?? []))].join(', '));
	const all = [
		told((key) => names.printed(key)?.value ?? null),
		told((key) => names.printed(key)?.marks ?? null),
		told((key) => names.whereabouts(key))
	];
	return all.filter((candidate) => new Set(candidate).size > 1);
}
