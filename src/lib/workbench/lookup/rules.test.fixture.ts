/** The rules of a small game as the page gets them, and what a viewer sees of it, for tests. */
import type { GameView, Key, PieceView, SpaceView } from '#lib/engine/seat/protocol.ts';
import {
	type CounterLayout,
	type Layout,
	NO_LAYOUT,
	type SpaceLayout
} from '#lib/ruleset/program/layout.ts';
import type { KindDef } from '#lib/ruleset/program/program.ts';
import type { FaceInfo, Rules } from '#lib/rules-server/rules-server.ts';

const kind = (id: string, parent: number): KindDef => ({
	id,
	plural: `${id}s`,
	parent,
	abstract: false,
	cite: []
});

/** Attributes: terrain, strength, swift. */
const face = (id: string, of: number, attributes: number[], icon = ''): FaceInfo => ({
	id,
	kind: of,
	attributes,
	back: -1,
	count: 1,
	icon,
	cite: [],
	rule: null
});

export const RULES: Rules = {
	hash: 'hash',
	game: 'shells',
	variant: 'plain',
	players: 2,
	range: { min: 2, max: 4 },
	secrets: true,
	options: [],
	chosen: {},
	enums: [
		{ id: 'terrain', values: ['sand', 'reef'] },
		{ id: 'mood', values: ['calm', 'reef'] }
	],
	kinds: [kind('piece', -1), kind('animal', 0), kind('otter', 1), kind('tile', 0)],
	attributes: [
		{ id: 'terrain', type: { t: 'optional', of: { t: 'enum', enum: 0 } }, zero: -1 },
		{ id: 'strength', type: { t: 'int' }, zero: 0 },
		{ id: 'swift', type: { t: 'bool' }, zero: 0 }
	],
	faces: [
		face('old-otter', 2, [-1, 3, 1], 'paw'),
		face('pup', 2, [-1, 0, 0]),
		face('reef-tile', 3, [1, 0, 0], 'coral')
	],
	space: { word: 'cell', plural: 'cells', grid: 'square' },
	cells: [{ q: 0, r: 0 }],
	neighbours: [[]],
	zones: [
		{ id: 'pile', per: 'space', inOrder: false },
		{ id: 'ground', per: 'space', inOrder: false },
		{ id: 'secret', per: 'space', inOrder: false },
		{ id: 'row', per: 'player', inOrder: false },
		{ id: 'bag', per: 'game', inOrder: true }
	],
	fields: {
		game: [
			{ id: 'round', type: { t: 'int' } },
			{ id: 'leader', type: { t: 'optional', of: { t: 'player' } } },
			{ id: 'tide', type: { t: 'enum', enum: 1 } }
		],
		player: [],
		space: [{ id: 'holder', type: { t: 'optional', of: { t: 'player' } } }],
		piece: [
			{ id: 'worth', type: { t: 'int' } },
			{ id: 'keeper', type: { t: 'optional', of: { t: 'player' } } }
		]
	},
	askable: [],
	texts: {
		en: {
			'pieces.old-otter.name': 'Old otter',
			'kinds.otter': 'Otter',
			'zones.pile': 'Pile',
			'zones.bag': 'Bag of the sea',
			'fields.round': 'Round',
			'values.income': 'Income',
			'enums.terrain.reef': 'Reef',
			'enums.mood.reef': 'Rough',
			'attributes.swift': 'Swift',
			'clauses.S-1': 'Otters swim.'
		},
		de: { 'pieces.old-otter.name': 'Alter Otter' }
	},
	pieceTexts: [],
	art: {},
	clauses: [
		{ id: 'S-1', text: 'Otters swim', section: 'Moving' },
		{ id: 'S-2', text: 'Pups do not', section: 'Moving' }
	],
	layout: layoutOf({
		language: 'de',
		space: { label: 'terrain', fill: 'terrain', owner: 'holder', apart: ['animal'] },
		colours: { reef: 'sea' },
		zones: { ground: 'ground', secret: 'hidden' },
		status: ['round', 'leader', 'tide'],
		counter: {
			value: 'strength',
			marks: [
				{ attribute: 'swift', icon: 'wind' },
				{ attribute: 'strength', icon: null }
			],
			colour: 'terrain',
			colours: { reef: 'sea' }
		}
	})
};

export interface SaidOfLayout extends Partial<Omit<Layout, 'space' | 'counter'>> {
	space?: Partial<SpaceLayout>;
	counter?: Partial<CounterLayout>;
}

/** A layout that says this; of all else it says nothing. */
export function layoutOf({ space, counter, ...said }: SaidOfLayout): Layout {
	return {
		...NO_LAYOUT,
		...said,
		space: { ...NO_LAYOUT.space, ...space },
		counter: { ...NO_LAYOUT.counter, ...counter }
	};
}

/** The same game with another layout. */
export const laidOut = (said: SaidOfLayout): Rules => ({ ...RULES, layout: layoutOf(said) });

export const piece = (key: Key, face: string | null, of = 'otter', keeper?: Key): PieceView => ({
	key,
	face,
	kind: of,
	fields: { worth: 1, keeper: keeper ?? null }
});

export const space = (q: number, r: number, more: Partial<SpaceView> = {}): SpaceView => ({
	key: `cell(${q},${r})`,
	q,
	r,
	fields: {},
	marks: {},
	shown: {},
	...more
});

/** What lies where, by zone: `pile(0,0)` is the pile of `cell(0,0)`, `bag` belongs to nobody. */
export function viewOf(spaces: SpaceView[], zones: Record<Key, PieceView[]> = {}): GameView {
	return {
		viewer: 0,
		programHash: 'hash',
		turn: 0,
		over: null,
		game: { round: 1234, leader: 'p2', tide: 'reef' },
		players: [],
		spaces,
		zones: Object.entries(zones).map(([key, pieces]) => {
			const [, zone = key, at] = /^([\w-]+)\((.*)\)$/.exec(key) ?? [];
			const of = at === undefined ? null : at.startsWith('p') ? at : `cell(${at})`;
			return { key, zone, of, count: pieces.length, pieces };
		}),
		waitingFor: [],
		decision: null,
		anytime: [],
		scenes: [],
		running: []
	};
}
