/** A bot's own chance, apart from the game's: an sfc32 generator seeded by a text. */
import { seedWords } from '#lib/engine/state/seed.ts';

export class Stream {
	#a: number;
	#b: number;
	#c: number;
	#counter: number;

	/** A text, or the four words themselves. */
	constructor(seed: string | readonly number[]) {
		const [a = 0, b = 0, c = 0, counter = 0] = typeof seed === 'string' ? seedWords(seed) : seed;
		this.#a = a;
		this.#b = b;
		this.#c = c;
		this.#counter = counter;
	}

	/** Another stream that hangs on where this one stands, which goes on as if nothing had been asked of it. */
	aside(): Stream {
		return new Stream([~this.#a, this.#c, this.#b, this.#counter]);
	}

	/** 32 random bits, unsigned. */
	bits(): number {
		const result = (this.#a + this.#b + this.#counter) | 0;
		this.#counter = (this.#counter + 1) | 0;
		this.#a = this.#b ^ (this.#b >>> 9);
		this.#b = (this.#c + (this.#c << 3)) | 0;
		this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
		return result >>> 0;
	}

	/** A uniform integer in 0..n-1 (n >= 1), without bias. */
	below(n: number): number {
		const limit = 0x100000000 - (0x100000000 % n);
		let bits = this.bits();
		while (bits >= limit) bits = this.bits();
		return bits % n;
	}

	/** `size` different numbers of 0..n-1 in ascending order, every combination alike (Floyd's algorithm). */
	combination(n: number, size: number): number[] {
		const chosen = new Set<number>();
		for (let top = n - size; top < n; top++) {
			const candidate = this.below(top + 1);
			chosen.add(chosen.has(candidate) ? top : candidate);
		}
		return [...chosen].sort((a, b) => a - b);
	}
}
