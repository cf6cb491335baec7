/** The module of a program: its values, and whatever expressions its routines evaluate. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { MapDef, ValueDef } from '#lib/ruleset/program/program.ts';
import type { Eval, Fill } from '#lib/engine/machine/code.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import { expression } from './print-expression.ts';
import { printModifier } from './print-modifier.ts';
import { TOOLS } from './module-tools.ts';
import { loop, named as namedValue } from './print-set.ts';
import { NO_REGISTERS, parameters, type Registers, Writer } from './writer.ts';

/** Makes a function from printed code. Only a host that lets text become code has one. */
export type MakeFunction = (names: string[], body: string) => (...values: unknown[]) => unknown;

export interface Module {
	expressions: Map<ExprIR, Eval>;
	sets: Map<SetIR, Fill>;
	values: Eval[];
	setValues: Fill[];
	/** The values with their arguments as parameters, for further modules. */
	functions: unknown[];
}

/** Prints a module for the program's values and for some whole expressions and sets, and runs it. */
export function printModule(
	tables: Tables,
	expressions: readonly ExprIR[],
	sets: readonly SetIR[],
	make: MakeFunction
): Module {
	const { program } = tables;
	const w = new Writer(tables);
	const values = program.values.map((value, v) => printValue(w, value, v, tables.modifiers[v]!));
	const made = run(make, globalsOf(tables), w, {
		expressions: expressions.map((expr) => printEval(w, expr)),
		sets: sets.map((set) => printFill(w, set, { names: [], registers: NO_REGISTERS })),
		values,
		setValues: program.values.map((_, v) => printFill(w, tables.sets[v]!, parameters(w, v))),
		functions: program.values.map((_, v) => `v${v}`)
	});
	return {
		expressions: new Map(expressions.map((expr, i) => [expr, made['expressions']![i] as Eval])),
		sets: new Map(sets.map((set, i) => [set, made['sets']![i] as Fill])),
		values: made['values'] as Eval[],
		setValues: made['setValues'] as Fill[],
		functions: made['functions']!
	};
}

/** Runs a module: what is printed sees the globals by their names; returns lists of what it has defined. */
export function run(
	make: MakeFunction,
	globals: Record<string, unknown>,
	w: Writer,
	lists: Record<string, string[]>
): Record<string, unknown[]> {
	const all = w.asksOfLines ? { ...globals, LINES: linesOf(w.program.map) } : globals;
	// Constants, not parameters: V8 puts their values into the code.
	const code = `'use strict';
${TOOLS}
const { ${Object.keys(all).join(', ')} } = T;
${w.functions.join('\n')}
return { ${Object.entries(lists)
		.map(([name, items]) => `${name}: [${items.join(', ')}]`)
		.join(', ')} };`;
	return make(['T'], code)(all) as Record<string, unknown[]>;
}

/** Everything that printed code reads beside the state. */
export function globalsOf({ program, layout, ...tables }: Tables): Record<string, unknown> {
	const owners = (per: string): Int32Array =>
		Int32Array.from(layout.zoneOwner, (owner, zone) =>
			program.zones[layout.zoneDef[zone]!]!.per === per ? owner : -1
		);
	const ways = (program.map.directions?.next ?? []).map((next) => Int16Array.from(next));
	return {
		...named('A', tables.attributes),
		...named('K', tables.kinds),
		...named(
			'M',
			program.map.marks.map((mark) => mark.values)
		),
		N: program.map.neighbours,
		Q: Int16Array.from(program.map.cells, ({ q }) => q),
		R: Int16Array.from(program.map.cells, ({ r }) => r),
		D: ways,
		...named('D', ways),
		SPACES: layout.spaces,
		NOWAY: new Int16Array(layout.spaces).fill(-1),
		OPPOSITE: program.map.directions?.opposite ?? [],
		NONE: [],
		ZS: owners('space'),
		ZH: owners('player')
	};
}

/** By two spaces: bit set of the directions in which the second one lies from the first. */
function linesOf({ cells, directions }: MapDef): Uint32Array {
	const lines = new Uint32Array(cells.length ** 2);
	directions?.next.forEach((next, d) => {
		for (let from = 0; from < cells.length; from++) {
			for (let to = next[from]!; to >= 0; to = next[to]!)
				lines[from * cells.length + to]! |= 1 << d;
		}
	});
	return lines;
}

/** `A0`, `A1` and so on. */
export function named(prefix: string, list: readonly unknown[]): Record<string, unknown> {
	return Object.fromEntries(list.map((item, i) => [`${prefix}${i}`, item]));
}

/** Prints `vN` with the parameters as variables; returns the code of a function that takes them from the registers. */
function printValue(
	w: Writer,
	value: ValueDef,
	index: number,
	modifiers: readonly ActingModifier[]
): string {
	const { names: params, registers } = parameters(w, index);
	if (value.is === null) modifiers = [];
	const lines = [`let answer = ${value.is === null ? '0' : expression(w, registers, value.is)};`];
	for (const modifier of modifiers) lines.push(printModifier(w, registers, modifier));
	lines.push('return answer;');
	const body = lines.join('\n');
	const { costs } = w;
	const cost = 1 + costs.smallIn(value.is, ...partsOfModifiers(modifiers));
	const whole = costs.isLong(index) ? namedValue(index, cost, body) : body;
	const signature = ['m', 'mem', 'fp', ...params].join(', ');
	w.functions.push(`function v${index}(${signature}) {\n${whole}\n}`);
	const args = ['m', 'm.mem', 'm.fp', ...params.map((_, i) => `m.regs[m.rp + ${i}]`)].join(', ');
	return `(m) => v${index}(${args})`;
}

/** What of the modifiers is evaluated once. */
function partsOfModifiers(modifiers: readonly ActingModifier[]): (ExprIR | null)[] {
	return modifiers.flatMap(({ modifier: { self, active, when, amount }, subject }) =>
		self !== null && subject < 0 ? [] : [active, when, amount]
	);
}

function printEval(w: Writer, expr: ExprIR): string {
	const code = expression(w, NO_REGISTERS, expr);
	return `(m) => { const mem = m.mem, fp = m.fp; return ${code}; }`;
}

/** The first registers are those of the arguments. */
function printFill(
	w: Writer,
	set: SetIR | null,
	{ names, registers }: { names: string[]; registers: Registers }
): string {
	const inside = set === null ? '' : loop(w, registers, set, 0, (e) => `pool[at++] = ${e};`);
	return `(m, at) => { const mem = m.mem, fp = m.fp, pool = m.pool;
${names.map((name, i) => `const ${name} = m.regs[m.rp + ${i}];`).join('\n')}
${inside}\nif (at > pool.length) m.poolIsFull();\nreturn at; }`;
}
