/**
 * Counters dragged by mouse or finger. To lift one is to hold it, to drop it on a place is to click that place; dropped
 * anywhere else, what was lifted is put back.
 */
import type { Attachment } from 'svelte/attachments';
import type { Key } from '#lib/engine/seat/protocol.ts';
import type { Hand } from './Hand.svelte.ts';

export interface Spot {
	x: number;
	y: number;
}

/** Pixels that a click may slip. */
export const SLIP = 7;

export class Lift {
	readonly #hand: Hand;
	readonly #onlift: () => void;
	readonly #still: () => boolean;
	#at = $state.raw<Spot | null>(null);

	/** `onlift`: something leaves its place. `still`: whether a drag means something else. */
	constructor(hand: Hand, onlift: () => void, still: () => boolean) {
		this.#hand = hand;
		this.#onlift = onlift;
		this.#still = still;
	}

	/** Where the counters are while they are dragged. */
	get at(): Spot | null {
		return this.#at;
	}

	/** A counter that can be dragged, with all others that are held. */
	counter(key: Key): Attachment<Element> {
		return (element) => this.#listen(element, () => Promise.resolve(this.#hand.hold(key)));
	}

	/** A place whose counters can be dragged: those held, or all that can go. */
	place(key: Key): Attachment<Element> {
		return (element) => this.#listen(element, () => this.#hand.holdAllAt(key));
	}

	/** `hold` says what was lifted; null where nothing can be. */
	#listen(element: Element, hold: () => Promise<Key[] | null>): () => void {
		const down = (event: Event) => {
			if (!(event instanceof PointerEvent) || !event.isPrimary || event.button !== 0) return;
			// With Shift, and in its own mode, a drag draws a box round counters.
			if (!event.shiftKey && !this.#still()) this.#follow(event, hold);
		};
		element.addEventListener('pointerdown', down);
		return () => element.removeEventListener('pointerdown', down);
	}

	#follow(begin: PointerEvent, hold: () => Promise<Key[] | null>): void {
		let lifted: Promise<Key[] | null> | null = null;
		const end = new AbortController();
		const { signal } = end;
		const move = (event: PointerEvent) => {
			if (event.pointerId !== begin.pointerId) return;
			const slipped = Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY);
			if (lifted === null && slipped < SLIP) return;
			if (lifted === null) {
				lifted = hold();
				void lifted.then((keys) => (keys === null ? end.abort() : this.#onlift()));
			}
			this.#at = { x: event.clientX, y: event.clientY };
		};
		const up = (event: PointerEvent) => {
			if (event.pointerId !== begin.pointerId) return;
			end.abort();
			if (lifted === null) return;
			noClick();
			const place = event.type === 'pointerup' ? placeAt(event) : null;
			void lifted.then((keys) => this.#drop(keys, place));
		};
		signal.addEventListener('abort', () => (this.#at = null));
		window.addEventListener('pointermove', move, { signal });
		window.addEventListener('pointerup', up, { signal });
		window.addEventListener('pointercancel', up, { signal });
	}

	async #drop(lifted: Key[] | null, place: Key | null): Promise<void> {
		if (lifted === null) return;
		if (place !== null && (await this.#hand.go(place))) return;
		this.#hand.putBack(lifted);
	}
}

function placeAt({ clientX, clientY }: PointerEvent): Key | null {
	const under = document.elementFromPoint(clientX, clientY)?.closest('[data-space], [data-zone]');
	return under?.getAttribute('data-space') ?? under?.getAttribute('data-zone') ?? null;
}

/** What was dragged was not clicked. */
export function noClick(): void {
	const swallow = (event: Event) => {
		event.preventDefault();
		event.stopPropagation();
	};
	window.addEventListener('click', swallow, { capture: true, once: true });
	setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
