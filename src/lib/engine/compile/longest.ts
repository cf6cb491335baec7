/**
 * Procedures that say `most:`: what is asked while one of them runs can only be answered so that, when it is over, as much is
 * reached as can be. What may come of an answer is seen by giving it, and every answer that may follow it, and taking all back.
 */
import type { DecisionPoint, Eval, Evaluator, RefusedCandidate } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { PC, ROUTINE } from '#lib/engine/state/memory-layout.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';

/** What a procedure wants as much of as possible. */
export interface Most {
	worth: Eval;
	/** With so much there is nothing more to look for; null: nobody can say. */
	enough: Eval | null;
	/** The reason why an answer is refused that leads to less. */
	requirement: RequirementIR;
}

/** All that a program says of it, and where its questions stand. */
export interface Longest {
	/** By routine. */
	readonly mosts: ReadonlyMap<number, Most>;
	readonly questionAt: (routine: number, pc: number) => DecisionPoint;
}

export function mostsOf({ program }: Tables, evaluator: Evaluator): Longest['mosts'] {
	const numbers = routineNumbers(program);
	return new Map(
		program.procedures.flatMap(({ id, most }, i) => {
			if (most === undefined) return [];
			const { worth, enough, cite, source } = most;
			const path = `requires.${id}.most`;
			const requirement = { id: 'most', path, cond: worth, most: true as const, cite, source };
			const found: Most = {
				worth: evaluator.expression(worth),
				enough: enough === null ? null : evaluator.expression(enough),
				requirement
			};
			return [[numbers.procedure(i), found]];
		})
	);
}

/** A question whose answers are narrowed by the procedure that is running. */
export function reachingMost(longest: Longest, question: DecisionPoint): DecisionPoint {
	const { mosts } = longest;
	if (mosts.size === 0) return question;
	/** Answers that lead to less are taken out; returns their codes, and why. */
	const narrow = (m: Runtime, seat: number, legal: LegalAnswers): RefusedCandidate[] => {
		// What is only tried is one of all that may follow, and of several at once each answers for himself.
		if (m.trying || legal.size < 2 || question.asked(m) !== 1 << seat) return [];
		if (legal.kind === 'subset' || legal.kind === 'amount') return [];
		const base = m.frames().find((frame) => mosts.has(m.mem[frame + ROUTINE]!));
		if (base === undefined) return [];
		const { requirement } = mosts.get(m.mem[base + ROUTINE]!)!;
		const reached = new LookAhead(m, longest, base, seat).each(question, legal);
		const top = Math.max(...reached);
		const keeps = (pick: number): boolean => reached[pick] === top;
		const refused = Array.from({ length: legal.count }, (_, pick) => pick)
			.filter((pick) => !keeps(pick))
			.map((pick) => ({ code: legal.code(pick), requirement }));
		legal.keep(keeps);
		return refused;
	};
	return {
		...question,
		enumerate(m, seat, legal) {
			question.enumerate(m, seat, legal);
			narrow(m, seat, legal);
		},
		refusals(m, seat) {
			const legal = new LegalAnswers();
			question.enumerate(m, seat, legal);
			return [...question.refusals(m, seat), ...narrow(m, seat, legal)];
		}
	};
}

/** All that may follow, as long as nobody else is asked and nothing is left to chance. */
class LookAhead {
	readonly #m: Runtime;
	readonly #questionAt: Longest['questionAt'];
	readonly #most: Most;
	readonly #base: number;
	readonly #seat: number;
	readonly #enough: number;
	/** What can be reached from positions; several ways may lead to one. */
	readonly #known = new Map<string, number>();
	/** One for each question that is looked at behind another. */
	readonly #legal: LegalAnswers[] = [];
	#depth = 0;

	/** `base`: the frame of the procedure. */
	constructor(m: Runtime, { mosts, questionAt }: Longest, base: number, seat: number) {
		const most = mosts.get(m.mem[base + ROUTINE]!)!;
		this.#m = m;
		this.#questionAt = questionAt;
		this.#most = most;
		this.#base = base;
		this.#seat = seat;
		this.#enough = most.enough === null ? Infinity : this.#asProcedure(most.enough);
	}

	/** How much can be reached by each of the legal answers, declining included. */
	each(question: DecisionPoint, legal: LegalAnswers): number[] {
		return Array.from({ length: legal.size }, (_, pick) => this.#by(question, legal, [pick]));
	}

	#by(question: DecisionPoint, legal: LegalAnswers, picks: readonly number[]): number {
		const m = this.#m;
		const answered = (): number => question.accept(m, this.#seat, legal, picks);
		return m.ahead(answered, this.#base, (asks) =>
			asks
				? this.#from(this.#questionAt(m.mem[m.fp + ROUTINE]!, m.pc))
				: this.#asProcedure(this.#most.worth)
		);
	}

	/** How much can be reached from a question. */
	#from(question: DecisionPoint): number {
		const m = this.#m;
		if (question.asked(m) !== 1 << this.#seat) return this.#asProcedure(this.#most.worth);
		m.write(m.fp + PC, m.pc);
		const position = hashState(m);
		const known = this.#known.get(position);
		if (known !== undefined) return known;
		const legal = (this.#legal[this.#depth++] ??= new LegalAnswers());
		const best = this.#best(question, legal);
		this.#depth--;
		this.#known.set(position, best);
		return best;
	}

	#best(question: DecisionPoint, legal: LegalAnswers): number {
		question.enumerate(this.#m, this.#seat, legal);
		if (question.moot(this.#m, this.#seat)) legal.clear();
		const forced = legal.forced('possible');
		if (forced !== null) return this.#by(question, legal, forced);
		// Of all the sets and amounts that may be chosen none is tried.
		if (legal.kind === 'subset' || legal.kind === 'amount')
			return this.#asProcedure(this.#most.worth);
		let best = -Infinity;
		for (let pick = 0; pick < legal.size && best < this.#enough; pick++)
			best = Math.max(best, this.#by(question, legal, [pick]));
		return best;
	}

	/** As the procedure would work it out, whatever is running above it. */
	#asProcedure(expression: Eval): number {
		const m = this.#m;
		const { fp } = m;
		m.fp = this.#base;
		try {
			return expression(m);
		} finally {
			m.fp = fp;
		}
	}
}
