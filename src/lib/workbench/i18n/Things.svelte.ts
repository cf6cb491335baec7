/** What the things of the game at hand are called. */
import type { ThingNames } from './thing-names.ts';

let called = $state.raw<ThingNames>({});

/** What the game at hand calls them; what it does not name is called as everywhere. */
export function callThings(names: ThingNames): void {
	called = names;
}

/** Reactive. */
export function thingsCalled(): ThingNames {
	return called;
}
