/** A map that forgets what was not used for longest. */
export class SmallCache<V> {
	readonly #entries = new Map<string, V>();
	readonly #limit: number;

	constructor(limit: number) {
		this.#limit = limit;
	}

	get(key: string): V | undefined {
		const value = this.#entries.get(key);
		if (value !== undefined) {
			this.#entries.delete(key);
			this.#entries.set(key, value);
		}
		return value;
	}

	set(key: string, value: V): void {
		this.#entries.delete(key);
		this.#entries.set(key, value);
		if (this.#entries.size <= this.#limit) return;
		const oldest = this.#entries.keys().next();
		if (!oldest.done) this.#entries.delete(oldest.value);
	}

	/** What is remembered, or made now. */
	of(key: string, make: () => V): V {
		const known = this.get(key);
		if (known !== undefined) return known;
		const value = make();
		this.set(key, value);
		return value;
	}
}
