/**
 * Games that have ended, on their way into the storage and into the books. They go in portions, each in a task of its own:
 * the page never stands still for many of them.
 */
import type { KeptGame } from '../../../workers/lab/lab-api.ts';

const PORTION = 50;

interface Ways {
	/** False: they could not be stored; they are tried again with the next ones. */
	store: (games: KeptGame[]) => Promise<boolean>;
	book: (games: KeptGame[]) => Promise<unknown>;
}

export class Intake {
	readonly #ways: Ways;
	#unstored: KeptGame[] = [];
	#unbooked: KeptGame[] = [];
	#last: Promise<unknown> = Promise.resolve();

	constructor(ways: Ways) {
		this.#ways = ways;
	}

	/** `stored`: they come from the storage. */
	push(games: readonly KeptGame[], stored = false): void {
		for (const game of games) {
			this.#unbooked.push(game);
			if (!stored) this.#unstored.push(game);
		}
	}

	/** Until all that have come are there, one call after the other. Rejects where the books do not take them. */
	drain(): Promise<void> {
		const mine = this.#last.then(() => this.#drain());
		this.#last = mine.catch(() => undefined);
		return mine;
	}

	async #drain(): Promise<void> {
		let storing = true;
		while (this.#unbooked.length > 0 || (storing && this.#unstored.length > 0)) {
			const portion = this.#unstored.slice(0, PORTION);
			if (storing && portion.length > 0) {
				storing = await this.#ways.store(portion);
				if (storing) this.#unstored.splice(0, portion.length);
			}
			const games = this.#unbooked.splice(0, PORTION);
			if (games.length > 0) await this.#ways.book(games);
		}
	}
}
