/** A running game for the table and the command line: answers by keys, log, undo, saving, and changing the rules in mid-game. */
import type { Said } from '#lib/language/said.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { asked } from '#lib/engine/play/play.ts';
import type { Position, Trouble } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { anytimeRefusalsOf, breakdownOf, refusalsOf } from '#lib/engine/seat/explain.ts';
import type { Happened, Happening } from '#lib/engine/seat/happening.ts';
import { landingsOf } from '#lib/engine/seat/landing.ts';
import { type LogMark, LogRecorder } from '#lib/engine/seat/log.ts';
import type {
	Answer,
	AnswerResult,
	Breakdown,
	GameView,
	Key,
	Landing,
	LogLine,
	Refusal,
	Seat,
	Viewer
} from '#lib/engine/seat/protocol.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { Eyes, Witness } from '#lib/engine/seat/witness.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { barrierOf } from '#lib/engine/state/undo-barrier.ts';
import type { Decision } from './answers.ts';
import { applyDecision, decisionIn, findAnytime, findPicks, recordOf } from './answers.ts';
import {
	CHECKPOINT_EVERY,
	type Course,
	type FreshChance,
	type RecordedAnswer,
	withFresh
} from './course.ts';
import { Moments } from './moments.ts';
import { changesBetween, type Refused, transplant } from './take-over-rules.ts';
import { teaches } from './teaching.ts';

/**
 * What undo stops at. chance: dice, draws and the like. barrier: also where anybody has come to know something. any:
 * nothing.
 */
export type UndoTo = 'chance' | 'barrier' | 'any';

interface Step {
	/** Journal mark, barrier count and log before the answer. */
	mark: number;
	barrier: number;
	/** Whether anybody knows more by it, as soon as somebody has wanted to know that. */
	taught?: boolean;
	log: LogMark;
	recorded: RecordedAnswer;
	/** What those saw of it who were looking when it was given. */
	seen: ReadonlyMap<Viewer, Happening[]>;
}

export interface SessionOptions {
	seed: string;
	/** Layer id -> content hash, to be written into saves. */
	lock: Record<string, string>;
	/** How the host comes to code, also for rules that are taken over in mid-game. */
	makeCode: MakeCode;
}

export class Session {
	#machine: Machine;
	#log: LogRecorder;
	#moments: Moments;
	#steps: Step[] = [];
	#checkpoints: [number, string][] = [];
	#fresh: FreshChance[] = [];
	#options: SessionOptions;
	/** After a change of rules the game cannot be replayed from its seed: it begins with this position. */
	#position: Position | null = null;
	/** Who looks on while answers are carried out. */
	#watching = new Map<Viewer, Eyes>();

	constructor(machine: Machine, options: SessionOptions) {
		this.#machine = machine;
		this.#options = options;
		this.#log = new LogRecorder(machine);
		this.#moments = new Moments(machine.code);
		machine.observer = this.#log;
	}

	/** A game from the beginning. */
	begin(): void {
		this.#machine.start(this.#options.seed);
		this.#moments.begin(this.#machine);
	}

	get program(): Program {
		return this.#machine.program;
	}

	/** The machine, for bots that think on copies of it. */
	get machine(): Machine {
		return this.#machine;
	}

	view(viewer: Viewer): GameView {
		return viewOf(this.#machine, viewer);
	}

	answer(given: Answer): AnswerResult {
		const found = unlessRulesFail(() => this.#find(given));
		return found.ok ? this.play(found.decision) : { because: null, ...found };
	}

	#find(given: Answer): { ok: true; decision: Decision } | (AnswerResult & { ok: false }) {
		const m = this.#machine;
		const found = given.anytime ? findAnytime(m, given) : findPicks(m, given);
		return found.ok ? found : { ...found, because: this.#because(given) };
	}

	/** Gives an answer by the engine's own numbers (bots, replays). */
	play(decision: Decision): AnswerResult {
		const m = this.#machine;
		const { mark } = m;
		const { mark: log } = this.#log;
		const barrier = barrierOf(m);
		const round = this.#moments.roundOf(m);
		const witnesses: [Viewer, Witness][] = [];
		const done = unlessRulesFail(() => {
			for (const [viewer, eyes] of this.#watching)
				witnesses.push([viewer, new Witness(m, this.#log, viewer, eyes)]);
			const recorded = recordOf(m, decision);
			this.#log.answered(decision);
			applyDecision(m, decision);
			const seen = new Map(witnesses.map(([viewer, it]) => [viewer, it.happenings()]));
			return { ok: true as const, step: { mark, barrier, log, recorded, seen } };
		});
		for (const [, witness] of witnesses) witness.leave();
		if (!done.ok) {
			m.undoTo(mark);
			this.#log.undoTo(log);
			return { ...done, because: null };
		}
		this.#steps.push(done.step);
		this.#moments.note(m, round);
		if (m.mem[ANSWERS]! % CHECKPOINT_EVERY === 0) {
			this.#checkpoints.push([m.mem[ANSWERS]!, hashState(m)]);
		}
		return { ok: true };
	}

	/** From now on these viewers look on while answers are carried out: what they see is written down at once. */
	watch(viewers: readonly Viewer[]): void {
		const { code } = this.#machine;
		const eyes = (viewer: Viewer): Eyes => this.#watching.get(viewer) ?? new Eyes(code);
		this.#watching = new Map(viewers.map((viewer) => [viewer, eyes(viewer)]));
	}

	/** Everything dimmed in the current decision of the seat, with the reason. */
	refusals(seat: Seat): Refusal[] {
		return [...refusalsOf(this.#machine, seat), ...anytimeRefusalsOf(this.#machine, seat)];
	}

	/** How a value (`worth(joker)`) came about, now or after so many answers, as far as the viewer may know. */
	explain(
		viewer: Viewer,
		value: string,
		keys: string[],
		turn: number | null = null
	): Breakdown | null {
		return breakdownOf(turn === null ? this.#machine : this.at(turn), viewer, value, keys);
	}

	/** Log lines from the given answer count on. */
	log(viewer: Viewer, fromTurn = 0): LogLine[] {
		return this.#log.lines(viewer).filter((line) => line.turn >= fromTurn);
	}

	/** Takes back the last answer, as far as `to` allows. Returns whether anything was undone. */
	undo(to: UndoTo): boolean {
		const m = this.#machine;
		const last = this.#steps.at(-1);
		if (last === undefined || this.stopsAtLast(to)) return false;
		this.#steps.pop();
		m.undoTo(last.mark);
		this.#log.undoTo(last.log);
		const turn = m.mem[ANSWERS]!;
		this.#moments.forget(turn);
		this.#checkpoints = this.#checkpoints.filter(([at]) => at <= turn);
		this.#fresh = this.#fresh.filter(([at]) => at <= turn);
		return true;
	}

	/** From here on dice and draws come from elsewhere than they would; `salt` says from where. */
	freshen(salt: string): void {
		const m = this.#machine;
		const turn = m.mem[ANSWERS]!;
		m.reseed(m.program, salt);
		this.#fresh = [...this.#fresh.filter(([at]) => at < turn), [turn, salt]];
	}

	/**
	 * What a seat would see and be asked after some more answers, which are all taken back again. Null where one of them is
	 * not taken, and where chance comes of them or the seat would know more: nobody learns by trying.
	 */
	foresee(seat: Seat, answers: readonly Answer[]): GameView | null {
		const m = this.#machine;
		const { mark } = m;
		try {
			for (const given of answers) {
				const found = given.anytime ? findAnytime(m, given) : findPicks(m, given);
				if (!found.ok) return null;
				if (teaches(m, found.decision, [seat])) return null;
			}
			return this.view(seat);
		} finally {
			m.undoTo(mark);
			m.observer = this.#log;
		}
	}

	/** Where the open offer of a seat would bring each of these things, as far as the seat may know it. */
	landings(seat: Seat, things: readonly Key[]): Landing[] {
		return landingsOf(this.#machine, seat, things);
	}

	/** Answers before which there is nothing to go back to, and those that have been given. */
	get span(): { first: number; last: number } {
		return { first: this.#moments.first, last: this.#machine.mem[ANSWERS]! };
	}

	/** The moments of the span at which rounds began. */
	get rounds(): number[] {
		return this.#moments.rounds;
	}

	/** A machine that stands after so many answers of the span; to be looked at until the next call. */
	at(turn: number): Machine {
		const { first, last } = this.span;
		if (turn < first || turn > last) throw new Error(`there is no moment after ${turn} answers`);
		if (turn === last) return this.#machine;
		return this.#moments.at(turn, this.#given);
	}

	get #given(): { answers: RecordedAnswer[]; fresh: FreshChance[] } {
		return { answers: this.#steps.map(({ recorded }) => recorded), fresh: this.#fresh };
	}

	/** What a viewer saw happen from a moment of the span on until now, one answer after the other. */
	happened(viewer: Viewer, since: number): Happened[] {
		return this.happenedBetween(viewer, since, this.span.last);
	}

	/** The same until another moment of the span. What nobody wrote down is given again before a witness. */
	happenedBetween(viewer: Viewer, from: number, to: number): Happened[] {
		const { first, last } = this.span;
		const since = Math.max(first, from);
		const until = Math.min(last, to);
		const written = this.#steps.slice(since - first, Math.max(since, until) - first);
		if (!written.every(({ seen }) => seen.has(viewer)))
			return this.#moments.happened(viewer, since, until, this.#given);
		return written.map(({ seen }, i) => ({
			turn: since + i,
			happenings: seen.get(viewer) ?? []
		}));
	}

	/** Whether the last answer is not taken back: what undo stops at came of it. */
	stopsAtLast(to: UndoTo): boolean {
		const last = this.#steps.at(-1);
		if (last === undefined || to === 'any') return false;
		if (last.barrier !== barrierOf(this.#machine)) return true;
		return to === 'barrier' && (last.taught ??= this.#teaches(last.recorded));
	}

	/** Whether any seat knows more by the last answer, which is given again where nobody plays: nothing is noted in play. */
	#teaches(recorded: RecordedAnswer): boolean {
		const decision = decisionIn(recorded);
		if (decision === null) return false;
		const all = Array.from({ length: this.program.players }, (_, seat) => seat);
		const before = this.at(this.span.last - 1).fork();
		const done = unlessRulesFail(() => ({ ok: true as const, it: teaches(before, decision, all) }));
		// Where the rules cannot say who may know what, nothing is handed back.
		return !done.ok || done.it;
	}

	/** The moment of the span at which a seat answered last; the first one where it has not. */
	lastAnswerOf(seat: Seat): number {
		const at = this.#steps.findLastIndex(({ recorded }) => decisionIn(recorded)?.seat === seat);
		return this.span.first + Math.max(0, at);
	}

	/** The answer that was given after so many of the span, as it is written down; null: none was. */
	answerAfter(turn: number): RecordedAnswer | null {
		return this.#steps[turn - this.span.first]?.recorded ?? null;
	}

	/** How many lines of its log a viewer had after so many answers of the span. */
	loggedAt(viewer: Viewer, turn: number): number {
		const step = this.#steps[turn - this.span.first];
		return step?.log.get(viewer) ?? this.#log.lines(viewer).length;
	}

	/** The game so far. */
	course(): Course {
		const course = {
			rulesHash: rulesHash(this.program),
			lock: this.#options.lock,
			position: this.#position,
			answers: this.#steps.map(({ recorded }) => recorded),
			checkpoints: this.#checkpoints,
			end: hashState(this.#machine)
		};
		return withFresh(course, this.#fresh);
	}

	/** Continues the running position under other rules, or says why it cannot. `lock`: of the layers of these rules. */
	swap(program: Program, lock?: Record<string, string>): { ok: true; changes: Said[] } | Refused {
		const result = transplant(this.#machine, this.#options.makeCode(program));
		if (!result.ok) return result;
		const changes = changesBetween(this.program, program);
		if (lock) this.#options = { ...this.#options, lock };
		this.#machine.observer = null;
		this.#machine = result.machine;
		this.#moments = new Moments(result.machine.code);
		this.#log.follow(result.machine);
		this.#machine.observer = this.#log;
		// Eyes look at copies of this code.
		const viewers = [...this.#watching.keys()];
		this.#watching = new Map();
		this.watch(viewers);
		this.#machine.run();
		this.#beginAt(positionOf(this.#machine));
		return { ok: true, changes };
	}

	/** Starts from a position instead of the beginning (a save made after the rules had changed). */
	resumeFrom(position: Position): Trouble[] {
		const troubles = readPosition(this.#machine, position);
		if (troubles.length === 0) this.#beginAt(position);
		return troubles;
	}

	/** The machine stands in this position, before which nothing can be taken back. */
	#beginAt(position: Position): void {
		this.#machine.forgetJournal();
		this.#steps = [];
		this.#checkpoints = [];
		this.#fresh = [];
		this.#position = position;
		this.#moments.begin(this.#machine);
	}

	#because(given: Answer): Refusal['because'] | null {
		const [key] = given.keys;
		const refused = this.refusals(given.seat).find((refusal) => refusal.key === key);
		return refused?.because ?? null;
	}

	/** Seats that are asked just now. */
	get waiting(): number {
		return asked(this.#machine);
	}
}

export function createSession(program: Program, options: SessionOptions): Session {
	const machine = new Machine(options.makeCode(program));
	const session = new Session(machine, options);
	session.begin();
	return session;
}
