/** Options by the chapter of the rulebook, and found by words. */
import { folded } from '#lib/language/tools/folded.ts';
import type { OptionInfo, OptionValue } from '#lib/rules-server/rules-server.ts';
import type { Lexicon } from '#lib/workbench/lookup/phrase.ts';

export interface OptionGroup {
	/** Empty: of no chapter. */
	chapter: string;
	options: OptionInfo[];
}

/** Chapters by number, then those with a name; what belongs to none comes last. */
export function grouped(options: readonly OptionInfo[]): OptionGroup[] {
	const groups = Map.groupBy(options, ({ chapter }) => chapter);
	return [...groups]
		.map(([chapter, all]) => ({ chapter, options: all }))
		.sort((a, b) => rank(a.chapter) - rank(b.chapter) || (a.chapter < b.chapter ? -1 : 1));
}

function rank(chapter: string): number {
	if (chapter === '') return 2000;
	const number = Number(chapter);
	return Number.isNaN(number) ? 1000 : number;
}

/** Whether all the words stand in its name or in that of one of its values. */
export function matches(option: OptionInfo, wanted: string, lexicon: Lexicon): boolean {
	const values = option.values.map((value) => lexicon.name(`options.${option.id}`, value));
	const text = folded([lexicon.name('options', option.id), ...values].join(' '));
	return folded(wanted.trim())
		.split(/\s+/)
		.every((word) => text.includes(word));
}

export function isUnusual(
	{ id, default: usual }: OptionInfo,
	values: Readonly<Record<string, OptionValue>>
): boolean {
	return String(values[id] ?? usual) !== String(usual);
}
