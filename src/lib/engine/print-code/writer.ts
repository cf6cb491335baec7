/** Printed JavaScript while it is put together: names, functions, the variables of registers. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { type RoutineNumbers, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import type { Layout } from '#lib/engine/state/memory-layout.ts';
import { Costs } from './costs.ts';
import { Inlining } from './inline.ts';

/** What the expressions of a rule read. */
export interface Registers {
	/**
	 * Register -> the JavaScript variable that holds it. Registers that are missing are read from the machine. Locals of the
	 * frame that are held by variables stand among them under their `localKey`.
	 */
	readonly variables: ReadonlyMap<number, string>;
	/** The rule that is named where it fails, see `Runtime.tooLarge`; -1: it has a frame or names itself. */
	readonly rule: number;
}

export const NO_REGISTERS: Registers = { variables: new Map(), rule: -1 };

/** Parameters as variables, in the first registers. */
export function parameters(w: Writer, value: number): { names: string[]; registers: Registers } {
	const names = w.program.values[value]!.params.map((_, i) => `p${i}`);
	return { names, registers: argumentsOf(w, value, names) };
}

/** The registers of a value whose arguments are these. */
export function argumentsOf(w: Writer, value: number, args: readonly string[]): Registers {
	return { variables: new Map(args.entries()), rule: w.ruleOf(value) };
}

export function localKey(slot: number): number {
	return -1 - slot;
}

/** Collects the functions of the module that is being printed. */
export class Writer {
	readonly program: Program;
	readonly layout: Layout;
	/** The values that are sets, with what effects do to them. */
	readonly sets: Tables['sets'];
	readonly numbers: RoutineNumbers;
	readonly costs: Costs;
	readonly inlining: Inlining;
	readonly functions: string[] = [];
	/** Whether what is printed looks up which spaces lie on a line. */
	asksOfLines = false;
	/** Functions that are printed once for each value, by prefix and value. */
	readonly #ofValues = new Map<string, string>();
	/** The names of the others, by what they say: short ones are asked for again and again. */
	readonly #defined = new Map<string, string>();
	readonly #sizes = new Map<number, number>();
	#names = 0;

	constructor(tables: Tables) {
		this.program = tables.program;
		this.layout = tables.layout;
		this.sets = tables.sets;
		this.numbers = routineNumbers(tables.program);
		this.costs = new Costs(tables);
		this.inlining = new Inlining(tables);
	}

	/** Whether all pieces are of the kind. */
	isEverything(kind: number): boolean {
		return this.program.faces.every((face) => {
			let k = face.kind;
			while (k > kind) k = this.program.kinds[k]!.parent;
			return k === kind;
		});
	}

	/** The number by which a value is named where it fails; -1 where it catches what fails, and says its name. */
	ruleOf(value: number): number {
		const { costs, program } = this;
		const isLong =
			program.values[value]!.is === null ? costs.isLongSet(value) : costs.isLong(value);
		return isLong ? -1 : value;
	}

	/** A name that is used nowhere else. */
	fresh(prefix: string): string {
		return `${prefix}${this.#names++}`;
	}

	/** The function of a value: its name is known before its body, which may ask for those of other values. */
	once(
		prefix: string,
		value: number,
		print: () => { variables: readonly string[]; body: string }
	): string {
		const key = `${prefix}/${value}`;
		const known = this.#ofValues.get(key);
		if (known !== undefined) return known;
		const name = this.fresh(prefix);
		this.#ofValues.set(key, name);
		const { variables, body } = print();
		this.#add(name, variables, body);
		return name;
	}

	/** How many parts the set of a value has, with the sets of the values that it names. */
	sizeOfSet(value: number): number {
		const known = this.#sizes.get(value);
		if (known !== undefined) return known;
		// Until it is known: whoever comes by again goes round in a circle.
		this.#sizes.set(value, Number.POSITIVE_INFINITY);
		const sizeOf = (part: unknown): number => {
			if (typeof part !== 'object' || part === null) return 0;
			let size = 1;
			if ('set' in part && part.set === 'value' && 'value' in part) {
				size += this.sizeOfSet(Number(part.value));
			}
			for (const inner of Object.values(part)) size += sizeOf(inner);
			return size;
		};
		const size = sizeOf(this.sets[value]);
		this.#sizes.set(value, size);
		return size;
	}

	/** Adds a function of the machine, the state, the frame and some variables; returns its name. */
	define(prefix: string, variables: readonly string[], body: string): string {
		const text = `${variables.join(', ')}: ${body}`;
		const known = this.#defined.get(text);
		if (known !== undefined) return known;
		const name = this.fresh(prefix);
		this.#defined.set(text, name);
		this.#add(name, variables, body);
		return name;
	}

	/** A list that is always the same; returns its name. */
	constant(items: readonly string[]): string {
		const name = this.fresh('c');
		this.functions.push(`const ${name} = [${items.join(', ')}];`);
		return name;
	}

	#add(name: string, variables: readonly string[], body: string): void {
		const params = ['m', 'mem', 'fp', ...variables].join(', ');
		this.functions.push(`function ${name}(${params}) {\n${body}\n}`);
	}
}

/** The variables of an environment that a part of the rules may read, in a fixed order. */
export function variablesFor(registers: Registers, ...parts: (ExprIR | SetIR | null)[]): string[] {
	const used = new Set<string>();
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		if ('slot' in part && typeof part.slot === 'number') {
			const isRegister =
				('op' in part && part.op === 'reg') || ('set' in part && part.set === 'given');
			const isLocal =
				('op' in part && part.op === 'local') || ('set' in part && part.set === 'local');
			const key = isLocal ? localKey(part.slot) : part.slot;
			const variable = isRegister || isLocal ? registers.variables.get(key) : undefined;
			if (variable !== undefined) used.add(variable);
		}
		Object.values(part).forEach(visit);
	};
	parts.forEach(visit);
	return [...used].sort();
}

/** The same registers with one more bound. */
export function binding(registers: Registers, slot: number, variable: string): Registers {
	return { ...registers, variables: new Map(registers.variables).set(slot, variable) };
}
