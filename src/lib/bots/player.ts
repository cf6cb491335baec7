/** A bot in a seat: shows it what it may know, and takes its answer. */
import type { Decision } from '#lib/engine/session/answers.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import { anytimeActions, legalAnswers } from '#lib/engine/play/play.ts';
import type { Bot, Choice, Probe } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { MachineProbe, questionOf } from './machine-probe.ts';
import { randomBot } from './random-bot.ts';
import { Stream } from './stream.ts';

export const BOTS = { random: randomBot, greedy: greedyBot } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;

export function isBotName(name: string): name is BotName {
	return Object.hasOwn(BOTS, name);
}

/** What led to an answer. */
export interface Thought {
	/** Answers that had been given before it. */
	turn: number;
	decision: Decision;
	/** In the order in which they were tried. */
	tried: { choice: Choice; score: number }[];
}

export class BotPlayer {
	readonly #bot: Bot;
	readonly #stream: Stream;
	readonly #probe: MachineProbe;
	/** Legal answers that lay before it so far. */
	options = 0;
	/** Its last answer, and what it tried out before; null: it has given none. */
	last: Thought | null = null;

	/** `seed` is the bot's own; the same seed, position and answers before give the same answer. */
	constructor(machine: Machine, name: BotName, seed: string, probe?: MachineProbe) {
		this.#bot = BOTS[name];
		this.#stream = new Stream(seed);
		this.#probe = probe ?? new MachineProbe(machine, this.#stream);
	}

	decide(m: Machine, seat: number): Decision {
		const anytime = anytimeActions(m, seat).count;
		const options = legalAnswers(m, seat);
		this.options += options.size + anytime;
		this.#probe.aim(m, seat, this.#stream);
		const tried: Thought['tried'] = [];
		const probe: Probe = {
			score: (choice) => {
				const score = this.#probe.score(choice);
				tried.push({ choice, score });
				return score;
			}
		};
		const choice = this.#bot(
			{ question: { ...questionOf(options), anytime }, probe },
			this.#stream
		);
		const decision = { seat, picks: [...choice.picks], anytime: choice.anytime };
		this.last = { turn: m.mem[ANSWERS]!, decision, tried };
		return decision;
	}
}
