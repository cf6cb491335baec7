/**
 * Values that are short and that nothing modifies: their expression stands in place of their call. An author may then
 * give a name to what is asked everywhere, and it costs nothing.
 */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { partsBelow } from '#lib/ruleset/program/expression-parts.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';

/** Parts of an expression, those of the values that stand in it included. */
const MOST_PARTS = 16;

/** A variable, a word of the state, or a number: may be written as often as one likes. */
const SHORT = /^(?:[\w$]+|mem\[\d+\]|\(-?\d+\))$/;

export class Inlining {
	readonly #program: Program;
	readonly #modifiers: Tables['modifiers'];
	/** Parts of the expressions of values; being looked at counts as too many. */
	readonly #sizes = new Map<number, number>();

	constructor({ program, modifiers }: Tables) {
		this.#program = program;
		this.#modifiers = modifiers;
	}

	/** The expression to write in place of a value that is asked with these arguments, or null. */
	bodyOf(value: number, args: readonly string[]): ExprIR | null {
		if (this.#sizeOfValue(value) > MOST_PARTS) return null;
		const body = this.#program.values[value]!.is!;
		const repeats = args.some((arg, slot) => !SHORT.test(arg) && usesOf(body, slot) > 1);
		return repeats ? null : body;
	}

	#sizeOfValue(value: number): number {
		const known = this.#sizes.get(value);
		if (known !== undefined) return known;
		this.#sizes.set(value, Number.POSITIVE_INFINITY);
		const { is } = this.#program.values[value]!;
		const plain = is !== null && this.#modifiers[value]!.length === 0;
		const size = plain ? this.#sizeOf(is) : Number.POSITIVE_INFINITY;
		this.#sizes.set(value, size);
		return size;
	}

	#sizeOf(expr: ExprIR): number {
		// What walks a set is a function of its own and counts what it does.
		if ('set' in expr || 'body' in expr) return Number.POSITIVE_INFINITY;
		const own = expr.op === 'value' ? this.#sizeOfValue(expr.value) : 1;
		return partsOf(expr).reduce((size, part) => size + this.#sizeOf(part), own);
	}
}

function usesOf(expr: ExprIR, slot: number): number {
	const own = expr.op === 'reg' && expr.slot === slot ? 1 : 0;
	return partsOf(expr).reduce((uses, part) => uses + usesOf(part, slot), own);
}

/** The expressions right below one that walks no set. */
function partsOf(expr: ExprIR): ExprIR[] {
	return partsBelow(expr).filter((part) => 'op' in part);
}
