/** Counters that are held, to be sent somewhere together: they stay held from one question to the next. */
import { SvelteSet } from 'svelte/reactivity';
import type { Key } from '#lib/engine/seat/protocol.ts';
import { NOWHERE, type Reach } from './lights.ts';

export class Held {
	readonly things = new SvelteSet<Key>();
	reach = $state.raw<Reach>(NOWHERE);

	/** Takes one in the hand, or puts it back. */
	toggle(key: Key): void {
		if (!this.things.delete(key)) this.things.add(key);
	}

	clear(): void {
		this.things.clear();
		this.reach = NOWHERE;
	}
}
