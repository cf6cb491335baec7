/**
 * Two games that one seat cannot tell apart go side by side. Answers are given in both, foreseen, taken back as far as
 * undo allows. Whatever the seat can tell them apart by and then take back, or foresee, or read off undo itself, it was
 * handed back.
 */
import { Stream } from '#lib/bots/stream.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import type { Answer, GameView } from '#lib/engine/seat/protocol.ts';
import { Session, type UndoTo } from '#lib/engine/session/session.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';
import { questionNow } from '#lib/lab/secrets/by-passing.ts';
import { someWorld, type Way, type World } from '#lib/lab/secrets/other-world.ts';
import { pieceSlots } from '#lib/lab/secrets/piece-words.ts';
import { type Difference, differences, toldTo } from '#lib/lab/secrets/told.ts';
import { translate } from '#lib/lab/secrets/watched-game.ts';

export interface Plan {
	/** Answers given in all, from one game after the other. */
	answers: number;
	/** Two games are begun before every n-th answer, for each seat, and go on for some answers. */
	every: number;
	follow: number;
	seed: number;
	/** Ends as soon as so much has been handed back. */
	enough: number;
	/** How far undo goes: to be tested itself, it may go too far. */
	until?: UndoTo;
}

export interface HandedBack {
	by: 'undo' | 'refusal' | 'look-ahead';
	seat: number;
	way: Way;
	asker: number;
	rules: string[];
	/** Whether the games ask different questions. */
	asks: boolean;
	differences: Difference[];
}

export interface Result {
	found: HandedBack[];
	/** Answers that both games took, and of these: how many were taken back, told the seat something, were foreseen. */
	given: number;
	takenBack: number;
	told: number;
	foreseen: number;
	/** Answers of which it was told where they would bring a piece. */
	landed: number;
}

export function takeBack(code: Code, plan: Plan): Result {
	const { program } = code;
	const slotsOf = pieceSlots(program);
	const pick = testRandom(plan.seed);
	const stream = new Stream(`taken back ${plan.seed}`);
	const result: Result = { found: [], given: 0, takenBack: 0, told: 0, foreseen: 0, landed: 0 };
	const m = new Machine(code);
	for (let turn = 0, game = 0; turn < plan.answers; game++) {
		m.start(`taken back ${plan.seed} ${game}`);
		for (; turn < plan.answers && !isOver(m); turn++) {
			if (turn % plan.every === 0) {
				for (let seat = 0; seat < program.players; seat++) {
					const made = someWorld(m, seat, stream, slotsOf);
					if (made === null) continue;
					const { way, world } = made;
					const pair = new Pair(m, world, seat, way, pick, result, plan.until);
					if (pair.differences().length === 0) pair.play(plan.follow);
					if (result.found.length >= plan.enough) return result;
				}
			}
			const asker = firstAsked(m);
			answer(m, asker, randomPicks(legalAnswers(m, asker), pick));
		}
	}
	return result;
}

class Pair {
	readonly #real: Session;
	readonly #other: Session;
	readonly #world: World;
	readonly #seat: number;
	readonly #way: Way;
	readonly #pick: (n: number) => number;
	readonly #result: Result;
	readonly #until: UndoTo;

	constructor(
		m: Machine,
		world: World,
		seat: number,
		way: Way,
		pick: (n: number) => number,
		result: Result,
		until: UndoTo = 'barrier'
	) {
		this.#until = until;
		this.#real = sessionAt(m);
		this.#other = sessionAt(world.machine);
		this.#world = world;
		this.#seat = seat;
		this.#way = way;
		this.#pick = pick;
		this.#result = result;
	}

	/** What the seat can tell them apart by. */
	differences(): Difference[] {
		const [real, other] = [this.#real, this.#other].map((session) => account(session, this.#seat));
		return differences(real, other);
	}

	play(answers: number): void {
		for (let i = 0; i < answers && !isOver(this.#real.machine); i++) if (!this.#step()) return;
	}

	/** Whether the games go on. */
	#step(): boolean {
		const m = this.#real.machine;
		// Somebody else may be asked something else here and there; what is answered then is another answer.
		if (questionNow(m) !== questionNow(this.#other.machine)) return false;
		const asker = firstAsked(m);
		const picks = randomPicks(legalAnswers(m, asker), this.#pick);
		const there = translate(m, asker, picks, {
			seat: this.#seat,
			world: { ...this.#world, machine: this.#other.machine }
		});
		if (there === null) return false;
		const rules = m.frames().map((base) => m.running(base).id);
		let asks = false;
		const note = (by: HandedBack['by'], found: Difference[]): false => {
			const { found: all } = this.#result;
			all.push({ asks, by, seat: this.#seat, way: this.#way, asker, rules, differences: found });
			return false;
		};
		if (asker === this.#seat) {
			const foreseen = this.#foresee(picks);
			if (foreseen.length > 0) return note('look-ahead', foreseen);
		}
		this.#real.play({ seat: asker, picks, anytime: false });
		this.#other.play({ seat: asker, picks: there, anytime: false });
		this.#result.given++;
		const told = this.differences();
		asks = questionNow(m) !== questionNow(this.#other.machine);
		if (told.length > 0) {
			this.#result.told++;
			const back = [this.#real.undo(this.#until), this.#other.undo(this.#until)];
			return back.includes(true) ? note('undo', told) : false;
		}
		if (this.#pick(3) > 0) return true;
		for (;;) {
			const real = this.#real.undo(this.#until);
			const other = this.#other.undo(this.#until);
			if (real !== other) return note('refusal', [{ path: 'undo', real, other }]);
			if (!real) return true;
			this.#result.takenBack++;
			const still = this.differences();
			if (still.length > 0) return note('undo', still);
			if (this.#pick(2) === 0) return true;
		}
	}

	/** What looking ahead from both games tells apart: at the answer, and where it leads to another question, at one more. */
	#foresee(picks: readonly number[]): Difference[] {
		const landings = this.#landings();
		if (landings.length > 0) return landings;
		const answers: Answer[] = [this.#said(this.#real.view(this.#seat), picks)];
		for (let far = 0; far < 2; far++) {
			const seen = this.#real.foresee(this.#seat, answers);
			const found = differences(seen, this.#other.foresee(this.#seat, answers));
			if (found.length > 0) return found;
			if (seen === null) return [];
			this.#result.foreseen++;
			if (seen.decision === null) return [];
			const { kind, options, min } = seen.decision;
			const fewest = Array.from({ length: min }, (_, i) => i);
			const next =
				kind === 'amount' ? [min] : kind === 'subset' ? fewest : [this.#pick(options.length)];
			answers.push(this.#said(seen, next));
		}
		return [];
	}

	/** Where what could be chosen would come to lie. */
	#landings(): Difference[] {
		const { decision } = this.#real.view(this.#seat);
		const things = [...new Set(decision?.options.flatMap(({ targets }) => targets))];
		const [real, other] = [this.#real, this.#other].map((session) =>
			session.landings(this.#seat, things)
		);
		this.#result.landed += real!.length;
		return differences(real, other);
	}

	#said({ decision }: GameView, picks: readonly number[]): Answer {
		const { kind, options } = decision!;
		if (kind === 'amount') return { seat: this.#seat, keys: [], amount: picks[0]! };
		return { seat: this.#seat, keys: picks.map((pick) => options[pick]!.key) };
	}
}

/** A game that begins where another one stands. */
function sessionAt(m: Machine): Session {
	const machine = m.fork();
	const words = m.mem.slice();
	machine.start = () => machine.load(words);
	const makeCode = (): Code => m.code;
	const session = new Session(machine, { seed: 'taken back', lock: {}, makeCode });
	session.begin();
	return session;
}

/** What the seat sees, has read, and saw of the last answer. */
function account(session: Session, seat: number): unknown {
	const { first, last } = session.span;
	return {
		...(toldTo(session.machine, seat, []) as object),
		log: session.log(seat),
		seen: last > first ? session.happened(seat, last - 1) : []
	};
}
