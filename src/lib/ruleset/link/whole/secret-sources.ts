/**
 * What an expression at a place of a rule is worked out of that not everybody sees, and whose it is: fields, faces of
 * pieces that lie hidden, numbers of pieces that are not counted. Where it cannot be said where a piece lies, or who sees a
 * thing (`visible:` and `sees:` that are expressions), nothing is said: what is found is a secret by its declaration.
 */
import { stepsOfRoutine } from '#lib/ruleset/program/all-steps.ts';
import type { ExprIR, SetIR, Table, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import { operandsOf, partsBelow } from '#lib/ruleset/program/expression-parts.ts';
import { type Reads, nameOfField } from '#lib/ruleset/program/reads.ts';
import type { Program, ZoneDef } from '#lib/ruleset/program/program.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';

export type ForEach = Extract<StepIR, { do: 'for-each' }>;

/** Something hidden: of `zone` its faces or its number. */
export interface Source {
	what: 'field' | 'faces' | 'number';
	/** Of the field or the zone. */
	id: string;
	/** Of the field. */
	table: Table | null;
	/** Who sees it all the same, by the names by which players go here. */
	seenBy: readonly string[];
}

/** Where a piece lies, and by which name the owner of the zone goes. */
interface Lying {
	zone: ZoneDef;
	owner: string | null;
}

/** What an expression may turn out to be. */
interface Meant {
	sources: readonly Source[];
	/** By which name a player or space goes; null of what has none. */
	name: string | null;
	/** Of a piece, or of the elements of a set; null: nobody can say. */
	lying: readonly Lying[] | null;
	/** By field: what a piece, or each element of a set, was found to hold there. */
	holds?: ReadonlyMap<number, string>;
}

/** Registers and the frame in which an expression stands. */
interface Around {
	routine: number;
	registers: ReadonlyMap<number, Meant>;
	/** Words of the frame that mean something else here than in the rest of the rule. */
	words?: ReadonlyMap<number, Meant>;
}

const NOTHING: Meant = { sources: [], name: null, lying: null };
const TRUE = '=1';
/** Whoever has no name here. */
const SOMEBODY = '?';
const NO_WORDS: ReadonlySet<number> = new Set();

export class SecretSources {
	/** Of each routine. */
	readonly steps: StepIR[][] = [];
	readonly #program: Program;
	readonly #reads: Reads;
	readonly #numbers: ReturnType<typeof routineNumbers>;
	readonly #slots = new Map<string, Meant>();
	readonly #writes = new Map<number, Map<number, Write[]>>();
	readonly #begun = new Map<number, Beginning[]>();
	readonly #written = new Map<string, { routine: number; value: ExprIR | SetIR }[]>();
	readonly #notes = new Map<string, readonly Source[]>();
	/** By routine: the words of its frame that a line for all says. */
	readonly #logged = new Map<number, Set<number>>();
	readonly #moved = new Map<string, boolean>();
	readonly #hidden = new Map<number, boolean>();
	/** Values by what they are asked of. */
	readonly #values = new Map<string, Meant>();

	constructor(program: Program, reads: Reads) {
		this.#program = program;
		this.#reads = reads;
		this.#numbers = routineNumbers(program);
		for (let routine = 0; routine < this.#numbers.count; routine++) {
			this.steps.push(stepsOfRoutine(program, routine));
			this.#collect(routine);
		}
	}

	/** What a part of a rule hangs on. `asked`: the word of a player who knows at any rate that they are asked. */
	of(routine: number, part: ExprIR | SetIR, asked: string | null = null): readonly Source[] {
		const [, slot = '-1'] = asked?.split('/') ?? [];
		const word = Number(slot);
		const words = new Map(word >= 0 ? [[word, { ...this.#slot(routine, word), sources: [] }]] : []);
		return this.#meant({ routine, registers: new Map(), words }, part).sources;
	}

	/** What the order of a loop hangs on, beside which elements there are. */
	ofOrder(routine: number, { slot, set, by }: ForEach): readonly Source[] {
		if (by === null) return [];
		const words = new Map([[slot, { ...this.#among(routine, set), sources: [] }]]);
		return this.#meant({ routine, registers: new Map(), words }, by).sources;
	}

	/** What a word of the frame hangs on; nothing where a line for all says it. */
	ofSlot(routine: number, slot: number): readonly Source[] {
		return this.#logged.get(routine)!.has(slot) ? [] : this.#slot(routine, slot).sources;
	}

	/** The name by which a player goes at a place of a rule. */
	nameOf(routine: number, player: ExprIR): string | null {
		return this.#meant({ routine, registers: new Map() }, player).name;
	}

	#collect(routine: number): void {
		const writes = new Map<number, Write[]>();
		this.#writes.set(routine, writes);
		const logged = new Set<number>();
		this.#logged.set(routine, logged);
		const write = (slot: number, what: Write): void => {
			if (slot >= 0) writes.set(slot, [...(writes.get(slot) ?? []), what]);
		};
		for (const step of this.steps[routine]!) {
			switch (step.do) {
				case 'set':
				case 'set-elements': {
					const field = nameOfField(this.#program, step.table, step.field);
					const value = step.do === 'set' ? step.value : step.elements;
					const before = this.#written.get(field) ?? [];
					this.#written.set(field, [...before, { routine, value }]);
					break;
				}
				case 'let':
					write(step.slot, { is: step.value });
					break;
				case 'let-set':
					write(step.slot, { is: step.set });
					break;
				case 'for-each':
				case 'roll-each':
					write(step.slot, { among: step.set });
					break;
				case 'choose':
					if (step.domain.kind === 'one' || step.domain.kind === 'subset')
						write(step.as, { chosen: step.domain.from });
					else write(step.as, { unknown: true });
					break;
				case 'log':
					for (const said of step.to === null ? step.with : [])
						if ('expr' in said && said.expr.op === 'local') logged.add(said.expr.slot);
					break;
				case 'draw':
					write(step.as, { unknown: true });
					break;
				case 'move':
				case 'reveal':
				case 'flip':
					for (const slot of wordsNamed(step.pieces)) write(slot, { unknown: true });
					break;
				case 'call':
				case 'emit': {
					const entered = step.do === 'call' ? step.procedure : this.#numbers.event(step.event);
					const begun = this.#begun.get(entered) ?? [];
					this.#begun.set(entered, [...begun, { from: routine, args: step.args }]);
					step.args.forEach((arg, i) => {
						const part = 'expr' in arg ? arg.expr : arg.set;
						if ('slot' in part && ('set' in part || part.op === 'local'))
							write(part.slot, { passed: entered, i });
					});
					break;
				}
				default:
			}
		}
	}

	#slot(routine: number, slot: number): Meant {
		const name = `${routine}/${slot}`;
		const known = this.#slots.get(name);
		if (known) return known;
		// What hangs on itself hangs on what it was at first.
		this.#slots.set(name, { ...NOTHING, name });
		const { kind, def } = definitionOf(this.#program, routine);
		const all: Meant[] = [];
		def.params.forEach((param, i) => {
			if (param.slot !== slot) return;
			if (kind === 'action') all.push(this.#chosen(routine, def.params[i]!.from));
			else
				for (const call of this.#begun.get(routine) ?? []) all.push(this.#given(routine, call, i));
		});
		for (const write of this.#writes.get(routine)!.get(slot) ?? []) {
			if ('unknown' in write) all.push(NOTHING);
			else if ('passed' in write) {
				if (this.#moves(write.passed, write.i)) all.push(NOTHING);
			} else if ('chosen' in write) all.push(this.#chosen(routine, write.chosen));
			else if ('among' in write) all.push(this.#among(routine, write.among));
			else all.push(this.#meant({ routine, registers: new Map() }, write.is));
		}
		const [only, ...more] = all;
		const same =
			only && more.length === 0 && only.name !== null && def.params.every((p) => p.slot !== slot);
		const meant = { ...either(all), name: same ? only.name : name };
		this.#slots.set(name, meant);
		return meant;
	}

	/** An element, which has no name but its word. */
	#among(routine: number, set: SetIR): Meant {
		return { ...this.#meant({ routine, registers: new Map() }, set), name: null };
	}

	/** Whether a rule brings what it is given somewhere else, or shows it. */
	#moves(routine: number, i: number): boolean {
		const { params } = definitionOf(this.#program, routine).def;
		const name = `${routine}/${i}`;
		const known = this.#moved.get(name);
		if (known !== undefined) return known;
		this.#moved.set(name, false);
		const moves = (this.#writes.get(routine)!.get(params[i]!.slot) ?? []).some(
			(write) => 'unknown' in write || ('passed' in write && this.#moves(write.passed, write.i))
		);
		this.#moved.set(name, moves);
		return moves;
	}

	/** What somebody has chosen is that player's word, whatever there was to choose from. */
	#chosen(routine: number, set: SetIR): Meant {
		return { ...this.#among(routine, set), sources: [] };
	}

	/** An argument, in the names of the rule that gets it. */
	#given(routine: number, beginning: Beginning, i: number): Meant {
		const { from, args } = beginning;
		const around: Around = { routine: from, registers: new Map() };
		const params = definitionOf(this.#program, routine).def.params;
		const meant = (beginning.meant ??= args.map((arg) =>
			this.#meant(around, 'expr' in arg ? arg.expr : arg.set)
		));
		const renamed = (owner: string): string => {
			const at = meant.findIndex(({ name }) => name === owner);
			return at < 0 ? owner : `${routine}/${params[at]!.slot}`;
		};
		const { sources: all, lying } = meant[i]!;
		const arg = args[i]!;
		const said =
			'expr' in arg && arg.expr.op === 'local' && this.#logged.get(from)!.has(arg.expr.slot);
		const sources = said ? [] : all;
		return {
			name: null,
			sources: sources.map((source) => ({ ...source, seenBy: source.seenBy.map(renamed) })),
			lying: lying && lying.map(({ zone, owner }) => ({ zone, owner: owner && renamed(owner) }))
		};
	}

	#meant(around: Around, part: ExprIR | SetIR): Meant {
		return 'op' in part ? this.#expr(around, part) : this.#set(around, part);
	}

	#expr(around: Around, expr: ExprIR): Meant {
		const of = (part: ExprIR | SetIR | null | undefined): Meant =>
			part ? this.#meant(around, part) : NOTHING;
		switch (expr.op) {
			case 'const':
				return { ...NOTHING, name: `=${expr.value}` };
			case 'local':
				return around.words?.get(expr.slot) ?? this.#slot(around.routine, expr.slot);
			case 'local-of':
				return joined([of(expr.player), this.#slot(around.routine, expr.slot)]);
			case 'reg':
				return around.registers.get(expr.slot) ?? NOTHING;
			case 'field':
				return this.#field(around, expr);
			case 'attribute':
			case 'face':
				return this.#face(of(expr.of));
			case 'is-kind':
				return this.#face(this.#mayBe(of(expr.of), this.#program.kinds[expr.kind]!.parent));
			case 'is-piece':
				return this.#face(this.#mayBe(of(expr.of), this.#program.faces[expr.piece]!.kind));
			case 'zone-count':
				return joined([of(expr.zone), { ...NOTHING, sources: this.#number(around, expr.zone) }]);
			case 'zone-end':
				return {
					...joined([of(expr.zone), { ...NOTHING, sources: this.#number(around, expr.zone) }]),
					lying: this.#zones(around, expr.zone)
				};
			case 'steps': {
				const inside = withRegister(around, expr.slot, NOTHING);
				const cond = this.#meant(inside, expr.cond);
				const beside = expr.beside ? this.#meant(inside, expr.beside) : NOTHING;
				return joined([of(expr.a), of(expr.b), cond, beside]);
			}
			case 'value':
				return this.#value(around, expr.value, expr.args);
			case 'if': {
				const { sources } = of(expr.cond);
				const [a, b] = [of(expr.a), of(expr.b)];
				return either([a, b], sources);
			}
			case 'any':
			case 'all':
			case 'none':
			case 'count':
			case 'sum':
			case 'max-of':
			case 'min-of':
			case 'distinct':
			case 'best':
			case 'least':
			case 'first': {
				const set = of(expr.set);
				const body = expr.body
					? this.#meant(withRegister(around, expr.slot, set), expr.body)
					: NOTHING;
				const picks = expr.op === 'best' || expr.op === 'least' || expr.op === 'first';
				return { ...(picks ? set : NOTHING), name: null, sources: joined([set, body]).sources };
			}
			case 'in': {
				const { sources } = this.#expr(around, expr.of);
				return { ...NOTHING, sources: distinct([...sources, ...of(expr.set).sources]) };
			}
			default:
				return joined(partsBelow(expr).map(of));
		}
	}

	#set(around: Around, set: SetIR): Meant {
		const of = (part: ExprIR | SetIR): Meant => this.#meant(around, part);
		switch (set.set) {
			case 'local':
				return this.#slot(around.routine, set.slot);
			case 'field':
				return { ...this.#field(around, set), name: null };
			case 'zone':
				return {
					name: null,
					sources: distinct([...of(set.zone).sources, ...this.#number(around, set.zone)]),
					lying: this.#zones(around, set.zone)
				};
			case 'where':
			case 'while':
			case 'region': {
				const inner = of(set.of);
				const inside = withRegister(around, set.slot, inner);
				const cond = this.#meant(inside, set.cond);
				const beside =
					set.set === 'region' && set.beside ? this.#meant(inside, set.beside) : NOTHING;
				const holds = new Map([...(inner.holds ?? []), ...this.#found(around, set)]);
				return { ...joined([inner, cond, beside]), lying: inner.lying, holds };
			}
			case 'sorted':
			case 'one-of-each': {
				const inner = of(set.of);
				const by = this.#meant(withRegister(around, set.slot, inner), set.by);
				return { ...joined([inner, by]), lying: inner.lying };
			}
			case 'first': {
				const inner = of(set.of);
				return { ...joined([inner, of(set.count)]), lying: inner.lying };
			}
			case 'each': {
				const outer = of(set.of);
				const part = this.#meant(withRegister(around, set.slot, outer), set.part);
				return { ...joined([outer, part]), lying: part.lying };
			}
			case 'if':
			case 'with':
				return either([set.a, set.b].map(of), 'cond' in set ? of(set.cond).sources : []);
			case 'without':
			case 'shared': {
				const a = of(set.a);
				return { ...a, name: null, sources: joined([a, of(set.b)]).sources };
			}
			case 'list':
				return either(set.items.map(of));
			case 'given':
				return around.registers.get(set.slot) ?? NOTHING;
			case 'value':
				return this.#value(around, set.value, set.args);
			default:
				return joined(partsBelow(set).map(of));
		}
	}

	#field(
		around: Around,
		{ table, field, of }: Extract<ExprIR, { op: 'field' }> | Extract<SetIR, { set: 'field' }>
	): Meant {
		const { id, row, visible } = this.#program.fields[table][field]!;
		const whose = of?.op === 'row' ? of.of : of;
		const thing = whose ? this.#expr(around, whose) : NOTHING;
		const place = of?.op === 'row' ? this.#expr(around, of.index) : NOTHING;
		const called = whose === null ? `.${id}` : thing.name === null ? null : `${thing.name}.${id}`;
		const name = of?.op === 'row' ? null : called;
		const own =
			visible.to === 'with-identity'
				? this.#hiddenFaces(thing)
				: visible.to === 'none'
					? this.#noted(nameOfField(this.#program, table, field))
					: hidden('field', row?.of ?? id, this.#seenBy(visible, thing.name, thing, 1), table);
		return { name, sources: distinct([...thing.sources, ...place.sources, ...own]), lying: null };
	}

	/** A field that nobody sees is a note of the rules: as secret as what they write there. */
	#noted(field: string): readonly Source[] {
		const known = this.#notes.get(field);
		if (known) return known;
		this.#notes.set(field, []);
		const written = (this.#written.get(field) ?? []).flatMap(({ routine, value }) => {
			return this.#meant({ routine, registers: new Map() }, value).sources;
		});
		const sources = distinct(written);
		this.#notes.set(field, sources);
		return sources;
	}

	#face(piece: Meant): Meant {
		return { ...NOTHING, sources: distinct([...piece.sources, ...this.#hiddenFaces(piece)]) };
	}

	/** A piece only where a hidden one may be of this kind: of some zones everybody knows what lies hidden in them. */
	#mayBe(piece: Meant, kind: number): Meant {
		const { kinds } = this.#program;
		const isBelow = (hides: number): boolean => {
			for (let above = kind; above >= 0; above = kinds[above]!.parent)
				if (above === hides) return true;
			return false;
		};
		return { ...piece, lying: piece.lying?.filter(({ zone }) => isBelow(zone.hides)) ?? null };
	}

	#zones(around: Around, zone: ExprIR): Lying[] | null {
		if (zone.op !== 'zone') return null;
		const whose = zone.of?.op === 'row' ? zone.of.of : zone.of;
		const owner = whose ? this.#expr(around, whose).name : null;
		return [{ zone: this.#program.zones[zone.zone]!, owner }];
	}

	#number(around: Around, zone: ExprIR): Source[] {
		return (this.#zones(around, zone) ?? []).flatMap(({ zone: { id, row, count }, owner }) =>
			hidden(
				'number',
				row?.of ?? id,
				count.to === 'expr' ? null : this.#seenBy(count, owner, NOTHING, -1)
			)
		);
	}

	#hiddenFaces(piece: Meant): Source[] {
		return (piece.lying ?? []).flatMap(({ zone: { id, row, sees }, owner }) =>
			hidden('faces', row?.of ?? id, this.#seenBy(sees, owner, piece, 2))
		);
	}

	/** Null where all see it or it cannot be said who does. `register`: which one holds the piece in what is declared. */
	#seenBy(
		visible: ZoneDef['sees'],
		owner: string | null,
		{ name, holds }: Meant,
		register: number
	): string[] | null {
		if (visible.to === 'none') return [];
		if (visible.to === 'owner') return [owner ?? SOMEBODY];
		if (visible.to !== 'expr' && visible.to !== 'piece-expr') return null;
		const seers: string[] = [];
		for (const part of operandsOf(visible.expr, 'or')) {
			const who = part.op === 'binary' && part.operator === '==' ? [part.a, part.b] : [part];
			const other = who.find((side) => side.op !== 'reg' || side.slot !== 0);
			const isViewer = who.length === 2 && who.some((side) => side.op === 'reg' && side.slot === 0);
			if (isViewer && other?.op === 'reg' && other.slot === 1) seers.push(owner ?? SOMEBODY);
			else if (other?.op === 'field' && other.of?.op === 'reg' && other.of.slot === register) {
				const held = holds?.get(other.field);
				const id = this.#program.fields[other.table][other.field]!.id;
				const holder = held ?? (name === null ? null : `${name}.${id}`);
				const sure = isViewer
					? holder !== null && !holder.startsWith('=')
					: who.length === 1 && held !== TRUE;
				if (!sure) return null;
				if (isViewer) seers.push(holder!);
			} else return null;
		}
		return seers;
	}

	/** What a condition says of the fields of those for which it holds. */
	#found(around: Around, { slot, cond }: { slot: number; cond: ExprIR }): [number, string][] {
		const own = (part: ExprIR): number | null =>
			part.op === 'field' && part.of?.op === 'reg' && part.of.slot === slot ? part.field : null;
		return operandsOf(cond, 'and').flatMap((part): [number, string][] => {
			if (part.op !== 'binary' || part.operator !== '==') {
				const field = own(part);
				return field === null ? [] : [[field, TRUE]];
			}
			const field = own(part.a) ?? own(part.b);
			const name = this.#expr(around, own(part.a) === null ? part.a : part.b).name;
			return field === null || name === null ? [] : [[field, name]];
		});
	}

	/** Its body stands in registers of its own, of which the first are its parameters. */
	#value(around: Around, value: number, args: readonly ValueArgument[]): Meant {
		const given = args.map((arg) => this.#meant(around, arg));
		if (!this.#hangsOnHidden(value)) return joined(given);
		const name = [value, ...given.map(signature)].join();
		let meant = this.#values.get(name);
		if (!meant) {
			meant = this.#body(value, given);
			this.#values.set(name, meant);
		}
		return { ...meant, sources: distinct([...meant.sources, ...joined(given).sources]) };
	}

	/** Whether a value reads anything hidden, of whatever it is asked. */
	#hangsOnHidden(value: number): boolean {
		const known = this.#hidden.get(value);
		if (known !== undefined) return known;
		const hidden = this.#reads.hangsOnHidden({ op: 'value', value, args: [] }, NO_WORDS);
		this.#hidden.set(value, hidden);
		return hidden;
	}

	#body(value: number, given: readonly Meant[]): Meant {
		const { is, set, modifiers } = this.#program.values[value]!;
		const registers = new Map(given.map((arg, i) => [i, { ...arg, sources: [] }]));
		// Nothing in it stands in the frame of a rule.
		const inside: Around = { routine: -1, registers };
		const body = this.#meant(inside, (is ?? set)!);
		const bent = modifiers.map(({ active, when, amount, elements }) =>
			joined(
				[active, when, elements ?? amount].map((part) =>
					part ? this.#meant(inside, part) : NOTHING
				)
			)
		);
		return { ...joined([body, ...bent]), lying: bent.length === 0 ? body.lying : null };
	}
}

/** A place where a rule is begun, and what it is given there. */
interface Beginning {
	from: number;
	args: readonly ArgumentIR[];
	/** As soon as somebody asks. */
	meant?: Meant[];
}

type Write =
	| { is: ExprIR | SetIR }
	| { chosen: SetIR }
	| { among: SetIR }
	| { unknown: true }
	| { passed: number; i: number };

/** All that makes a difference to what a value of it hangs on. */
function signature({ name, lying, holds }: Meant): string {
	const where = lying?.map(({ zone, owner }) => `${zone.id}/${owner ?? ''}`) ?? ['?'];
	return [name, ...where, ...(holds ?? [])].join('|');
}

function withRegister(around: Around, slot: number, set: Meant): Around {
	const element = { ...set, sources: [], name: null };
	return { ...around, registers: new Map(around.registers).set(slot, element) };
}

/** Of several that are put together into something else. */
function joined(parts: readonly Meant[]): Meant {
	return { ...NOTHING, sources: distinct(parts.flatMap(({ sources }) => sources)) };
}

/** One of several. */
function either(parts: readonly Meant[], more: readonly Source[] = []): Meant {
	const places = parts.flatMap(({ lying }) => lying ?? []);
	// Each place once: sets of sets of sets would have more than memory holds.
	const once = new Map(places.map((place) => [`${place.zone.id}/${place.owner ?? ''}`, place]));
	const lying = parts.some((part) => part.lying === null) ? null : [...once.values()];
	const sources = distinct([...more, ...parts.flatMap((part) => part.sources)]);
	const [first, ...others] = parts;
	const holds = others.length === 0 && first?.holds ? { holds: first.holds } : {};
	return { name: null, sources, lying, ...holds };
}

function hidden(
	what: Source['what'],
	id: string,
	seenBy: readonly string[] | null,
	table: Table | null = null
): Source[] {
	return seenBy === null ? [] : [{ what, id, table, seenBy }];
}

function distinct(sources: readonly Source[]): readonly Source[] {
	if (sources.length < 2) return sources;
	return [...new Map(sources.map((source) => [Object.values(source).join('/'), source])).values()];
}

/** The words of the frame that name these pieces. */
export function wordsNamed(pieces: SetIR): number[] {
	if (pieces.set === 'local') return [pieces.slot];
	if (pieces.set !== 'list') return [];
	return pieces.items.flatMap((item) => (item.op === 'local' ? [item.slot] : []));
}
