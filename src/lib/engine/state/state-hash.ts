/** Fingerprints of positions. */
import { checkpointsIn } from './checkpoints-in-state.ts';
import { SP } from './memory-layout.ts';
import type { Gate, Words } from './gate.ts';

/** 64 bits over everything that is state: the words below the top of the stack, and what checkpoints go back to. */
export function hashState({ mem, layout }: Gate): string {
	const hash = new RollingHash().addWords(mem.subarray(0, mem[SP]));
	for (const { snapshot, top } of checkpointsIn(mem, layout)) {
		hash.addWords(mem.subarray(snapshot, snapshot + 1 + top - layout.fields));
	}
	return hash.digest();
}

/** A hash that grows with what is added: two murmur-like lanes of 32 bits. */
export class RollingHash {
	#a = 0x9747b28c | 0;
	#b = 0x3c6ef372 | 0;

	add(word: number): this {
		this.#a = mixFirst(this.#a, word);
		this.#b = mixSecond(this.#b, word);
		return this;
	}

	addWords(words: Words): this {
		let [a, b] = [this.#a, this.#b];
		for (let i = 0; i < words.length; i++) {
			a = mixFirst(a, words[i]!);
			b = mixSecond(b, words[i]!);
		}
		[this.#a, this.#b] = [a, b];
		return this;
	}

	addText(text: string): this {
		for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
		return this.add(text.length);
	}

	/** As two numbers of 32 bits. */
	get lanes(): [number, number] {
		return [this.#a, this.#b];
	}

	digest(): string {
		return this.lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
	}
}

const mixFirst = (lane: number, word: number): number => mix(lane, word, 0xcc9e2d51, 15);
const mixSecond = (lane: number, word: number): number => mix(lane, word, 0x1b873593, 13);

function mix(lane: number, word: number, factor: number, turn: number): number {
	const k = Math.imul(word, factor);
	const turned = Math.imul((k << turn) | (k >>> (32 - turn)), 0x85ebca6b);
	const mixed = lane ^ turned;
	return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}
