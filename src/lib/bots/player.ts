/** A bot in a seat: shows it what it may know, and takes its answer. */
import type { Decision } from '#lib/engine/session/answers.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import { anytimeActions, legalAnswers, unanswered } from '#lib/engine/play/play.ts';
import type { Bot, Choice, Probe, Question } from './bot.ts';
import { type BotName, botOf } from './bots.ts';
import { IDLE, MachineProbe, WON } from './machine-probe.ts';
import { questionOf } from './question.ts';
import { Planner } from './Planner.ts';
import type { Looked } from './Search.ts';
import { answersOf } from './random-bot.ts';
import { Stream } from './stream.ts';

/** What led to an answer. */
export interface Thought {
	/** Answers that had been given before it. */
	turn: number;
	decision: Decision;
	/** In the order in which they were tried; a bot that plays answers out says how often, the most often first. */
	tried: { choice: Choice; score: number; visits: number | null }[];
}

export class BotPlayer {
	readonly #mind: Bot | Planner | 'nobody';
	readonly #stream: Stream;
	readonly #probe: MachineProbe;
	/** Legal answers that lay before it so far. */
	options = 0;
	/** Its last answer, and what it tried out before; null: it has given none. */
	last: Thought | null = null;

	/** `seed` is the bot's own; the same seed, position and answers before give the same answer. */
	constructor(machine: Machine, name: BotName, seed: string, probe?: MachineProbe) {
		const kind = botOf(name);
		if (kind === 'nobody') this.#mind = kind;
		else this.#mind = 'playouts' in kind ? new Planner(seed, kind.playouts) : kind.bot;
		this.#stream = new Stream(seed);
		this.#probe = probe ?? new MachineProbe(machine, this.#stream);
	}

	/** Thinks to the end. */
	decide(m: Machine, seat: number): Decision {
		for (;;) {
			const decision = this.think(m, seat, () => true);
			if (decision !== null) return decision;
		}
	}

	/** Thinks for a while: `goOn` is asked again and again whether it may. Null: it wants to go on thinking. */
	think(m: Machine, seat: number, goOn: () => boolean): Decision | null {
		const anytime = anytimeActions(m, seat).count;
		const options = legalAnswers(m, seat);
		const question = { ...questionOf(options), anytime };
		const size = options.size + anytime;
		const mind = this.#mind;
		if (mind === 'nobody') {
			this.options += size;
			return this.#stayAway(m, seat);
		}
		const found =
			mind instanceof Planner
				? this.#plan(mind, { m, seat, question }, goOn)
				: this.#weigh(mind, { m, seat, question });
		if (found === null) return null;
		this.options += size;
		const { choice, tried } = found;
		const decision = { seat, picks: [...choice.picks], anytime: choice.anytime };
		this.last = { turn: m.mem[ANSWERS]!, decision, tried };
		return decision;
	}

	#stayAway(m: Machine, seat: number): Decision {
		const { picks, by } = unanswered(m, seat);
		const decision = { seat, picks, anytime: false, ...(by === 'illegal' && { instead: true }) };
		this.last = { turn: m.mem[ANSWERS]!, decision, tried: [] };
		return decision;
	}

	#weigh(bot: Bot, { m, seat, question }: Task): Found {
		this.#probe.aim(m, seat, this.#stream);
		const tried: Thought['tried'] = [];
		const probe: Probe = {
			judgesAtOnce: this.#probe.judgesAtOnce,
			glance: (choice) => this.#probe.glance(choice),
			score: (choice) => {
				const score = this.#probe.score(choice);
				tried.push({ choice, score, visits: null });
				return score;
			}
		};
		return { choice: bot({ question, probe }, this.#stream), tried };
	}

	#plan(planner: Planner, { m, seat, question }: Task, goOn: () => boolean): Found | null {
		const only = onlyAnswer(question);
		if (only) return { choice: only, tried: [] };
		const looked = planner.think(m, seat, this.#probe, goOn);
		if (looked === null) return null;
		const tried = looked.map(({ choice, visits, judged }) => ({
			choice,
			visits,
			score: scoreOf(judged)
		}));
		return { choice: tried[0]!.choice, tried };
	}
}

interface Task {
	m: Machine;
	seat: number;
	question: Question;
}

interface Found {
	choice: Choice;
	tried: Thought['tried'];
}

/** Where nothing is to be chosen, nothing is played out. */
function onlyAnswer(question: Question): Choice | null {
	const { kind, count, min, max, anytime } = question;
	if (anytime > 0) return null;
	if (kind === 'subset') {
		if (min !== max || (max !== 0 && max !== count)) return null;
		return { anytime: false, picks: Array.from({ length: max }, (_, i) => i) };
	}
	if (answersOf(question) !== 1) return null;
	return { anytime: false, picks: [kind === 'amount' ? min : 0] };
}

function scoreOf(judged: Looked['judged']): number {
	if (judged === 'won') return WON;
	if (judged === 'idle') return IDLE;
	return judged === 'lost' ? -WON : judged;
}
