/** A position is played out once and again, each time in a possible world of its own; the seventh is the same whenever it is played. */
import type { MachineProbe } from '#lib/bots/machine-probe.ts';
import type { BotName } from '#lib/bots/bots.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { playOn, type PlayedTo, probeFor } from './play-on.ts';
import type { Worlds } from '#lib/bots/Worlds.ts';

export interface SeriesWish {
	/** Who wants to know: what it does not know is dealt anew every time. */
	viewer: Viewer;
	bots: BotName;
	seed: string;
}

export class PlayoutSeries {
	readonly #worlds: Worlds;
	readonly #wish: SeriesWish;
	readonly #probe: MachineProbe;
	#played = 0;

	constructor(worlds: Worlds, wish: SeriesWish) {
		this.#worlds = worlds;
		this.#wish = wish;
		this.#probe = probeFor(worlds.machine);
	}

	/** How many so far. */
	get played(): number {
		return this.#played;
	}

	/** Plays it out once more; the machine stands where that ended, until the next call. `until` is asked before every answer. */
	next(until: (m: Machine) => boolean): { m: Machine; to: PlayedTo } {
		const { viewer, bots: bot, seed } = this.#wish;
		const own = `${seed}/${this.#played}`;
		this.#played++;
		const m = this.#worlds.enter(viewer, own);
		return { m, to: playOn(m, { bot, seed: own, probe: this.#probe }, () => until(m)) };
	}
}
