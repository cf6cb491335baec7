/** What the signs of a game mean, and where its counters lie. */
import { describe, expect, test } from 'vitest';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { signsOf } from './signs.ts';
import { Names } from '#lib/workbench/lookup/key-names.ts';
import {
	laidOut,
	piece,
	RULES,
	type SaidOfLayout,
	space,
	viewOf
} from '#lib/workbench/lookup/rules.test.fixture.ts';
import { everyCounter, hiddenPlaces, holdingsOf } from './whereabouts.ts';

const under = (said: SaidOfLayout) => signsOf(new RulesIndex(laidOut(said), 'en'));

test('names what the layout colours and marks, and nothing twice', () => {
	expect(signsOf(new RulesIndex(RULES, 'en'))).toEqual({
		spaces: [
			{ value: 'reef', name: 'Reef', colour: 'var(--tone-sea, var(--tone-bone))', pattern: 1 }
		],
		counters: [],
		value: 'Strength',
		marks: [
			{ name: 'Swift', icon: 'wind', letter: 'S' },
			{ name: 'Strength', icon: null, letter: 'S' }
		]
	});
});

test('counters have colours of their own; a value that is worked out has the words of its enum', () => {
	const signs = under({
		space: { fill: 'worked-out' },
		counter: { colour: 'terrain', colours: { sand: 'bone' } },
		colours: { sand: 'bone', calm: 'sea' }
	});
	expect(signs.counters.map(({ name }) => name)).toEqual(['Sand']);
	expect(signs.spaces.map(({ value }) => value)).toEqual(['sand', 'calm']);
	const numbered = under({ space: { fill: 'depth' }, colours: { '1': 'ice', '3': 'deep' } });
	expect(numbered.spaces.map(({ name, pattern }) => [name, pattern])).toEqual([
		['1', 0],
		['3', 1]
	]);
});

test('a layout that says nothing has nothing to explain', () => {
	expect(under({})).toEqual({ spaces: [], counters: [], value: null, marks: [] });
});

const index = new RulesIndex(
	{
		...RULES,
		faces: RULES.faces.map((face) =>
			face.id === 'pup' ? { ...face, count: 5, attributes: [-1, 2, 0] } : face
		)
	},
	'en'
);
const view = viewOf([space(0, 0), space(1, 0)], {
	'ground(0,0)': [piece('reef-tile', 'reef-tile', 'tile')],
	'pile(0,0)': [
		piece('old-otter', 'old-otter', 'otter', 'p1'),
		piece('pup/1', 'pup', 'otter', 'p1'),
		piece('pile(0,0)#3', null, 'otter', 'p2')
	],
	'pile(1,0)': [piece('pup/2', 'pup', 'otter', 'p2')],
	'row(p1)': [piece('pup/3', 'pup')],
	bag: []
});
view.zones.find(({ key }) => key === 'bag')!.count = 2;
const names = new Names(index, view, ['Ann', 'Ben'], {
	nothing: 'nothing',
	pass: 'pass',
	unknown: (count) => `${count} hidden`,
	hidden: (kind) => `hidden ${kind}`,
	space: 'space'
});

describe('what a seat has', () => {
	test('is told place by place, what lies in front of it first, with its printed values added up', () => {
		const told = holdingsOf(index, view, names, 0).map(({ key, onMap, pieces, total }) => [
			key,
			onMap,
			pieces.map((piece) => piece.key),
			total
		]);
		expect(told).toEqual([
			['row(p1)', false, ['pup/3'], 2],
			['cell(0,0)', true, ['old-otter', 'pup/1'], 5]
		]);
	});

	test('counts those whose face is not known, and has no total for them', () => {
		expect(
			holdingsOf(index, view, names, 1).map(({ key, pieces, total }) => [key, pieces.length, total])
		).toEqual([
			['cell(0,0)', 1, null],
			['cell(1,0)', 1, 2]
		]);
	});
});

test('every counter of the game is where it is seen, and the others are counted as unknown', () => {
	const told = everyCounter(index, view, names).map(({ name, places, unknown }) => [
		name,
		places.map(({ key, count }) => [key, count]),
		unknown
	]);
	expect(told).toEqual([
		['Old otter', [['cell(0,0)', 1]], 0],
		[
			'Pup',
			[
				['cell(0,0)', 1],
				['cell(1,0)', 1],
				['row(p1)', 1]
			],
			2
		],
		['Reef tile', [['cell(0,0)', 1]], 0]
	]);
});

test('where unknown ones lie is told with their number, or that it is not known', () => {
	expect(hiddenPlaces(view, names).map(({ key, count }) => [key, count])).toEqual([
		['cell(0,0)', 1],
		['bag', 2]
	]);
	const secret = { ...view, zones: view.zones.map((zone) => ({ ...zone })) };
	secret.zones.find(({ key }) => key === 'bag')!.count = null;
	expect(hiddenPlaces(secret, names).find(({ key }) => key === 'bag')?.count).toBe(null);
});
