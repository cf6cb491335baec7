/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012). Every playout begins in a possible position,
 * dealt from what the seat knows; the answers among which it has to choose are tried in the same ones. Every seat has a tree
 * of its own: its branches are its own answers, and a question in it is known again by what can be answered. So nobody's
 * answer can hang on what it does not see, and the others are taken to want the best for themselves.
 */
import { ask } from '#lib/engine/machine/ask-value.ts';
import type { Eval } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { answer, answerAnytime, asked, firstAsked, isOver } from '#lib/engine/play/play.ts';
import {
	ANSWERS,
	FP,
	PC,
	ROUTINE,
	WINNERS,
	roundAddress
} from '#lib/engine/state/memory-layout.ts';
import type { Choice } from './bot.ts';
import { IDLE, type MachineProbe, WON } from './machine-probe.ts';
import { plainQuestion } from './question.ts';
import { randomAnswer } from './random-bot.ts';
import { innermostAction, insideFrom, stillAnswer } from './stillness.ts';
import { Stream } from './stream.ts';
import type { Worlds } from './Worlds.ts';
import { type Asked, askedOf, nameOfChoice } from './answer-names.ts';
import { AT_ONCE, choiceFor, select, widen, worthOf } from './select-answer.ts';
import { Halving } from './Halving.ts';
import { type Branch, Node, Rewards } from './search-tree.ts';
import { rootOf } from './whole-math.ts';

/** Answers that are given in a playout, the one that is tried among them; it ends with the round before, where there are rounds. */
const MOST_ANSWERS = 40;
/** And where all hold still: then a round is long before it is full. */
const MOST_STILL = 150;
/** What changes nothing counts as so many games lost: whoever is about to lose would do it for ever. */
const IDLY = 2;
/** A routine has fewer instructions. */
const PCS = 65_536;

interface Step {
	seat: number;
	node: Node;
	branch: Branch;
}

/** What is to be found out. */
export interface Wish {
	seat: number;
	seed: string;
	/** How many there will be. */
	playouts: number;
	/** What looks no further than an answer. */
	probe: MachineProbe;
}

/** An answer that was looked at. */
export interface Looked {
	choice: Choice;
	visits: number;
	/** What the rules' measure said afterwards, on average; 'won' and 'lost' where all games ended so; 'idle': it changes nothing. */
	judged: number | 'won' | 'lost' | 'idle';
}

export class Search {
	readonly seat: number;
	readonly #worlds: Worlds;
	readonly #probe: MachineProbe;
	readonly #seed: string;
	readonly #stream: Stream;
	readonly #evaluation: Eval | null;
	/** Whether it is asked twice in a playout. */
	readonly #both: boolean;
	readonly #round: number;
	readonly #root = new Node();
	readonly #halving: Halving<Branch>;
	/** By seat: the first questions to the others. */
	readonly #others: Map<string, Node>[];
	/** By seat. */
	readonly #rewards: Rewards[];
	#played = 0;

	/** `first`: answers to the question, the most promising first. */
	constructor(worlds: Worlds, { seat, seed, playouts, probe }: Wish, first: readonly Choice[]) {
		const m = worlds.stand();
		const { program, code } = m;
		this.seat = seat;
		this.#probe = probe;
		this.#worlds = worlds;
		this.#seed = seed;
		this.#stream = new Stream(seed);
		this.#rewards = Array.from({ length: program.players }, () => new Rewards());
		this.#others = this.#rewards.map(() => new Map<string, Node>());
		const { evaluation } = program;
		this.#evaluation = evaluation === null ? null : code.evaluator.expression(evaluation.expr);
		this.#both = evaluation?.horizon === 'both';
		this.#round = roundAddress(m);
		const asked = askedOf(m, seat);
		const most = AT_ONCE + rootOf(playouts);
		for (const choice of first.slice(0, most)) {
			this.#root.branch(nameOfChoice(asked, choice), choice);
		}
		widen(this.#root, most, asked, this.#stream);
		this.#halving = new Halving([...this.#root.branches], playouts);
	}

	/** How many so far. */
	get played(): number {
		return this.#played;
	}

	/** Plays once more. */
	playout(): void {
		const rewards = this.#rewards[this.seat]!;
		const branch = this.#halving.next((a, b) => worthOf(b, rewards) - worthOf(a, rewards));
		// The seventh playout of each answer begins alike: what differs then is the answer, not luck.
		const m = this.#worlds.enter(this.seat, `${this.#seed}/${branch.visits}`);
		this.#played++;
		const path: Step[] = [{ seat: this.seat, node: this.#root, branch }];
		const isAsked = ((asked(m) >>> this.seat) & 1) === 1;
		const choice = isAsked ? choiceFor(branch, askedOf(m, this.seat)) : null;
		if (choice === null) return this.#count(path, -1);
		branch.choice = choice;
		try {
			const soon = this.#both ? this.#soon(m, path[0]!) : 0;
			if (soon === WON) return this.#count(path, 1);
			if (soon <= -WON) return this.#count(path, soon === IDLE ? -IDLY : -1);
			if (this.#both) this.#hold(m, path[0]!);
			else this.#play(m, path);
			this.#learn(m, path, soon);
		} catch (error) {
			// What is imagined may be impossible; what really goes wrong shows in the game itself.
			if (!(error instanceof RuleError)) throw error;
			this.#count(path, -1);
		}
	}

	/** What was looked at, the most visited first, as answers to the question that is really asked. */
	looked(): Looked[] {
		const asked = askedOf(this.#worlds.stand(), this.seat);
		const rewards = this.#rewards[this.seat]!;
		if (rewards.count === 0) this.#judge(this.#worlds.machine);
		return [...this.#root.branches]
			.filter(({ visits }) => visits > 0)
			.sort((a, b) => b.visits - a.visits || worthOf(b, rewards) - worthOf(a, rewards))
			.flatMap((branch) => {
				const choice = choiceFor(branch, asked);
				return choice
					? [{ choice, visits: branch.visits, judged: judgementOf(branch, this.#both ? 2 : 1) }]
					: [];
			});
	}

	/** What the rules' measure says as soon as what was begun is done, with the same chance for all answers, too. */
	#soon(m: Machine, { seat, branch }: Step): number {
		this.#probe.aimAtImagined(m, seat, new Stream(`${this.#seed}/${branch.visits}`));
		return this.#probe.score(branch.choice);
	}

	/** To the same end, but what the seat has begun is ended, and from then on nobody does more than it has to. */
	#hold(m: Machine, { branch }: Step): void {
		const goesOn = this.#until(m, MOST_STILL);
		const inside = insideFrom(m, innermostAction(m));
		let begun = true;
		this.#give(m, this.seat, branch.choice);
		while (goesOn()) {
			const seat = firstAsked(m);
			if (seat < 0) return;
			const own = seat === this.seat;
			if (own && m.mem[FP]! < inside) begun = false;
			answer(m, seat, stillAnswer(m, seat, own && begun, this.#stream));
		}
	}

	/** From the question of the seat to the end of the round, of the game, or of patience. */
	#play(m: Machine, path: Step[]): void {
		const goesOn = this.#until(m, MOST_ANSWERS);
		// Where a seat stands in its tree: what it answered last; undefined before its first answer, null beyond the tree.
		const last: (Branch | null | undefined)[] = this.#rewards.map(() => undefined);
		const { branch } = path[0]!;
		this.#give(m, this.seat, branch.choice);
		last[this.seat] = branch;
		while (goesOn()) {
			const seat = firstAsked(m);
			if (seat < 0) return;
			const node = this.#nodeOf(m, seat, last);
			if (node === null) answer(m, seat, randomAnswer(plainQuestion(m, seat), this.#stream).picks);
			else last[seat] = this.#descend(m, { seat, node }, path);
		}
	}

	/** The question that the seat is asked in its tree, or null: the tree knows no further, and the seat answers at random. */
	#nodeOf(m: Machine, seat: number, last: (Branch | null | undefined)[]): Node | null {
		const before = last[seat];
		if (before === null) return null;
		const place = `${m.mem[m.fp + ROUTINE]! * PCS + m.mem[m.fp + PC]!}:${sightOf(askedOf(m, seat))}`;
		const questions = before?.next ?? this.#others[seat]!;
		const known = questions.get(place);
		if (known) return known;
		questions.set(place, new Node());
		last[seat] = null;
		return null;
	}

	#descend(m: Machine, { seat, node }: Omit<Step, 'branch'>, path: Step[]): Branch {
		const branch = select(node, askedOf(m, seat), this.#rewards[seat]!, this.#stream);
		path.push({ seat, node, branch });
		this.#give(m, seat, branch.choice);
		return branch;
	}

	#give(m: Machine, seat: number, { anytime, picks }: Choice): void {
		if (anytime) answerAnytime(m, seat, picks[0]!);
		else answer(m, seat, picks);
	}

	/** `soon`: what the measure said before, of the seat that has to answer. */
	#learn(m: Machine, path: readonly Step[], soon: number): void {
		const measures = this.#judge(m);
		measures[this.seat]! += soon;
		measures.forEach((measure, seat) => this.#rewards[seat]!.add(measure));
		for (const { seat, node, branch } of path) {
			node.visits++;
			branch.visits++;
			branch.reward += measures[seat]!;
			if (isOver(m)) branch.won += ((m.mem[WINNERS]! >>> seat) & 1) === 1 ? 1 : -1;
		}
	}

	/** Nothing was measured: so many games won, less those lost. What led to something impossible is lost, to be looked at less. */
	#count(path: readonly Step[], won: number): void {
		for (const { seat, node, branch } of path) {
			node.visits++;
			branch.visits++;
			branch.reward += this.#rewards[seat]!.mean;
			branch.won += won;
		}
	}

	/** The position by the rules' own measure, for every seat. */
	#judge(m: Machine): number[] {
		const evaluation = this.#evaluation;
		return this.#rewards.map((_, seat) => (evaluation === null ? 0 : ask(m, evaluation, [seat])));
	}

	/** Until the round or the game is over, or so many answers have been given. */
	#until(m: Machine, most: number): () => boolean {
		const until = m.mem[ANSWERS]! + most;
		const round = this.#roundOf(m);
		return () => !isOver(m) && m.mem[ANSWERS]! < until && this.#roundOf(m) === round;
	}

	#roundOf(m: Machine): number {
		return this.#round < 0 ? 0 : m.mem[this.#round]!;
	}
}

/** `times`: how often the measure was asked in a playout. */
function judgementOf({ won, visits, reward }: Branch, times: number): Looked['judged'] {
	if (won === visits) return 'won';
	if (won === -IDLY * visits) return 'idle';
	return won === -visits ? 'lost' : Math.floor(reward / (visits * times));
}

/** What the seat sees of a question: what it can answer. */
function sightOf(asked: Asked): string {
	const { kind, count, min, max } = asked.question;
	if (kind === 'amount') return `${min}..${max}`;
	return Array.from({ length: count }, (_, pick) => asked.nameOf(pick)).join('|');
}
