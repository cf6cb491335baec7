/** A seat that is played by its orders: the first that fits answers, and where none does, what the rules say. */
import type { DecisionPoint } from '#lib/engine/machine/code.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { decisionPoint, isLegal, legalAnswers, unanswered } from '#lib/engine/play/play.ts';
import { knowledgeOf } from '#lib/engine/seat/knowledge-of.ts';
import { optionViews } from '#lib/engine/seat/option-view.ts';
import type { Decision } from '#lib/engine/session/answers.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { canonical, match, picksOf } from '#lib/engine/seat/written-answer.ts';
import type { Order, Orders, OrdersTally } from './orders.ts';

/** How a question was answered. */
interface Note {
	/** Answers that had been given before. */
	turn: number;
	/** Which order was followed; else what held in its place. */
	by: number | 'defaults' | 'unsaid';
	/** Orders before it that hung on what the seat may not know, and whose answer was not legal. */
	hidden: number[];
	illegal: number[];
}

type Passed = Pick<Note, 'hidden' | 'illegal'>;

export class OrderedPlayer {
	readonly #orders: Orders;
	/** Of all questions, in the order in which they were answered. */
	readonly #notes: Note[] = [];
	/** Legal answers that lay before it so far. */
	options = 0;
	readonly tally: OrdersTally;

	constructor(orders: Orders) {
		this.#orders = orders;
		const none = (): number[] => orders.answers.map(() => 0);
		this.tally = { followed: none(), hidden: none(), illegal: none(), defaults: 0, unsaid: 0 };
	}

	decide(m: Machine, seat: number): Decision {
		this.options += legalAnswers(m, seat).size;
		const passed: Passed = { hidden: [], illegal: [] };
		const ordered = this.ordered(m, seat, passed);
		if (ordered !== null) return ordered;
		const { picks, by } = unanswered(m, seat);
		this.#note(m, by === 'default' ? 'defaults' : 'unsaid', passed);
		return { seat, picks, anytime: false, ...(by === 'illegal' && { instead: true }) };
	}

	/** By the first order that fits; null: none does. `passed`: takes down those that did not hold, and why. */
	ordered(m: Machine, seat: number, passed: Passed = { hidden: [], illegal: [] }): Decision | null {
		this.forget(m.mem[ANSWERS]!);
		const asked = new Asked(m, seat, decisionPoint(m)!, legalAnswers(m, seat));
		for (const [i, order] of this.#orders.answers.entries()) {
			const picks = this.#picksOf(i, order, asked, passed);
			if (picks === null) continue;
			this.#note(m, i, passed);
			return { seat, picks, anytime: false };
		}
		return null;
	}

	/** Answers that came after so many of the game were taken back. */
	forget(turn: number): void {
		while ((this.#notes.at(-1)?.turn ?? -1) >= turn) this.#count(this.#notes.pop()!, -1);
	}

	#note(m: Machine, by: Note['by'], passed: Passed): void {
		const note = { turn: m.mem[ANSWERS]!, by, ...passed };
		this.#notes.push(note);
		this.#count(note, 1);
	}

	#count({ by, hidden, illegal }: Note, times: 1 | -1): void {
		const { tally } = this;
		if (typeof by === 'number') tally.followed[by]! += times;
		else tally[by] += times;
		for (const i of hidden) tally.hidden[i]! += times;
		for (const i of illegal) tally.illegal[i]! += times;
	}

	#picksOf(i: number, order: Order, asked: Asked, passed: Passed): number[] | null {
		if (order.asked !== null && order.asked !== asked.question) return null;
		if (this.tally.followed[i]! >= order.times) return null;
		if (order.when !== null) {
			const holds = asked.worth(order.when);
			if (holds === null) passed.hidden.push(i);
			if (holds === null || holds === 0) return null;
		}
		const picks = asked.picksOf(order);
		if (picks === null || !isLegal(asked.legal, picks)) {
			passed.illegal.push(i);
			return null;
		}
		return picks;
	}
}

/** A question to a seat, as that seat sees it. */
class Asked {
	readonly #m: Machine;
	readonly #seat: number;
	readonly #point: DecisionPoint;
	readonly legal: LegalAnswers;
	#keys: string[] | null = null;
	#knowledge: Knowledge | null = null;

	constructor(m: Machine, seat: number, point: DecisionPoint, legal: LegalAnswers) {
		this.#m = m;
		this.#seat = seat;
		this.#point = point;
		this.legal = legal;
	}

	get question(): string {
		return this.#point.step.path;
	}

	/** Of the legal answers, declining last. */
	get #names(): string[] {
		return (this.#keys ??= optionViews(this.#m, this.#seat, this.#point, this.legal).map(
			({ key }) => canonical(this.#m, key)
		));
	}

	/** Null where it hangs on what the seat may not know. `it` is what the expression is about. */
	worth(expr: ExprIR, it = 0): number | null {
		const m = this.#m;
		this.#knowledge ??= knowledgeOf(m, this.#seat);
		m.askedFromOutside();
		m.regs[0] = it;
		return m.code.look(m, expr, this.#knowledge);
	}

	picksOf({ answer, prefer, by }: Order): number[] | null {
		if (answer === null) return this.#preferred(prefer, by);
		const { kind, min, max } = this.legal;
		if (answer === 'most' || answer === 'least') {
			const much = answer === 'most' ? max : min;
			if (kind === 'amount') return [much];
			return kind === 'subset' ? Array.from({ length: much }, (_, i) => i) : null;
		}
		if (answer[0] === 'default') return unanswered(this.#m, this.#seat).picks;
		if (kind === 'amount') return answer.map(Number);
		const { picks, missing } = picksOf(
			{ ...this.legal, keys: this.#names, seen: this.#names },
			this.#canonical(answer)
		);
		return missing.length > 0 ? null : picks;
	}

	/** Those that are preferred, as many as may be taken; then the smallest, as many as have to be. */
	#preferred(prefer: readonly string[], by: ExprIR | null): number[] | null {
		const { kind, min, max, count } = this.legal;
		if (kind === 'amount') return null;
		const several = kind === 'subset';
		const picks = match(this.#canonical(prefer), this.#names).picks.slice(0, several ? max : 1);
		if (picks.length >= (several ? min : 1)) return picks;
		if (by === null) return null;
		const rest = Array.from({ length: count }, (_, pick) => pick).filter((i) => !picks.includes(i));
		return [...picks, ...this.#smallest(rest, by)].slice(0, several ? min : 1);
	}

	#smallest(picks: readonly number[], by: ExprIR): number[] {
		const { codes, stride } = this.legal;
		const worths = picks.map((pick) => this.worth(by, codes[pick * stride]));
		const last = Number.POSITIVE_INFINITY;
		return picks
			.map((pick, i) => ({ pick, worth: worths[i] ?? last }))
			.sort((a, b) => (a.worth === b.worth ? a.pick - b.pick : a.worth - b.worth))
			.map(({ pick }) => pick);
	}

	#canonical(keys: readonly string[]): string[] {
		return keys.map((key) => canonical(this.#m, key));
	}
}
