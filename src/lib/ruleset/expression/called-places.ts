/** Zones and fields that are asked for by more than a name: whose zone it is, and which place of a row. */
import type { ExprIR, Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import { rowNamed, type RowPlace } from '#lib/ruleset/program/rows.ts';
import type {
	Binding,
	Checked,
	FieldSymbol,
	ParameterSymbol,
	Scope
} from '#lib/ruleset/names/symbols.ts';
import { say } from '#lib/language/said.ts';
import { argumentsOf, type Call } from './arguments.ts';
import { isSet, type Context, type Single } from './context.ts';
import { tableOf } from './members.ts';
import { acceptable, INT, isReference, optional, plain, PLAYER, SPACE, ZONE } from './types.ts';

/** What is called like a function. */
export interface Callable {
	what: string;
	/** Can `x.name` be meant when x is this? */
	takes(first: Checked): boolean;
	make(call: Call): Checked | null;
}

/** `hand(p)`, `line(p, 3)`, `point(24)`. */
export function zoneCalled(cx: Context, name: string, scope: Scope): Callable | null {
	const { zones, map } = cx.symbols;
	const alone = zones.findIndex((zone) => zone.id === name && zone.per !== 'game');
	const first = alone >= 0 ? alone : rowNamed(zones, name);
	const { per, row } = zones[first] ?? {};
	if (per === undefined) return null;
	const asked = alone >= 0 ? undefined : row;
	const owner = {
		game: [],
		player: [{ id: 'player', type: PLAYER }],
		space: [{ id: map.space, type: SPACE }]
	}[per];
	const params: ParameterSymbol[] = [...owner, ...placeAsked(asked)];
	const make = (call: Call): Checked | null => {
		const args = argumentsOf(cx, call, params, scope);
		const found = args && placed(cx, call, { table: per, first, row: asked }, args);
		if (!found) return null;
		cx.symbols.read?.('zone', found.index);
		return { expr: { op: 'zone', zone: found.index, of: found.of }, type: ZONE };
	};
	const type = params[0]!.type;
	const takes = (thing: Checked): boolean =>
		!isSet(thing) && acceptable(thing.type, type, cx.symbols);
	return { what: 'zone', takes, make };
}

/** `you.score(3)`, of the game `tally(3)`: `of` is the thing, null of the game. */
export function fieldCalled(
	cx: Context,
	of: Single | null,
	name: string,
	scope: Scope
): Callable | null {
	const table = of === null ? 'game' : tableOf(plain(of.type));
	if (table === null) return null;
	const fields = cx.symbols.fields[table];
	const first = rowNamed(fields, name);
	const { row } = fields[first] ?? {};
	if (row === undefined) return null;
	const make = (call: Call): Checked | null => {
		const args = argumentsOf(cx, call, placeAsked(row), scope);
		const thing = of === null ? [] : [of.expr];
		const found = args && placed(cx, call, { table, first, row }, [...thing, ...args]);
		return found && readField(cx, table, found, of);
	};
	return { what: `${table} field`, takes: () => false, make };
}

/** Behind `where`: what the word is of the innermost element that has such a row, else of the game. */
export function fieldCalledBare(cx: Context, name: string, scope: Scope): Callable | null {
	for (const element of scope.elements) {
		const of = single(element);
		const found = of && fieldCalled(cx, of, name, scope);
		if (found) return found;
	}
	return fieldCalled(cx, null, name, scope);
}

function single(element: Binding): Single | null {
	if (element.at !== 'reg') return null;
	return { expr: { op: 'reg', slot: element.slot }, type: element.type };
}

function placeAsked(row: RowPlace | undefined): ParameterSymbol[] {
	if (row === undefined) return [];
	return [{ id: 'place', type: row.enum === undefined ? INT : { t: 'enum', enum: row.enum } }];
}

interface Place {
	index: number;
	of: ExprIR | null;
}

/** A place that is known beforehand has its own number; any other one is counted from the first. */
function placed(
	cx: Context,
	call: Call,
	{ table, first, row }: { table: Table; first: number; row: RowPlace | undefined },
	args: ExprIR[]
): Place | null {
	const of = table === 'game' ? null : args[0]!;
	if (row === undefined) return { index: first, of };
	const index = args.at(-1)!;
	const { count } = row;
	if (index.op !== 'const')
		return { index: first, of: { op: 'row', table, of, index, first: row.first, count } };
	const place = index.value - row.first;
	if (place >= 0 && place < count) return { index: first + place, of };
	const message =
		row.enum === undefined
			? say`meaning/row-has-places: "${row.of}" has the places ${row.first} to ${row.first + count - 1}, and this is ${index.value}`
			: say`meaning/none-is-no-place: None is no place of "${row.of}"`;
	cx.report('value/range', call.args.at(-1)!.node, message);
	return null;
}

/** Where nothing may be found, a thing may be none. */
function readField(
	{ symbols }: Context,
	table: Table,
	{ index: field, of }: Place,
	owner: Single | null
): Checked {
	const { type, zero }: FieldSymbol = symbols.fields[table][field]!;
	symbols.read?.(`field-${table}`, field);
	if (type.t === 'set') return { set: { set: 'field', table, field, of }, type };
	const isDoubtful = of?.op === 'row' || owner?.type.t === 'optional';
	return {
		expr: { op: 'field', table, field, of, zero },
		type: isDoubtful && isReference(type) ? maybe(type) : type
	};
}

function maybe(type: Type): Type {
	return type.t === 'optional' ? type : optional(type);
}
