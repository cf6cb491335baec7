/** A small hash of what was played, to see that two contestants did the same. */
export class Fingerprint {
	#hash = 0x811c9dc5;

	add(what: number | string): this {
		if (typeof what === 'number') this.#take(what);
		else for (let i = 0; i < what.length; i++) this.#take(what.charCodeAt(i));
		return this;
	}

	get number(): number {
		return this.#hash >>> 0;
	}

	get text(): string {
		return this.number.toString(16).padStart(8, '0');
	}

	/** FNV-1a, a word at a time. */
	#take(word: number): void {
		this.#hash = Math.imul(this.#hash ^ word, 0x01000193);
	}
}
