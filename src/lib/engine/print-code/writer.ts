/** Printed JavaScript while it is put together: names, functions, the variables of registers. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { type RoutineNumbers, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { Layout } from '#lib/engine/state/memory-layout.ts';

/**
 * Register -> the JavaScript variable that holds it. Registers that are missing are read from the machine. Locals of the
 * frame that are held by variables stand among them under their `localKey`.
 */
export type Registers = ReadonlyMap<number, string>;

export function localKey(slot: number): number {
	return -1 - slot;
}

/** Collects the functions of the module that is being printed. */
export class Writer {
	readonly program: Program;
	readonly layout: Layout;
	readonly numbers: RoutineNumbers;
	readonly functions: string[] = [];
	#names = 0;

	constructor(program: Program, layout: Layout) {
		this.program = program;
		this.layout = layout;
		this.numbers = routineNumbers(program);
	}

	/** Whether all pieces are of the kind. */
	isEverything(kind: number): boolean {
		return this.program.faces.every((face) => {
			let k = face.kind;
			while (k > kind) k = this.program.kinds[k]!.parent;
			return k === kind;
		});
	}

	/** A name that is used nowhere else. */
	fresh(prefix: string): string {
		return `${prefix}${this.#names++}`;
	}

	/** Adds a function of the machine, the state, the frame and some variables; returns its name. */
	define(prefix: string, variables: readonly string[], body: string): string {
		const name = this.fresh(prefix);
		const params = ['m', 'mem', 'fp', ...variables].join(', ');
		this.functions.push(`function ${name}(${params}) {\n${body}\n}`);
		return name;
	}
}

/** The variables of an environment that a part of the rules may read, in a fixed order. */
export function variablesFor(registers: Registers, ...parts: (ExprIR | SetIR | null)[]): string[] {
	const used = new Set<string>();
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		if ('slot' in part && typeof part.slot === 'number') {
			const isRegister = 'op' in part && part.op === 'reg';
			const isLocal =
				('op' in part && part.op === 'local') || ('set' in part && part.set === 'local');
			const key = isLocal ? localKey(part.slot) : part.slot;
			const variable = isRegister || isLocal ? registers.get(key) : undefined;
			if (variable !== undefined) used.add(variable);
		}
		Object.values(part).forEach(visit);
	};
	parts.forEach(visit);
	return [...used].sort();
}

/** The same registers with one more bound. */
export function binding(registers: Registers, slot: number, variable: string): Registers {
	return new Map(registers).set(slot, variable);
}
