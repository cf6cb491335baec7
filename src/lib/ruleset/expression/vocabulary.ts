/** The words that mean something at a place: for "did you mean", completion and hover. */
import { append } from '#lib/language/tools/append.ts';
import { RESERVED } from '#lib/language/expression/tokens.ts';
import { isFace } from '#lib/ruleset/names/faces.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf, type InRow } from '#lib/ruleset/program/rows.ts';
import type { FieldSymbol, Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import { canBeLeftOut } from './meanings.ts';
import { MEMBERS_OF_PIECES, MEMBERS_OF_PLAYERS, MEMBERS_OF_SPACES, tableOf } from './members.ts';
import {
	BOOL,
	INT,
	PIECE,
	PLAYER,
	SPACE,
	ZONE,
	acceptable,
	fits,
	optional,
	plain,
	setOf
} from './types.ts';

/** Types of values are only told when they are known already: looking must not start an inference. */
export interface Entry {
	word: string;
	/** `local`, `game field`, `value`, an enum's id ... */
	what: string;
	type: Type | null;
	/** Written with an opening parenthesis. */
	call: boolean;
}

function entry(word: string, what: string, type: Type | null, call = false): Entry {
	return { word, what, type, call };
}

/** A row is one word. */
function isFirst({ row }: InRow): boolean {
	return row === undefined || row.place === 0;
}

function ofField(field: FieldSymbol, table: string): Entry {
	return entry(nameOf(field), `${table} field`, field.type, field.row !== undefined);
}

/** Functions with the type of what they answer. */
export const FUNCTIONS: Entry[] = [
	...['any', 'all', 'none'].map((word) => entry(word, 'function', BOOL, true)),
	...[
		'count',
		'sum',
		'max',
		'min',
		'distinct',
		'abs',
		'distance',
		'steps',
		'ring-index',
		'clockwise',
		'ordinal'
	].map((word) => entry(word, 'function', INT, true)),
	...[
		...['best', 'least', 'first', 'only', 'sorted', 'one-of-each'],
		...['printed', 'face', 'opposite']
	].map((word) => entry(word, 'function', null, true)),
	entry('seats-on', 'function', PLAYER, true),
	...['top', 'bottom'].map((word) => entry(word, 'function', optional(PIECE), true)),
	entry('next', 'function', optional(SPACE), true),
	...['neighbours', 'within', 'ray', 'region'].map((word) =>
		entry(word, 'function', setOf(SPACE), true)
	)
];

/** Functions that came when there were games already: where a game has a value or zone of that name, it means its own. */
export const YIELDING: ReadonlySet<string> = new Set([
	'sorted',
	'one-of-each',
	'steps',
	'seats-on'
]);

/** What these stand for everywhere must not be hidden by a local; elsewhere an id may be called like that. */
const STANDING_NAMES = ['it', 'option', 'players', 'player-count'];

/** No local can have such a name. */
export function isTaken(name: string): boolean {
	return RESERVED.includes(name) || STANDING_NAMES.includes(name);
}

/** Everything that can begin an expression, or stand as an operand. */
export function wordsAt(symbols: Symbols, scope: Scope): Entry[] {
	return [
		...scope.names().map((name) => entry(name, 'local', scope.lookup(name)?.type ?? null)),
		...scope.elements.flatMap((element) => membersOf(symbols, element.type)),
		...declaredWords(symbols),
		...FUNCTIONS
	];
}

function declaredWords(symbols: Symbols): Entry[] {
	const { map } = symbols;
	return [
		...symbols.fields.game.filter(isFirst).map((field) => ofField(field, 'game')),
		...symbols.values.map((value) => entry(value.id, 'value', value.type, value.params.length > 0)),
		...symbols.enums.flatMap((e, index) =>
			e.id === FACE ? [] : e.values.map((value) => entry(value, e.id, { t: 'enum', enum: index }))
		),
		...symbols.faces.map(({ id, kind }) => entry(id, 'piece', setOf({ t: 'piece', kind }))),
		...symbols.zones
			.filter(isFirst)
			.map((zone) =>
				entry(nameOf(zone), 'zone', ZONE, zone.per !== 'game' || zone.row !== undefined)
			),
		entry('players', 'set', setOf(PLAYER)),
		entry(map.plural, 'set', setOf(SPACE)),
		...symbols.kinds.map((kind, index) =>
			entry(kind.plural, 'set', setOf({ t: 'piece', kind: index }))
		),
		...symbols.enums.flatMap((e, index) =>
			e.id === FACE ? [] : entry(e.id, 'set', setOf({ t: 'enum', enum: index }))
		),
		entry('player-count', 'number', INT),
		entry('game-over', 'condition', BOOL)
	].filter(({ word }) => word !== '');
}

/** What can follow `x.`. */
export function membersOf(symbols: Symbols, of: Type): Entry[] {
	const type = plain(of);
	const table = tableOf(type);
	const fields = table === null ? [] : symbols.fields[table];
	const words = fields.filter(isFirst).map((field) => ofField(field, table ?? ''));
	if (type.t === 'piece') {
		for (const index of symbols.offers[type.kind] ?? []) {
			const attribute = symbols.attributes[index];
			if (attribute) words.push(entry(attribute.id, 'attribute', attribute.type));
		}
		for (const word of MEMBERS_OF_PIECES) words.push(entry(word, 'member', pieceMember(word)));
	}
	if (isFace(type, symbols)) {
		append(
			words,
			symbols.attributes.map(({ id, type }) => entry(id, 'attribute', type))
		);
	}
	if (type.t === 'space') {
		append(
			words,
			symbols.map.marks.map((mark) => entry(mark.id, 'mark', INT))
		);
		append(
			words,
			MEMBERS_OF_SPACES.map((w) => entry(w, 'member', INT))
		);
		for (const word of ['neighbours', 'ring-index']) {
			words.push(entry(word, 'function', word === 'neighbours' ? setOf(SPACE) : INT));
		}
	}
	if (type.t === 'player')
		append(
			words,
			MEMBERS_OF_PLAYERS.map((w) => entry(w, 'member', INT))
		);
	if (type.t === 'zone') {
		words.push(entry('count', 'function', INT));
		for (const word of ['top', 'bottom']) words.push(entry(word, 'function', optional(PIECE)));
	}
	for (const zone of symbols.zones) {
		if (zone.per !== type.t || !isFirst(zone)) continue;
		words.push(entry(nameOf(zone), 'zone', ZONE, zone.row !== undefined));
	}
	for (const value of symbols.values) {
		const [parameter, ...more] = value.params;
		const isNamed = value.id !== '' && parameter !== undefined;
		if (!isNamed || !acceptable(of, parameter.type, symbols)) continue;
		words.push(entry(value.id, 'value', value.type, !canBeLeftOut(more)));
	}
	return words;
}

function pieceMember(word: string): Type {
	if (word === 'zone') return ZONE;
	return optional(word === 'space' ? SPACE : PLAYER);
}

/** Those that answer the expectation; all of them if none does. */
export function fitting(symbols: Symbols, entries: Entry[], hint: Type | null): Entry[] {
	const good = entries.filter(({ type }) => type === null || fits(type, hint, symbols));
	return good.length > 0 ? good : entries;
}
