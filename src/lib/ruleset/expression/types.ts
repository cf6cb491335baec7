/** Types: their names, and which goes where. */
import { isSeveral, type Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import { inEnglish, type Said, say } from '#lib/language/said.ts';

export const INT: Type = { t: 'int' };
export const BOOL: Type = { t: 'bool' };
export const PLAYER: Type = { t: 'player' };
export const SPACE: Type = { t: 'space' };
export const ZONE: Type = { t: 'zone' };
export const NONE: Type = { t: 'none' };
export const PIECE: Type = { t: 'piece', kind: 0 };
/** As an expectation: a set, whatever is in it. */
export const ANY_SET: Type = { t: 'set', of: NONE };

/** What of a type the rules below need to know of the game. */
export type Kinds = Pick<Symbols, 'kinds'>;

/** A type as authors write it. */
export function typeName(type: Type, symbols: TypeNames): string {
	return inEnglish(saidType(type, symbols));
}

type TypeNames = Pick<Symbols, 'kinds' | 'enums' | 'map'>;

/** The same for messages: ids and the words of the language stay, the words between them are translated. */
export function saidType(type: Type, symbols: TypeNames): Said {
	switch (type.t) {
		case 'int':
		case 'bool':
		case 'player':
		case 'zone':
		case 'none':
			return say`${type.t}`;
		case 'enum':
			return say`${symbols.enums[type.enum]?.id ?? 'enum'}`;
		case 'choice':
			return say`meaning/choice-of: choice of ${type.names.join(', ')}`;
		case 'space':
			return say`${symbols.map.space || 'space'}`;
		case 'piece':
			return say`${symbols.kinds[type.kind]?.id ?? 'piece'}`;
		case 'optional':
			return say`${saidType(type.of, symbols)}?`;
		case 'set':
			return type.of.t === 'none'
				? say`meaning/set: set`
				: say`meaning/set-of: set of ${saidType(type.of, symbols)}`;
		case 'per-player':
			return say`meaning/of-each-player: ${saidType(type.of, symbols)} of each player`;
		case 'per-space':
			return say`meaning/of-each-space: ${saidType(type.of, symbols)} of each ${symbols.map.space || 'space'}`;
		case 'per-face':
			return say`meaning/of-each-face: ${saidType(type.of, symbols)} of each face`;
	}
}

/** With its article: `an int`. */
export function aType(type: Type, symbols: TypeNames): Said {
	if (type.t === 'none') return say`${type.t}`;
	const name = saidType(type, symbols);
	return /^[aeio]/.test(inEnglish(name)) ? say`word/an: an ${name}` : say`word/a: a ${name}`;
}

/** The type without "or none". */
export function plain(type: Type): Type {
	return type.t === 'optional' ? type.of : type;
}

export function optional(type: Type): Type {
	return type.t === 'optional' || type.t === 'none' ? type : { t: 'optional', of: type };
}

export function setOf(type: Type): Type {
	return { t: 'set', of: type };
}

/** A thing that can be missing: reading it where there is nothing gives none. */
export function isReference(type: Type): boolean {
	return type.t === 'player' || type.t === 'space' || type.t === 'piece' || type.t === 'zone';
}

export function isKindOf(kind: number, ancestor: number, { kinds }: Kinds): boolean {
	for (let k = kind; k >= 0; k = kinds[k]?.parent ?? -1) if (k === ancestor) return true;
	return ancestor === 0;
}

export function relatedKinds(a: number, b: number, kinds: Kinds): boolean {
	return isKindOf(a, b, kinds) || isKindOf(b, a, kinds);
}

/** May a value of type `from` stand where `to` is wanted? */
export function assignable(from: Type, to: Type, kinds: Kinds): boolean {
	if (to.t === 'optional') {
		return from.t === 'none' || assignable(plain(from), to.of, kinds);
	}
	if (from.t !== to.t) return false;
	switch (to.t) {
		case 'enum':
			return from.t === 'enum' && from.enum === to.enum;
		case 'choice':
			return from.t === 'choice' && from.names.join() === to.names.join();
		case 'piece':
			return from.t === 'piece' && isKindOf(from.kind, to.kind, kinds);
		case 'set':
			return from.t === 'set' && (to.of.t === 'none' || assignable(from.of, to.of, kinds));
		case 'per-face':
		case 'per-space':
			return false;
		case 'per-player':
			return from.t === 'per-player' && assignable(from.of, to.of, kinds);
		default:
			return true;
	}
}

/**
 * May it be an argument? Expressions are total: what takes a thing also takes none, so that `terrain(c.space)` needs no
 * ceremony; and a piece may turn out to be of the kind that is asked about, as with attributes.
 */
export function acceptable(from: Type, to: Type, kinds: Kinds): boolean {
	if (from.t === 'none') return canBeNone(to);
	const missing = from.t === 'optional' && !['int', 'bool'].includes(from.of.t);
	const [a, b] = [missing ? plain(from) : from, plain(to)];
	if (a.t === 'piece' && b.t === 'piece') return relatedKinds(a.kind, b.kind, kinds);
	return assignable(a, to, kinds);
}

/** Can the two ever be equal? */
export function comparable(a: Type, b: Type, kinds: Kinds): boolean {
	if (a.t === 'none') return b.t === 'none' || canBeNone(b);
	if (b.t === 'none') return canBeNone(a);
	const [x, y] = [plain(a), plain(b)];
	if (x.t === 'piece' && y.t === 'piece') return relatedKinds(x.kind, y.kind, kinds);
	if (!isValue(x)) return false;
	return assignable(x, y, kinds);
}

/** Enum attributes may be not printed, and any parameter may be asked about nothing: so not only optionals. */
export function canBeNone(type: Type): boolean {
	return type.t === 'optional' || type.t === 'none' || type.t === 'enum' || isReference(type);
}

/** The type of "one or the other"; null if there is none. */
export function join(a: Type, b: Type, kinds: Kinds): Type | null {
	if (a.t === 'none' && b.t === 'none') return a;
	if (a.t === 'none') return isValue(b) ? optional(b) : null;
	if (b.t === 'none') return isValue(a) ? optional(a) : null;
	if (a.t === 'optional' || b.t === 'optional') {
		const of = join(plain(a), plain(b), kinds);
		return of === null ? null : optional(of);
	}
	if (a.t === 'set' && b.t === 'set') {
		const of = join(a.of, b.of, kinds);
		return of === null ? null : setOf(of);
	}
	if (a.t === 'piece' && b.t === 'piece') {
		let kind = a.kind;
		while (kind > 0 && !isKindOf(b.kind, kind, kinds)) kind = kinds.kinds[kind]?.parent ?? 0;
		return { t: 'piece', kind };
	}
	return assignable(a, b, kinds) ? b : null;
}

/** A single value, not several. */
export function isValue(type: Type): boolean {
	return !isSeveral(type);
}

/** Does a thing of this type answer the expectation? A zone stands for the set of its pieces. */
export function fits(type: Type, hint: Type | null, kinds: Kinds): boolean {
	if (hint === null) return true;
	if (hint.t !== 'set') return isValue(type) && comparable(type, hint, kinds);
	if (type.t === 'zone') return hint.of.t === 'none' || hint.of.t === 'piece';
	return type.t === 'set' && (hint.of.t === 'none' || comparable(type.of, hint.of, kinds));
}
