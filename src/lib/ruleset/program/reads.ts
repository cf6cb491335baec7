/**
 * What of a position expressions read, by their shape alone, and whether it is hidden from somebody by the declarations of
 * fields, zones and counts.
 */
import { type ExprIR, type SetIR, type Table, TABLES } from './expression-ir.ts';
import type { Program } from './program.ts';
import { firstOfRow } from './rows.ts';

export interface Read {
	/** Which faces pieces show; where pieces lie; whether the game is over. */
	faces: boolean;
	places: boolean;
	over: boolean;
	/** Words of the frame. */
	readonly slots: Set<number>;
	/** By their names (`nameOfField`), also those that are read by the values that it asks. */
	readonly fields: Set<string>;
	/** Whether some of it is not seen by everybody, whatever the locals hold. */
	hidden: boolean;
}

/** How a field is called in lists of what is read and written; a whole row has one name. */
export function nameOfField({ fields }: Program, table: Table, field: number): string {
	return `${table}/${firstOfRow(fields[table], field)}`;
}

/** `itself`: it says more of what it reads. */
type What = 'nothing' | 'faces' | 'places' | 'over' | 'itself';

const OF_EXPRESSIONS: Record<ExprIR['op'], What> = {
	const: 'nothing',
	reg: 'nothing',
	local: 'itself',
	'local-of': 'itself',
	field: 'itself',
	value: 'itself',
	attribute: 'faces',
	face: 'faces',
	'is-kind': 'faces',
	'is-piece': 'faces',
	'space-of': 'places',
	'holder-of': 'places',
	'zone-of': 'places',
	'zone-count': 'places',
	'zone-end': 'places',
	over: 'over',
	'face-attribute': 'nothing',
	'face-is-kind': 'nothing',
	mark: 'nothing',
	zone: 'nothing',
	row: 'nothing',
	distance: 'nothing',
	steps: 'nothing',
	ring: 'nothing',
	next: 'nothing',
	opposite: 'nothing',
	coordinate: 'nothing',
	cell: 'nothing',
	not: 'nothing',
	neg: 'nothing',
	abs: 'nothing',
	binary: 'nothing',
	if: 'nothing',
	in: 'nothing',
	any: 'nothing',
	all: 'nothing',
	none: 'nothing',
	count: 'nothing',
	sum: 'nothing',
	'max-of': 'nothing',
	'min-of': 'nothing',
	distinct: 'nothing',
	best: 'nothing',
	least: 'nothing',
	first: 'nothing'
};

const OF_SETS: Record<SetIR['set'], What> = {
	local: 'itself',
	field: 'itself',
	value: 'itself',
	zone: 'itself',
	pieces: 'itself',
	faces: 'faces',
	players: 'nothing',
	spaces: 'nothing',
	neighbours: 'nothing',
	within: 'nothing',
	ray: 'nothing',
	region: 'nothing',
	range: 'nothing',
	enum: 'nothing',
	list: 'nothing',
	where: 'nothing',
	while: 'nothing',
	sorted: 'nothing',
	'one-of-each': 'nothing',
	first: 'nothing',
	with: 'nothing',
	without: 'nothing',
	shared: 'nothing',
	if: 'nothing',
	each: 'nothing',
	given: 'nothing'
};

export class Reads {
	readonly #program: Program;
	readonly #allFaces: boolean;
	readonly #allCounts: boolean;
	readonly #hiddenFields: ReadonlySet<string>;
	readonly #known = new WeakMap<object, Read>();
	readonly #values = new Map<number, Read>();

	constructor(program: Program) {
		this.#program = program;
		this.#allFaces = program.zones.every(({ sees }) => sees.to === 'all');
		this.#allCounts = program.zones.every(({ count }) => count.to === 'all');
		const hidden = TABLES.flatMap((table) =>
			program.fields[table].flatMap(({ visible }, field) =>
				visible.to === 'all' ? [] : [nameOfField(program, table, field)]
			)
		);
		this.#hiddenFields = new Set(hidden);
	}

	/** Whether an expression or a set hangs on something hidden, or on one of these words of the frame. */
	hangsOnHidden(part: ExprIR | SetIR, secret: ReadonlySet<number>): boolean {
		const { hidden, slots } = this.of(part);
		return hidden || (secret.size > 0 && [...slots].some((slot) => secret.has(slot)));
	}

	/** The words of the frame that an expression, a set or rules with some in them read. */
	slotsIn(part: object): ReadonlySet<number> {
		return this.of(part).slots;
	}

	/** The fields that it reads, also by the values that it asks. */
	fieldsIn(part: ExprIR | SetIR): ReadonlySet<string> {
		return this.of(part).fields;
	}

	/** All that an expression, a set or rules with some in them read. */
	of(part: object): Readonly<Read> {
		const known = this.#known.get(part);
		if (known) return known;
		const read = nothingRead();
		this.#visit(part, read);
		read.hidden =
			(read.faces && !this.#allFaces) ||
			(read.places && !this.#allCounts) ||
			[...read.fields].some((name) => this.#hiddenFields.has(name));
		this.#known.set(part, read);
		return read;
	}

	#visit(part: unknown, read: Read): void {
		if (Array.isArray(part)) {
			for (const item of part) this.#visit(item, read);
			return;
		}
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part) this.#expr(part as ExprIR, read);
		else if ('set' in part) this.#set(part as SetIR, read);
		for (const inner of Object.values(part)) this.#visit(inner, read);
	}

	#expr(expr: ExprIR, read: Read): void {
		note(OF_EXPRESSIONS[expr.op], read);
		switch (expr.op) {
			case 'local':
				read.slots.add(expr.slot);
				return;
			case 'local-of': {
				const { players, map } = this.#program;
				addWords(read, expr.slot, expr.spaces ? map.cells.length : players);
				return;
			}
			case 'field':
				return this.#field(expr.table, expr.field, read);
			case 'value':
				return this.#value(expr.value, read);
			default:
		}
	}

	#set(set: SetIR, read: Read): void {
		note(OF_SETS[set.set], read);
		switch (set.set) {
			case 'local':
				addWords(read, set.slot, set.words * (set.player ? this.#program.players : 1));
				return;
			case 'field':
				return this.#field(set.table, set.field, read);
			case 'zone':
				read.places = true;
				read.faces ||= set.kind !== 0;
				return;
			case 'pieces':
				read.faces ||= set.kind !== 0;
				return;
			case 'value':
				return this.#value(set.value, read);
			default:
		}
	}

	#field(table: Table, field: number, { fields }: Read): void {
		fields.add(nameOfField(this.#program, table, field));
	}

	/** A value reads no words of the frame that asks it, but by its arguments. */
	#value(value: number, read: Read): void {
		let inside = this.#values.get(value);
		if (inside === undefined) {
			inside = nothingRead();
			this.#values.set(value, inside);
			const { is, set, modifiers } = this.#program.values[value]!;
			this.#visit([is, set, modifiers], inside);
		}
		read.faces ||= inside.faces;
		read.places ||= inside.places;
		read.over ||= inside.over;
		for (const field of inside.fields) read.fields.add(field);
	}
}

const nothingRead = (): Read => ({
	faces: false,
	places: false,
	over: false,
	slots: new Set(),
	fields: new Set(),
	hidden: false
});

function note(what: What, read: Read): void {
	if (what === 'faces' || what === 'places' || what === 'over') read[what] = true;
}

function addWords({ slots }: Read, slot: number, words: number): void {
	for (let w = 0; w < words; w++) slots.add(slot + w);
}
