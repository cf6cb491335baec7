/**
 * What has been played, on its way into the storage and into the books. It goes in portions, each in a task of its own:
 * the page never stands still for much of it.
 */
const PORTION = 50;

interface Ways<One> {
	/** False: they could not be stored; they are tried again with the next ones. */
	store: (all: One[]) => Promise<boolean>;
	book: (all: One[]) => Promise<unknown>;
}

export class Intake<One> {
	readonly #ways: Ways<One>;
	#unstored: One[] = [];
	#unbooked: One[] = [];
	#last: Promise<unknown> = Promise.resolve();

	constructor(ways: Ways<One>) {
		this.#ways = ways;
	}

	/** `stored`: they come from the storage. */
	push(all: readonly One[], stored = false): void {
		for (const file of all) {
			this.#unbooked.push(file);
			if (!stored) this.#unstored.push(file);
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
			const booked = this.#unbooked.splice(0, Math.min(PORTION, toBook));
			toBook -= booked.length;
			if (booked.length > 0) await this.#ways.book(booked);
		}
	}
}
