/** Follows a stretch of a game with a copy, to see whether it fares the same, and takes the whole game back at its end. */
import { type Said, say } from '#lib/language/said.ts';
import type { Stream } from '#lib/bots/stream.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { isOver } from '#lib/engine/play/play.ts';
import { applyDecision, type Decision } from '#lib/engine/session/answers.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';

/** Answers that the copy is made to follow. */
const FOLLOWED = 50;

export class Shadowing {
	readonly #m: Machine;
	readonly #shadow: Machine;
	#first = '';
	/** Answers until the copy is made, then answers left for it to follow. */
	#wait: number;
	#left = -1;

	constructor(m: Machine, shadow: Machine, stream: Stream) {
		this.#m = m;
		this.#shadow = shadow;
		this.#wait = stream.below(400);
	}

	begin(): void {
		this.#first = hashState(this.#m);
	}

	before(decision: Decision): void {
		if (this.#wait-- === 0) {
			this.#shadow.load(this.#m.mem);
			this.#left = FOLLOWED;
		}
		if (this.#left > 0) applyDecision(this.#shadow, decision);
	}

	after(complain: (said: Said) => void): void {
		if (this.#left <= 0) return;
		this.#left--;
		if (this.#left > 0 && !isOver(this.#m)) return;
		this.#left = -1;
		if (hashState(this.#shadow) !== hashState(this.#m)) {
			complain(say`lab/loading-differs: a saved and loaded game went another way`);
		}
	}

	end(complain: (said: Said) => void): void {
		this.#m.undoTo(0);
		if (hashState(this.#m) !== this.#first) {
			complain(say`lab/taking-back-differs: taking everything back did not restore the beginning`);
		}
	}
}
