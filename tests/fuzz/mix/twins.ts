/**
 * Two worlds that differ only in which of two hidden stones is the quartz and which the topaz. No rule tells them apart, so
 * both go the same way, and whoever sees neither is told the same of everything: the table, the question, what can be done
 * and why not, how numbers came about, the log and what happened, line by line. Until one of the two comes to light.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { isOver } from '#lib/engine/play/play.ts';
import { LogRecorder } from '#lib/engine/seat/log.ts';
import { Eyes, Witness } from '#lib/engine/seat/witness.ts';
import { knowsPiece } from '#lib/engine/seat/visibility.ts';
import { applyDecision, type Decision } from '#lib/engine/session/answers.ts';
import { Learner, listen } from '#lib/lab/secrets/listening.ts';
import { differences, questionsOf, toldTo } from '#lib/lab/secrets/told.ts';
import { failureOf } from '../both-ways.ts';
import type { Pick } from './mixed-expressions.ts';

interface World {
	machine: Machine;
	eyes: Eyes;
}

interface Pair {
	seat: number;
	stones: [number, number];
	worlds: readonly [World, World];
}

const QUESTIONS = 3;
/** Exchanged before one out of so many answers. */
const SELDOM = 4;

/** What somebody was told otherwise in one of two worlds. */
type Told = { path: string; real: unknown; other: unknown }[];

export class Twins {
	readonly #pick: Pick;
	readonly #budget: number;
	#worlds: readonly [World, World] | null = null;
	#pair: Pair | null = null;
	/** Accounts that were compared. */
	compared = 0;

	constructor(pick: Pick, budget: number) {
		this.#pick = pick;
		this.#budget = budget;
	}

	/** Before an answer to the question that is open in `m`: what differs at once. */
	part(m: Machine): Told {
		if (this.#pair !== null || this.#pick(SELDOM) !== 0) return [];
		const seat = this.#pick(m.program.players);
		const hidden = this.#hidden(m, seat, 'quartz');
		const two = this.#hidden(m, seat, 'topaz');
		if (hidden === null || two === null) return [];
		this.#worlds ??= [this.#world(m), this.#world(m)];
		const [{ machine: real }, { machine: other }] = this.#worlds;
		for (const machine of [real, other]) machine.load(m.mem);
		const face = (stone: number): number => m.mem[m.layout.face + stone]!;
		other.turnTo(hidden, face(two));
		other.turnTo(two, face(hidden));
		other.load(other.mem.slice());
		this.#pair = { seat, stones: [hidden, two], worlds: this.#worlds };
		return this.#compare();
	}

	/** The answer, in both worlds: what differs after it. */
	answer(decision: Decision): Told {
		const pair = this.#pair;
		if (pair === null) return [];
		const { seat, stones } = pair;
		const heard = pair.worlds.map(({ machine, eyes }) => {
			const learner = new Learner(machine, stones, seat);
			const log = new LogRecorder(machine);
			const witness = new Witness(machine, log, seat, eyes);
			const stop = listen(machine, [log], [learner], []);
			const failure = failureOf(() => {
				log.answered(decision);
				applyDecision(machine, decision);
			});
			stop();
			const learned = stones.some((stone) => learner.learned(stone));
			const seen = failure === null ? witness.happenings() : [];
			return { learned, failure, log: log.lines(seat), seen };
		});
		if (heard.some(({ learned, failure }) => learned || failure !== null)) this.#pair = null;
		if (heard.some(({ learned }) => learned)) return [];
		const [real, other] = heard as [unknown, unknown];
		const found = [...differences(real, other), ...this.#compare()];
		if (isOver(pair.worlds[0].machine)) this.#pair = null;
		return found;
	}

	#compare(): Told {
		if (this.#pair === null) return [];
		const { seat, worlds } = this.#pair;
		const [real, other] = worlds.map(({ machine }) => machine) as [Machine, Machine];
		this.compared++;
		let found: Told = [];
		const failed = failureOf(() => {
			const questions = questionsOf(real, seat, QUESTIONS, { below: this.#pick });
			found = differences(toldTo(real, seat, questions), toldTo(other, seat, questions));
		});
		if (failed !== null) this.#pair = null;
		return found;
	}

	#world(m: Machine): World {
		const machine = m.fork();
		machine.budget = this.#budget;
		return { machine, eyes: new Eyes(m.code) };
	}

	#hidden(m: Machine, seat: number, id: string): number | null {
		const face = m.program.faces.findIndex((candidate) => candidate.id === id);
		const hidden = m.program.pieces.flatMap((_, piece) =>
			m.mem[m.layout.face + piece] === face && !knowsPiece(m, seat, piece) ? [piece] : []
		);
		return hidden.length === 0 ? null : hidden[this.#pick(hidden.length)]!;
	}
}
