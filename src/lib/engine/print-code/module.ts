/** The module of a program: its values, and whatever expressions its routines evaluate. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef, ValueDef } from '#lib/ruleset/program/program.ts';
import type { Eval } from '#lib/engine/compile/compile-expression.ts';
import type { Fill } from '#lib/engine/compile/compile-set.ts';
import { divide, modulo } from '#lib/engine/compile/compile-operator.ts';
import { modifiersInOrder, subjectOf } from '#lib/engine/compile/compile-value.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { expression } from './expression.ts';
import { loop } from './set.ts';
import { binding, type Registers, Writer } from './writer.ts';

/** Makes a function from printed code. Only a host that allows it has one; see `src/cli/fast-backend.ts`. */
export type MakeFunction = (names: string[], body: string) => (...values: unknown[]) => unknown;

/** What the code of one program is asked for: all roots, in the order in which the machine compiles them. */
export type Root = { expr: ExprIR } | { set: SetIR };

export interface Generated {
	roots: (Eval | Fill)[];
	values: Eval[];
	setValues: Fill[];
	/** The values with their arguments as parameters, for further modules. */
	functions: unknown[];
}

/** Prints a module for the roots and runs it. */
export function generate(machine: Machine, roots: readonly Root[], make: MakeFunction): Generated {
	const { program, layout } = machine;
	const w = new Writer(program, layout);
	const values = program.values.map((value, v) => printValue(w, value, v));
	const setValues = program.values.map(({ set, params }) => printFill(w, set, params.length));
	const names = roots.map((root) =>
		'expr' in root ? printEval(w, root.expr) : printFill(w, root.set, 0)
	);
	return run(make, tablesOf(machine), w, {
		roots: names,
		values,
		setValues,
		functions: program.values.map((_, v) => `v${v}`)
	}) as unknown as Generated;
}

/** Runs a module: what is printed sees the tables by their names; returns lists of what it has defined. */
export function run(
	make: MakeFunction,
	tables: Record<string, unknown>,
	{ functions }: Writer,
	lists: Record<string, string[]>
): Record<string, unknown[]> {
	// Constants, not parameters: V8 puts their values into the code.
	const code = `'use strict';
const { ${Object.keys(tables).join(', ')} } = T;
${functions.join('\n')}
return { ${Object.entries(lists)
		.map(([name, items]) => `${name}: [${items.join(', ')}]`)
		.join(', ')} };`;
	return make(['T'], code)(tables) as Record<string, unknown[]>;
}

/** Everything that printed code reads beside the state. */
export function tablesOf(machine: Machine): Record<string, unknown> {
	const { program, layout } = machine;
	const owners = (per: string): Int32Array =>
		Int32Array.from(layout.zoneOwner, (owner, zone) =>
			program.zones[layout.zoneDef[zone]!]!.per === per ? owner : -1
		);
	return {
		...named('A', machine.attributes),
		...named(
			'K',
			program.kinds.map((_, kind) => machine.facesOfKind(kind))
		),
		...named(
			'M',
			program.map.marks.map((mark) => mark.values)
		),
		N: program.map.neighbours,
		NONE: [],
		ZS: owners('space'),
		ZH: owners('player'),
		divide,
		modulo
	};
}

/** `A0`, `A1` and so on. */
export function named(prefix: string, list: readonly unknown[]): Record<string, unknown> {
	return Object.fromEntries(list.map((item, i) => [`${prefix}${i}`, item]));
}

/** Prints `vN` with the parameters as variables; returns the code of a function that takes them from the registers. */
function printValue(w: Writer, value: ValueDef, index: number): string {
	const params = value.params.map((_, i) => `p${i}`);
	const registers: Registers = new Map(params.map((name, i) => [i, name]));
	const lines = [`let answer = ${value.is === null ? '0' : expression(w, registers, value.is)};`];
	for (const modifier of modifiersInOrder(value)) lines.push(printModifier(w, registers, modifier));
	lines.push('return answer;');
	const signature = ['m', 'mem', 'fp', ...params].join(', ');
	w.functions.push(`function v${index}(${signature}) {\n${lines.join('\n')}\n}`);
	const args = ['m', 'm.mem', 'm.fp', ...params.map((_, i) => `m.regs[m.rp + ${i}]`)].join(', ');
	return `(m) => v${index}(${args})`;
}

function printModifier(w: Writer, outer: Registers, modifier: ModifierDef): string {
	const change = (registers: Registers): string => {
		const tests = [modifier.active, modifier.when]
			.filter((test) => test !== null)
			.map((test) => `${expression(w, registers, test)} !== 0`);
		const amount = expression(w, registers, modifier.amount);
		const apply = `answer = ${stage(modifier.stage, amount)};`;
		return tests.length === 0 ? apply : `if (${tests.join(' && ')}) ${apply}`;
	};
	if (modifier.selfFace < 0) return change(outer);
	const subject = outer.get(subjectOf(modifier));
	if (subject !== undefined) {
		const shows = `mem[${w.layout.face} + ${subject}] === ${modifier.selfFace}`;
		return `if (${subject} >= 0 && ${shows}) { ${change(binding(outer, modifier.selfSlot, subject))} }`;
	}
	return loop(w, outer, { set: 'faces', piece: modifier.selfFace }, (e) =>
		change(binding(outer, modifier.selfSlot, e))
	);
}

function stage(kind: ModifierDef['stage'], amount: string): string {
	switch (kind) {
		case 'set':
			return amount;
		case 'add':
			return `(answer + ${amount}) | 0`;
		case 'multiply':
			return `Math.imul(answer, ${amount})`;
		case 'at-least':
			return `Math.max(answer, ${amount})`;
		case 'at-most':
			return `Math.min(answer, ${amount})`;
	}
}

function printEval(w: Writer, expr: ExprIR): string {
	const code = expression(w, new Map(), expr);
	return `(m) => { const mem = m.mem, fp = m.fp; return ${code}; }`;
}

/** The first `params` registers are those of the arguments. */
function printFill(w: Writer, set: SetIR | null, params: number): string {
	const names = Array.from({ length: params }, (_, i) => `p${i}`);
	const registers: Registers = new Map(names.map((name, i) => [i, name]));
	const inside = set === null ? '' : loop(w, registers, set, (e) => `pool[at++] = ${e};`);
	return `(m, at) => { const mem = m.mem, fp = m.fp, pool = m.pool;
${names.map((name, i) => `const ${name} = m.regs[m.rp + ${i}];`).join('\n')}
${inside}\nreturn at; }`;
}
