/** What a search has found out so far: for every seat a tree of nothing but its own answers. */
import type { Choice } from './bot.ts';

/** One answer to a question, and what came of it. */
export class Branch {
	readonly name: string;
	/** As it was given last: in another possible position it may be another pick. */
	choice: Choice;
	/** Playouts that went through it, and those in which it could have been given. */
	visits = 0;
	available = 0;
	/** Sums over the playouts: of what the rules' measure said, of games won less those lost. */
	reward = 0;
	won = 0;
	/** What the seat was asked next, by the place in the rules. */
	readonly next = new Map<string, Node>();

	constructor(name: string, choice: Choice) {
		this.name = name;
		this.choice = choice;
	}
}

/** A question to a seat that it has come to by the same answers. */
export class Node {
	visits = 0;
	readonly #branches = new Map<string, Branch>();

	/** In the order in which they were thought of. */
	get branches(): Iterable<Branch> {
		return this.#branches.values();
	}

	get size(): number {
		return this.#branches.size;
	}

	has(name: string): boolean {
		return this.#branches.has(name);
	}

	/** A new branch, or the one of this name. */
	branch(name: string, choice: Choice): Branch {
		const known = this.#branches.get(name);
		if (known) return known;
		const branch = new Branch(name, choice);
		this.#branches.set(name, branch);
		return branch;
	}
}

/** How the rewards of a seat lie: what is much and what is little can be said of no game beforehand. */
export class Rewards {
	#count = 0;
	#sum = 0;
	#deviation = 0;

	get count(): number {
		return this.#count;
	}

	get mean(): number {
		return this.#count === 0 ? 0 : Math.floor(this.#sum / this.#count);
	}

	/** How far they lie from their mean, on average; never 0. */
	get spread(): number {
		return this.#count === 0 ? 1 : Math.max(1, Math.floor(this.#deviation / this.#count));
	}

	add(reward: number): void {
		this.#count++;
		this.#sum += reward;
		this.#deviation += Math.abs(reward - this.mean);
	}
}
