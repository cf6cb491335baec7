/** What of a program can be hidden from somebody, worked out once. */
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { stepsOfRoutine } from '#lib/ruleset/program/all-steps.ts';
import { routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { type HiddenField, hiddenFields } from './fields.ts';
import { Reads } from '#lib/ruleset/program/reads.ts';
import { hasSides } from './sides.ts';
import { type Uncounted, uncountedZones } from './numbers.ts';
import { Ranges } from './ranges.ts';
import { Scopes } from './scope.ts';

export class Secrets {
	readonly reads: Reads;
	readonly ranges: Ranges;
	readonly scopes: Scopes;
	readonly fields: readonly HiddenField[];
	/** Zones among which it can be secret how many pieces lie in which. */
	readonly zones: readonly Uncounted[];
	/** Whether it can be secret which side of a piece is up. */
	readonly sides: boolean;
	/** Notes of what has been seen that tell something hidden. */
	readonly memories: ReadonlySet<number>;
	readonly #program: Program;
	readonly #returns = new Map<number, boolean>();

	constructor(program: Program) {
		this.#program = program;
		this.reads = new Reads(program);
		this.ranges = new Ranges(program);
		this.scopes = new Scopes(program, this.reads);
		this.fields = hiddenFields(program, this.reads, this.ranges);
		this.zones = uncountedZones(program, this.ranges);
		this.sides = hasSides(program);
		this.memories = this.#memories();
	}

	/** Whether what a rule answers may hang on something hidden, or on what somebody answers in it. */
	returnsHidden(routine: number): boolean {
		const known = this.#returns.get(routine);
		if (known !== undefined) return known;
		// Of a rule that calls itself, what it answers otherwise decides.
		this.#returns.set(routine, false);
		const numbers = routineNumbers(this.#program);
		const hidden = stepsOfRoutine(this.#program, routine).some((step) => {
			switch (step.do) {
				case 'choose':
				case 'offer':
					return true;
				case 'if':
					return this.#isHidden(step.cond);
				case 'let':
					return this.#isHidden(step.value);
				case 'let-set':
					return this.#isHidden(step.set);
				case 'return':
					if (step.value === null) return false;
					return this.#isHidden('expr' in step.value ? step.value.expr : step.value.set);
				case 'call':
					return step.as >= 0 && this.returnsHidden(step.procedure);
				case 'emit':
					return step.as >= 0 && this.returnsHidden(numbers.event(step.event));
				default:
					return false;
			}
		});
		this.#returns.set(routine, hidden);
		return hidden;
	}

	#isHidden(part: ExprIR | SetIR): boolean {
		return this.reads.hangsOnHidden(part, NONE);
	}

	#memories(): ReadonlySet<number> {
		const told = new Set<number>();
		const { count } = routineNumbers(this.#program);
		for (let routine = 0; routine < count; routine++) {
			for (const step of stepsOfRoutine(this.#program, routine)) {
				if (step.do !== 'seen') continue;
				const parts = [step.set, step.value];
				const slots = parts.flatMap((part) => [...this.reads.slotsIn(part)]);
				const chosen = slots.some(
					(slot) => slot !== step.slot && this.ranges.slot(routine, slot).chosen
				);
				if (chosen || parts.some((part) => this.#isHidden(part))) told.add(step.memory);
			}
		}
		return told;
	}
}

const NONE: ReadonlySet<number> = new Set();

export const secretsOf = onceFor((program: Program) => new Secrets(program));
