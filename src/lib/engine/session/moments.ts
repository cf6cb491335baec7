/**
 * Every moment of a running game: its position is copied now and then, and from a copy the few answers that lead on are
 * given again, on a machine of its own. So any moment costs a copy and at most so many answers, however long the game is.
 */
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import { LogRecorder } from '#lib/engine/seat/log.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { Eyes, Witness } from '#lib/engine/seat/witness.ts';
import { ANSWERS, roundAddress } from '#lib/engine/state/memory-layout.ts';
import { applyDecision, decisionIn } from './answers.ts';
import { CHECKPOINT_EVERY, type FreshChance, type RecordedAnswer } from './course.ts';

interface Kept {
	/** Answers given before it. */
	turn: number;
	words: Int32Array;
	/** Whether a round begins with it. */
	beginsRound: boolean;
}

/** What has been given since the beginning. */
type Given = { answers: readonly RecordedAnswer[]; fresh: readonly FreshChance[] };

export class Moments {
	/** Where the past is looked at; nobody plays on it. */
	readonly #machine: Machine;
	/** Address of the count of rounds; -1: the rules count none. */
	readonly #round: number;
	/** From the beginning on, never empty once a game has begun. */
	#kept: Kept[] = [];
	/** After how many answers of this game the machine stands; -1: it stands elsewhere. */
	#stands = -1;
	#eyes: Eyes | null = null;

	constructor(code: Code) {
		this.#machine = new Machine(code);
		this.#machine.recording = false;
		this.#round = roundAddress(this.#machine);
	}

	/** Answers before which there is nothing to go back to. */
	get first(): number {
		return this.#kept[0]?.turn ?? 0;
	}

	/** The moments at which a round began, the first one among them; a game without rounds has every so many answers. */
	get rounds(): number[] {
		return this.#kept
			.filter(({ beginsRound }, i) => beginsRound || i === 0 || this.#round < 0)
			.map(({ turn }) => turn);
	}

	/** The game begins, or goes on, where this machine stands; what was before is out of reach. */
	begin(m: Machine): void {
		this.#machine.wishes = m.wishes;
		this.#kept = [{ turn: m.mem[ANSWERS]!, words: m.mem.slice(), beginsRound: true }];
		this.#stands = -1;
	}

	/** An answer has been carried out; `round` is that before it. */
	note(m: Machine, round: number): void {
		const turn = m.mem[ANSWERS]!;
		const beginsRound = round !== this.roundOf(m);
		if (!beginsRound && (turn - this.first) % CHECKPOINT_EVERY !== 0) return;
		this.#kept.push({ turn, words: m.mem.slice(), beginsRound });
	}

	/** The count of rounds; 0 where the rules count none. */
	roundOf(m: Machine): number {
		return this.#round < 0 ? 0 : m.mem[this.#round]!;
	}

	/** What came after so many answers was taken back. */
	forget(turn: number): void {
		this.#kept = this.#kept.filter((kept) => kept.turn <= turn);
		if (this.#stands > turn) this.#stands = -1;
	}

	/** A machine that stands after so many of the answers since the beginning; to be looked at until the next call. */
	at(turn: number, course: Given): Machine {
		const kept = this.#kept.findLast((candidate) => candidate.turn <= turn);
		if (!kept) throw new Error(`nothing is known of the moment after ${turn} answers`);
		// Whoever looks at one moment after the other goes on from where the machine stands.
		if (this.#stands < kept.turn || this.#stands > turn) {
			this.#stands = -1;
			this.#machine.load(kept.words);
			this.#stands = kept.turn;
		}
		while (this.#stands < turn) this.#step(course, null);
		return this.#machine;
	}

	/** What one viewer saw happen between two moments: the answers between them are given again before a witness. */
	happened(viewer: Viewer, from: number, to: number, course: Given): Happened[] {
		if (from >= to) return [];
		const m = this.at(from, course);
		const log = new LogRecorder(m);
		const witness = new Witness(m, log, viewer, (this.#eyes ??= new Eyes(m.code)));
		m.observer = log;
		try {
			return Array.from({ length: to - from }, (_, i) => {
				this.#step(course, log);
				return { turn: from + i, happenings: witness.happenings() };
			});
		} finally {
			m.observer = null;
		}
	}

	/** Gives the next answer again. A machine that fails on the way stands nowhere. */
	#step({ answers, fresh }: Given, log: LogRecorder | null): void {
		const m = this.#machine;
		const turn = this.#stands;
		this.#stands = -1;
		const salt = fresh.find(([at]) => at === turn)?.[1];
		if (salt !== undefined) m.reseed(m.program, salt);
		const decision = decisionIn(answers[turn - this.first] ?? []);
		if (decision) {
			log?.answered(decision);
			applyDecision(m, decision);
		}
		this.#stands = turn + 1;
	}
}
