/** Has portions of games played, here or in threads. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Piscina } from 'piscina';

/** Games of one kind, by their numbers. */
export interface Numbered {
	from: number;
	to: number;
}

/** How a portion is played: by what a file exports under this name. */
export interface Trade<Portion extends Numbered, Played> {
	file: URL;
	name: string;
	play(portion: Portion): Played[];
}

/** Told of every game that has ended. */
interface Counting {
	advance(by?: number): void;
}

/** Ctrl+C keeps what has been played: no more is begun, and what has begun is played to its end. A second one ends it all. */
export class Crew<Portion extends Numbered, Played> {
	readonly #trade: Trade<Portion, Played>;
	readonly #workers: number;
	#pool: Piscina<Portion, Played[]> | null = null;
	#stopped = false;
	readonly #stop = (): void => {
		this.#stopped = true;
	};

	constructor(trade: Trade<Portion, Played>, workers: number) {
		this.#trade = trade;
		this.#workers = workers;
		process.once('SIGINT', this.#stop);
	}

	/** Whether fewer were played than was asked for: those with the lowest numbers of the last portions begun. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** In the order of the portions. */
	async play(portions: readonly Portion[], counting: Counting): Promise<Played[][]> {
		const games = portions.reduce((sum, { from, to }) => sum + to - from, 0);
		// Small enough that no thread idles for long at the end.
		const most = Math.max(1, Math.min(20, Math.ceil(games / (this.#workers * 8))));
		const parts = portions.flatMap((portion, of) =>
			cut(portion, this.#workers === 1 ? 1 : most).map((part) => ({ part, of }))
		);
		const played: Played[][] = [];
		let next = 0;
		const lane = async (): Promise<void> => {
			while (!this.#stopped && next < parts.length) {
				const at = next++;
				played[at] = await this.#playPart(parts[at]!.part, games);
				counting.advance(played[at].length);
			}
		};
		// One more than there are threads, so that none waits for its next part.
		const lanes = this.#workers === 1 ? 1 : this.#workers + 1;
		await Promise.all(Array.from({ length: lanes }, lane));
		return portions.map((_, i) => played.filter((__, at) => parts[at]!.of === i).flat());
	}

	/** Until then its threads wait for more. */
	async close(): Promise<void> {
		process.off('SIGINT', this.#stop);
		await this.#pool?.destroy();
	}

	async #playPart(part: Portion, games: number): Promise<Played[]> {
		if (this.#workers === 1) {
			await breathe();
			return this.#trade.play(part);
		}
		const threads = Math.min(this.#workers, games);
		this.#pool ??= new Piscina<Portion, Played[]>({
			filename: this.#trade.file.href,
			minThreads: threads,
			maxThreads: threads
		});
		return this.#pool.run(part, { name: this.#trade.name });
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
