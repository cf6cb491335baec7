/**
 * The way to run that explains: expressions are walked as they were checked. It is the oracle for printed code, can be
 * watched, and plays where the host does not let text become code.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { compileCode } from '#lib/engine/compile/index.ts';
import type { Code, Eval, Evaluator, Explanation, Fill } from '#lib/engine/machine/code.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { type Tables, tablesOf } from '#lib/engine/machine/tables.ts';
import { knowledgeOf } from '#lib/engine/seat/knowledge-of.ts';
import { Blindfold } from './blindfold.ts';
import { evaluate } from './expression.ts';
import { type Interpretation, interpretationOf, NOBODY, type Watch } from './interpretation.ts';
import { explainSet } from './explain-set.ts';
import { fill, fillValue } from './set.ts';
import { answerOf } from './value.ts';

export class Interpreter implements Evaluator {
	readonly #cx: Interpretation;

	constructor({ program }: Tables, watch: Watch = NOBODY) {
		this.#cx = interpretationOf(program, watch);
	}

	expression(expr: ExprIR): Eval {
		const cx = this.#cx;
		return (m) => evaluate(cx, m, expr);
	}

	set(set: SetIR): Fill {
		const cx = this.#cx;
		return (m, at) => fill(cx, m, set, at);
	}

	value(index: number): Eval {
		const cx = this.#cx;
		return (m) => answerOf(cx, m, index, null);
	}

	setValue(index: number): Fill {
		const cx = this.#cx;
		return (m, at) => fillValue(cx, m, index, at);
	}

	glimpse(m: Runtime, expr: ExprIR, knowledge: Knowledge): number | null {
		const blindfold = new Blindfold(m, knowledge);
		const word = evaluate({ ...this.#cx, blindfold }, m, expr);
		return blindfold.looks === 0 ? word : null;
	}

	look(m: Runtime, expr: ExprIR, knowledge: Knowledge | null): number | null {
		m.askedFromOutside();
		const blindfold = knowledge === null ? null : new Blindfold(m, knowledge);
		const word = evaluate({ ...this.#cx, blindfold }, m, expr);
		return blindfold === null || blindfold.looks === 0 ? word : null;
	}

	explain(
		m: Runtime,
		value: number,
		args: readonly number[],
		knowledge: Knowledge | null
	): Explanation {
		m.askedFromOutside();
		const blindfold = knowledge === null ? null : new Blindfold(m, knowledge);
		const cx = { ...this.#cx, blindfold };
		const unlessSeen = (word: number): number | null =>
			blindfold === null || blindfold.looks === 0 ? word : null;
		args.forEach((word, slot) => (m.regs[m.rp + slot] = word));
		const { is } = m.program.values[value]!;
		const explanation: Explanation = { base: null, modified: [], result: null };
		explanation.base = unlessSeen(is === null ? 0 : evaluate(cx, m, is));
		const result = answerOf(cx, m, value, (modifier, amount) => {
			const noted = explanation.modified.some((part) => part.modifier === modifier);
			// How often it may act is hidden as well.
			if (amount === null && noted) return;
			explanation.modified.push({ modifier, amount });
		});
		explanation.result = unlessSeen(result);
		return explanation;
	}

	explainSet(
		m: Runtime,
		value: number,
		args: readonly number[],
		knowledge: Knowledge | null
	): Explanation<number[]> {
		m.askedFromOutside();
		const blindfold = knowledge === null ? null : new Blindfold(m, knowledge);
		args.forEach((word, slot) => (m.regs[m.rp + slot] = word));
		return explainSet({ ...this.#cx, blindfold }, m, m.program.values[value]!);
	}
}

/** What runs code is a machine. */
export function knowledgeFor(m: Runtime, seat: number): Knowledge {
	return knowledgeOf(m as Machine, seat)!;
}

/** Code that any host can run. */
export function interpretedCode(program: Program, watch: Watch = NOBODY): Code {
	const tables = tablesOf(program);
	const interpreter = new Interpreter(tables, watch);
	return {
		...compileCode(tables, interpreter),
		knowledge: knowledgeFor,
		look: (m, expr, knowledge) => interpreter.look(m, expr, knowledge),
		explain: (m, value, args, knowledge) => interpreter.explain(m, value, args, knowledge),
		explainSet: (m, value, args, knowledge) => interpreter.explainSet(m, value, args, knowledge)
	};
}
