/**
 * What working something out takes at most of what rules may do between two answers: elements and calls, as the
 * interpreter counts them. What is small is not counted where it stands but with the loop or value around it, since
 * counting would take as long as doing it.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { partsBelow } from '#lib/ruleset/program/expression-parts.ts';
import type { MapDef, ModifierDef, Program, ValueDef } from '#lib/ruleset/program/program.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';

/** What takes no more is small. */
const SMALL = 40;

/** What takes no more cannot take long without calling or walking what counts itself. */
const SHORT = 2000;

type Part = ExprIR | SetIR | null;

export class Costs {
	readonly #program: Program;
	readonly #pieces: number;
	readonly #modifiers: Tables['modifiers'];
	readonly #sets: Tables['sets'];
	readonly #mostNeighbours: number;
	readonly #longestRay: number;
	/** Of values; being worked out counts as without end. */
	readonly #values = new Map<number, number>();
	readonly #setValues = new Map<number, { cost: number; size: number }>();

	constructor({ program, layout, modifiers, sets }: Tables) {
		this.#program = program;
		this.#pieces = layout.pieces;
		this.#modifiers = modifiers;
		this.#sets = sets;
		this.#mostNeighbours = Math.max(0, ...program.map.neighbours.map((list) => list.length));
		this.#longestRay = longestRay(program.map);
	}

	/** Whether whoever asks it, or its loop, counts it. */
	isSmall(part: Part): boolean {
		return this.#of(part) <= SMALL;
	}

	isSmallValue(value: number): boolean {
		return this.#ofValue(value) <= SMALL;
	}

	/** Whether a value counts its calls, and is named where the rules fail in it. */
	isLong(value: number): boolean {
		return this.#ofValue(value) > SHORT;
	}

	/** The same of a value that is a set. */
	isLongSet(value: number): boolean {
		return this.#ofSetValue(value).cost > SHORT;
	}

	/** What is small in a part that is evaluated once: to be counted by what is around it. */
	smallIn(...parts: Part[]): number {
		return sum(parts, (part) => {
			if (part === null) return 0;
			if ('set' in part && !('op' in part)) return this.#smallInSet(part);
			if (part.op === 'value') {
				const own = this.isSmallValue(part.value) ? this.#ofValue(part.value) : 0;
				return own + this.smallIn(...part.args);
			}
			if ('body' in part) return this.isSmall(part) ? this.#of(part) : this.#smallInSet(part.set);
			return sum(operandsOf(part), (operand) => this.smallIn(operand));
		});
	}

	/** A condition on the elements is counted with them. */
	#smallInSet(set: SetIR): number {
		if (set.set === 'where' || set.set === 'while' || set.set === 'each') {
			return this.#smallInSet(set.of);
		}
		if (set.set === 'region') return this.smallIn(set.of);
		if (set.set === 'within') return this.smallIn(set.of, set.distance);
		if (set.set === 'sorted' || set.set === 'one-of-each') return this.#smallInSet(set.of);
		return sum(partsBelow(set), (part) => this.smallIn(part));
	}

	#of(part: Part): number {
		if (part === null) return 0;
		if ('set' in part && !('op' in part)) return this.#ofSet(part);
		if (part.op === 'value')
			return sum(part.args, (arg) => this.#of(arg)) + this.#ofValue(part.value);
		if (part.op === 'steps') {
			const looked = this.#program.map.cells.length * (1 + this.#mostNeighbours);
			const walked = times(looked, 1 + this.#of(part.cond)) + this.#ofWays(part.beside);
			return this.#of(part.a) + this.#of(part.b) + walked;
		}
		if ('body' in part) {
			const { set, body } = part;
			return 1 + this.#ofSet(set) + times(this.#size(set), this.#of(body));
		}
		return sum(operandsOf(part), (operand) => this.#of(operand));
	}

	/** Of walking a set: its elements, and whatever is evaluated on the way. */
	#ofSet(set: SetIR): number {
		switch (set.set) {
			case 'where':
			case 'while':
				return this.#ofSet(set.of) + times(this.#size(set.of), this.#of(set.cond));
			case 'region': {
				const looked = this.#size(set) * (1 + this.#mostNeighbours);
				const walked = times(looked, 1 + this.#of(set.cond)) + this.#ofWays(set.beside);
				return this.#of(set.of) + walked;
			}
			case 'within': {
				const ends = this.#of(set.of) + this.#of(set.distance);
				return this.#size(set) + ends + this.#ofWays(set.beside);
			}
			case 'sorted':
			case 'one-of-each':
				return this.#ofSet(set.of) + times(this.#size(set.of), 1 + this.#of(set.by));
			case 'first':
				return this.#ofSet(set.of) + this.#of(set.count);
			case 'each':
				return this.#ofSet(set.of) + times(this.#size(set.of), this.#ofSet(set.part));
			case 'with':
			case 'without':
			case 'shared':
			case 'if':
				return sum(partsBelow(set), (part) => this.#of(part));
			case 'value':
				return sum(set.args, (arg) => this.#of(arg)) + this.#ofSetValue(set.value).cost;
			default:
				return this.#size(set) + sum(partsBelow(set), (part) => this.#of(part));
		}
	}

	/** Of asking each space for its neighbours, where effects change them. */
	#ofWays(beside: SetIR | undefined): number {
		return beside === undefined ? 0 : times(this.#program.map.cells.length, this.#ofSet(beside));
	}

	/** As many elements as it can have. */
	#size(set: SetIR): number {
		const { players, map, enums, fields } = this.#program;
		switch (set.set) {
			case 'players':
				return players;
			case 'spaces':
			case 'within':
			case 'region':
				return map.cells.length;
			case 'ray':
				return this.#longestRay;
			case 'neighbours':
				return this.#mostNeighbours;
			case 'pieces':
			case 'faces':
			case 'zone':
				return this.#pieces;
			case 'enum':
				return enums[set.enum]!.values.length;
			case 'list':
				return set.items.length;
			case 'local':
				return set.words * 32;
			case 'field':
				return fields[set.table][set.field]!.set!.words * 32;
			case 'range': {
				const { from, to } = set;
				if (from.op !== 'const' || to.op !== 'const') return Number.POSITIVE_INFINITY;
				return Math.max(0, to.value - from.value + 1);
			}
			case 'where':
			case 'while':
			case 'sorted':
			case 'one-of-each':
			case 'first':
				return this.#size(set.of);
			case 'each':
				return times(this.#size(set.of), this.#size(set.part));
			case 'with':
			case 'if':
				return this.#size(set.a) + this.#size(set.b);
			case 'without':
			case 'shared':
				return this.#size(set.a);
			// Whoever asks may give as much as it likes.
			case 'given':
				return Number.POSITIVE_INFINITY;
			case 'value':
				return this.#ofSetValue(set.value).size;
		}
	}

	#ofSetValue(value: number): { cost: number; size: number } {
		const known = this.#setValues.get(value);
		if (known !== undefined) return known;
		const endless = { cost: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY };
		this.#setValues.set(value, endless);
		const set = this.#sets[value]!;
		const cost = set === null ? 1 : 1 + this.#ofSet(set);
		const found = { cost, size: set === null ? 0 : this.#size(set) };
		this.#setValues.set(value, found);
		return found;
	}

	#ofValue(value: number): number {
		const known = this.#values.get(value);
		if (known !== undefined) return known;
		this.#values.set(value, Number.POSITIVE_INFINITY);
		const { is }: ValueDef = this.#program.values[value]!;
		const modifiers = sum(this.#modifiers[value]!, (acting) => this.#ofModifier(acting));
		const cost = 1 + this.#of(is) + modifiers;
		this.#values.set(value, cost);
		return cost;
	}

	#ofModifier({ modifier, subject }: ActingModifier): number {
		const { active, when, amount }: ModifierDef = modifier;
		const once = 1 + this.#of(active) + this.#of(when) + this.#of(amount);
		return modifier.self !== null && subject < 0 ? times(this.#pieces, once) : once;
	}
}

/** Steps that a ray can have at most: no direction leads back to where one was. */
function longestRay({ cells }: MapDef): number {
	const span = (of: number[]): number => Math.max(0, ...of) - Math.min(0, ...of);
	return Math.min(
		cells.length,
		Math.max(span(cells.map(({ q }) => q)), span(cells.map(({ r }) => r)))
	);
}

function sum<T>(parts: readonly T[], of: (part: T) => number): number {
	return parts.reduce((total, part) => total + of(part), 0);
}

/** Nothing, as often as one likes, is nothing. */
function times(count: number, each: number): number {
	return count === 0 || each === 0 ? 0 : count * each;
}

function operandsOf(expr: ExprIR): (ExprIR | SetIR)[] {
	// Whether something is in a set is asked without walking it.
	if (expr.op === 'in') return [expr.of];
	// What is asked of each space counts itself.
	if (expr.op === 'steps') return [expr.a, expr.b];
	return partsBelow(expr);
}
