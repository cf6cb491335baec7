/** Finding declared things by their id, however many there are. */

interface Known {
	/** As many of the list are in the map. */
	read: number;
	places: Map<string, number[]>;
}

const known = new WeakMap<readonly { id: string }[], Known>();

/** Where in a list there are things of this id, first ones first. The list may grow, and not change otherwise. */
export function placesOf(list: readonly { id: string }[], id: string): readonly number[] {
	const index = known.get(list) ?? { read: 0, places: new Map<string, number[]>() };
	known.set(list, index);
	for (; index.read < list.length; index.read++) {
		const text = list[index.read]!.id;
		const places = index.places.get(text);
		if (places) places.push(index.read);
		else index.places.set(text, [index.read]);
	}
	return index.places.get(id) ?? [];
}
