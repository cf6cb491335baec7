/** Has portions of games played, here or in threads. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Piscina } from 'piscina';

/** Games of one kind, by their numbers. */
export interface Numbered {
	from: number;
	to: number;
}

/** A file whose default export plays a portion. */
export interface Trade<Portion extends Numbered, Played> {
	file: URL;
	play(portion: Portion): Played[];
}

/** Told of every game that has ended. */
interface Counting {
	advance(by?: number): void;
}

export class Crew<Portion extends Numbered, Played> {
	readonly #trade: Trade<Portion, Played>;
	readonly #workers: number;
	#pool: Piscina<Portion, Played[]> | null = null;

	constructor(trade: Trade<Portion, Played>, workers: number) {
		this.#trade = trade;
		this.#workers = workers;
	}

	/** In the order of the portions. */
	async play(portions: readonly Portion[], counting: Counting): Promise<Played[][]> {
		return this.#workers === 1
			? this.#playHere(portions, counting)
			: this.#playInThreads(portions, counting);
	}

	/** Until then its threads wait for more. */
	async close(): Promise<void> {
		await this.#pool?.destroy();
	}

	async #playHere(portions: readonly Portion[], counting: Counting): Promise<Played[][]> {
		const all: Played[][] = [];
		for (const portion of portions) {
			const played: Played[] = [];
			for (let game = portion.from; game < portion.to; game++) {
				played.push(...this.#trade.play({ ...portion, from: game, to: game + 1 }));
				counting.advance();
				if (game % 16 === 15) await breathe();
			}
			all.push(played);
		}
		return all;
	}

	/** Portions are made small enough that no thread idles for long at the end. */
	async #playInThreads(portions: readonly Portion[], counting: Counting): Promise<Played[][]> {
		const games = portions.reduce((sum, { from, to }) => sum + to - from, 0);
		const most = Math.max(1, Math.min(20, Math.ceil(games / (this.#workers * 8))));
		const threads = Math.min(this.#workers, games);
		const pool = (this.#pool ??= new Piscina<Portion, Played[]>({
			filename: this.#trade.file.href,
			minThreads: threads,
			maxThreads: threads
		}));
		return Promise.all(
			portions.map(async (portion) => {
				const played = cut(portion, most).map(async (part) => {
					const some = await pool.run(part);
					counting.advance(some.length);
					return some;
				});
				return (await Promise.all(played)).flat();
			})
		);
	}
}

function cut<Portion extends Numbered>(portion: Portion, most: number): Portion[] {
	const { from, to } = portion;
	return Array.from({ length: Math.ceil((to - from) / most) }, (_, i) => ({
		...portion,
		from: from + i * most,
		to: Math.min(to, from + (i + 1) * most)
	}));
}
