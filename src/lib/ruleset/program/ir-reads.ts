/** What a checked expression reads. */
import type { ExprIR, SetIR, Table } from './expression-ir.ts';

export class Reads {
	readonly values = new Set<number>();
	readonly #fields = new Set<`field-${Table}/${number}`>();

	/** An expression or a set, or a list or record of them. */
	visit(part: unknown): void {
		if (Array.isArray(part)) {
			for (const item of part) this.visit(item);
			return;
		}
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part) this.#expr(part as ExprIR);
		else if ('set' in part) this.#set(part as SetIR);
		for (const inner of Object.values(part)) this.visit(inner);
	}

	/** As `Linking.reads` names them. */
	*all(): Generator<`value/${number}` | `field-${Table}/${number}`> {
		for (const value of this.values) yield `value/${value}`;
		yield* this.#fields;
	}

	#expr(expr: ExprIR): void {
		if (expr.op === 'value') this.values.add(expr.value);
		else if (expr.op === 'field') this.#fields.add(`field-${expr.table}/${expr.field}`);
	}

	#set(set: SetIR): void {
		if (set.set === 'value') this.values.add(set.value);
		else if (set.set === 'field') this.#fields.add(`field-${set.table}/${set.field}`);
	}
}
