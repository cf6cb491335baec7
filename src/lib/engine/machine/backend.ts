/**
 * Where evaluation comes from. Closures run everywhere; generated code is several times faster and needs a host that
 * lets text become code. Both give the same answers (`generate/differential.test.ts`).
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Eval } from '#lib/engine/compile/compile-expression.ts';
import type { Routine } from '#lib/engine/compile/routine.ts';
import type { Fill } from '#lib/engine/compile/compile-set.ts';
import {
	generate,
	type Generated,
	type MakeFunction,
	type Root
} from '#lib/engine/print-code/module.ts';
import { generateRoutines } from '#lib/engine/print-code/routine.ts';
import type { Machine } from './machine.ts';

export interface Backend {
	/** The code of an expression or set that was asked for when the module was made; undefined for any other. */
	expression(expr: ExprIR): Eval | undefined;
	set(set: SetIR): Fill | undefined;
	/** Puts the generated values in place of the closures. */
	install(values: Eval[], setValues: Fill[]): void;
	/** Puts printed routines in place of those that walk their instructions. */
	installRoutines(routines: Routine[]): void;
}

export type MakeBackend = (machine: Machine) => Backend;

/** Generated code for everything that the program's routines evaluate. */
export function generatedBackend(make: MakeFunction): MakeBackend {
	return (machine) => {
		const roots = rootsOf(machine);
		const code = generate(machine, [...roots.keys()].map(asRoot), make);
		const index = new Map([...roots.keys()].map((node, i) => [node, i]));
		const find = (node: ExprIR | SetIR): Generated['roots'][number] | undefined => {
			const i = index.get(node);
			return i === undefined ? undefined : code.roots[i];
		};
		return {
			expression: (expr) => find(expr) as Eval | undefined,
			set: (set) => find(set),
			install(values, setValues) {
				code.values.forEach((value, i) => (values[i] = value));
				code.setValues.forEach((value, i) => (setValues[i] = value));
			},
			installRoutines(routines) {
				const runs = generateRoutines(machine, routines, code.functions, make);
				routines.forEach((routine, r) => (routine.run = runs[r]!));
			}
		};
	};
}

const asRoot = (node: ExprIR | SetIR): Root => ('op' in node ? { expr: node } : { set: node });

/** The outermost expressions and sets of everything that is evaluated, the values apart. */
function rootsOf(machine: Machine): Map<ExprIR | SetIR, true> {
	const roots = new Map<ExprIR | SetIR, true>();
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part) roots.set(part as ExprIR, true);
		// A step's own key `set` holds no set, nor does a `let-set`'s: those have `do`.
		else if ('set' in part && typeof part.set === 'string') roots.set(part as SetIR, true);
		else Object.values(part).forEach(visit);
	};
	const { procedures, actions, events, invariants, evaluation } = machine.program;
	[procedures, actions, events, invariants, evaluation].forEach(visit);
	return roots;
}
