/** What is worked out of a thing once, and kept as long as the thing is: it may not change afterwards. */
export function onceFor<Thing extends object, Made>(
	make: (thing: Thing) => Made
): (thing: Thing) => Made {
	const known = new WeakMap<Thing, { made: Made }>();
	return (thing) => {
		const before = known.get(thing);
		if (before) return before.made;
		const made = make(thing);
		known.set(thing, { made });
		return made;
	};
}
