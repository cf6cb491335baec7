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
		const games = portions.reduce((sum, { from, to }) => sum + to - from, 0);
		const most = this.#hands.partSize(games);
		const parts = portions.flatMap((portion, of) =>
			cut(portion, most).map((part) => ({ part, of }))
		);
		const played: (Played[] | null)[] = [];
		let next = 0;
		const lane = async (): Promise<void> => {
			while (!this.#stopped && next < parts.length) {
				const at = next++;
				played[at] = await this.#hands.play(parts[at]!.part);
				counting.advance(played[at]?.length ?? 0);
			}
		};
		await Promise.all(Array.from({ length: this.#hands.lanes }, lane)).catch((error: unknown) => {
			next = parts.length;
			throw error;
		});
		// What comes after a part that was left would have no place among numbers that are without a gap.
		const left = parts.findIndex((_, at) => !played[at]);
		const kept = left < 0 ? played : played.slice(0, left);
		return portions.map((_, i) => kept.flatMap((games, at) => (parts[at]!.of === i ? games! : [])));
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
