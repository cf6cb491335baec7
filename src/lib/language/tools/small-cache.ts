/** A map that forgets what was not used for longest. */
export class SmallCache<V> {
	readonly #entries = new Map<string, { value: V; weight: number }>();
	readonly #limit: number;
	#weight = 0;

	/** The weights of what it remembers are at most `limit` together; it remembers the last entry whatever that weighs. */
	constructor(limit: number) {
		this.#limit = limit;
	}

	get(key: string): V | undefined {
		const entry = this.#entries.get(key);
		if (entry === undefined) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.value;
	}

	set(key: string, value: V, weight = 1): void {
		this.forget(key);
		this.#entries.set(key, { value, weight });
		this.#weight += weight;
		for (const oldest of this.#entries.keys()) {
			if (this.#weight <= this.#limit || oldest === key) break;
			this.forget(oldest);
		}
	}

	/** What is remembered, or made now. */
	of(key: string, make: () => V, weight = 1): V {
		const known = this.get(key);
		if (known !== undefined) return known;
		const value = make();
		this.set(key, value, weight);
		return value;
	}

	forget(key: string): void {
		this.#weight -= this.#entries.get(key)?.weight ?? 0;
		this.#entries.delete(key);
	}
}
