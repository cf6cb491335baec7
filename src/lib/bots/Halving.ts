/**
 * Which of several answers is played out next, where in the end one has to be given: all of them equally often, then the
 * better half of them, then the better half of these (sequential halving: Karnin, Koren and Somekh 2013). A rule that means
 * to earn well on the way, as UCB1 does, goes on looking at what it likes; here only the last choice counts.
 */
export class Halving<One> {
	#left: readonly One[];
	readonly #budget: number;
	/** How often it halves. */
	readonly #rounds: number;
	#next = 0;
	/** Times that each of those that are left is still looked at before half of them go. */
	#times: number;

	/** `budget`: how many playouts there are for all of them together. */
	constructor(all: readonly One[], budget: number) {
		this.#left = all;
		this.#budget = budget;
		let rounds = 0;
		for (let size = 1; size < all.length; size *= 2) rounds++;
		this.#rounds = Math.max(1, rounds);
		this.#times = this.#share();
	}

	/** Of those that are left, the next; where all have been looked at often enough, the better half of them goes on. */
	next(better: (a: One, b: One) => number): One {
		if (this.#next === this.#left.length) {
			this.#next = 0;
			this.#times--;
			if (this.#times <= 0 && this.#left.length > 1) {
				this.#left = this.#left.toSorted(better).slice(0, Math.ceil(this.#left.length / 2));
				this.#times = this.#share();
			}
		}
		return this.#left[this.#next++]!;
	}

	#share(): number {
		return Math.max(1, Math.floor(this.#budget / (this.#rounds * this.#left.length)));
	}
}
