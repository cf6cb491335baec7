import { describe, expect, test } from 'vitest';
import type { GameView, Value } from '#lib/engine/seat/protocol.ts';
import { laidOut, type SaidOfLayout, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { placesOf, standingsOf } from './standings.ts';

const indexOf = (said: SaidOfLayout) => new RulesIndex(laidOut(said), 'en');
const STANDINGS = { standings: { by: ['fame', 'gold'], parts: ['land', 'gold'] } };

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

	test('what is not known ranks last', () => {
		expect(order(indexOf(STANDINGS), view([{}, { fame: 1 }]))).toEqual([
			[1, 1],
			[0, 2]
		]);
	});

	test('without a word in the layout it is what the table shows of players, in order of seats', () => {
		const model = standingsOf(indexOf({ players: ['gold'] }), view(ALL, ['p3']));
		expect(model.heads.map(({ id }) => id)).toEqual(['gold']);
		expect(model.rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
	});
});
