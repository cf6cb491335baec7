/**
 * Which numbers a field or a local may hold, and whether what somebody chose is among them: worked out of all steps that
 * write there, whatever their conditions are. What grows step by step has no bounds.
 */
import type { ExprIR, SetIR, Table } from '#lib/ruleset/program/expression-ir.ts';
import { nameOfField } from '#lib/ruleset/program/reads.ts';
import { wholeRow } from '#lib/ruleset/program/rows.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import { stepsOfRoutine } from '#lib/ruleset/program/all-steps.ts';
import type { ArgumentIR, ChooseIR, StepIR } from '#lib/ruleset/program/step-ir.ts';

export interface Range {
	readonly low: number;
	readonly high: number;
	/** Whether an answer, or something that chance has chosen, may have come there as it is, or by arithmetic. */
	readonly chosen: boolean;
}

const ANY: Range = { low: -Infinity, high: Infinity, chosen: false };
const EMPTY: Range = { low: Infinity, high: -Infinity, chosen: false };

const between = (low: number, high: number, chosen = false): Range => ({ low, high, chosen });

function join(all: readonly Range[]): Range {
	return all.reduce(
		(a, b) => between(Math.min(a.low, b.low), Math.max(a.high, b.high), a.chosen || b.chosen),
		EMPTY
	);
}

export class Ranges {
	readonly #program: Program;
	readonly #numbers: ReturnType<typeof routineNumbers>;
	readonly #fields = new Map<string, Range>();
	readonly #slots = new Map<string, Range>();
	readonly #results = new Map<number, Range>();
	readonly #steps: StepIR[][] = [];
	/** By routine: the arguments with which it is begun, by parameter; and where they stand. */
	readonly #begun = new Map<number, { from: number; args: ArgumentIR[] }[]>();
	readonly #written = new Map<string, { routine: number; value: ExprIR | SetIR }[]>();

	constructor(program: Program) {
		this.#program = program;
		this.#numbers = routineNumbers(program);
		for (let routine = 0; routine < this.#numbers.count; routine++) this.#collect(routine);
	}

	/** Of a field: of what is no number only `chosen` says something. */
	field(table: Table, field: number): Range {
		const name = nameOfField(this.#program, table, field);
		const { start } = this.#program.fields[table][field]!;
		return memo(this.#fields, name, () =>
			join([
				between(start, start),
				...(this.#written.get(name) ?? []).map(({ routine, value }) => this.#of(routine, value))
			])
		);
	}

	/** Of a word of a routine's frame. */
	slot(routine: number, slot: number): Range {
		return memo(this.#slots, `${routine}/${slot}`, () => this.#slot(routine, slot));
	}

	/** Zones between which somebody chooses which pieces go, or how many, each group by its declarations. */
	zonesChosen(): number[][] {
		const groups: Set<number>[] = [];
		for (let routine = 0; routine < this.#numbers.count; routine++) {
			for (const step of this.#steps[routine]!) {
				if (step.do !== 'move' && step.do !== 'draw') continue;
				const parts =
					step.do === 'move' ? [step.pieces, step.to] : [step.count, step.from, step.to];
				if (!parts.some((part) => this.#readsChosen(routine, part))) continue;
				const together = new Set(zonesNamed(this.#program, parts));
				for (const other of groups.filter((group) => [...group].some((z) => together.has(z)))) {
					for (const zone of other) together.add(zone);
					groups.splice(groups.indexOf(other), 1);
				}
				groups.push(together);
			}
		}
		return groups.map((group) => [...group].sort((a, b) => a - b));
	}

	#collect(routine: number): void {
		const steps = stepsOfRoutine(this.#program, routine);
		this.#steps.push(steps);
		for (const step of steps) {
			if (step.do === 'call') this.#begins(routine, step.procedure, step.args);
			else if (step.do === 'emit')
				this.#begins(routine, this.#numbers.event(step.event), step.args);
			else if (step.do === 'set') this.#writes(routine, step, step.value);
			else if (step.do === 'set-elements') this.#writes(routine, step, step.elements);
		}
	}

	#begins(from: number, routine: number, args: ArgumentIR[]): void {
		this.#begun.set(routine, [...(this.#begun.get(routine) ?? []), { from, args }]);
	}

	#writes(
		routine: number,
		{ table, field }: { table: Table; field: number },
		value: ExprIR | SetIR
	): void {
		const name = nameOfField(this.#program, table, field);
		this.#written.set(name, [...(this.#written.get(name) ?? []), { routine, value }]);
	}

	#slot(routine: number, slot: number): Range {
		const found: Range[] = [];
		const { kind, def } = definitionOf(this.#program, routine);
		def.params.forEach((param, i) => {
			const words = 'words' in param ? param.words : 1;
			if (slot < param.slot || slot >= param.slot + Math.max(1, words)) return;
			if (kind === 'action') {
				found.push({ ...this.#elements(routine, def.params[i]!.from), chosen: true });
			}
			for (const { from, args } of this.#begun.get(routine) ?? []) {
				const arg = args[i]!;
				found.push(this.#of(from, 'expr' in arg ? arg.expr : arg.set));
			}
		});
		for (const step of this.#steps[routine]!) {
			const range = this.#defined(routine, step, slot);
			if (range !== null) found.push(range);
		}
		return found.length === 0 ? ANY : join(found);
	}

	#defined(routine: number, step: StepIR, slot: number): Range | null {
		switch (step.do) {
			case 'let':
				return step.slot === slot ? this.#of(routine, step.value) : null;
			case 'let-set':
				return holds(step.slot, step.words, slot) ? this.#of(routine, step.set) : null;
			case 'choose':
				return this.#answer(routine, step, slot);
			case 'roll': {
				const dice = this.#of(routine, step.dice);
				const sides = this.#of(routine, step.sides);
				return step.as === slot
					? between(0, product(dice.high, sides.high + (step.lowest ?? 1) - 1))
					: null;
			}
			case 'pick':
				return holds(step.as, step.words, slot)
					? { ...this.#elements(routine, step.from), chosen: true }
					: null;
			case 'for-each':
				return step.slot === slot && step.range ? this.#elements(routine, step.set) : null;
			case 'seen':
				return step.as === slot ? between(1, this.#program.memories![step.memory]!.last) : null;
			case 'call':
				return step.as === slot ? this.#result(step.procedure) : null;
			case 'emit':
				return holds(step.as, step.words ?? 1, slot)
					? this.#result(this.#numbers.event(step.event))
					: null;
			default:
				return null;
		}
	}

	#answer(routine: number, step: ChooseIR, slot: number): Range | null {
		const { domain } = step;
		const words = domain.kind === 'subset' ? domain.words : 1;
		const all = step.players === null ? words : words * this.#program.players;
		if (!holds(step.as, all, slot)) return null;
		if (domain.kind === 'amount') {
			const low = this.#of(routine, domain.min).low;
			return between(low, Math.max(low, this.#of(routine, domain.max).high), true);
		}
		if (domain.kind === 'options') return between(0, domain.options.length - 1, true);
		if (domain.kind === 'one') return { ...this.#elements(routine, domain.from), chosen: true };
		return { ...ANY, chosen: true };
	}

	#result(routine: number): Range {
		return memo(this.#results, routine, () =>
			join(
				this.#steps[routine]!.flatMap((step) =>
					step.do === 'return' && step.value !== null
						? [this.#of(routine, 'expr' in step.value ? step.value.expr : step.value.set)]
						: []
				)
			)
		);
	}

	#elements(routine: number, set: SetIR): Range {
		switch (set.set) {
			case 'range':
				return between(this.#of(routine, set.from).low, this.#of(routine, set.to).high);
			case 'list':
				return join(set.items.map((item) => this.#of(routine, item)));
			case 'where':
			case 'while':
			case 'sorted':
			case 'one-of-each':
			case 'first':
				return this.#elements(routine, set.of);
			case 'enum':
				return between(0, this.#program.enums[set.enum]!.values.length - 1);
			default:
				return ANY;
		}
	}

	/** `routine`: in whose frame it is asked. */
	#of(routine: number, part: ExprIR | SetIR): Range {
		if (!('op' in part)) return this.#ofSet(routine, part);
		const of = (inner: ExprIR): Range => this.#of(routine, inner);
		switch (part.op) {
			case 'const':
				return between(part.value, part.value);
			case 'local':
				return this.slot(routine, part.slot);
			case 'local-of':
				return this.slot(routine, part.slot);
			case 'field':
				return this.field(part.table, part.field);
			case 'attribute':
			case 'face-attribute': {
				const worths = this.#program.faces.map(({ attributes }) => attributes[part.attribute]!);
				return between(Math.min(part.zero, ...worths), Math.max(part.zero, ...worths));
			}
			case 'mark': {
				const { values } = this.#program.map.marks[part.mark]!;
				return between(Math.min(0, ...values), Math.max(0, ...values));
			}
			case 'neg': {
				const { low, high, chosen } = of(part.of);
				return between(-high, -low, chosen);
			}
			case 'abs': {
				const { low, high, chosen } = of(part.of);
				return between(0, Math.max(Math.abs(low), Math.abs(high)), chosen);
			}
			case 'not':
				return between(0, 1, of(part.of).chosen);
			case 'if':
				return join([of(part.a), of(part.b)]);
			case 'binary':
				return arithmetic(part.operator, of(part.a), of(part.b));
			case 'zone-count':
				return between(0, this.#program.pieces.length);
			case 'in':
				return between(0, 1);
			case 'count':
				return between(0, this.#program.pieces.length + this.#program.map.cells.length);
			default:
				return ANY;
		}
	}

	#ofSet(routine: number, set: SetIR): Range {
		switch (set.set) {
			case 'local':
				return this.slot(routine, set.slot);
			case 'field':
				return this.field(set.table, set.field);
			case 'with':
			case 'without':
			case 'shared':
			case 'if':
				return join([this.#ofSet(routine, set.a), this.#ofSet(routine, set.b)]);
			case 'list':
				return join(set.items.map((item) => this.#of(routine, item)));
			case 'where':
			case 'while':
			case 'sorted':
			case 'one-of-each':
			case 'first':
				return this.#ofSet(routine, set.of);
			default:
				return ANY;
		}
	}

	#readsChosen(routine: number, part: unknown): boolean {
		if (Array.isArray(part)) return part.some((item) => this.#readsChosen(routine, item));
		if (typeof part !== 'object' || part === null) return false;
		const { op, set, slot } = part as { op?: unknown; set?: unknown; slot?: unknown };
		if ((op === 'local' || set === 'local') && typeof slot === 'number') {
			if (this.slot(routine, slot).chosen) return true;
		}
		return Object.values(part).some((inner) => this.#readsChosen(routine, inner));
	}
}

/** A row is all its zones. */
function zonesNamed(program: Program, part: unknown): number[] {
	if (Array.isArray(part)) return part.flatMap((item) => zonesNamed(program, item));
	if (typeof part !== 'object' || part === null) return [];
	const { op, zone } = part as { op?: unknown; zone?: unknown };
	const here = op === 'zone' && typeof zone === 'number' ? wholeRow(program.zones, zone) : [];
	return [...here, ...Object.values(part).flatMap((inner) => zonesNamed(program, inner))];
}

/** While it is worked out, whatever asks for it again takes it for anything. */
function memo<K>(known: Map<K, Range>, key: K, work: () => Range): Range {
	const found = known.get(key);
	if (found) return found;
	known.set(key, ANY);
	const range = work();
	known.set(key, range);
	return range;
}

function holds(from: number, words: number, slot: number): boolean {
	return from >= 0 && slot >= from && slot < from + Math.max(1, words);
}

function product(a: number, b: number): number {
	return a === 0 || b === 0 ? 0 : a * b;
}

function arithmetic(operator: string, a: Range, b: Range): Range {
	const chosen = a.chosen || b.chosen;
	switch (operator) {
		case '+':
			return between(a.low + b.low, a.high + b.high, chosen);
		case '-':
			return between(a.low - b.high, a.high - b.low, chosen);
		case '*': {
			const ends = [a.low, a.high].flatMap((x) => [product(x, b.low), product(x, b.high)]);
			return between(Math.min(...ends), Math.max(...ends), chosen);
		}
		case '/':
		case '/up': {
			const most = Math.max(Math.abs(a.low), Math.abs(a.high));
			return between(a.low < 0 || b.low < 0 ? -most : 0, most, chosen);
		}
		case 'mod': {
			const most = Math.max(Math.abs(b.low), Math.abs(b.high)) - 1;
			return between(b.low > 0 ? 0 : -most, most, chosen);
		}
		case 'min':
			return between(Math.min(a.low, b.low), Math.min(a.high, b.high), chosen);
		case 'max':
			return between(Math.max(a.low, b.low), Math.max(a.high, b.high), chosen);
		default:
			return between(0, 1, chosen);
	}
}
