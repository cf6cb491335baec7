/** When bots answer: after the pause that was chosen, in bursts where there is none, never while somebody reads. */

/** One answer, or as many as fit into so many milliseconds. */
export type Portion = 'one' | number;

/** How long bots at full speed play before the page breathes. */
const BURST = 120;

export class BotPacing {
	readonly #play: (portion: Portion) => Promise<void>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#held = false;
	#closed = false;

	constructor(play: (portion: Portion) => Promise<void>) {
		this.#play = play;
	}

	/** Whether nothing is to happen by itself. */
	get stopped(): boolean {
		return this.#held || this.#closed;
	}

	/** Bots are asked. `delay` in milliseconds; null: they wait to be stepped. */
	soon(delay: number | null): void {
		this.wait();
		if (delay === null || this.stopped) return;
		this.#timer = setTimeout(() => void this.#play(delay === 0 ? BURST : 'one'), delay);
	}

	/** A bot that has not made up its mind goes on thinking, unless something else comes first. */
	again(portion: Portion): void {
		this.wait();
		if (!this.stopped) this.#timer = setTimeout(() => void this.#play(portion), 0);
	}

	/** Bots that were about to answer do not: something else comes first. */
	wait(): void {
		clearTimeout(this.#timer);
	}

	hold(): void {
		this.#held = true;
		this.wait();
	}

	/** Whether things happen by themselves again. */
	release(): boolean {
		this.#held = false;
		return !this.stopped;
	}

	/** Nothing happens any more. */
	close(): void {
		this.#closed = true;
		this.wait();
	}
}
