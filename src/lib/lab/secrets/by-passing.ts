/**
 * Where one world asks somebody and the other does not: is that all? Whoever is asked answers as if there had been nothing
 * to answer; if the seat then sees the same in both, it was told by the asking and by nothing else.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import {
	answer,
	asked,
	decisionPoint,
	firstAsked,
	isOver,
	legalAnswers
} from '#lib/engine/play/play.ts';
import { LogRecorder } from '#lib/engine/seat/log.ts';
import type { LogLine } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { PC, ROUTINE } from '#lib/engine/state/memory-layout.ts';
import { listen } from './listening.ts';
import { differences } from './told.ts';

/** More questions than stand between two moments at which all is the same again: of several rounds, four pauses each. */
const MOST = 24;

export interface Side {
	machine: Machine;
	/** What the seat has read since the worlds were the same. */
	lines: readonly LogLine[];
	/** The pieces of each draw since then. */
	drawn: readonly number[][];
}

/** What is asked just now, of whom, and where in the rules. */
export function questionNow(m: Machine): string {
	const point = decisionPoint(m);
	if (point === null) return 'nothing';
	const places = m.frames().map((base) => `${m.mem[base + ROUTINE]}:${m.mem[base + PC]}`);
	return `${point.step.path} of ${asked(m)} at ${places.join(' ')}`;
}

/**
 * The questions that only one of the worlds asks; null where the seat is told more than that, or is asked itself. Where
 * `drewTheSame` says that chance has dealt otherwise on the way, what differs comes of that.
 */
export function askedInOne(
	real: Side,
	other: Side,
	seat: number,
	drewTheSame: (real: readonly number[][], other: readonly number[][]) => boolean
): string[] | null {
	const chains = [new Chain(real, seat), new Chain(other, seat)] as const;
	for (let total = 1; total <= MOST; total++) {
		for (let i = 0; i <= total; i++) {
			const here = chains[0].after(i);
			const there = chains[1].after(total - i);
			if (here === null || there === null || here.question !== there.question) continue;
			const isTold = differences(here.told, there.told).length > 0;
			if (isTold && drewTheSame(here.drawn, there.drawn)) continue;
			return [...without(here.passed, there.passed), ...without(there.passed, here.passed)];
		}
	}
	return null;
}

/** What is left of a list when what stands in another one is taken out of it, each once. */
function without(list: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return list.filter((candidate) => {
		const at = left.indexOf(candidate);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

interface Moment {
	question: string;
	told: unknown;
	drawn: readonly number[][];
	passed: string[];
}

/** A world in which one question after another is passed. */
class Chain {
	readonly #moments: (Moment | null)[] = [];
	readonly #m: Machine;
	readonly #log: LogRecorder;
	readonly #lines: readonly LogLine[];
	readonly #drawn: number[][];
	readonly #seat: number;

	constructor({ machine, lines, drawn }: Side, seat: number) {
		this.#m = machine.fork();
		this.#log = new LogRecorder(this.#m);
		this.#drawn = [...drawn];
		listen(this.#m, [this.#log], [], this.#drawn);
		this.#lines = lines;
		this.#seat = seat;
		this.#moments.push(this.#moment([]));
	}

	after(passes: number): Moment | null {
		while (this.#moments.length <= passes) this.#moments.push(this.#pass());
		return this.#moments[passes]!;
	}

	#pass(): Moment | null {
		const last = this.#moments.at(-1) ?? null;
		if (last === null || isOver(this.#m)) return null;
		const asker = firstAsked(this.#m);
		if (asker === this.#seat) return null;
		const { path } = decisionPoint(this.#m)!.step;
		answer(this.#m, asker, leastAnswer(this.#m, asker));
		return this.#moment([...last.passed, path]);
	}

	#moment(passed: string[]): Moment {
		const lines = [...this.#lines, ...this.#log.lines(this.#seat)];
		// How many answers were given is known by those who saw somebody being asked.
		const { turn: _, decision, ...view } = viewOf(this.#m, this.#seat);
		const told = {
			view: { ...view, decision: decision && { ...decision, id: 0 } },
			log: lines.map((line) => ({ ...line, turn: 0 }))
		};
		return { question: questionNow(this.#m), told, drawn: [...this.#drawn], passed };
	}
}

/** Declining, or as little as is allowed. */
function leastAnswer(m: Machine, asker: number): number[] {
	const legal = legalAnswers(m, asker);
	if (legal.kind === 'amount') return [legal.min];
	if (legal.kind === 'subset') return Array.from({ length: legal.min }, (_, i) => i);
	return [legal.optional ? legal.count : legal.count - 1];
}
