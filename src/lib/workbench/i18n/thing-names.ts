/** What the things of a game are called: a counter may be a card. Texts of the page name them by `{counter}`, at the beginning of a sentence by `{Counter}`. */

/** The things that the page speaks of, and how texts ask for one and for several. */
export const THINGS = { counter: 'counters', space: 'spaces', die: 'dice' } as const;

export type Thing = keyof typeof THINGS;
type Several = (typeof THINGS)[Thing];

/** By what texts ask for. */
export type ThingNames = Partial<Record<Thing | Several, string>>;

const ASKED = new RegExp(`\\{(?:${Object.entries(THINGS).flat().join('|')})\\}`, 'i');

/** Whether a text names a thing of a game. */
export function asksForThings(text: string): boolean {
	return ASKED.test(text);
}

/** For a text: the names as they stand within a sentence and at its beginning. */
function asArguments(names: Required<ThingNames>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(names).flatMap(([thing, name]) => [
			[thing, name],
			[
				thing.charAt(0).toUpperCase() + thing.slice(1),
				name.charAt(0).toLocaleUpperCase() + name.slice(1)
			]
		])
	);
}

/** What a game does not name is called as everywhere: `usual` says how. */
export function allThings(
	things: ThingNames,
	usual: (key: `thing.${Thing | Several}`) => string
): Record<string, string> {
	return asArguments({
		counter: things.counter ?? usual('thing.counter'),
		counters: things.counters ?? usual('thing.counters'),
		space: things.space ?? usual('thing.space'),
		spaces: things.spaces ?? usual('thing.spaces'),
		die: things.die ?? usual('thing.die'),
		dice: things.dice ?? usual('thing.dice')
	});
}
