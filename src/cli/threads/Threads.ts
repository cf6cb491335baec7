/** Portions are played in this process: one after the other here, or in threads. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Hands } from './Crew.ts';
import type { Numbered, Trade } from './trade.ts';

export class Threads<Portion extends Numbered, Played> implements Hands<Portion, Played> {
	/** One more than there are threads, so that none waits for its next part. */
	readonly lanes: number;
	readonly #trade: Trade<Portion, Played>;
	readonly #workers: number;
	#pool: Pool | null = null;

	constructor(trade: Trade<Portion, Played>, workers: number) {
		this.#trade = trade;
		this.#workers = workers;
		this.lanes = workers === 1 ? 1 : workers + 1;
	}

	/** Small enough that no thread idles for long at the end. */
	partSize(games: number): number {
		if (this.#workers === 1) return 1;
		return Math.max(1, Math.min(20, Math.ceil(games / (this.#workers * 8))));
	}

	async play(part: Portion): Promise<Played[]> {
		if (this.#workers === 1) {
			await breathe();
			return this.#trade.play(part);
		}
		this.#pool ??= new Pool(this.#workers);
		return this.#pool.play(this.#trade, part);
	}

	/** What has begun ends by itself. */
	stop(): void {}

	async close(): Promise<void> {
		await this.#pool?.close();
	}
}

/**
 * Megabytes in which a thread makes what it soon forgets. Left to itself V8 takes ever more for that: two threads came to
 * 900 MB in a thousand games, and stay at 520 so, for a twentieth more of time.
 */
const YOUNG = 16;

/** Threads for every trade; there are no more of them than there was ever to do at once. */
export class Pool {
	readonly #piscina: Piscina<unknown, unknown>;

	constructor(threads: number) {
		this.#piscina = new Piscina({
			minThreads: 1,
			maxThreads: threads,
			idleTimeout: Infinity,
			resourceLimits: { maxYoungGenerationSizeMb: YOUNG }
		});
	}

	play<Portion extends Numbered, Played>(
		{ file, name }: Trade<Portion, Played>,
		part: Portion
	): Promise<Played[]> {
		return this.#piscina.run(part, { filename: file.href, name }) as Promise<Played[]>;
	}

	/** Until then its threads wait for more. */
	close(): Promise<void> {
		return this.#piscina.destroy();
	}
}
