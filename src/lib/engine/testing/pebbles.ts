/**
 * A small game built by hand, for tests of the machine that must not depend on the linker.
 *
 * In turn everybody draws a pebble and keeps it (its worth counts), or throws it away for a roll of the die. At the end
 * all choose at once and in secret which of their pebbles to double.
 */
import type { ExprIR, SetIR } from '../../ruleset/expression-ir.ts';
import type { FieldDef, Program } from '../../ruleset/program.ts';
import type { StepIR } from '../../ruleset/step-ir.ts';

const number = (value: number): ExprIR => ({ op: 'const', value });
const local = (slot: number): ExprIR => ({ op: 'local', slot });
const register = (slot: number): ExprIR => ({ op: 'reg', slot });
const zone = (index: number, of: ExprIR | null): ExprIR => ({ op: 'zone', zone: index, of });
const inZone = (of: ExprIR): SetIR => ({ set: 'zone', zone: of, kind: 0 });
const sum = (a: ExprIR, b: ExprIR): ExprIR => ({ op: 'binary', operator: '+', a, b });
const worth = (of: ExprIR): ExprIR => ({ op: 'attribute', attribute: 0, of, zero: 0 });
const scoreOf = (of: ExprIR): ExprIR => ({ op: 'field', table: 'player', field: 0, of, zero: 0 });
const top = (of: ExprIR): ExprIR => ({ op: 'zone-end', zone: of, end: 'top' });

const BAG = 0;
const HAND = 1;
const OUT = 2;

const score = (who: ExprIR, by: ExprIR): StepIR => ({
	do: 'set',
	table: 'player',
	field: 0,
	of: who,
	value: sum(scoreOf(who), by),
	source: 0
});

function field(id: string): FieldDef {
	return { id, type: { t: 'int' }, start: 0, zero: 0, visible: { to: 'all' }, cite: [] };
}

/** Frame: 0 you, 1 roll, 2 the pebbles drawn. */
const turn: StepIR[] = [
	{
		do: 'set',
		table: 'game',
		field: 0,
		of: null,
		value: sum({ op: 'field', table: 'game', field: 0, of: null, zero: 0 }, number(1)),
		source: 0
	},
	{
		do: 'draw',
		count: number(1),
		from: zone(BAG, null),
		to: zone(HAND, local(0)),
		as: 2,
		words: 1,
		order: 'random',
		stream: 1,
		source: 0
	},
	{
		do: 'offer',
		window: 1,
		player: local(0),
		repeat: false,
		pass: null,
		ask: 'always',
		path: 'turn',
		cite: [],
		source: 0
	}
];

function play(players: number): StepIR[] {
	return [
		{
			do: 'repeat',
			while: null,
			until: {
				op: 'binary',
				operator: '<',
				a: { op: 'zone-count', zone: zone(BAG, null) },
				b: number(players)
			},
			body: [
				{
					do: 'for-each',
					slot: 0,
					rest: 1,
					words: 1,
					set: { set: 'players' },
					range: false,
					by: null,
					body: [
						{ do: 'call', procedure: 1, args: [{ expr: local(0) }], as: -1, words: 0, source: 0 }
					],
					source: 0
				}
			],
			source: 0
		},
		{
			do: 'choose',
			path: 'play.doubled',
			player: null,
			players: { set: 'players' },
			youSlot: 2,
			as: 3,
			domain: {
				kind: 'one',
				from: inZone(zone(HAND, local(2))),
				of: 'piece',
				enum: -1
			},
			requires: [],
			optional: true,
			ask: 'always',
			cite: [],
			source: 0
		},
		{
			do: 'for-each',
			slot: 0,
			rest: 1,
			words: 1,
			set: { set: 'players' },
			range: false,
			by: null,
			body: [score(local(0), worth({ op: 'local-of', slot: 3, player: local(0) }))],
			source: 0
		},
		{
			do: 'end-game',
			winners: {
				set: 'where',
				of: { set: 'players' },
				slot: 0,
				cond: {
					op: 'all',
					slot: 1,
					set: { set: 'players' },
					body: {
						op: 'binary',
						operator: '<=',
						a: scoreOf(register(1)),
						b: scoreOf(register(0))
					}
				}
			},
			reason: 'most',
			source: 0
		}
	];
}

export function pebbles(players = 3, count = 12): Program {
	const faces = [1, 2, 3].map((value) => ({
		id: `pebble-${value}`,
		kind: 1,
		attributes: [value],
		back: -1,
		icon: 'circle',
		cite: [],
		source: 0
	}));
	const action = { windows: [1], params: [], requires: [], restrictions: [], cite: [], source: 0 };
	return {
		hash: `pebbles-${players}-${count}`,
		game: 'pebbles',
		variant: 'pebbles',
		players,
		options: [],
		enums: [],
		kinds: [
			{ id: 'piece', plural: 'pieces', parent: -1, abstract: true, cite: [] },
			{ id: 'pebble', plural: 'pebbles', parent: 0, abstract: false, cite: [] }
		],
		attributes: [{ id: 'worth', type: { t: 'int' }, zero: 0 }],
		faces,
		pieces: Array.from({ length: count }, (_, i) => ({
			id: `pebble-${(i % 3) + 1}/${Math.floor(i / 3) + 1}`,
			face: i % 3,
			start: 0
		})),
		fields: { game: [field('round')], player: [field('score')], space: [], piece: [] },
		zones: [
			{ id: 'bag', per: 'game', first: 0, sees: { to: 'none' }, count: 'all', cite: [] },
			{ id: 'hand', per: 'player', first: 1, sees: { to: 'owner' }, count: 'all', cite: [] },
			{ id: 'out', per: 'game', first: 1 + players, sees: { to: 'all' }, count: 'all', cite: [] }
		],
		zoneCount: 2 + players,
		map: { space: 'spot', plural: 'spots', grid: 'none', cells: [], neighbours: [], marks: [] },
		values: [],
		events: [],
		windows: ['anytime', 'turn'],
		actions: [
			{
				...action,
				id: 'keep',
				frame: 1,
				body: [score(local(0), worth(top(zone(HAND, local(0)))))]
			},
			{
				...action,
				id: 'gamble',
				frame: 2,
				body: [
					{
						do: 'move',
						pieces: { set: 'list', items: [top(zone(HAND, local(0)))] },
						to: zone(OUT, null),
						position: 'top',
						source: 0
					},
					{
						do: 'roll',
						dice: number(1),
						sides: number(4),
						as: 1,
						stream: 0,
						by: local(0),
						label: 'gamble',
						source: 0
					},
					score(local(0), local(1))
				]
			}
		],
		procedures: [
			{
				id: 'play',
				params: [],
				body: play(players),
				frame: 3 + players,
				cite: [],
				source: 0
			},
			{
				id: 'turn',
				params: [{ id: 'you', type: { t: 'player' }, slot: 0, words: 1 }],
				body: turn,
				frame: 3,
				cite: [],
				source: 0
			}
		],
		streams: ['dice', 'draws'],
		invariants: [],
		evaluation: { expr: scoreOf(register(0)) },
		start: 0,
		sources: [
			{ layer: 'base', file: 'pebbles.yaml', line: 1, column: 1, endLine: 1, endColumn: 2 }
		],
		texts: { en: {} },
		clauses: [],
		layout: { 'round-field': 'round' }
	};
}
