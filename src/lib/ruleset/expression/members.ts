/** `x.name`: fields, attributes, marks, built-in members, zones and values of a thing. */
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { isFace } from '#lib/ruleset/names/faces.ts';
import type { FieldSymbol, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Context, Meaning, Single } from './context.ts';
import { binary, choice, constant } from './fold.ts';
import { callOfValue, canBeLeftOut, leftOut, meaningOf, typeOfValue, valueAt } from './meanings.ts';
import { INT, PLAYER, SPACE, ZONE, acceptable, isReference, optional, plain } from './types.ts';

export const MEMBERS_OF_PIECES = ['space', 'holder', 'zone'];
export const MEMBERS_OF_PLAYERS = ['seat'];
/** Where a space lies on the grid. */
export const MEMBERS_OF_SPACES = ['column', 'row'];

/** What the member `name` of a thing is; null if it has none. */
export function memberOf(cx: Context, of: Single, name: string): Meaning | null {
	const type = plain(of.type);
	const found =
		fieldOf(cx, of, type, name) ??
		printed(cx, of, type, name) ??
		builtIn(of, type, name) ??
		zoneOf(cx, of, type, name) ??
		valueOf(cx, of, name);
	if (found === null || of.type.t !== 'optional') return found;
	return orNone(found, of);
}

/** A member of what may be none: a thing and a word of an enum are then none, a number 0, a flag false. */
function orNone(meaning: Meaning, of: Single): Meaning {
	if (meaning.type === null || !isNoneOfNone(meaning.what, meaning.type)) return meaning;
	const type = optional(meaning.type);
	const make = () => {
		const made = meaning.make();
		return made === null || 'set' in made ? made : { expr: noneWithout(made.expr, of.expr), type };
	};
	return { what: meaning.what, type, make };
}

/** A value that may be asked about none says itself what it then is. */
function isNoneOfNone(what: string, type: Type): boolean {
	return isReference(type) || (type.t === 'enum' && what !== 'value');
}

/** What the member is, and none where there is nothing of which it could be a member. */
function noneWithout(member: ExprIR, of: ExprIR): ExprIR {
	switch (member.op) {
		case 'attribute':
		case 'face-attribute':
		case 'field':
			return { ...member, zero: -1 };
		case 'value':
			return choice(binary('==', of, constant(-1)), constant(-1), member);
		default:
			return member;
	}
}

function ofExpr(what: string, type: Type, make: () => ExprIR): Meaning {
	return meaningOf(what, type, () => ({ expr: make(), type }));
}

const TABLES = { player: 'player', space: 'space', piece: 'piece' } as const;

export function tableOf(type: Type): 'player' | 'space' | 'piece' | null {
	return type.t === 'player' || type.t === 'space' || type.t === 'piece' ? TABLES[type.t] : null;
}

function fieldOf({ symbols }: Context, of: Single, type: Type, name: string): Meaning | null {
	const table = tableOf(type);
	if (table === null) return null;
	const field = symbols.fields[table].findIndex((f: FieldSymbol) => f.id === name);
	const symbol = symbols.fields[table][field];
	if (symbol === undefined) return null;
	if (symbol.type.t === 'set') {
		return meaningOf(`${table} field`, symbol.type, () => {
			symbols.read?.(`field-${table}`, field);
			return { set: { set: 'field', table, field, of: of.expr }, type: symbol.type };
		});
	}
	return ofExpr(`${table} field`, symbol.type, () => {
		symbols.read?.(`field-${table}`, field);
		return { op: 'field', table, field, of: of.expr, zero: symbol.zero };
	});
}

/** What is printed on pieces and on the map. */
function printed({ symbols }: Context, of: Single, type: Type, name: string): Meaning | null {
	if (type.t === 'piece') {
		const attribute = symbols.offers[type.kind]?.find((a) => symbols.attributes[a]?.id === name);
		const symbol = attribute === undefined ? undefined : symbols.attributes[attribute];
		if (attribute === undefined || symbol === undefined) return null;
		return ofExpr('attribute', symbol.type, () => {
			symbols.read?.('attribute', attribute);
			const value = symbols.modified.get(attribute);
			if (value !== undefined) return { op: 'value', value, args: [of.expr] };
			return { op: 'attribute', attribute, of: of.expr, zero: symbol.zero };
		});
	}
	if (isFace(type, symbols)) return printedOnFace(symbols, of, name);
	if (type.t !== 'space') return null;
	const mark = symbols.map.marks.findIndex((m) => m.id === name);
	if (mark < 0) return null;
	return ofExpr('mark', INT, () => {
		symbols.read?.('mark', mark);
		return { op: 'mark', mark, of: of.expr };
	});
}

function printedOnFace(symbols: Symbols, of: Single, name: string): Meaning | null {
	const attribute = symbols.attributes.findIndex(({ id }) => id === name);
	const symbol = symbols.attributes[attribute];
	if (symbol === undefined) return null;
	return ofExpr('attribute', symbol.type, () => {
		symbols.read?.('attribute', attribute);
		return { op: 'face-attribute', attribute, of: of.expr, zero: symbol.zero };
	});
}

function builtIn(of: Single, type: Type, name: string): Meaning | null {
	const piece = of.expr;
	if (type.t === 'piece') {
		if (name === 'space') {
			return ofExpr('member', optional(SPACE), () => ({ op: 'space-of', piece }));
		}
		if (name === 'holder') {
			return ofExpr('member', optional(PLAYER), () => ({ op: 'holder-of', piece }));
		}
		if (name === 'zone') return ofExpr('member', ZONE, () => ({ op: 'zone-of', piece }));
	}
	if (type.t === 'space' && MEMBERS_OF_SPACES.includes(name)) {
		const axis = name === 'column' ? 'q' : 'r';
		return ofExpr('member', INT, () => ({ op: 'coordinate', axis, of: of.expr }));
	}
	if (type.t === 'player' && name === 'seat') {
		// A player's word is the seat already; that of none is -1.
		return ofExpr('member', INT, () =>
			of.type.t === 'optional' ? binary('max', of.expr, constant(0)) : of.expr
		);
	}
	return null;
}

function zoneOf({ symbols }: Context, of: Single, type: Type, name: string): Meaning | null {
	if (type.t !== 'player' && type.t !== 'space') return null;
	const zone = symbols.zones.findIndex((z) => z.id === name && z.per === type.t);
	if (zone < 0) return null;
	return ofExpr('zone', ZONE, () => {
		symbols.read?.('zone', zone);
		return { op: 'zone', zone, of: of.expr };
	});
}

/** `x.name` for a value whose first parameter accepts x, and whose others have a default. */
function valueOf(cx: Context, of: Single, name: string): Meaning | null {
	const { symbols } = cx;
	const index = valueAt(cx, name);
	const value = symbols.values[index];
	const [parameter, ...more] = value?.params ?? [];
	if (value === undefined || parameter === undefined || !canBeLeftOut(more)) return null;
	if (!acceptable(of.type, parameter.type, symbols)) return null;
	const type = typeOfValue(value);
	return meaningOf('value', type, () => {
		symbols.read?.('value', index);
		const others = leftOut(more);
		return type && others && callOfValue(index, type, [of.expr, ...others]);
	});
}
