/**
 * The way to run that plays: checked rules printed as JavaScript.
 *
 * What is printed is made of numbers and of our own names only; nothing an author wrote (no id, no text) gets into the
 * code. It needs a host that lets text become code (Node, a worker of the page with a policy of its own), which hands in
 * the function that makes it run.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { compileCode } from '#lib/engine/compile/index.ts';
import { Interpreter, knowledgeFor } from '#lib/engine/interpret/index.ts';
import type { Code, Eval, Evaluator, Fill, MakeCode } from '#lib/engine/machine/code.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { tablesOf } from '#lib/engine/machine/tables.ts';
import { type MakeFunction, type Module, printModule } from './module.ts';
import { assertPrintable } from './allowed-in-code.ts';
import { printRoutines } from './routine.ts';

export type { MakeFunction };

export function printedCode(make: MakeFunction): MakeCode {
	return (program): Code => {
		assertPrintable(program);
		const tables = tablesOf(program);
		const { expressions, sets } = wholesOf(program);
		const module = printModule(tables, expressions, sets, make);
		let interpreter: Interpreter | null = null;
		// Made when something is to be explained, or was not foreseen: nearly never.
		const walk = (): Interpreter => (interpreter ??= new Interpreter(tables));
		const code = compileCode(tables, new Printed(module, walk));
		const runs = printRoutines(tables, code.routines, module.functions, make);
		return {
			...code,
			routines: code.routines.map((routine, r) => ({ ...routine, run: runs[r]! })),
			knowledge: knowledgeFor,
			look: (m, expr, knowledge) => walk().look(m, expr, knowledge),
			explain: (m, value, args, knowledge) => walk().explain(m, value, args, knowledge),
			explainSet: (m, value, args, knowledge) => walk().explainSet(m, value, args, knowledge)
		};
	};
}

/** What has been printed; a part that nobody foresaw is interpreted. */
class Printed implements Evaluator {
	readonly #module: Module;
	readonly #walk: () => Interpreter;

	constructor(module: Module, walk: () => Interpreter) {
		this.#module = module;
		this.#walk = walk;
	}

	expression(expr: ExprIR): Eval {
		return this.#module.expressions.get(expr) ?? ((m) => this.#walk().expression(expr)(m));
	}

	set(set: SetIR): Fill {
		return this.#module.sets.get(set) ?? ((m, at) => this.#walk().set(set)(m, at));
	}

	glimpse(m: Runtime, expr: ExprIR, knowledge: Knowledge): number | null {
		return this.#walk().glimpse(m, expr, knowledge);
	}

	value(index: number): Eval {
		return this.#module.values[index]!;
	}

	setValue(index: number): Fill {
		return this.#module.setValues[index]!;
	}
}

/** The outermost expressions and sets of everything that is evaluated, the values apart. */
function wholesOf(program: Program): { expressions: ExprIR[]; sets: SetIR[] } {
	const expressions: ExprIR[] = [];
	const sets: SetIR[] = [];
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part) expressions.push(part as ExprIR);
		// A step's own key `set` holds no set, nor does a `let-set`'s: those have `do`.
		else if ('set' in part && typeof part.set === 'string') sets.push(part as SetIR);
		else Object.values(part).forEach(visit);
	};
	const { procedures, actions, events, invariants, evaluation, fields, zones, becoming } = program;
	[procedures, actions, events, invariants, evaluation, fields, zones, becoming].forEach(visit);
	return { expressions, sets };
}
