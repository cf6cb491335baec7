/** What happened since the viewer answered last, and which of it is being shown. */
import type { Happened } from '#lib/engine/seat/happening.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { Key } from '#lib/engine/seat/protocol.ts';
import { type Beat, beatsOf, type Spoken, struckIn } from './beats.ts';

/** However much happened, it is shown in so many milliseconds. */
const LONGEST = 6000;
/** Beats that are remembered. */
const MOST = 500;

export class Story {
	#since = $state.raw<readonly Beat[]>([]);
	#batch = $state.raw<readonly Beat[]>([]);
	#current = $state.raw<Beat | null>(null);
	#pace = $state(0);
	#recalled = $state(false);
	readonly #struck = $derived.by((): readonly Key[] => {
		if (!this.moves) return this.#batch.flatMap(struckIn);
		return this.#current ? struckIn(this.#current) : [];
	});
	#queue: Beat[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** All of it since the viewer's last answer, which is the first of it. */
	get since(): readonly Beat[] {
		return this.#since;
	}

	/** What came last, all at once. */
	get batch(): readonly Beat[] {
		return this.#batch;
	}

	/** Whether it happened while the viewer was not at the table. */
	get recalled(): boolean {
		return this.#recalled;
	}

	/** What is being shown; null while nothing is. */
	get current(): Beat | null {
		return this.#current;
	}

	/** Whether anything moves, or all is only said. */
	get moves(): boolean {
		return settings.showDelay > 0;
	}

	/** How many milliseconds that lasts. */
	get pace(): number {
		return this.#pace;
	}

	/** Pieces that are struck as it is shown; where nothing moves, all that were struck by what came last. */
	get struck(): readonly Key[] {
		return this.#struck;
	}

	/** Something has happened; `answered`: the viewer brought it about. */
	tell(happened: readonly Happened[], spoken: Spoken, answered: boolean): void {
		const beats = beatsOf(happened, spoken);
		if (answered) {
			this.skip();
			this.#recalled = false;
		}
		this.#since = [...(answered ? [] : this.#since), ...beats].slice(-MOST);
		if (beats.length === 0) return;
		this.#batch = beats;
		this.#play(beats);
	}

	/** Somebody comes to the table, or another moment is looked at: this is what happened before. */
	recall(happened: readonly Happened[], spoken: Spoken): void {
		this.forget();
		this.#since = this.#batch = beatsOf(happened, spoken).slice(-MOST);
		this.#recalled = this.#since.length > 0;
	}

	/** Shown once more, whatever else came since. */
	show(happened: readonly Happened[], spoken: Spoken): void {
		this.skip();
		this.#play(beatsOf(happened, spoken));
	}

	/** What came last is shown once more. */
	again(): void {
		this.skip();
		this.#play(this.#batch);
	}

	/** Whatever is being shown has been seen. */
	skip(): void {
		clearTimeout(this.#timer);
		this.#queue = [];
		this.#current = null;
	}

	/** It has been taken back, or is nothing for whoever looks now. */
	forget(): void {
		this.skip();
		this.#since = this.#batch = [];
		this.#recalled = false;
	}

	#play(beats: readonly Beat[]): void {
		if (!this.moves) return;
		this.#queue.push(...beats);
		if (this.#current === null) this.#next();
	}

	#next(): void {
		this.#current = this.#queue.shift() ?? null;
		if (this.#current === null) return;
		this.#pace = Math.min(settings.showDelay, LONGEST / (this.#queue.length + 1));
		this.#timer = setTimeout(() => this.#next(), this.#pace);
	}
}

export type { Beat, Spoken } from './beats.ts';
