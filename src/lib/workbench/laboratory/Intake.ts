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

	/** Until all that have come by its turn are there, one call after the other. Rejects where the books do not take them. */
	drain(): Promise<void> {
		const mine = this.#last.then(() => this.#drain());
		this.#last = mine.catch(() => undefined);
		return mine;
	}

	/** Those that are there now: while bots are quick, more come all the time. */
	async #drain(): Promise<void> {
		let [toStore, toBook] = [this.#unstored.length, this.#unbooked.length];
		while (toStore > 0 || toBook > 0) {
			const portion = this.#unstored.slice(0, Math.min(PORTION, toStore));
			toStore -= portion.length;
			const isStored = portion.length === 0 || (await this.#ways.store(portion));
			if (isStored) this.#unstored.splice(0, portion.length);
			else toStore = 0;
			const games = this.#unbooked.splice(0, Math.min(PORTION, toBook));
			toBook -= games.length;
			if (games.length > 0) await this.#ways.book(games);
		}
	}
}
