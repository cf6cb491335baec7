/** The declared things of a small made-up game, for tests of expressions. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { childScope, rootScope } from '#lib/ruleset/names/scope.ts';
import type { Binding, Scope, Symbols, ValueSymbol } from '#lib/ruleset/names/symbols.ts';
import { optional, setOf } from './types.ts';

const INT: Type = { t: 'int' };
const BOOL: Type = { t: 'bool' };
const PLAYER: Type = { t: 'player' };
const SPACE: Type = { t: 'space' };
const TERRAIN: Type = { t: 'enum', enum: 0 };
const kindType = (kind: number): Type => ({ t: 'piece', kind });

const field = (id: string, type: Type, zero = 0) => ({ id, type, zero });
const value = (id: string, type: Type | null, ...params: [string, Type][]): ValueSymbol => ({
	id,
	type,
	params: params.map(([name, of]) => ({ id: name, type: of })),
	infer: () => type
});
const kind = (id: string, plural: string, parent: number) => ({
	id,
	plural,
	parent,
	abstract: false,
	cite: []
});

/** Kinds: piece > thing > (creature > hero, building). */
export const KIND = { piece: 0, thing: 1, creature: 2, hero: 3, building: 4, marker: 5 };

export function exampleSymbols(): Symbols {
	return {
		names: {
			keyOf: (_section, name) => name,
			choiceOf: () => [],
			outside: () => ({ keys: {}, choices: {} })
		},
		modified: new Map(),
		counting: null,
		links: null,
		players: 3,
		enums: [
			{ id: 'terrain', values: ['desert', 'forest', 'sea'] },
			{ id: 'mood', values: ['calm', 'angry', 'forest'] },
			{ id: 'direction', values: ['north', 'south'] }
		],
		kinds: [
			kind('piece', 'pieces', -1),
			kind('thing', 'things', 0),
			kind('creature', 'creatures', 1),
			kind('hero', 'heroes', 2),
			kind('building', 'buildings', 1),
			kind('marker', 'markers', 0)
		],
		attributes: [
			{ id: 'strength', type: INT, zero: 0 },
			{ id: 'flying', type: BOOL, zero: 0 },
			{ id: 'home', type: TERRAIN, zero: -1 },
			{ id: 'level', type: INT, zero: 0 }
		],
		offers: [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2], [0, 1, 2], [3], []],
		faces: [
			{ id: 'giant-ape', kind: 2 },
			{ id: 'dwarf-king', kind: 3 },
			{ id: 'tower', kind: 4 },
			{ id: 'angry', kind: 5 }
		],
		fields: {
			game: [field('round', INT), field('weather', { t: 'enum', enum: 1 }), field('calm', BOOL)],
			player: [field('gold', INT), field('rival', optional(PLAYER), -1)],
			space: [field('controller', optional(PLAYER), -1), field('explored', BOOL)],
			piece: [field('owner', optional(PLAYER), -1), field('face-up', BOOL)]
		},
		zones: [
			{ id: 'bag', per: 'game', main: false },
			{ id: 'rack', per: 'player', main: false },
			{ id: 'stack', per: 'space', main: true },
			{ id: 'tile', per: 'space', main: false }
		],
		map: {
			space: 'hex',
			plural: 'hexes',
			grid: 'hex',
			cells: [
				{ q: 0, r: 0 },
				{ q: 1, r: 0 },
				{ q: 0, r: -1 }
			],
			neighbours: [[1, 2], [0], [0]],
			marks: [{ id: 'start', values: [1, 0, 0] }],
			directions: { enum: 2, next: [], opposite: [] }
		},
		values: [
			value('hand-limit', INT),
			value('build-cost', INT, ['who', PLAYER], ['where', SPACE]),
			value('terrain-of', TERRAIN, ['h', SPACE]),
			value('friends', setOf(PLAYER), ['who', PLAYER]),
			value('power', INT, ['c', kindType(KIND.creature)]),
			value('broken', null),
			value('wonders', setOf(SPACE)),
			value('wealth', INT, ['who', PLAYER])
		],
		layers: ['base'],
		options: [
			{ id: 'max-rounds', type: INT, value: 20 },
			{ id: 'bluff', type: { t: 'choice', names: ['challenge', 'automatic'] }, value: 1 }
		]
	};
}

/** `you` and `where` in the frame, a set, an answer, the answers of all, and `c` in register 0. */
export function exampleScope(more: [string, Binding][] = []): Scope {
	const local = (type: Type, slot: number, words = 1): Binding => ({
		at: 'local',
		type,
		slot,
		words
	});
	return childScope(rootScope(), [
		['you', local(PLAYER, 0)],
		['where', local(SPACE, 1)],
		['site', local(SPACE, 1)],
		['hits', local(setOf(kindType(KIND.creature)), 2, 4)],
		['answer', local({ t: 'choice', names: ['yes', 'no'] }, 6)],
		['target', local({ t: 'per-player', of: optional(SPACE) }, 7)],
		['c', { at: 'reg', type: kindType(KIND.creature), slot: 0 }],
		['p', { at: 'reg', type: kindType(KIND.piece), slot: 1 }],
		...more
	]);
}

/** A plain scalar in the third line of a file, ten characters in. */
export function scalar(text: string): ScalarNode {
	const start = { line: 3, column: 11, offset: 100 };
	const end = { line: 3, column: 11 + text.length, offset: 100 + text.length };
	return {
		node: 'scalar',
		value: text,
		text,
		textOffset: 100,
		oneToOne: true,
		range: { file: 'rules.yaml', start, end },
		layer: '',
		replaced: []
	};
}

/** A report that keeps what it is told. */
export function collector(): { report: (d: Diagnostic) => void; found: Diagnostic[] } {
	const found: Diagnostic[] = [];
	return { report: (d) => found.push(d), found };
}
