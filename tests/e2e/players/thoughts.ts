/**
 * What the people at a table mean to do: the same game, played beside the page. Each person thinks like a bot that looks one
 * answer ahead and knows what its seat knows; what comes of it at the table has to be the same, answer for answer.
 */
import { inEnglish } from '#lib/language/said.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import type { BotName } from '#lib/bots/bots.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { decisionIn, recordOf } from '#lib/engine/session/answers.ts';
import type { RecordedAnswer } from '#lib/engine/session/course.ts';
import { beginSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import type { Answer, DecisionView, Seat } from '#lib/engine/seat/protocol.ts';
import { roundField } from '#lib/ruleset/program/program-facts.ts';

export interface Plan {
	variant: string;
	/** By seat: a person, or which bot. */
	seats: readonly ('human' | BotName)[];
	seed: string;
}

/** What a person is asked, and what the answer is going to be. */
export interface Thought {
	decision: DecisionView;
	answer: Answer;
}

export class Thoughts {
	readonly #session: Session;
	readonly #bots: readonly (BotPlayer | null)[];
	readonly #minds: readonly BotPlayer[];

	constructor({ variant, seats, seed }: Plan) {
		const { program, composition } = loadProgram({ variant, players: seats.length, with: [] });
		const begun = beginSession(program, { seed, lock: composition.lock, makeCode: nodeCode });
		if (!begun.ok) throw new Error(inEnglish(begun.said));
		const { session } = begun;
		this.#session = session;
		// The same chance as at the table (`GameHost`).
		this.#bots = seats.map((control, seat) =>
			control === 'human' ? null : new BotPlayer(session.machine, control, `${seed}/${seat}`)
		);
		this.#minds = seats.map(
			(_, seat) => new BotPlayer(session.machine, 'greedy', `${seed}/mind/${seat}`)
		);
		this.#playBots();
	}

	/** Answers given so far. */
	get turn(): number {
		return this.#session.span.last;
	}

	get over(): boolean {
		return this.#session.view('observer').over !== null;
	}

	/** Seats that have won. */
	get winners(): readonly Seat[] {
		const { over, players } = this.#session.view('observer');
		return players.filter(({ key }) => over?.winners.includes(key)).map(({ seat }) => seat);
	}

	/** Which round it is, by the field in which the game counts them. */
	get round(): number {
		const { program } = this.#session.machine;
		const { id } = program.fields.game[roundField(program)]!;
		return Number(this.#session.view('observer').game[id]);
	}

	/** Seats that are asked. */
	get asked(): readonly Seat[] {
		return this.#session.view('observer').waitingFor;
	}

	/** The hash of the position. */
	get end(): string | null {
		return this.#session.course().end;
	}

	/** What a person who is asked answers; given at once, and with it what the bots answer then. */
	think(seat: Seat): Thought {
		const { machine } = this.#session;
		const { decision } = this.#session.view(seat);
		const mind = this.#minds[seat];
		if (decision === null || !mind) throw new Error(`nothing is asked of seat ${seat}`);
		const meant = mind.decide(machine, seat);
		const answer = answerOf(recordOf(machine, meant));
		const result = this.#session.play(meant);
		if (!result.ok) throw new Error(inEnglish(result.said));
		this.#playBots();
		return { decision, answer };
	}

	#playBots(): void {
		for (;;) {
			const { machine, waiting } = this.#session;
			const seat = this.#bots.findIndex((bot, at) => bot !== null && (waiting >>> at) & 1);
			const bot = this.#bots[seat];
			if (!bot) return;
			const result = this.#session.play(bot.decide(machine, seat));
			if (!result.ok) throw new Error(inEnglish(result.said));
		}
	}
}

/** A record as the page would send it. */
function answerOf(recorded: RecordedAnswer): Answer {
	const { seat, picks, anytime } = decisionIn(recorded)!;
	const keys = recorded.filter((part) => typeof part === 'string');
	if (anytime) return { seat, keys, anytime };
	return keys.length > 0 || picks.length === 0 ? { seat, keys } : { seat, keys, amount: picks[0]! };
}
