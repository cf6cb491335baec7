/** One game of bots, watched closely. */
import { applyDecision, codeOf, type Decision, recordOf } from '#lib/engine/session/answers.ts';
import { CHECKPOINT_EVERY, type RecordedAnswer } from '#lib/engine/session/course.ts';
import {
	ANSWERS,
	REASON,
	STATUS,
	WAITING,
	WINNERS,
	roundAddress
} from '#lib/engine/state/memory-layout.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { interpretedCode } from '#lib/engine/interpret/index.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import {
	anytimeActions,
	firstAsked,
	isLegal,
	isOver,
	legalAnswers
} from '#lib/engine/play/play.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { hashState, RollingHash } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import type { BotName } from '#lib/bots/bots.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { asSaid, inEnglish, type Said, say } from '#lib/language/said.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import { OrderedPlayer } from '#lib/orders/OrderedPlayer.ts';
import type { Orders, OrdersTally } from '#lib/orders/orders.ts';
import { Chronicle, type Told } from './chronicle.ts';
import { Invariants } from './invariants.ts';
import { Shadowing } from './shadowing.ts';
import { type Uses, UsageRecorder } from './usage.ts';

export interface Fault {
	game: number;
	/** Number of answers given before it. */
	answers: number;
	kind: 'illegal' | 'dead-end' | 'invariant';
	/** English: for the command line, tests and logs. */
	message: string;
	/** The same for pages in other languages. */
	said: Said;
}

/** What is kept of a game; plain data, so that it can come from a worker. */
export interface GameRecord {
	game: number;
	seed: string;
	/** By seat. */
	bots: BotName[];
	finished: boolean;
	/** Why it ended, in the ruleset's words; empty if it did not. */
	ending: string;
	rounds: number;
	/** Seats. */
	winners: number[];
	decisions: number;
	/** Legal answers that lay before the bots. */
	options: number;
	problems: Fault[];
	/** Over all answers and the final position. */
	trace: string;
	/** For a replay: the answers, and [answers given, state hash] every so often. */
	answers: RecordedAnswer[];
	checkpoints: [number, string][];
	/** The hash of the last position; null where the game broke off, or nobody asked. */
	end: string | null;
	/** What of the rules was made use of; null when nobody asked. */
	uses: Uses | null;
	/** By seat: what came of its orders; null of a bot. */
	orders: (OrdersTally | null)[];
	/** What happened on the way; null when nobody asked. */
	told: Told | null;
}

export interface PlayoutSetup {
	seed: string;
	/** Seated by turns: game g seats bot (s + g) at seat s. */
	bots: readonly BotName[];
	maxRounds: number;
	/** To stop before its end after so many answers, */
	maxAnswers?: number;
	/** and after so many steps of its rules. */
	maxSteps?: number;
	/** Whether to keep the answers. */
	record: boolean;
	/** By seat: who is played by orders, in place of a bot. */
	orders?: readonly (Orders | null)[];
	/** Whether to tell what happened on the way. */
	tell?: boolean;
}

/** A game that has asked so much is not going to end. */
export const MOST_ANSWERS = 200_000;
/** Nor is one that has done so much between its answers: a hundred times what the largest games take. */
export const MOST_STEPS = 1_000_000_000;
/** What the rules may do between two answers: what needs more is a loop, and one need not wait long to know. */
export const BUDGET = 2_000_000;

/** A machine with all that is needed to play one game after the other. */
export class Laboratory {
	readonly machine: Machine;
	readonly #shadow: Machine;
	readonly #invariants: Invariants;
	readonly #probe: MachineProbe;
	/** Address of the field that counts rounds, or -1. */
	readonly #round: number;
	/** What the rules have done in this game. */
	#steps = 0;
	readonly #usage: UsageRecorder | null;
	#chronicle: Chronicle | null = null;

	/** `usage`: whoever watches the code. */
	constructor(code: Code, usage: UsageRecorder | null = null) {
		this.machine = new Machine(code);
		this.machine.budget = BUDGET;
		usage?.follow(this.machine);
		this.#usage = usage;
		this.#shadow = new Machine(code);
		this.#invariants = new Invariants(code);
		this.#probe = new MachineProbe(this.machine, new Stream('probe'));
		this.#round = roundAddress(this.machine);
	}

	play(game: number, setup: PlayoutSetup): GameRecord {
		const m = this.machine;
		const seed = `${setup.seed}/${game}`;
		const ordered = setup.orders ?? [];
		const bots = seated(setup.bots, m.program.players, game).map((name, seat) =>
			ordered[seat] ? 'absent' : name
		);
		const record: GameRecord = {
			game,
			seed,
			bots,
			finished: false,
			ending: '',
			rounds: 0,
			winners: [],
			decisions: 0,
			options: 0,
			problems: [],
			trace: '',
			answers: [],
			checkpoints: [],
			end: null,
			uses: null,
			orders: [],
			told: null
		};
		const players = bots.map((name, seat) => {
			const orders = ordered[seat];
			if (orders) return new OrderedPlayer(orders);
			return new BotPlayer(m, name, `${seed}/bot/${seat}`, this.#probe);
		});
		const trace = new RollingHash();
		const chronicle = setup.tell === true ? (this.#chronicle ??= new Chronicle(m)) : null;
		const shadow = new Shadowing(m, this.#shadow, new Stream(`${seed}/watch`));
		const complain = (kind: Fault['kind'], said: Said): void => {
			record.problems.push({
				game,
				answers: m.mem[ANSWERS]!,
				kind,
				message: inEnglish(said),
				said
			});
		};
		const violated = (said: Said): void => complain('invariant', said);
		try {
			this.#usage?.take();
			m.start(seed);
			this.#steps = 0;
			chronicle?.begin(this.#round < 0 ? 0 : this.#rounds());
			shadow.begin();
			let held: number | null = null;
			while (record.problems.length === 0 && !this.#stops(record, setup)) {
				const decision = this.#decide(players, complain);
				if (decision === null) break;
				const code = codeOf(decision);
				for (const word of code) trace.add(word);
				if (setup.record) record.answers.push(recordOf(m, decision));
				shadow.before(decision);
				this.#usage?.answering(decision);
				chronicle?.answering(decision);
				applyDecision(m, decision);
				this.#steps += m.budget - m.left;
				chronicle?.look(this.#round < 0 ? 0 : this.#rounds());
				shadow.after(violated);
				record.decisions++;
				for (const broken of this.#invariants.check(m, held)) violated(broken);
				held = m.mark;
				if (setup.record && m.mem[ANSWERS]! % CHECKPOINT_EVERY === 0) {
					record.checkpoints.push([m.mem[ANSWERS]!, hashState(m)]);
				}
			}
			record.finished = isOver(m);
			record.ending = record.finished ? (m.code.reasons[m.mem[REASON]!] ?? 'end') : '';
			record.rounds = this.#rounds();
			record.winners = seatsIn(m.mem[WINNERS]!);
			record.uses = this.#usage?.take() ?? null;
			trace.addText(hashState(m));
			if (setup.record) record.end = hashState(m);
			record.told = chronicle?.take(record.uses) ?? null;
			shadow.end(violated);
		} catch (error) {
			complain('dead-end', saidBy(error));
		}
		record.options = players.reduce((sum, player) => sum + player.options, 0);
		record.orders = players.map((player) => ('tally' in player ? player.tally : null));
		record.trace = trace.digest();
		return record;
	}

	#decide(
		players: readonly (BotPlayer | OrderedPlayer)[],
		complain: (kind: Fault['kind'], said: Said) => void
	): Decision | null {
		const m = this.machine;
		const seat = firstAsked(m);
		if (m.mem[STATUS] !== WAITING || seat < 0) {
			complain('dead-end', say`lab/nobody-is-asked: nobody is asked: ${m.chain()}`);
			return null;
		}
		const options = legalAnswers(m, seat);
		// Choosing none of nothing is an answer.
		if (options.size === 0 && options.kind !== 'subset') {
			complain('dead-end', say`lab/no-answer-is-legal: no answer is legal: ${m.chain()}`);
			return null;
		}
		const decision = players[seat]!.decide(m, seat);
		const legal = decision.anytime
			? decision.picks.length === 1 && decision.picks[0]! < anytimeActions(m, seat).count
			: isLegal(legalAnswers(m, seat), decision.picks);
		if (!legal) {
			complain(
				'illegal',
				say`lab/is-no-answer: ${decision.picks.join(' ')} is no answer: ${m.chain()}`
			);
		}
		return legal ? decision : null;
	}

	#stops(
		{ decisions }: GameRecord,
		{ maxRounds, maxAnswers = MOST_ANSWERS, maxSteps = MOST_STEPS }: PlayoutSetup
	): boolean {
		const m = this.machine;
		if (isOver(m) || decisions >= maxAnswers || this.#steps >= maxSteps) return true;
		return maxRounds > 0 && this.#rounds() > maxRounds;
	}

	/** The rounds begun; answers where the ruleset does not count rounds. */
	#rounds(): number {
		const m = this.machine;
		return m.mem[this.#round < 0 ? ANSWERS : this.#round]!;
	}
}

/** A laboratory that also tells what of the rules its games make use of; slower, for only interpreted code can be watched. */
export function watchedLaboratory(program: Program): Laboratory {
	const usage = new UsageRecorder();
	return new Laboratory(interpretedCode(program, usage), usage);
}

export function seated(bots: readonly BotName[], players: number, game: number): BotName[] {
	const table = Array.from({ length: players }, (_, seat) => bots[seat % bots.length]!);
	return table.map((_, seat) => table[(seat + game) % players]!);
}

/** What rules fail at; anything else is a mistake of ours, and in our words. */
function saidBy(error: unknown): Said {
	if (error instanceof RuleError) return error.said;
	return asSaid(error instanceof Error ? error.message : String(error));
}
