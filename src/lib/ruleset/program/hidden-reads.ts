/** Which expressions hang on something that is hidden from somebody, by the declarations alone: of fields, zones and counts. */
import type { ExprIR, SetIR, Table } from './expression-ir.ts';
import type { Program } from './program.ts';
import { firstOfRow } from './rows.ts';

interface Found {
	/** Something that not everybody sees, whatever the locals hold. */
	hidden: boolean;
	readonly slots: Set<number>;
	readonly fields: Set<string>;
}

/** How a field is called in lists of what is read and written; a whole row has one name. */
export function nameOfField({ fields }: Program, table: Table, field: number): string {
	return `${table}/${firstOfRow(fields[table], field)}`;
}

export class HiddenReads {
	readonly #program: Program;
	readonly #allFaces: boolean;
	readonly #allCounts: boolean;
	readonly #known = new WeakMap<object, Found>();
	readonly #values = new Map<number, Found>();

	constructor(program: Program) {
		this.#program = program;
		this.#allFaces = program.zones.every(({ sees }) => sees.to === 'all');
		this.#allCounts = program.zones.every(({ count }) => count.to === 'all');
	}

	/** Whether an expression or a set hangs on something hidden, or on one of these words of the frame. */
	hangsOnHidden(part: ExprIR | SetIR, secret: ReadonlySet<number>): boolean {
		const { hidden, slots } = this.#of(part);
		return hidden || (secret.size > 0 && [...slots].some((slot) => secret.has(slot)));
	}

	/** The words of the frame that an expression, a set or rules with some in them read. */
	slotsIn(part: object): ReadonlySet<number> {
		return this.#of(part).slots;
	}

	/** The fields that it reads, also by the values that it asks. */
	fieldsIn(part: ExprIR | SetIR): ReadonlySet<string> {
		return this.#of(part).fields;
	}

	#of(part: object): Found {
		const known = this.#known.get(part);
		if (known) return known;
		const found: Found = { hidden: false, slots: new Set(), fields: new Set() };
		this.#known.set(part, found);
		this.#visit(part, found);
		return found;
	}

	#visit(part: unknown, found: Found): void {
		if (Array.isArray(part)) {
			for (const item of part) this.#visit(item, found);
			return;
		}
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part) this.#expr(part as ExprIR, found);
		else if ('set' in part) this.#set(part as SetIR, found);
		for (const inner of Object.values(part)) this.#visit(inner, found);
	}

	#expr(expr: ExprIR, found: Found): void {
		switch (expr.op) {
			case 'local':
				found.slots.add(expr.slot);
				return;
			case 'local-of': {
				const { players, map } = this.#program;
				const many = expr.spaces ? map.cells.length : players;
				for (let i = 0; i < many; i++) found.slots.add(expr.slot + i);
				return;
			}
			case 'field':
				return this.#field(expr.table, expr.field, found);
			case 'attribute':
			case 'face':
			case 'is-kind':
			case 'is-piece':
				found.hidden ||= !this.#allFaces;
				return;
			case 'space-of':
			case 'holder-of':
			case 'zone-of':
			case 'zone-count':
			case 'zone-end':
				found.hidden ||= !this.#allCounts;
				return;
			case 'value':
				return this.#value(expr.value, found);
			default:
		}
	}

	#set(set: SetIR, found: Found): void {
		switch (set.set) {
			case 'local': {
				const words = set.words * (set.player ? this.#program.players : 1);
				for (let w = 0; w < words; w++) found.slots.add(set.slot + w);
				return;
			}
			case 'field':
				return this.#field(set.table, set.field, found);
			case 'zone':
				found.hidden ||= !this.#allCounts || (set.kind !== 0 && !this.#allFaces);
				return;
			case 'pieces':
				found.hidden ||= set.kind !== 0 && !this.#allFaces;
				return;
			case 'faces':
				found.hidden ||= !this.#allFaces;
				return;
			case 'value':
				return this.#value(set.value, found);
			default:
		}
	}

	#field(table: Table, field: number, found: Found): void {
		found.fields.add(nameOfField(this.#program, table, field));
		found.hidden ||= this.#program.fields[table][field]!.visible.to !== 'all';
	}

	/** A value reads no words of the frame that asks it, but by its arguments. */
	#value(value: number, found: Found): void {
		let inside = this.#values.get(value);
		if (inside === undefined) {
			inside = { hidden: false, slots: new Set(), fields: new Set() };
			this.#values.set(value, inside);
			const { is, set, modifiers } = this.#program.values[value]!;
			this.#visit([is, set, modifiers], inside);
		}
		found.hidden ||= inside.hidden;
		for (const field of inside.fields) found.fields.add(field);
	}
}
