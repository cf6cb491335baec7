/** One game of bots, watched closely. */
import { codeOf, type Decision } from '#lib/engine/session/answers.ts';
import { ANSWERS, REASON, STATUS, WAITING, WINNERS } from '#lib/engine/state/layout.ts';
import type { MakeBackend } from '#lib/engine/machine/backend.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import {
	answer,
	answerAnytime,
	anytimeOptions,
	firstAsked,
	isLegal,
	isOver,
	optionsOf
} from '#lib/engine/machine/play.ts';
import { hashState, RollingHash } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import { type BotName, BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import { Invariants } from './invariants.ts';
import { type Uses, UsageRecorder } from './usage.ts';

export interface Problem {
	game: number;
	/** Number of answers given before it. */
	answers: number;
	kind: 'illegal' | 'dead-end' | 'invariant';
	message: string;
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
	problems: Problem[];
	/** Over all answers and the final position. */
	trace: string;
	/** For a replay: the answers, and [answers given, state hash] every so often. */
	answers: number[][];
	checkpoints: [number, string][];
	/** What of the rules was made use of; null when nobody asked. */
	uses: Uses | null;
}

export interface GameSetup {
	seed: string;
	/** Seated by turns: game g seats bot (s + g) at seat s. */
	bots: readonly BotName[];
	maxRounds: number;
	/** Whether to keep the answers. */
	record: boolean;
}

/** A game that has asked so much is not going to end. */
const MAX_ANSWERS = 200_000;
/** Instructions between two answers: what needs more is a loop, and one need not wait long to know. */
const BUDGET = 2_000_000;
const CHECKPOINT_EVERY = 25;
/** Answers that a copy of the game is made to follow, to see whether it fares the same. */
const FOLLOWED = 50;

/** A machine with all that is needed to play one game after the other. */
export class Laboratory {
	readonly machine: Machine;
	readonly #shadow: Machine;
	readonly #invariants: Invariants;
	readonly #probe: MachineProbe;
	/** Address of the field that counts rounds, or -1. */
	readonly #round: number;
	readonly #usage: UsageRecorder | null;

	/** A null backend means closures; only they can be watched for their use. */
	constructor(program: Program, backend: MakeBackend | 'watched' | null = null) {
		this.machine = new Machine(program, { makeBackend: backend === 'watched' ? null : backend });
		this.machine.budget = BUDGET;
		this.#usage = backend === 'watched' ? new UsageRecorder(this.machine) : null;
		this.#shadow = new Machine(program, { twin: this.machine });
		this.#invariants = new Invariants(this.machine);
		this.#probe = new MachineProbe(this.machine, new Stream('probe'));
		const field = roundField(program);
		this.#round = field < 0 ? -1 : this.machine.layout.gameFields + field;
	}

	play(game: number, setup: GameSetup): GameRecord {
		const m = this.machine;
		const seed = `${setup.seed}/${game}`;
		const bots = seated(setup.bots, m.program.players, game);
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
			uses: null
		};
		const players = bots.map(
			(name, seat) => new BotPlayer(m, name, `${seed}/bot/${seat}`, this.#probe)
		);
		const trace = new RollingHash();
		const watch = new Watch(m, this.#shadow, new Stream(`${seed}/watch`));
		const complain = (kind: Problem['kind'], message: string): void => {
			record.problems.push({ game, answers: m.mem[ANSWERS]!, kind, message });
		};
		try {
			this.#usage?.take();
			m.begin(seed);
			m.run();
			m.forgetJournal();
			watch.begin();
			while (record.problems.length === 0 && !this.#stops(record, setup.maxRounds)) {
				const decision = this.#decide(players, complain);
				if (decision === null) break;
				const code = codeOf(decision);
				for (const word of code) trace.add(word);
				if (setup.record) record.answers.push(code);
				watch.before(decision);
				this.#usage?.answering(decision);
				apply(m, decision);
				watch.after(complain);
				record.decisions++;
				for (const broken of this.#invariants.check(m)) complain('invariant', broken);
				if (setup.record && m.mem[ANSWERS]! % CHECKPOINT_EVERY === 0) {
					record.checkpoints.push([m.mem[ANSWERS]!, hashState(m)]);
				}
			}
			record.finished = isOver(m);
			record.ending = record.finished ? (m.reasons[m.mem[REASON]!] ?? 'end') : '';
			record.rounds = this.#rounds();
			record.winners = seats(m.mem[WINNERS]!);
			record.uses = this.#usage?.take() ?? null;
			trace.addText(hashState(m));
			if (setup.record) record.checkpoints.push([m.mem[ANSWERS]!, hashState(m)]);
			watch.end(complain);
		} catch (error) {
			complain('dead-end', error instanceof Error ? error.message : String(error));
			m.rp = 0;
			m.poolTop = 0;
		}
		record.options = players.reduce((sum, player) => sum + player.options, 0);
		record.trace = trace.digest();
		return record;
	}

	#decide(
		players: readonly BotPlayer[],
		complain: (kind: Problem['kind'], message: string) => void
	): Decision | null {
		const m = this.machine;
		const seat = firstAsked(m);
		if (m.mem[STATUS] !== WAITING || seat < 0) {
			complain('dead-end', `nobody is asked; running: ${m.chain()}`);
			return null;
		}
		const options = optionsOf(m, seat);
		// Choosing none of nothing is an answer.
		if (options.size === 0 && options.kind !== 'subset') {
			complain('dead-end', `no answer is legal; running: ${m.chain()}`);
			return null;
		}
		const decision = players[seat]!.decide(m, seat);
		const legal = decision.anytime
			? decision.picks.length === 1 && decision.picks[0]! < anytimeOptions(m, seat).count
			: isLegal(optionsOf(m, seat), decision.picks);
		if (!legal) {
			complain('illegal', `${decision.picks.join(' ')} is no answer; running: ${m.chain()}`);
		}
		return legal ? decision : null;
	}

	#stops({ decisions }: GameRecord, maxRounds: number): boolean {
		const m = this.machine;
		if (isOver(m) || decisions >= MAX_ANSWERS) return true;
		return maxRounds > 0 && this.#rounds() > maxRounds;
	}

	/** The rounds begun; answers where the ruleset does not count rounds. */
	#rounds(): number {
		const m = this.machine;
		return m.mem[this.#round < 0 ? ANSWERS : this.#round]!;
	}
}

function apply(m: Machine, { seat, picks, anytime }: Decision): void {
	if (anytime) answerAnytime(m, seat, picks[0]!);
	else answer(m, seat, picks);
}

/** Follows a stretch of the game with a copy, and takes the whole game back at its end. */
class Watch {
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
		if (this.#left > 0) apply(this.#shadow, decision);
	}

	after(complain: (kind: Problem['kind'], message: string) => void): void {
		if (this.#left <= 0) return;
		this.#left--;
		if (this.#left > 0 && !isOver(this.#m)) return;
		this.#left = -1;
		if (hashState(this.#shadow) !== hashState(this.#m)) {
			complain('invariant', 'a saved and loaded game went another way');
		}
	}

	end(complain: (kind: Problem['kind'], message: string) => void): void {
		this.#m.undoTo(0);
		if (hashState(this.#m) !== this.#first) {
			complain('invariant', 'taking everything back did not restore the beginning');
		}
	}
}

/** Index of the game field that the ruleset's layout names as its count of rounds, or -1. */
export function roundField({ layout, fields }: Program): number {
	if (typeof layout !== 'object' || layout === null || !('round-field' in layout)) return -1;
	const name = layout['round-field'];
	return fields.game.findIndex(({ id }) => id === name);
}

export function seated(bots: readonly BotName[], players: number, game: number): BotName[] {
	const table = Array.from({ length: players }, (_, seat) => bots[seat % bots.length]!);
	return table.map((_, seat) => table[(seat + game) % players]!);
}

function seats(bits: number): number[] {
	const found: number[] = [];
	for (let seat = 0; bits >>> seat !== 0; seat++) if ((bits >>> seat) & 1) found.push(seat);
	return found;
}
