/** What a bare word can stand for among the things the game declares. */
import type { SetIR, Type, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import { placesOf } from '#lib/ruleset/names/by-id.ts';
import type { Checked, ParameterSymbol, ValueSymbol } from '#lib/ruleset/names/symbols.ts';
import type { Context, Hint, Meaning } from './context.ts';
import { constant } from './fold.ts';
import { BOOL, INT, PLAYER, SPACE, ZONE, plain, setOf } from './types.ts';

/** Whether a call may leave out all of these. */
export const canBeLeftOut = (params: readonly ParameterSymbol[]): boolean =>
	params.every(({ fallback }) => fallback);

/** What stands for parameters that a call leaves out; null where one has no default, or a wrong one. */
export function leftOut(params: readonly ParameterSymbol[]): ValueArgument[] | null {
	const given = params.map(({ fallback }) => fallback?.() ?? null).filter((arg) => arg !== null);
	return given.length === params.length ? given : null;
}

/** The type of a value, inferred now if need be. Null if its body is wrong, which is reported there. */
export function typeOfValue(value: ValueSymbol): Type | null {
	return value.type ?? value.infer();
}

export function meaningOf(what: string, type: Type | null, make: () => Checked | null): Meaning {
	return { what, type, make };
}

function ofSet(what: string, of: Type, set: SetIR): Meaning {
	const type = setOf(of);
	return { what, type, make: () => ({ set, type }) };
}

/** All meanings, whatever is expected; of the words of a choice only those of the expected one. */
export function meaningsOf(cx: Context, name: string, hint: Hint): Meaning[] {
	return [
		...choiceWords(name, hint),
		...gameFields(cx, name),
		...plainValues(cx, name),
		...enumValues(cx, name, hint),
		...pieces(cx, name),
		...zones(cx, name),
		...sets(cx, name)
	];
}

function choiceWords(name: string, hint: Hint): Meaning[] {
	const type = hint === null ? null : plain(hint.t === 'set' ? hint.of : hint);
	if (type?.t !== 'choice' || !type.names.includes(name)) return [];
	const expr = constant(type.names.indexOf(name));
	return [meaningOf('answer', type, () => ({ expr, type }))];
}

function gameFields({ symbols }: Context, name: string): Meaning[] {
	return symbols.fields.game.flatMap((symbol, field) => {
		if (symbol.id !== name) return [];
		const { type, zero } = symbol;
		return meaningOf('game field', type, () => {
			symbols.read?.('field-game', field);
			if (type.t === 'set') return { set: { set: 'field', table: 'game', field, of: null }, type };
			return { expr: { op: 'field', table: 'game', field, of: null, zero }, type };
		});
	});
}

/** Where the value stands that a layer calls so; -1: nowhere. */
export function valueAt({ symbols, layer }: Context, name: string): number {
	return placesOf(symbols.values, symbols.names.keyOf('values', name, layer))[0] ?? -1;
}

export function plainValues(cx: Context, name: string): Meaning[] {
	const { symbols } = cx;
	const key = symbols.names.keyOf('values', name, cx.layer);
	const index = placesOf(symbols.values, key).find(
		(place) => symbols.values[place]?.params.length === 0
	);
	const value = index === undefined ? undefined : symbols.values[index];
	if (index === undefined || value === undefined) return [];
	const type = typeOfValue(value);
	return [
		meaningOf('value', type, () => {
			symbols.read?.('value', index);
			return type === null ? null : callOfValue(index, type, []);
		})
	];
}

export function callOfValue(value: number, type: Type, args: ValueArgument[]): Checked {
	if (type.t === 'set') return { set: { set: 'value', value, args }, type };
	return { expr: { op: 'value', value, args }, type };
}

/** Ids of pieces stand for faces only where a face is expected. */
function enumValues({ symbols }: Context, name: string, hint: Hint): Meaning[] {
	return symbols.enums.flatMap(({ id, values }, index) => {
		const ordinal = values.indexOf(name);
		if (ordinal < 0 || (id === FACE && !isExpected(hint, index))) return [];
		const type: Type = { t: 'enum', enum: index };
		return meaningOf(id, type, () => ({ expr: constant(ordinal), type }));
	});
}

function isExpected(hint: Hint, index: number): boolean {
	const type = hint === null ? null : plain(hint.t === 'set' ? hint.of : hint);
	return type?.t === 'enum' && type.enum === index;
}

function pieces({ symbols }: Context, name: string): Meaning[] {
	const [index] = placesOf(symbols.faces, name);
	const face = index === undefined ? undefined : symbols.faces[index];
	if (index === undefined || face === undefined) return [];
	const type = setOf({ t: 'piece', kind: face.kind });
	return [
		meaningOf('piece', type, () => {
			symbols.read?.('face', index);
			return { set: { set: 'faces', piece: index }, type };
		})
	];
}

function zones({ symbols }: Context, name: string): Meaning[] {
	const index = symbols.zones.findIndex((zone) => zone.id === name && zone.per === 'game');
	if (index < 0) return [];
	return [
		meaningOf('zone', ZONE, () => {
			symbols.read?.('zone', index);
			return { expr: { op: 'zone', zone: index, of: null }, type: ZONE };
		})
	];
}

function sets({ symbols }: Context, name: string): Meaning[] {
	const found: Meaning[] = [];
	if (name === 'players') found.push(ofSet('set', PLAYER, { set: 'players' }));
	if (name === symbols.map.plural) found.push(ofSet('set', SPACE, { set: 'spaces' }));
	const kind = symbols.kinds.findIndex((k) => k.plural === name);
	if (kind >= 0) {
		const meaning = ofSet('set', { t: 'piece', kind }, { set: 'pieces', kind });
		const make = () => {
			symbols.read?.('kind', kind);
			return meaning.make();
		};
		found.push({ ...meaning, make });
	}
	const index = symbols.enums.findIndex((e) => e.id === name);
	if (index >= 0 && name !== FACE) {
		found.push(ofSet('set', { t: 'enum', enum: index }, { set: 'enum', enum: index }));
	}
	if (name === 'player-count') {
		const expr = constant(symbols.players);
		found.push(meaningOf('number', INT, () => ({ expr, type: INT })));
	}
	// Rules that were written before it was a word may call something else so.
	if (name === 'game-over' && found.length === 0)
		found.push(meaningOf('condition', BOOL, () => ({ expr: { op: 'over' }, type: BOOL })));
	return found;
}
