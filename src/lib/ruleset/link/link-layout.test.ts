/** The layout names what there is; a word that nothing has is found where it stands. */
import { TONES } from '#lib/ruleset/program/tones.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';
import { zonesInOrder } from '#lib/ruleset/program/zone-order.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { changedTokens, found, step } from './changed-tokens.test.fixture.ts';

const layout = (text: string): [string, string] => ['enums:', `layout: { ${text} }\nenums:`];
const unknown = (what: string, word: string, meant: string | null = null): string => {
	const hint = meant === null ? '' : `; did you mean "${meant}"?`;
	return `ref/unknown-id: There is no ${what} "${word}"${hint} @ ${word}`;
};

const ALL =
	'player-colours: [ink, "#ffffff"], status: [round, land-held], players: [coins, wealth], icons: { coins: crown, wealth: crown }, zones: { bag: hidden }, round-field: round, ' +
	'space: { label: keeper, owner: keeper, apart: [wall], print: { start: crown, keeper: crown, worth: coins }, stone: { of: keeper, marks: { keeper: crown }, count: worth-here }, shape: { attribute: mood, shapes: { sun: triangle-up, star: round } }, turn: 30, turn-when-tall: 90, edges: { first-row: 1, last-slant: rust, last-row: { of: first } }, colours: [sand, "#aabbcc"], lines: true, fill: { attribute: suit, colours: { sun: sun, moon: "#aabbcc" } } }, ' +
	'counter: { value: strength, owner: owner, marks: { swift: crowned-skull, owner: crown }, colour: suit }, ' +
	'cards: [joker], discs: [wall], figures: [token], dice: [round, coins, worth, joker], grids: { hand: { rows: suit, row-for: site, places: [1, 2, 3] }, bag: { rows: level, row-numbers: [1, 3], columns: suit, column-for: site }, box: { places: 4 } }, tracks: { wealth: { of: coins, from: -2, to: 20 }, time: { of: round, to: 9 } }, ' +
	'mat: { zones: [hand], shows: [coins, wealth] }, standings: { by: [wealth, { least: coins }], parts: [coins] }, ' +
	'given-map: { zone: stack, kind: token, attribute: suit }, ' +
	'scenes: { deal: { during: play, at: site, zones: [stack], pieces: swift, side: owner, group: suit, value: strength, marks: [worth], players: [coins], status: [round] }, ' +
	'bids: { while: round > 1 and any(land), by: asked, everybody: true, standings: true, log: true, zones: [hand], pieces: joker, value: bid }, ' +
	'place: { during: play, at: site, by: first, status: [round, keeper, yield], odds: { decides: keeper, until: play } } }';
const VALUES: [string, string] = [
	'  build-cost:',
	[
		'  land-held: { is: count(land) }',
		'  wealth: { params: { p: player }, is: p.coins }',
		'  site: { is: first(cells) }',
		'  yield: { params: { c: cell }, is: c.start }',
		'  bid: { params: { p: player, t: token }, is: p.coins + t.worth }',
		'  mood: { params: { c: cell }, type: suit, is: sun }',
		'  worth-here: { params: { c: cell }, is: c.start }',
		'  build-cost:'
	].join('\n')
];

it('that names only what there is has no finding', () => {
	expect(found(layout(ALL), VALUES)).toEqual([]);
});

it('is read as it is written, with defaults for what it leaves out', () => {
	const read = programOf(changedTokens(layout(ALL), VALUES)).layout;
	const none = { by: null, pieces: null, side: null, group: null, value: null, step: null };
	const scene = { ...none, marks: [], status: [], players: [], zones: [] };
	const closed = { everybody: false, standings: false, log: false };
	expect(read).toEqual({
		...NO_LAYOUT,
		givenMap: { zone: 'stack', kind: 'token', attribute: 'suit' },
		roundField: 'round',
		space: {
			...{ label: 'keeper', owner: 'keeper', fill: 'suit', apart: ['wall'], lines: true, at: {} },
			print: [
				{ attribute: 'start', icon: 'crown' },
				{ attribute: 'keeper', icon: 'crown' },
				{ attribute: 'worth', icon: 'coins' }
			],
			stone: {
				of: 'keeper',
				marks: [{ attribute: 'keeper', icon: 'crown' }],
				count: 'worth-here'
			},
			shape: { of: 'mood', shapes: { sun: 'triangle-up', star: 'round' } },
			...{ height: 100, turn: 30, turnWhenTall: 90 },
			edges: { 'first-row': 1, 'last-slant': 'rust', 'last-row': { of: 'first' } },
			colours: ['sand', '#aabbcc']
		},
		playerColours: ['ink', '#ffffff'],
		colours: { sun: 'sun', moon: '#aabbcc' },
		status: ['round', 'land-held'],
		players: ['coins', 'wealth'],
		icons: { coins: 'crown', wealth: 'crown' },
		zones: { bag: 'hidden' },
		counter: {
			value: 'strength',
			owner: 'owner',
			order: [],
			marks: [
				{ attribute: 'swift', icon: 'crowned-skull' },
				{ attribute: 'owner', icon: 'crown' }
			],
			colour: 'suit',
			colours: { sun: 'sun', moon: '#aabbcc' }
		},
		cards: ['joker'],
		discs: ['wall'],
		figures: ['token'],
		dice: ['round', 'coins', 'worth', 'joker'],
		grids: {
			hand: {
				rows: { of: 'suit', values: ['sun', 'moon', 'star'] },
				columns: null,
				places: [1, 2, 3],
				rowFor: 'site',
				columnFor: null
			},
			bag: {
				rows: { of: 'level', values: [1, 2, 3] },
				columns: { of: 'suit', values: ['sun', 'moon', 'star'] },
				places: [],
				rowFor: null,
				columnFor: 'site'
			},
			box: { rows: null, columns: null, places: [4], rowFor: null, columnFor: null }
		},
		tracks: [
			{ id: 'wealth', of: 'coins', from: -2, to: 20 },
			{ id: 'time', of: 'round', from: 0, to: 9 }
		],
		mat: { zones: ['hand'], shows: ['coins', 'wealth'] },
		standings: {
			by: [
				{ of: 'wealth', least: false },
				{ of: 'coins', least: true }
			],
			parts: ['coins']
		},
		scenes: [
			{
				...{ ...scene, ...closed, id: 'deal', during: ['play'], at: 'site', zones: ['stack'] },
				...{ pieces: 'swift', side: 'owner', group: 'suit', value: 'strength' },
				...{ marks: ['worth'], players: ['coins'], status: ['round'], odds: null }
			},
			{
				...{ ...scene, id: 'bids', during: [], at: null, by: 'asked', zones: ['hand'] },
				...{ everybody: true, standings: true, log: true },
				...{ pieces: 'joker', value: 'bid', odds: null }
			},
			{
				...{ ...scene, ...closed, id: 'place', during: ['play'], at: 'site', by: 'first' },
				status: ['round', 'keeper', 'yield'],
				odds: { decides: 'keeper', until: ['play'] }
			}
		]
	});
});

it('says nothing where a game has none', () => {
	expect(programOf(TOKENS).layout).toEqual(NO_LAYOUT);
});

it('takes a list of marks as marks without icons, and colours of the counter as colours', () => {
	const colour = '{ attribute: suit, colours: { star: ink } }';
	const read = programOf(
		changedTokens(layout(`space: { print: [start] }, counter: { colour: ${colour} }`))
	).layout;
	expect(read.space.print).toEqual([{ attribute: 'start', icon: null }]);
	expect([read.counter.colour, read.counter.colours]).toEqual(['suit', { star: 'ink' }]);
	// They colour no space.
	expect(read.colours).toEqual({});
});

it('colours pieces and spaces by fields and values too, also by numbers and flags', () => {
	const read = programOf(
		changedTokens(
			layout(
				'space: { fill: { attribute: worth-here, colours: { "0": sand, "-1": "#aabbcc" } } }, ' +
					'counter: { colour: { attribute: fierce, colours: { "true": rust } } }'
			),
			[VALUES[0], `  fierce: { params: { t: token }, type: bool, is: t.swift }\n${VALUES[1]}`]
		)
	).layout;
	expect(read.colours).toEqual({ '0': 'sand', '-1': '#aabbcc' });
	expect(read.counter).toMatchObject({ colour: 'fierce', colours: { true: 'rust' } });
});

it('decides a scene when the procedures have ended that open it, where it does not say', () => {
	const scenes = 'scenes: { deal: { during: [play], odds: { decides: round } } }';
	const { layout: read } = programOf(changedTokens(layout(scenes)));
	expect(read.scenes[0]!.odds).toEqual({ decides: 'round', until: ['play'] });
});

describe('a word that nothing has', () => {
	it.each<[text: string, expected: string]>([
		['status: [rond]', unknown('field or value of the game', 'rond', 'round')],
		['status: [strength]', unknown('field or value of the game', 'strength')],
		['players: [coin]', unknown('field or value of a player', 'coin', 'coins')],
		['round-field: rond', unknown('field', 'rond', 'round')],
		['zones: { bux: hidden }', unknown('zone', 'bux', 'box')],
		['space: { label: keepr }', unknown('field or value of a space', 'keepr', 'keeper')],
		['space: { owner: keepr }', unknown('field or value of a space', 'keepr', 'keeper')],
		['space: { stone: { of: keepr } }', unknown('field or value of a space', 'keepr', 'keeper')],
		[
			'space: { stone: { of: keeper, marks: { keepr: crown } } }',
			unknown('field or value of a space', 'keepr', 'keeper')
		],
		['space: { colours: [rst, sand] }', unknown('colour', 'rst', 'rust')],
		['player-colours: [inc]', unknown('colour', 'inc', 'ink')],
		['space: { apart: [tokn] }', unknown('kind', 'tokn', 'token')],
		[
			'space: { fill: { attribute: suit, colours: { son: rust } } }',
			unknown('value of suit', 'son', 'sun')
		],
		[
			'space: { fill: { attribute: suit, colours: { sun: rst } } }',
			unknown('colour', 'rst', 'rust')
		],
		['counter: { value: wroth }', unknown('field or value of a piece', 'wroth', 'worth')],
		['counter: { order: [suit, wroth] }', unknown('field or value of a piece', 'wroth', 'worth')],
		['counter: { marks: [wroth] }', unknown('field or value of a piece', 'wroth', 'worth')],
		[
			'counter: { marks: { wroth: crown } }',
			unknown('field or value of a piece', 'wroth', 'worth')
		],
		[
			'counter: { marks: { worth: crowned-skul } }',
			'piece/unknown-icon: There is no icon "crowned-skul"; did you mean "crowned-skull"? @ crowned-skul'
		],
		['counter: { colour: siut }', unknown('field or value of a piece', 'siut', 'suit')],
		[
			'counter: { colour: { attribute: strength, colours: { four: rust } } }',
			'layout/no-value: "strength" is a number: its colours are for numbers, as in "1": rust @ four'
		],
		[
			'counter: { colour: { attribute: owner, colours: { "1": rust } } }',
			'layout/no-value: Colours are for values of an enum, numbers, true and false: "owner" is none of these @ owner'
		],
		[
			'counter: { colour: { attribute: swift, colours: { tru: rust } } }',
			unknown('value of swift', 'tru', 'true')
		],
		['given-map: { zone: stak, kind: token, attribute: suit }', unknown('zone', 'stak', 'stack')],
		['icons: { cons: crown }', unknown('field or value of a player', 'cons', 'coins')],
		[
			'icons: { coins: hoose }',
			'piece/unknown-icon: There is no icon "hoose"; did you mean "goose"? @ hoose'
		],
		['cards: [jokr]', unknown('kind', 'jokr', 'joker')],
		['dice: [cons]', unknown('field, value, attribute or kind', 'cons', 'coins')],
		['discs: [wal]', unknown('kind', 'wal', 'wall')],
		['figures: [tokn]', unknown('kind', 'tokn', 'token')],
		['counter: { owner: ownr }', unknown('field or value of a piece', 'ownr', 'owner')],
		[
			'space: { stone: { of: keeper, count: keper } }',
			unknown('field or value of a space', 'keper', 'keeper')
		],
		[
			'space: { shape: { attribute: suit, shapes: { sn: round } } }',
			unknown('value of suit', 'sn', 'sun')
		],
		['space: { edges: { first-row: rus } }', unknown('colour', 'rus', 'rust')],
		[
			'space: { edges: { first-row: { of: round } } }',
			unknown('field or value of the game that is a player', 'round')
		],
		[
			'space: { height: 200 }',
			'layout/no-height: A hex is as high as it is: height is for squares and spaces without a grid @ 200'
		],
		['grids: { hnad: { places: 3 } }', unknown('zone', 'hnad', 'hand')],
		['grids: { hand: { rows: sut } }', unknown('field or value of a piece', 'sut', 'suit')],
		[
			'grids: { hand: { rows: suit, row-for: sit } }',
			unknown('parameter or choice', 'sit', 'site')
		],
		[
			'grids: { hand: { places: 2, row-for: site } }',
			'layout/grid: Without rows there is no row to be clicked @ site'
		],
		[
			'grids: { hand: { places: [2, 3] } }',
			'layout/grid: Without rows it has one row: places is one number @ [2, 3]'
		],
		[
			'grids: { hand: { rows: suit, places: [2, 3] } }',
			'layout/grid: There are 3 rows, and places for 2 @ [2, 3]'
		],
		[
			'grids: { hand: { rows: suit, column-for: site } }',
			'layout/grid: Without columns there is no column to be clicked @ site'
		],
		[
			'grids: { hand: { columns: suit, places: 3 } }',
			'layout/grid: A row has a place for each column: places is for grids without columns @ 3'
		],
		[
			'grids: { hand: { places: 3, row-numbers: [1, 2] } }',
			'layout/grid: row-numbers says which rows there are: name them @ [1, 2]'
		],
		[
			'grids: { hand: { rows: suit, row-numbers: [1, 2] } }',
			'layout/grid: The rows are the values of suit, not numbers @ [1, 2]'
		],
		[
			'grids: { hand: { columns: level } }',
			'layout/grid: columns that are numbers need column-numbers: [first, last], at most 50 @ level'
		],
		[
			'grids: { hand: { columns: level, column-numbers: [3, 1] } }',
			'layout/grid: columns that are numbers need column-numbers: [first, last], at most 50 @ [3, 1]'
		],
		[
			'grids: { stack: { places: 3 } }',
			'layout/grid: Each cell has its own "stack" on the board: a grid is for zones of the game or of a player @ stack'
		],
		['tracks: { a: { of: cons, to: 9 } }', unknown('field or value of a player', 'cons', 'coins')],
		['tracks: { a: { of: coins, to: 0 } }', 'layout/no-range: A track has 2 to 200 places @ 0'],
		['mat: { zones: [bag] }', unknown('zone of a player', 'bag')],
		['mat: { zones: [hnad] }', unknown('zone of a player', 'hnad', 'hand')],
		['mat: { shows: [cons] }', unknown('field or value of a player', 'cons', 'coins')],
		['standings: { by: [cons] }', unknown('field or value of a player', 'cons', 'coins')],
		[
			'standings: { by: [{ least: cons }] }',
			unknown('field or value of a player', 'cons', 'coins')
		],
		[
			'standings: { by: [coins], parts: [cons] }',
			unknown('field or value of a player', 'cons', 'coins')
		],
		['space: { print: [strt] }', unknown('field or value of a space', 'strt', 'start')],
		[
			'space: { print: { start: hoose } }',
			'piece/unknown-icon: There is no icon "hoose"; did you mean "goose"? @ hoose'
		],
		[
			'space: { at: { "9,9": { x: 0, y: 0 } } }',
			`${unknown('cell of the map', '9,9').split(' @')[0]} @ "9,9"`
		],
		[
			'space: { at: { "0,0": { x: 0, y: 0 } } }',
			'layout/no-place: The space 0,-1 has no place on the table @ { "0,0": { x: 0, y: 0 } }'
		]
	])('%s', (text, expected) => {
		expect(found(layout(text))).toContain(expected);
	});
});

const LINES: [string, string] = [
	'  box: {',
	'  line: { per: [player, 1 .. 3], sees: all }\n  pile: { per: suit, sees: all }\n  heap: { per: [cell, 1 .. 2], sees: all }\n  box: {'
];

describe('a grid of a row of zones', () => {
	const gridsOf = (grids: string): unknown =>
		programOf(changedTokens(layout(`grids: { ${grids} }`), LINES)).layout.grids;
	const none = { rows: null, columns: null, places: [], rowFor: null, columnFor: null };

	it('has a row for each place, with as many places as are said of it', () => {
		const row = (place: number) => ({ of: 'line', place, enum: null });
		const line = { ...none, rowFor: 'site' };
		expect(gridsOf('line: { places: [1, 2, 3], row-for: site }')).toEqual({
			'line-1': { ...line, places: [1], row: row(1) },
			'line-2': { ...line, places: [2], row: row(2) },
			'line-3': { ...line, places: [3], row: row(3) }
		});
		expect(gridsOf('line: { places: 4 }')).toEqual(
			Object.fromEntries([1, 2, 3].map((n) => [`line-${n}`, { ...none, places: [4], row: row(n) }]))
		);
	});

	it('has one for each value of an enum, with columns where it has them', () => {
		const columns = { of: 'level', values: [1, 2] };
		const grid = { ...none, columns, columnFor: 'site' };
		expect(gridsOf('pile: { columns: level, column-numbers: [1, 2], column-for: site }')).toEqual(
			Object.fromEntries(
				['sun', 'moon', 'star'].map((place) => [
					`pile-${place}`,
					{ ...grid, row: { of: 'pile', place, enum: 'suit' } }
				])
			)
		);
	});

	it('may be of a single place, which is then laid out as any zone', () => {
		expect(gridsOf('line-2: { places: 4 }')).toEqual({ 'line-2': { ...none, places: [4] } });
	});

	it.each<[text: string, expected: string]>([
		['lin: { places: 3 }', unknown('zone', 'lin', 'line')],
		['line: { places: [1, 2] }', 'layout/grid: There are 3 rows, and places for 2 @ [1, 2]'],
		[
			'line: { rows: suit }',
			'layout/grid: Each place of "line" is a row of the grid: rows and row-numbers are for a single zone @ suit'
		],
		[
			'line: { places: 3, row-numbers: [1, 3] }',
			'layout/grid: Each place of "line" is a row of the grid: rows and row-numbers are for a single zone @ [1, 3]'
		],
		[
			'line-2: { places: 3, row-for: site }',
			'layout/grid: Without rows there is no row to be clicked @ site'
		],
		[
			'heap: { places: 3 }',
			'layout/grid: Each cell has its own "heap" on the board: a grid is for zones of the game or of a player @ heap'
		]
	])('%s', (grids, expected) => {
		const findings = found(layout(`grids: { ${grids} }`), LINES);
		expect(findings.filter((finding) => /layout|grid|unknown-id/.test(finding))).toEqual([
			expected
		]);
	});
});

describe('rows of zones', () => {
	const rowsOf = (rows: string): unknown =>
		programOf(changedTokens(layout(`table: rows, rows: ${rows}`), LINES)).layout.rows;
	const numbered = [1, 2, 3].map((place) => ({ place, enum: null }));
	const lines = ['line-1', 'line-2', 'line-3'];

	it('have a column for each place, and what stands beside those', () => {
		expect(rowsOf('[{ zones: line, of: others }, box, { zones: [line, hand], of: you }]')).toEqual({
			columns: numbered,
			rows: [
				{ zones: lines, beside: [], of: 'others' },
				{ zones: [], beside: ['box'], of: null },
				{ zones: lines, beside: ['hand'], of: 'you' }
			]
		});
	});

	it('are of all players where nobody is named, and have no columns without a row of zones', () => {
		expect(rowsOf('[line]')).toEqual({
			columns: numbered,
			rows: [{ zones: lines, beside: [], of: 'all' }]
		});
		expect(rowsOf('[{ zones: [box, bag] }, { zones: [line-2], of: you }]')).toEqual({
			columns: [],
			rows: [
				{ zones: [], beside: ['box', 'bag'], of: null },
				{ zones: [], beside: ['line-2'], of: 'you' }
			]
		});
	});

	it('are what the middle of the table is where there is no map', () => {
		const game = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { card: { plural: cards, start: deck } }
pieces: { ace: { kind: card } }
zones: { deck: { sees: none, count: all } }
procedures: { play: { do: [] } }
layout: { rows: [deck] }
`;
		expect(programOf(game).layout).toMatchObject({
			table: 'rows',
			rows: { columns: [], rows: [{ zones: [], beside: ['deck'], of: null }] }
		});
	});

	it('have columns by the values of an enum', () => {
		expect(rowsOf('[{ zones: [pile, box] }]')).toEqual({
			columns: ['sun', 'moon', 'star'].map((place) => ({ place, enum: 'suit' })),
			rows: [{ zones: ['pile-sun', 'pile-moon', 'pile-star'], beside: ['box'], of: null }]
		});
	});

	it('are left out where nothing is said of them', () => {
		expect(programOf(changedTokens(layout('table: rows'), LINES)).layout.rows).toBeNull();
	});

	it.each<[text: string, expected: string]>([
		['[lin]', unknown('zone', 'lin', 'line')],
		['[{ zones: [line, hnd], of: you }]', unknown('zone', 'hnd', 'hand')],
		[
			'[line, pile]',
			'layout/rows: The columns are the places of "line", 1 .. 3: those of "pile" are suit @ pile'
		],
		[
			'[{ zones: [pile, pile-sun, box] }, { zones: line, of: you }]',
			'layout/rows: The columns are the places of "pile", suit: those of "line" are 1 .. 3 @ line'
		],
		[
			'[{ zones: [line, line] }]',
			'layout/rows: "line" would take the columns of "line": give it a row of its own @ line'
		],
		[
			'[{ zones: pile, of: you }]',
			'layout/rows: "pile" belongs to nobody: of is for zones of players @ you'
		],
		[
			'[{ zones: [line, box] }]',
			'layout/rows: Either all zones of a row are zones of players, or none is: "box" is not as "line" @ box'
		],
		[
			'[stack]',
			'layout/rows: Each cell has its own "stack" on the board: a row is for zones of the game or of players @ stack'
		],
		[
			'[heap]',
			'layout/rows: Each cell has its own "heap" on the board: a row is for zones of the game or of players @ heap'
		],
		['[{ zones: line, of: others }, line]', 'layout/rows: "line" stands in a row already @ line'],
		['[box, box]', 'layout/rows: "box" stands in a row already @ box']
	])('%s', (rows, expected) => {
		const findings = found(layout(`table: rows, rows: ${rows}`), LINES);
		const [first] = findings.filter((finding) => /layout|unknown-id/.test(finding));
		expect(first).toBe(expected);
	});

	it('do not lie beside a map, and whose they are is one of two words', () => {
		expect(found(layout('rows: [line]'), LINES)).toContain(
			'layout/rows: The map is in the middle of the table: rows stand there with "table: rows" @ [line]'
		);
		expect(found(layout('table: rows, rows: [{ zones: line, of: other }]'), LINES)).toEqual([
			'shape/wrong-value: "other" is not possible here: you or others; did you mean "others"? @ other'
		]);
	});
});

describe('a key that the layout does not have', () => {
	it.each<[text: string, word: string, meant: string]>([
		['tabel: map', 'tabel', 'table'],
		['space: { lable: keeper }', 'lable', 'label'],
		['counter: { vlaue: worth }', 'vlaue', 'value'],
		['tracks: { a: { off: coins, to: 9 } }', 'off', 'of'],
		['mat: { zone: [hand] }', 'zone', 'zones'],
		['standings: { by: [coins], part: [coins] }', 'part', 'parts'],
		['standings: { by: [{ leats: coins }] }', 'leats', 'least'],
		['scenes: { deal: { durin: play } }', 'durin', 'during']
	])('%s', (text, word, meant) => {
		const findings = found(layout(text));
		expect(findings.filter((finding) => finding.endsWith(`@ ${word}`))).toEqual([
			expect.stringContaining(`did you mean "${meant}"`) as string
		]);
	});
});

describe('a scene', () => {
	it.each<[text: string, expected: string]>([
		['during: plai', unknown('procedure', 'plai', 'play')],
		['during: [play, plai]', unknown('procedure', 'plai', 'play')],
		['during: play, at: rond', unknown('field or value of the game', 'rond', 'round')],
		['during: play, step: rond', unknown('field or value of the game', 'rond', 'round')],
		['during: play, side: ownr', unknown('field or value of a piece', 'ownr', 'owner')],
		['during: play, value: strenth', unknown('field or value of a piece', 'strenth', 'strength')],
		['during: play, group: siut', unknown('field or value of a piece', 'siut', 'suit')],
		['during: play, marks: [swfit]', unknown('field or value of a piece', 'swfit', 'swift')],
		['during: play, players: [coin]', unknown('field or value of a player', 'coin', 'coins')],
		['during: play, zones: [bux]', unknown('zone', 'bux', 'box')],
		[
			'zones: [hand]',
			'layout/never-open: Say with during: or while: when this scene is open @ deal'
		],
		['during: play, odds: { decides: keeper }', unknown('field or value of the game', 'keeper')],
		[
			'during: play, at: site, odds: { decides: keepr }',
			unknown('field or value of a space', 'keepr', 'keeper')
		],
		['during: play, odds: { until: plai }', unknown('procedure', 'plai', 'play')],
		[
			'while: round > 1, odds: { decides: round }',
			'layout/no-end: Say with until: which procedure has to end before this is decided @ { decides: round }'
		],
		['during: play, by: frist', unknown('field or value of the game', 'frist', 'first')],
		['during: play, pieces: jokr', unknown('field or value of a piece', 'jokr', 'joker')],
		['during: play, status: [keeper]', unknown('field or value of the game', 'keeper')],
		['while: rond > 1', 'ref/unknown-name: There is no "rond"; did you mean "round"? @ rond'],
		['while: round', 'type/mismatch: Expected bool, found int @ round'],
		[
			'during: play, zones: [stack]',
			'layout/no-space: Say with at: of which space the zone "stack" is meant @ stack'
		]
	])('%s', (text, expected) => {
		expect(found(layout(`scenes: { deal: { ${text} } }`))).toContain(expected);
	});
});

const read = (path: string): string =>
	readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

it('colours are those that the page has mixed, and the reference lists', () => {
	const css = read('src/lib/workbench/style/tokens.css');
	const mixed = [...css.matchAll(/--tone-([a-z]+):/g)].map(([, name]) => name);
	expect(new Set(mixed)).toEqual(new Set(TONES));
	expect(read('docs/language.md')).toContain(`\`${TONES.join(' ')}\``);
});

/** `box` is one of them in this game: it has `first(walls at box)`. */
it.each<[does: string, change: [string, string], also: string[]]>([
	['nothing more', ['enums:', 'enums:'], []],
	['asks for the top', ['  land:', '  upper: { type: piece?, is: top(bag) }\n  land:'], ['bag']],
	[
		'asks for the bottom',
		['  land:', '  low: { params: { p: player }, type: piece?, is: bottom(hand(p)) }\n  land:'],
		['hand']
	],
	[
		'asks for the first few',
		[
			'  land:',
			'  few: { params: { p: player }, type: pieces, is: "first(tokens at hand(p), 2)" }\n  land:'
		],
		['hand']
	],
	[
		'asks for the first of some',
		['  land:', '  some: { type: token?, is: first(tokens at bag where worth > 2) }\n  land:'],
		[]
	],
	[
		'asks of a zone that it does not name',
		['  land:', '  beside: { params: { t: token }, type: piece?, is: top(t.zone) }\n  land:'],
		['bag', 'hand', 'stack']
	],
	[
		'asks of one of two',
		[
			'  land:',
			'  either: { params: { p: player }, type: piece?, is: top(if round > 1 then bag else hand(p)) }\n  land:'
		],
		['bag', 'hand']
	],
	['shuffles it', step('shuffle: bag'), ['bag']],
	['draws from the top', step('draw: 1', 'from: bag', 'to: hand(you)', 'order: top'), ['bag']],
	[
		'lays something below',
		step('move: first(tokens at hand(you) where worth > 2)', 'to: bag', 'position: bottom'),
		['bag']
	]
])('a zone is shown as it lies where the rules go by its order: %s', (_, change, also) => {
	const program = programOf(changedTokens(change));
	const zones = [...zonesInOrder(program)].map((zone) => program.zones[zone]!.id);
	expect(zones.toSorted()).toEqual(['box', ...also].toSorted());
});
