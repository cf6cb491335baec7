/** What the colours and signs of a table mean, as its layout has them. */
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
	const nameOf = (attribute: string) => index.lexicon.name('attributes', attribute);
	return {
		spaces: tones(index, space.fill),
		counters: counter.colour === space.fill ? [] : tones(index, counter.colour),
		value: counter.value === null ? null : nameOf(counter.value),
		marks: counter.marks.map(({ attribute, icon }) => ({
			name: nameOf(attribute),
			icon,
			letter: nameOf(attribute).charAt(0).toLocaleUpperCase()
		}))
	};
}

/** The values that have a colour, in the order of the rules. */
function tones(index: RulesIndex, of: string | null): Tone[] {
	if (of === null) return [];
	const { attributes, fields, enums } = index.rules;
	const declared = [...attributes, ...Object.values(fields).flat()].flatMap(({ id, type }) => {
		const inner = type.t === 'optional' ? type.of : type;
		return id === of && inner.t === 'enum' ? (enums[inner.enum] ?? []) : [];
	});
	// A value that is worked out has the words of some enum.
	const words = (declared.length > 0 ? declared : enums).flatMap(({ values }) => values);
	return [...new Set(words)]
		.filter((value) => Object.hasOwn(index.layout.colours, value))
		.map((value) => ({
			value,
			name: index.enumName(of, value),
			colour: index.colour(value),
			pattern: index.ordinal(of, value)
		}));
}
