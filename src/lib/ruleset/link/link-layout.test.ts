/** The layout names what there is; a word that nothing has is found where it stands. */
import { describe, expect, it } from 'vitest';
import { found } from './changed-tokens.test.fixture.ts';

const layout = (text: string): [string, string] => ['enums:', `layout: { ${text} }\nenums:`];
const unknown = (what: string, word: string, meant: string | null = null): string => {
	const hint = meant === null ? '' : `; did you mean "${meant}"?`;
	return `ref/unknown-id: There is no ${what} "${word}"${hint} @ ${word}`;
};

it('that names only what there is has no finding', () => {
	const all =
		'status: [round, land-held], players: [coins, wealth], zones: { bag: hidden }, round-field: round, ' +
		'space: { label: keeper, owner: keeper, apart: [wall], fill: { attribute: suit, colours: { sun: sun, moon: "#aabbcc" } } }, ' +
		'counter: { value: worth, marks: { swift: crowned-skull }, colour: suit }, ' +
		'given-map: { zone: stack, kind: token, attribute: suit }, ' +
		'scenes: { deal: { during: play, at: site, zones: [stack], pieces: swift, side: owner, group: suit, value: strength, marks: [worth], players: [coins], status: [round] } }';
	const values: [string, string] = [
		'  build-cost:',
		[
			'  land-held: { is: count(land) }',
			'  wealth: { params: { p: player }, is: p.coins }',
			'  site: { is: first(cells) }',
			'  build-cost:'
		].join('\n')
	];
	expect(found(layout(all), values)).toEqual([]);
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
		['space: { apart: [tokn] }', unknown('kind', 'tokn', 'token')],
		[
			'space: { fill: { attribute: suit, colours: { son: rust } } }',
			unknown('value of suit', 'son', 'sun')
		],
		[
			'space: { fill: { attribute: suit, colours: { sun: rst } } }',
			unknown('colour', 'rst', 'rust')
		],
		['counter: { value: wroth }', unknown('attribute', 'wroth', 'worth')],
		['counter: { marks: [wroth] }', unknown('attribute', 'wroth', 'worth')],
		['counter: { marks: { wroth: crown } }', unknown('attribute', 'wroth', 'worth')],
		[
			'counter: { marks: { worth: crowned-skul } }',
			'piece/unknown-icon: There is no icon "crowned-skul"; did you mean "crowned-skull"? @ crowned-skul'
		],
		['counter: { colour: siut }', unknown('attribute', 'siut', 'suit')],
		['given-map: { zone: stak, kind: token, attribute: suit }', unknown('zone', 'stak', 'stack')]
	])('%s', (text, expected) => {
		expect(found(layout(text))).toContain(expected);
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
			'during: play, zones: [stack]',
			'layout/no-space: Say with at: of which space the zone "stack" is meant @ stack'
		]
	])('%s', (text, expected) => {
		expect(found(layout(`scenes: { deal: { ${text} } }`))).toContain(expected);
	});
});
