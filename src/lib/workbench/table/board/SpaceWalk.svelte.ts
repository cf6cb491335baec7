/**
 * Walking over the spaces of a map: Tab reaches one of them, arrows lead from there to its neighbours, and the focus goes
 * along.
 */
import { SvelteMap } from 'svelte/reactivity';
import { type Arrow, neighbourTowards, type Point } from '#lib/workbench/game/hex-geometry.ts';

export class SpaceWalk<Space extends Point & { key: string }> {
	/** The space that has been walked to. */
	at = $state<string | null>(null);
	readonly #spaces: () => readonly Space[];
	/** Which one Tab reaches; without a walk the first. */
	readonly current = $derived.by(() => {
		const spaces = this.#spaces();
		return spaces.find(({ key }) => key === this.at) ?? spaces[0];
	});
	readonly #elements = new SvelteMap<string, SVGGElement>();

	constructor(spaces: () => readonly Space[]) {
		this.#spaces = spaces;
	}

	/** A key was pressed on a space. Only arrows lead anywhere. */
	step(event: KeyboardEvent, from: Space): void {
		if (!event.key.startsWith('Arrow')) return;
		event.preventDefault();
		const next = neighbourTowards(this.#spaces(), from, event.key as Arrow);
		if (!next) return;
		this.at = next.key;
		this.focus(next.key);
	}

	focus(key: string): void {
		this.#elements.get(key)?.focus();
	}

	/** Attached to the element of a space, so that the focus can go there. */
	element(key: string) {
		return (element: SVGGElement) => {
			this.#elements.set(key, element);
			return () => this.#elements.delete(key);
		};
	}
}
