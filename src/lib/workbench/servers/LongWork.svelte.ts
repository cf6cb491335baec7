/**
 * Work that takes long. From outside a busy machine looks like rules without an end, so time judges nothing: the page asks,
 * and only a person stops it.
 *
 * The clock stands still while the page does: in a tab that sleeps, under a debugger, on a machine that was closed. It counts
 * its own ticks, which come late or not at all then, and never what the time of day says.
 */

const TICK = 250;
/** Milliseconds in which the page was alive, after which it asks. */
export const LONG = 20_000;

/** What a worker is there for. */
export type Work = 'rules' | 'game' | 'parcel' | 'scenarios' | 'playouts' | 'laboratory' | 'chart';

interface Waiting {
	work: Work;
	stop: () => void;
}

class LongWork {
	#waiting = $state.raw<Waiting[]>([]);

	/** What the page asks about. */
	get works(): Work[] {
		return [...new Set(this.#waiting.map(({ work }) => work))];
	}

	/** A person waits no longer for it. */
	stop(work: Work): void {
		for (const waiting of this.#waiting) if (waiting.work === work) waiting.stop();
	}

	/** `stop`: ends what is awaited. */
	async watch<T>(waiting: Waiting, answer: Promise<T>): Promise<T> {
		let left = LONG / TICK;
		const clock = setInterval(() => {
			if (--left === 0) this.#waiting = [...this.#waiting, waiting];
		}, TICK);
		try {
			return await answer;
		} finally {
			clearInterval(clock);
			this.#waiting = this.#waiting.filter((other) => other !== waiting);
		}
	}
}

export const longWork = new LongWork();
