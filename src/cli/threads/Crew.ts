/** Has portions of games played, whoever plays them, and puts together what comes back. */
import type { Numbered } from './trade.ts';

/** Who plays. */
export interface Hands<Portion extends Numbered, Played> {
	/** In how many parts they can have a hand at once. */
	readonly lanes: number;
	/** Of how many games a part is at most, where there are so many. */
	partSize(games: number): number;
	/** Null: it was left, since they were to stop. */
	play(part: Portion): Promise<Played[] | null>;
	/** No more is begun. */
	stop(): void;
	close(): Promise<void>;
}

/** Told of every game that has ended. */
interface Counting {
	advance(by?: number): void;
}

/** Ctrl+C keeps what has been played: no more is begun, and what has begun is played to its end. A second one ends it all. */
export class Crew<Portion extends Numbered, Played> {
	readonly #hands: Hands<Portion, Played>;
	#stopped = false;
	readonly #stop = (): void => {
		this.#stopped = true;
		this.#hands.stop();
	};

	constructor(hands: Hands<Portion, Played>) {
		this.#hands = hands;
		process.once('SIGINT', this.#stop);
	}

	/** Whether fewer were played than was asked for: those with the lowest numbers of the last portions begun. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** In the order of the portions. */
	async play(portions: readonly Portion[], counting: Counting): Promise<Played[][]> {
		const all: Played[][] = portions.map(() => []);
		await this.each(portions, counting, (games, of) => all[of]!.push(...games));
		return all;
	}

	/** Hands them over in the order of the portions, as early as that is possible: of many games not all have to be held. */
	async each(
		portions: readonly Portion[],
		counting: Counting,
		take: (games: Played[], portion: number) => void
	): Promise<void> {
		const games = portions.reduce((sum, { from, to }) => sum + to - from, 0);
		const most = this.#hands.partSize(games);
		const parts = portions.flatMap((portion, of) =>
			cut(portion, most).map((part) => ({ part, of }))
		);
		const early = new Map<number, Played[]>();
		let next = 0;
		let taken = 0;
		const lane = async (): Promise<void> => {
			while (!this.#stopped && next < parts.length) {
				const at = next++;
				const played = await this.#hands.play(parts[at]!.part);
				// What comes after a part that was left would have no place among numbers that are without a gap.
				if (played === null) continue;
				counting.advance(played.length);
				early.set(at, played);
				for (let ready; (ready = early.get(taken)); taken++) {
					early.delete(taken);
					take(ready, parts[taken]!.of);
				}
			}
		};
		await Promise.all(Array.from({ length: this.#hands.lanes }, lane)).catch((error: unknown) => {
			next = parts.length;
			throw error;
		});
	}

	async close(): Promise<void> {
		process.off('SIGINT', this.#stop);
		await this.#hands.close();
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
