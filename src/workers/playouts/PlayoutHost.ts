/** Plays positions out for the page: in a worker of its own, so that the game on the table never waits for it. */
import type { Code } from '#lib/engine/machine/code.ts';
import { type Odds, oddsFrom } from '#lib/lab/playouts/odds.ts';
import { WhatIf } from '#lib/lab/playouts/what-if.ts';
import { Worlds } from '#lib/bots/Worlds.ts';
import type { LentPosition } from '#lib/lab/playouts/lend-position.ts';
import type { HostCode } from '#lib/game-server/host-code.ts';
import type { PlayoutApi, PlayoutReport, PlayoutWish } from './playout-api.ts';

/** Milliseconds after which it says how far it is. */
const PORTION = 120;

type Underway = { of: 'game'; it: WhatIf } | { of: 'scene'; it: Odds } | null;

export class PlayoutHost implements PlayoutApi {
	readonly #makeCode: HostCode['makeCode'];
	readonly #clock: () => number;
	#rules: { name: string; code: Code } | null = null;
	#words: Int32Array | null = null;
	#underway: Underway = null;

	/** `code`: how this host comes to code. */
	constructor({ makeCode }: HostCode, clock: () => number = () => performance.now()) {
		this.#makeCode = makeCode;
		this.#clock = clock;
	}

	known(): string | null {
		return this.#rules?.name ?? null;
	}

	async receive(port: MessagePort): Promise<void> {
		const lent = await new Promise<LentPosition>((resolve) => {
			port.onmessage = ({ data }: MessageEvent<LentPosition>) => resolve(data);
		});
		port.close();
		this.take(lent);
	}

	take({ rules, program, words }: LentPosition): void {
		this.#underway = null;
		if (program) this.#rules = { name: rules, code: this.#makeCode(program) };
		this.#words = this.#rules?.name === rules ? words : null;
	}

	begin(wish: PlayoutWish): void {
		if (!this.#rules || !this.#words) throw new Error('no position was lent');
		const worlds = new Worlds(this.#rules.code, this.#words);
		if (wish.of === 'game') this.#underway = { of: 'game', it: new WhatIf(worlds, wish) };
		else {
			const odds = oddsFrom(worlds, wish);
			this.#underway = odds && { of: 'scene', it: odds };
		}
	}

	play(most: number): PlayoutReport | null {
		const now = this.#underway;
		if (!now) return null;
		const until = this.#clock() + PORTION;
		while (now.it.games < most) {
			now.it.play();
			if (this.#clock() >= until) break;
		}
		return now.of === 'game'
			? { of: 'game', report: now.it.report() }
			: { of: 'scene', report: now.it.report() };
	}
}
