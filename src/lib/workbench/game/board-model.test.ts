import { describe, expect, test } from 'vitest';
import { laidOut, piece, RULES, space, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { boardModel, ownerOf, seatOf, stackedOptions } from './board-model.ts';
import { formOf } from './hex-geometry.ts';
import { closely, fanSlots, packed, slots, pillarSlots } from './slots.ts';
import type { SpaceModel } from './board-model.ts';
import { option } from './decision.test.fixture.ts';

const index = new RulesIndex(RULES, 'en');

describe('a space of the map', () => {
	const only = (...args: Parameters<typeof viewOf>): SpaceModel =>
		boardModel(index, viewOf(...args))[0]!;

	test('looks as the tile that lies there says', () => {
		const seen = only([space(0, 0)], { 'ground(0,0)': [piece('reef-tile', 'reef-tile', 'tile')] });
		expect(seen).toMatchObject({
			key: 'cell(0,0)',
			label: 'Reef',
			colour: 'var(--tone-sea, var(--tone-bone))',
			pattern: 1,
			icon: 'coral',
			covered: false,
			pieces: []
		});
	});

	test('says nothing of a tile that lies face down', () => {
		const told = space(0, 0, { shown: { terrain: 'reef' } });
		const seen = only([told], { 'ground(0,0)': [piece('ground(0,0)#0', null, 'tile')] });
		expect(seen).toMatchObject({ label: '', pattern: -1, icon: null, covered: true });
	});

	test('looks as its own values say, those worked out for the layout first', () => {
		const shown = only([
			space(0, 0, { shown: { terrain: 'sand', holder: 'p2' }, fields: { terrain: 'reef' } })
		]);
		expect(shown).toMatchObject({ label: 'Sand', pattern: 0, owner: 1, covered: false });
		expect(only([space(0, 0)])).toMatchObject({ label: '', pattern: -1, owner: null, groups: [] });
	});

	test('has the stone of a player, with its marks, and a colour by turns where the fill has none', () => {
		const crowned = { attribute: 'crowned', icon: 'crown' };
		const marks = [crowned, { attribute: 'worth', icon: null }];
		const rules = laidOut({
			space: {
				fill: 'terrain',
				stone: { of: 'holder', marks, count: null },
				colours: ['sand', '#123456', 'clay']
			},
			colours: { reef: 'sea' }
		});
		const own = new RulesIndex(rules, 'en');
		const [held, ...free] = boardModel(
			own,
			viewOf([
				space(0, 0, { fields: { holder: 'p2', crowned: true, worth: 0 } }),
				space(1, 0),
				space(0, 1),
				space(1, 1, { shown: { terrain: 'reef' } })
			])
		);
		expect(held!.stone).toMatchObject({
			seat: 1,
			marks: [{ attribute: 'crowned', icon: 'crown' }]
		});
		expect(free.map(({ stone }) => stone)).toEqual([null, null, null]);
		expect([held!, ...free].map(({ colour }) => colour)).toEqual([
			'var(--tone-sand, var(--tone-bone))',
			'#123456',
			'var(--tone-clay, var(--tone-bone))',
			'var(--tone-sea, var(--tone-bone))'
		]);
	});

	test('shows nothing of what lies hidden, off the map, or elsewhere', () => {
		const seen = only([space(0, 0)], {
			'secret(0,0)': [piece('a', 'pup')],
			'pile(1,0)': [piece('b', 'pup')],
			'row(p1)': [piece('c', 'pup')],
			bag: [piece('d', 'pup')]
		});
		expect(seen.pieces).toEqual([]);
	});

	test('has one stack for every owner, and what must stay in sight apart', () => {
		const tiles = ['a', 'b', 'c', 'd'].map((key, at) =>
			piece(key, 'reef-tile', 'tile', ['p1', 'p2', 'p1', undefined][at])
		);
		const seen = only([space(0, 0)], {
			'pile(0,0)': [...tiles, piece('e', 'pup', 'otter', 'p1'), piece('f', 'pup', 'otter', 'p1')]
		});
		const groups = seen.groups.map(({ owner, pieces }) => [owner, pieces.map(({ key }) => key)]);
		expect(groups).toEqual([
			[0, ['a', 'c']],
			[1, ['b']],
			[null, ['d']],
			[0, ['e']],
			[0, ['f']]
		]);
		expect(new Set(seen.groups.map(({ id }) => id)).size).toBe(5);
		expect(seen.pieces).toHaveLength(6);
	});
});

test('the owner of a piece is the first field that holds a player', () => {
	expect(ownerOf(index, piece('a', 'pup', 'otter', 'p2'))).toBe(1);
	expect(ownerOf(index, piece('a', 'pup'))).toBeNull();
	const unowned = { ...RULES, fields: { ...RULES.fields, piece: [] } };
	expect(ownerOf(new RulesIndex(unowned, 'en'), piece('a', 'pup', 'otter', 'p2'))).toBeNull();
	expect([seatOf('p1'), seatOf('cell(0,0)'), seatOf(3), seatOf(null)]).toEqual([
		0,
		null,
		null,
		null
	]);
});

test('every group has a place of its own, however many there are', () => {
	for (const count of [0, 1, 2, 3, 4, 5, 6, 9, 30]) {
		const places = slots(count, false, formOf('square')).map(({ x, y }) => `${x},${y}`);
		expect([count, new Set(places).size]).toEqual([count, count]);
	}
});

test('what lies side by side stays inside of its space', () => {
	for (const form of [formOf('square'), formOf('square', { half: 180 }), formOf('hex')])
		for (const count of [1, 4, 5, 12])
			for (const { x, y, size } of packed(count, form)) {
				expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(60);
				expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(form.half);
			}
});

test('what lies side by side covers nothing that is printed at the lower edge of a square', () => {
	for (const count of [1, 4, 5])
		for (const { y, size } of packed(count, formOf('square'), true))
			expect(y + size / 2).toBeLessThanOrEqual(30);
});

test('men lie one behind the other from the base of their space, closer the more there are', () => {
	const up = { ...formOf('square', { half: 200 }), shape: 'triangle-up' } as const;
	const [first, second] = fanSlots(3, up);
	expect(first!.y).toBeGreaterThan(second!.y);
	expect(first!.y + first!.size / 2).toBeLessThanOrEqual(200);
	expect(fanSlots(3, { ...up, shape: 'triangle-down' }).map(({ y }) => y)).toEqual(
		fanSlots(3, up).map(({ y }) => -y)
	);
	expect([closely(fanSlots(3, up)), closely(fanSlots(12, up))]).toEqual([false, true]);
	expect(Math.min(...fanSlots(12, up).map(({ y, size }) => y - size / 2))).toBeGreaterThan(-200);
});

test('in a pillar each is seen above the one below it, and a pillar is one thing beside others', () => {
	const below = { none: -36, hex: -36, square: -44 };
	for (const grid of ['none', 'hex', 'square'] as const)
		for (const count of [1, 2, 5, 8]) {
			const [places = []] = pillarSlots([count], formOf(grid));
			expect(places).toHaveLength(count);
			for (const [nth, { x, y, size }] of places.entries()) {
				expect([x, y - size / 2 > below[grid], y + size / 2 <= 60]).toEqual([0, true, true]);
				if (nth > 0) expect(places[nth - 1]!.y - y).toBeCloseTo(size / 2);
			}
		}
	const [pillar = [], other = []] = pillarSlots([3, 1], formOf('square'));
	expect(other).toHaveLength(1);
	expect(pillar.every(({ x, size }) => x + size / 2 <= other[0]!.x - other[0]!.size / 2)).toBe(
		true
	);
});

describe('candidates inside stacks', () => {
	const tiles = Array.from({ length: 25 }, (_, at) => piece(`t${at}`, 'pup'));
	const view = viewOf([space(0, 0)], { 'pile(0,0)': tiles, 'row(p1)': [piece('mine', 'pup')] });
	const declining = option('none');
	const laidOut = (...candidates: ReturnType<typeof option>[]) =>
		stackedOptions(index, view, { candidates, declining }).map(({ option: { key }, piece: at }) => [
			key,
			at.key
		]);

	test('are laid out; declining is no counter', () => {
		expect(laidOut(option('take(t1)', 't1'), option('take(t2)', 't2'), declining)).toEqual([
			['take(t1)', 't1'],
			['take(t2)', 't2']
		]);
	});

	test('are not, where one of them is something else', () => {
		expect(laidOut(option('t1', 't1'), option('mine', 'mine'))).toEqual([]);
		expect(laidOut(option('t1', 't1'), option('cell', 'cell(0,0)'))).toEqual([]);
		expect(laidOut(option('t1', 't1'), option('both', 't1', 't2'))).toEqual([]);
		expect(laidOut(option('t1', 't1'), option('rest'))).toEqual([]);
	});

	test('are not, where there are too many of them', () => {
		const all = tiles.map(({ key }) => option(key, key));
		expect(laidOut(...all.slice(0, 24))).toHaveLength(24);
		expect(laidOut(...all)).toEqual([]);
	});

	test('are none before anything is seen', () => {
		expect(stackedOptions(index, null, { candidates: [], declining: null })).toEqual([]);
	});
});
