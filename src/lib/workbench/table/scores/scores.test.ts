/** How it stands, and where markers stand on tracks. */
import { describe, expect, test } from 'vitest';
import type { GameView, Value } from '#lib/engine/seat/protocol.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { placesOf, standingsOf } from './standings.ts';
import {
	laidOut,
	type SaidOfLayout,
	space,
	viewOf
} from '#lib/workbench/lookup/rules.test.fixture.ts';
import { placeOf } from '#lib/workbench/game/board-model.ts';
import { tracksOf } from './tracks.ts';

const indexOf = (said: SaidOfLayout) => new RulesIndex(laidOut(said), 'en');
const MOST = { of: 'fame', least: false };
const STANDINGS = {
	standings: { by: [MOST, { of: 'gold', least: false }], parts: ['land', 'gold'] }
};

const view = (all: Record<string, Value>[], winners: string[] = []): GameView => ({
	...viewOf([]),
	over: winners.length > 0 ? { winners, reason: 'end' } : null,
	players: all.map((shown, seat) => ({ key: `p${seat + 1}`, seat, fields: {}, shown }))
});
const ALL = [
	{ fame: 3, gold: 1, land: 2 },
	{ fame: 5, gold: 0, land: 5 },
	{ fame: 3, gold: 4, land: 0 },
	{ fame: 3, gold: 1, land: 2 }
];
const order = (index: RulesIndex, seen: GameView) =>
	standingsOf(index, seen).rows.map(({ seat, place }) => [seat, place]);

describe('standings', () => {
	test('rank by the first, among equals by the next; equals share a place', () => {
		expect(order(indexOf(STANDINGS), view(ALL))).toEqual([
			[1, 1],
			[2, 2],
			[0, 3],
			[3, 3]
		]);
	});

	test('may rank by what is least; among equals by the next', () => {
		const least = indexOf({ standings: { by: [{ of: 'fame', least: true }], parts: [] } });
		expect(order(least, view(ALL))).toEqual([
			[0, 1],
			[2, 1],
			[3, 1],
			[1, 4]
		]);
		const then = indexOf({ standings: { by: [MOST, { of: 'gold', least: true }], parts: [] } });
		expect(order(then, view(ALL))).toEqual([
			[1, 1],
			[0, 2],
			[3, 2],
			[2, 4]
		]);
	});

	test('tell the place of each seat, once something tells them apart', () => {
		const index = indexOf(STANDINGS);
		expect([...placesOf(index, view(ALL))].toSorted()).toEqual([
			[0, 3],
			[1, 1],
			[2, 2],
			[3, 3]
		]);
		expect(placesOf(index, view([{ fame: 1 }, { fame: 1 }])).size).toBe(0);
		expect(placesOf(indexOf({ players: ['gold'] }), view(ALL)).size).toBe(0);
	});

	test('claim nothing of what is hidden: whoever hangs on it has no place', () => {
		const index = indexOf(STANDINGS);
		const seen = view([{ fame: 3, gold: 1 }, { fame: 3 }, { fame: 5 }, { fame: 2, gold: 0 }]);
		expect([...placesOf(index, seen)].toSorted()).toEqual([
			[2, 1],
			[3, 4]
		]);
		// The others keep the order of their seats.
		expect(order(index, seen).map(([seat]) => seat)).toEqual([0, 1, 2, 3]);
	});

	test('whoever has won stands first, whatever the numbers say', () => {
		const { rows } = standingsOf(indexOf(STANDINGS), view(ALL, ['p4']));
		expect(rows.map(({ seat, won }) => [seat, won])).toEqual([
			[3, true],
			[1, false],
			[2, false],
			[0, false]
		]);
	});

	test('show the parts before what they add up to, and nothing twice', () => {
		const { heads, rows } = standingsOf(indexOf(STANDINGS), view(ALL));
		expect(heads.map(({ id, part }) => [id, part])).toEqual([
			['land', true],
			['gold', true],
			['fame', false]
		]);
		expect(rows[0]!.facts.map(({ value }) => value)).toEqual(['5', '0', '5']);
	});

	test('what is not known ranks nobody, neither first nor last', () => {
		expect(order(indexOf(STANDINGS), view([{}, { fame: 1 }]))).toEqual([
			[0, null],
			[1, null]
		]);
	});

	test('without a word in the layout it is what the table shows of players, in order of seats', () => {
		const model = standingsOf(indexOf({ players: ['gold'] }), view(ALL, ['p3']));
		expect(model.heads.map(({ id }) => id)).toEqual(['gold']);
		expect(model.rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
	});
});

test('a track has a place for each number, and the markers of the players stand at theirs', () => {
	const index = indexOf({ tracks: [{ id: 'fame', of: 'fame', from: -1, to: 2 }] });
	const players = [0, 7, 0].map((fame, seat) => ({
		key: `p${seat + 1}`,
		seat,
		fields: { fame },
		shown: {}
	}));
	const [track] = tracksOf(index, { ...viewOf([]), players });
	expect(track?.name).toBe('Fame');
	expect(track?.places).toEqual([
		{ number: -1, markers: [] },
		{
			number: 0,
			markers: [
				{ seat: 0, value: 0 },
				{ seat: 2, value: 0 }
			]
		},
		{ number: 1, markers: [] },
		// Beyond the end it stands there, and says where it would.
		{ number: 2, markers: [{ seat: 1, value: 7 }] }
	]);
});

test('what the game itself counts has one marker; what nobody may know has none', () => {
	const index = indexOf({
		tracks: [
			{ id: 'time', of: 'hour', from: 0, to: 2 },
			{ id: 'secret', of: 'plot', from: 0, to: 2 }
		]
	});
	const seen = { ...viewOf([]), game: { hour: 1 } };
	const markers = tracksOf(index, seen).map(({ places }) =>
		places.flatMap((place) => place.markers)
	);
	expect(markers).toEqual([[{ seat: null, value: 1 }], []]);
});

test('a space lies where the layout says, in hundredths of its width, otherwise on its grid', () => {
	const index = indexOf({ space: { at: { '1,0': { x: 150, y: -50 } } } });
	expect(placeOf(index, space(1, 0))).toEqual({ x: 180, y: -60 });
	expect(placeOf(index, space(0, 0))).toEqual({ x: 0, y: 0 });
});
