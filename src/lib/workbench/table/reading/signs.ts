/** What the colours and signs of a table mean, as its layout has them. */
import { cssColour } from '#lib/workbench/lookup/css-colour.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

export interface Tone {
	value: string;
	name: string;
	colour: string;
	/** Which pattern stands for the colour on the map; -1 for none. */
	pattern: number;
}

export interface Sign {
	name: string;
	icon: string | null;
	letter: string;
}

export interface Signs {
	/** What spaces are made of. */
	spaces: Tone[];
	/** The colours of counters, where they mean something else. */
	counters: Tone[];
	/** What the large number on a counter is; null where there is none. */
	value: string | null;
	marks: Sign[];
}

export function signsOf(index: RulesIndex): Signs {
	const { counter, space } = index.layout;
	return {
		spaces: tones(index, space.fill, index.layout.colours),
		counters: counter.colour === space.fill ? [] : tones(index, counter.colour, counter.colours),
		value: counter.value === null ? null : index.nameOf(counter.value),
		marks: counter.marks.map(({ attribute, icon }) => ({
			name: index.nameOf(attribute),
			icon,
			letter: index.nameOf(attribute).charAt(0).toLocaleUpperCase()
		}))
	};
}

/** The values that have a colour, in the order of the rules. */
function tones(
	index: RulesIndex,
	of: string | null,
	colours: Readonly<Record<string, string>>
): Tone[] {
	if (of === null) return [];
	return Object.keys(colours)
		.map((value) => ({
			value,
			name: index.enumName(of, value),
			colour: cssColour(colours[value]),
			pattern: of === index.layout.space.fill ? index.pattern(value) : index.ordinal(of, value)
		}))
		.toSorted((a, b) => a.pattern - b.pattern);
}
