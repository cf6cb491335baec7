import { describe, expect, it } from 'vitest';
import {
	type Arrow,
	type Around,
	KIND_OF,
	type NearThing,
	type Way
} from '#lib/ruleset/report/graph/graph.ts';
import { pictureOf, WIDE } from './graph-layout.ts';

const thing = (address: string, before: number | null, after: number | null): NearThing => ({
	address,
	sort: 'values',
	id: address,
	names: {},
	about: null,
	place: null,
	before,
	after
});
const arrow = (from: string, way: Way, to: string): Arrow => ({
	from,
	to,
	way,
	kind: KIND_OF[way],
	places: []
});

const AROUND: Around = {
	middle: 'm',
	steps: 2,
	things: [
		thing('m', 0, 0),
		thing('a', 1, null),
		thing('b', 1, 2),
		thing('c', null, 1),
		thing('d', 2, null)
	],
	arrows: [
		arrow('a', 'sets', 'm'),
		arrow('a', 'asked by', 'm'),
		arrow('b', 'asked by', 'm'),
		arrow('m', 'asked by', 'c'),
		arrow('c', 'sets', 'b'),
		arrow('d', 'asked by', 'a'),
		arrow('d', 'asked by', 'b'),
		arrow('a', 'asked by', 'b')
	],
	leftOut: 0
};

describe('the picture', () => {
	const { cards, lines, undrawn, width, height } = pictureOf(AROUND, WIDE);

	it('has a column for each step, and a card on either side for what is on both', () => {
		expect(cards.map(({ key, column }) => [key, column])).toEqual([
			['before d', -2],
			...cards.slice(1, 3).map(({ key }) => [key, -1]),
			['m', 0],
			['after c', 1],
			['after b', 2]
		]);
		const columns = Map.groupBy(cards, ({ column }) => column);
		const places = [...columns.values()].map((those) => new Set(those.map(({ x }) => x)));
		expect(places.map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
		const lefts = places.flatMap((xs) => [...xs]);
		expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
	});

	it('lays nothing over another thing, and everything inside', () => {
		for (const one of cards) {
			expect(one.x).toBeGreaterThanOrEqual(0);
			expect(one.y).toBeGreaterThanOrEqual(0);
			expect(one.x + WIDE.width).toBeLessThanOrEqual(width);
			expect(one.y + WIDE.height).toBeLessThanOrEqual(height);
			const over = cards.filter(
				(other) => other !== one && other.x === one.x && Math.abs(other.y - one.y) < WIDE.height
			);
			expect(over).toEqual([]);
		}
	});

	it('draws one line where several arrows lead the same way, and says all of them', () => {
		expect(lines.map(({ key, kind }) => `${key} ${kind}`).sort()).toEqual([
			'after c after b changes',
			'before a m changes',
			'before b m asks',
			'before d before a asks',
			'before d before b asks',
			'm after c asks'
		]);
		const ways = Object.fromEntries(cards.map((card) => [card.key, card.ways]));
		expect(ways['before a']).toEqual(['sets', 'asked by']);
		expect(ways['after b']).toEqual(['sets']);
		expect(ways['m']).toEqual([]);
	});

	it('counts arrows between things that are as near', () => {
		expect(undrawn).toBe(1);
	});
});
