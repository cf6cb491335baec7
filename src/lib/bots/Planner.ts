/** Plays an answer out many times before it gives one; in portions, so that others have their turn meanwhile. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import type { Choice } from './bot.ts';
import { bestFirst, candidatesOf } from './greedy-bot.ts';
import type { MachineProbe } from './machine-probe.ts';
import { Stream } from './stream.ts';
import { Worlds } from './Worlds.ts';
import { askedOf } from './answer-names.ts';
import { type Looked, Search } from './Search.ts';

interface Thinking {
	worlds: Worlds;
	search: Search;
}

export class Planner {
	readonly #seed: string;
	readonly #playouts: number;
	#thinking: Thinking | null = null;
	#worlds: Worlds | null = null;

	/** The same seed, turn and view give the same answer, whatever was answered or thought of before. */
	constructor(seed: string, playouts: number) {
		this.#seed = seed;
		this.#playouts = playouts;
	}

	/**
	 * Goes on thinking while it may, and is done with what it looked at, the best first; null: it is not done yet. What it
	 * thought of another position is forgotten. At least one playout a call.
	 */
	think(m: Machine, seat: number, probe: MachineProbe, goOn: () => boolean): Looked[] | null {
		const { search } = this.#about(m, seat, probe);
		while (search.played < this.#playouts) {
			search.playout();
			if (search.played < this.#playouts && !goOn()) return null;
		}
		this.#thinking = null;
		return search.looked();
	}

	#about(m: Machine, seat: number, probe: MachineProbe): Thinking {
		const now = this.#thinking;
		if (now?.search.seat === seat && now.worlds.isOf(m)) return now;
		const worlds = this.#worldsOf(m);
		const seed = `${this.#seed}/${m.mem[ANSWERS]!}`;
		const first = this.#first(worlds, seat, probe, seed);
		this.#thinking = {
			worlds,
			search: new Search(worlds, { seat, seed, playouts: this.#playouts, probe }, first)
		};
		return this.#thinking;
	}

	#worldsOf(m: Machine): Worlds {
		const words = m.mem.slice();
		if (this.#worlds?.machine.code === m.code) this.#worlds.about(words);
		else this.#worlds = new Worlds(m.code, words);
		return this.#worlds;
	}

	/** What somebody would look at who looks one answer ahead in one possible position, the best first. */
	#first(worlds: Worlds, seat: number, probe: MachineProbe, seed: string): Choice[] {
		const stream = new Stream(`${seed}/first`);
		const { question } = askedOf(worlds.stand(), seat);
		const candidates = candidatesOf(question, stream);
		probe.aimAtImagined(worlds.enter(seat, `${seed}/first`), seat, stream);
		return bestFirst(candidates, (choice) => probe.score(choice));
	}
}
