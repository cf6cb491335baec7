/**
 * Tries answers out for a bot: on a twin of the machine, in a position in which everything the seat cannot know is dealt
 * anew, with dice that are not the game's.
 */
import { ask } from '#lib/engine/machine/ask-value.ts';
import {
	CALLER,
	FP,
	OVER,
	PC,
	SP,
	STATUS,
	STREAM_WORDS,
	WAITING,
	WINNERS
} from '#lib/engine/state/memory-layout.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import {
	answer,
	answerAnytime,
	anytimeActions,
	asked,
	firstAsked,
	isLegal,
	isOver,
	listAnswers
} from '#lib/engine/play/play.ts';
import { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import { suppose } from '#lib/engine/suppose/suppose.ts';
import type { Choice, Probe } from './bot.ts';
import { innermostAction, insideFrom, stillAnswer } from './stillness.ts';
import type { Stream } from './stream.ts';

/** Answers that are given after the one that is tried, before the position is judged, where the rules say nothing of it. */
const FOLLOW = 12;
/** Ways to go on that are tried where the answer leads to further questions to the same seat. */
const WAYS = 2;
/** And as long as none of them comes to anything. */
const MORE_WAYS = 6;
/** What a game that is won counts, and less than nothing one that is lost. */
export const WON = 1_000_000_000;
/** What an answer counts that leads nowhere: less than nothing, even than to lose, or a bot that is about to would never end. */
export const IDLE = -2 * WON;
/** What the rules may do after an answer: imagined loops need not be followed for long. */
const BUDGET = 1_000_000;

/** What comes after an answer that is tried. */
interface Followed {
	/** Questions to the seat itself that belong to what it has begun. */
	questions: number;
	/** Answers that are given at most. */
	readonly most: number;
}

export class MachineProbe implements Probe {
	#real: Machine;
	/** Made when it is needed: many bots never try anything out. */
	#made: Machine | null = null;
	#seat = 0;
	#stream: Stream;
	#ready = false;
	/** Whether the position is one that the seat could be in already, not the real one. */
	#imagined = false;
	/** The answers to the question in that position, and the actions at any time: all that are tried have the same. */
	readonly #listed = new LegalAnswers();
	readonly #actions = new LegalAnswers();
	/** Questions to the seat in frames from here up belong to what it is doing just now. */
	#inside = 0;
	/** The frame that asks again when that is done, and what lies on the table and in it now. */
	#asking = 0;
	#before: Int32Array = new Int32Array(0);

	constructor(machine: Machine, stream: Stream) {
		this.#real = machine;
		this.#stream = stream;
	}

	/** From now on answers of this seat in the machine's present position are tried. */
	aim(machine: Machine, seat: number, stream: Stream): void {
		this.#real = machine;
		this.#seat = seat;
		this.#stream = stream;
		this.#ready = false;
		this.#imagined = false;
	}

	/** The same in a position that was dealt from what the seat knows: so it hangs on nothing else. */
	aimAtImagined(machine: Machine, seat: number, stream: Stream): void {
		this.aim(machine, seat, stream);
		this.#imagined = true;
	}

	get judgesAtOnce(): boolean {
		return this.#real.program.evaluation?.follow !== undefined;
	}

	glance(choice: Choice): number {
		if (!this.#ready) this.#imagine();
		return this.#try(choice, { questions: 0, most: 0 });
	}

	score(choice: Choice): number {
		if (!this.#ready) this.#imagine();
		const most = this.#real.program.evaluation?.follow ?? FOLLOW;
		let best = Number.NEGATIVE_INFINITY;
		for (let way = 0; way < (best <= IDLE ? MORE_WAYS : WAYS); way++) {
			const followed = { questions: 0, most };
			best = Math.max(best, this.#try(choice, followed));
			if (followed.questions === 0) break;
		}
		return best;
	}

	/** Never the machine whose answers are tried. */
	get #twin(): Machine {
		const { code } = this.#real;
		if (this.#made?.code !== code) this.#made = new Machine(code);
		return this.#made;
	}

	/** A position that the seat could be in. */
	#imagine(): void {
		const twin = this.#twin;
		const { layout } = twin;
		twin.load(this.#real.mem);
		if (!this.#imagined) {
			const stream = this.#stream;
			const apart = stream.aside();
			const deal = (): void => resample(twin, this.#seat, (n) => stream.below(n));
			suppose(twin, this.#seat, deal, (n) => apart.below(n));
		}
		for (let word = 0; word < twin.program.streams.length * STREAM_WORDS; word++) {
			twin.write(layout.streams + word, this.#stream.bits() | 0);
		}
		twin.forgetJournal();
		this.#listed.seat = -1;
		this.#actions.seat = -1;
		const action = innermostAction(twin);
		this.#inside = insideFrom(twin, action);
		this.#asking = action === null ? twin.mem[FP]! : twin.mem[action + CALLER]!;
		this.#before = twin.mem.slice(0, action ?? twin.mem[SP]!);
		this.#ready = true;
	}

	#try(choice: Choice, followed: Followed): number {
		try {
			if (!this.#follow(choice, followed)) return Number.NEGATIVE_INFINITY;
			return this.#leadsNowhere() ? IDLE : this.#judge();
		} finally {
			this.#twin.undoTo(0);
		}
	}

	#follow(choice: Choice, followed: Followed): boolean {
		this.#twin.budget = BUDGET;
		try {
			if (!this.#apply(choice)) return false;
			this.#goOn(followed);
			return true;
		} catch (error) {
			// What the bot imagines may be impossible; what really goes wrong shows in the game itself.
			if (error instanceof RuleError) return false;
			throw error;
		}
	}

	#apply({ anytime, picks }: Choice): boolean {
		const twin = this.#twin;
		if (anytime) {
			const [pick = -1] = picks;
			if (this.#actions.seat < 0) anytimeActions(twin, this.#seat, this.#actions);
			if (pick >= this.#actions.count) return false;
			answerAnytime(twin, this.#seat, pick, this.#actions);
			return true;
		}
		// What it imagines may make no sense: then somebody else is asked.
		if (((asked(twin) >>> this.#seat) & 1) === 0) return false;
		if (this.#listed.seat < 0) listAnswers(twin, this.#seat, this.#listed);
		if (!isLegal(this.#listed, picks)) return false;
		answer(twin, this.#seat, picks, this.#listed);
		return true;
	}

	/** Runs on to the seat's next question that does not belong to what it is doing. */
	#goOn(followed: Followed): void {
		const twin = this.#twin;
		for (let answers = 0; answers < followed.most && !isOver(twin); answers++) {
			const seat = firstAsked(twin);
			const own = seat === this.#seat;
			if (own && twin.mem[FP]! < this.#inside) return;
			if (own) followed.questions++;
			answer(twin, seat, stillAnswer(twin, seat, own, this.#stream));
		}
	}

	/** The same question again and nothing has changed: who answers so puts off what comes, and could for ever. */
	#leadsNowhere(): boolean {
		const { mem, layout } = this.#twin;
		const asking = this.#asking;
		if (mem[STATUS] !== WAITING || mem[FP] !== asking) return false;
		const before = this.#before;
		// While an action runs, the place is that to which it returns, not that of the question.
		const place = before.length === this.#inside ? asking + PC : -1;
		for (let word = layout.fields; word < before.length; word++) {
			if (mem[word] !== before[word] && word !== place) return false;
		}
		return true;
	}

	#judge(): number {
		const twin = this.#twin;
		if (twin.mem[STATUS] === OVER) {
			return ((twin.mem[WINNERS]! >>> this.#seat) & 1) === 1 ? WON : -WON;
		}
		const { code, program } = twin;
		if (program.evaluation === null) return 0;
		const evaluation = code.evaluator.expression(program.evaluation.expr);
		twin.budget = this.#real.budget;
		try {
			return ask(twin, evaluation, [this.#seat]);
		} catch (error) {
			if (!(error instanceof RuleError)) throw error;
			// Nothing else in the game asks for it: where it cannot judge the real position either, it is the rules' mistake.
			ask(this.#real, evaluation, [this.#seat]);
			return Number.NEGATIVE_INFINITY;
		}
	}
}
