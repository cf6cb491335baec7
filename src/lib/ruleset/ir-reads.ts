/** What checked expressions and steps read and write. */
import type { ExprIR, SetIR, Table } from './expression-ir.ts';
import type { StepIR } from './step-ir.ts';

export class Reads {
	/** Slots of the frame that are read. */
	readonly slots = new Set<number>();
	readonly values = new Set<number>();
	readonly fields: Record<Table, Set<number>> = tables();
	readonly written: Record<Table, Set<number>> = tables();

	/** Everything in a checked expression, a step, or a list or record of them. */
	visit(part: unknown): void {
		if (Array.isArray(part)) {
			for (const item of part) this.visit(item);
			return;
		}
		if (typeof part !== 'object' || part === null) return;
		if ('do' in part) this.#step(part as StepIR);
		else if ('op' in part) this.#expr(part as ExprIR);
		else if ('set' in part && typeof part.set === 'string') this.#set(part as SetIR);
		else this.#inside(part);
	}

	#inside(part: object): void {
		for (const inner of Object.values(part)) {
			if (typeof inner === 'object' && inner !== null) this.visit(inner);
		}
	}

	#expr(expr: ExprIR): void {
		if (expr.op === 'local' || expr.op === 'local-of') this.slots.add(expr.slot);
		else if (expr.op === 'value') this.values.add(expr.value);
		else if (expr.op === 'field') this.fields[expr.table].add(expr.field);
		this.#inside(expr);
	}

	#set(set: SetIR): void {
		if (set.set === 'local') this.slots.add(set.slot);
		else if (set.set === 'value') this.values.add(set.value);
		this.#inside(set);
	}

	#step(step: StepIR): void {
		if (step.do === 'set') {
			this.written[step.table].add(step.field);
			this.visit(step.of);
			this.visit(ownIncrement(step) ?? step.value);
		} else if (step.do === 'let') this.visit(ownIncrement(step) ?? step.value);
		else this.#inside(step);
	}
}

function tables(): Record<Table, Set<number>> {
	return { game: new Set(), player: new Set(), space: new Set(), piece: new Set() };
}

/** `x = x + amount` does not make x a thing that is read: the amount. */
function ownIncrement(step: Extract<StepIR, { do: 'set' | 'let' }>): ExprIR | null {
	const { value } = step;
	if (value.op !== 'binary' || value.operator !== '+') return null;
	const { a, b } = value;
	const same =
		step.do === 'let'
			? a.op === 'local' && a.slot === step.slot
			: a.op === 'field' &&
				a.table === step.table &&
				a.field === step.field &&
				JSON.stringify(a.of) === JSON.stringify(step.of);
	return same ? b : null;
}
