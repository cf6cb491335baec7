/** Where spaces of a map lie, its edges, and ways over it. */
import { describe, expect, test } from 'vitest';
import { edgeLines, edgesAt, ownedEdges } from './board-edges.ts';
import { decision } from './decision.test.fixture.ts';
import {
	bounds,
	centre,
	corners,
	formOf,
	neighbourTowards,
	reachAbove,
	turned
} from './hex-geometry.ts';
import { nameSpot, printRoom } from './slots.ts';
import { thingsAsked, wayStops } from './way-stops.ts';

const DISC = [-1, 0, 1].flatMap((q) =>
	[-1, 0, 1].filter((r) => Math.abs(q + r) <= 1).map((r) => ({ q, r, ...centre('hex', { q, r }) }))
);

test('a flat-top hex has corners to the left and right, neighbours share an edge', () => {
	expect(corners(formOf('hex'))[0]).toEqual({ x: 60, y: 0 });
	const a = centre('hex', { q: 0, r: 0 });
	const b = centre('hex', { q: 1, r: 0 });
	expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(60 * Math.sqrt(3));
});

test('bounds hold every cell', () => {
	const box = bounds(formOf('hex'), DISC, 0);
	expect(box.width).toBeCloseTo(60 * 5);
	expect(box.height).toBeCloseTo(3 * 60 * Math.sqrt(3));
});

test('bounds hold no more than the cells, wherever the map begins', () => {
	const far = [2, 3].map((q) => centre('square', { q, r: -3 }));
	const { x, y } = far[0]!;
	expect(bounds(formOf('square'), far, 0)).toEqual({
		x: x - 60,
		y: y - 60,
		width: 240,
		height: 120
	});
	expect(bounds(formOf('square'), [], 0)).toEqual({ x: -60, y: -60, width: 120, height: 120 });
});

test('arrows walk over the grid and stop at its edge', () => {
	const middle = { x: 0, y: 0 };
	expect(neighbourTowards(DISC, middle, 'ArrowUp')).toMatchObject({ q: 0, r: -1 });
	expect(neighbourTowards(DISC, middle, 'ArrowDown')).toMatchObject({ q: 0, r: 1 });
	expect(neighbourTowards(DISC, middle, 'ArrowRight')?.q).toBe(1);
	expect(neighbourTowards(DISC, middle, 'ArrowLeft')?.q).toBe(-1);
	expect(neighbourTowards(DISC, centre('hex', { q: 0, r: -1 }), 'ArrowUp')).toBeNull();
});

test('every cell can be reached by arrows', () => {
	const key = (cell: { q: number; r: number }) => `${cell.q},${cell.r}`;
	const reached = new Set(['0,0']);
	const open = DISC.filter(({ q, r }) => q === 0 && r === 0);
	for (const cell of open) {
		for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
			const next = neighbourTowards(DISC, cell, arrow);
			if (next && !reached.has(key(next))) {
				reached.add(key(next));
				open.push(next);
			}
		}
	}
	expect(reached.size).toBe(DISC.length);
});

test('a space without a grid is round', () => {
	const round = corners(formOf('none'), 10);
	expect(round).toHaveLength(24);
	for (const { x, y } of round) expect(Math.hypot(x, y)).toBeCloseTo(50, 1);
});

test('a high space reaches further up, but not where it lies on its side', () => {
	const reach = (turn: number): number => reachAbove(formOf('square', { half: 180, turn }));
	expect([0, 90, 180, 270].map(reach)).toEqual([120, 0, 120, 0]);
	expect(reachAbove(formOf('hex'))).toBe(0);
});

test('a turned board has its cells round the first one, and its corners turn along', () => {
	expect(turned({ x: 60, y: 0 }, 90)).toEqual({ x: 0, y: 60 });
	const [corner] = corners(formOf('square', { turn: 45 }));
	expect(corner?.x).toBeCloseTo(0);
	expect(corner?.y).toBeCloseTo(-60 * Math.SQRT2, 1);
	const high = formOf('square', { half: 120 });
	expect(bounds(high, [{ x: 0, y: 0 }], 0)).toEqual({ x: -60, y: -120, width: 120, height: 240 });
	const lying = bounds({ ...high, turn: 90 }, [{ x: 0, y: 0 }], 0);
	expect([lying.width, lying.height]).toEqual([240, 120]);
});

test('triangles stand on their base', () => {
	const form = formOf('square', { half: 100 });
	expect(corners({ ...form, shape: 'triangle-up' }).map(({ y }) => y)).toEqual([100, -100, 100]);
	expect(corners({ ...form, shape: 'triangle-down' }).map(({ y }) => y)).toEqual([-100, 100, -100]);
});

describe('what is written on a space', () => {
	const high = formOf('square', { half: 240 });
	const low = formOf('square', { half: 19 });

	test('stands where it always did on a space as high as wide, and on a hex', () => {
		const [square, hex] = [formOf('square'), formOf('hex')];
		expect(nameSpot('Sea', square, 'square')).toEqual({ x: 0, y: -44, size: 12.5, length: null });
		expect(nameSpot('Frozen Waste', hex, 'hex')).toMatchObject({ y: -35, length: 68 });
		expect(printRoom(square, 'square', null)).toMatchObject({ middle: 44, width: Infinity });
	});

	test.each([
		[0, { x: 0, along: 'y', sign: -1 }],
		[90, { x: 0, along: 'x', sign: 1 }],
		[180, { x: 0, along: 'y', sign: 1 }],
		[-90, { x: 0, along: 'x', sign: -1 }]
	] as const)(
		'a triangle turned by %i has its name at the base, large and upright',
		(turn, { along, sign }) => {
			const spot = nameSpot('13', { ...high, shape: 'triangle-down', turn }, 'square');
			expect(spot.size).toBe(26);
			const middle = { x: spot.x, y: spot.y - spot.size * 0.35 };
			// Within the last tenth before the base.
			expect(middle[along] * sign).toBeGreaterThan(216);
			expect(middle[along] * sign).toBeLessThan(240);
			expect(middle[along === 'x' ? 'y' : 'x']).toBeCloseTo(0);
			const other = nameSpot('13', { ...high, shape: 'triangle-up', turn }, 'square');
			expect((along === 'x' ? other.x : other.y - other.size * 0.35) * sign).toBeLessThan(-216);
		}
	);

	test('a long name is as large as there is room for', () => {
		const bar = nameSpot("Black's bar", high, 'square');
		expect(bar.size).toBeGreaterThan(12.5);
		expect(bar.size * 0.58 * "Black's bar".length).toBeLessThanOrEqual(110.01);
		expect(nameSpot("Black's bar", { ...high, turn: 90 }, 'square').size).toBe(26);
	});

	test.each(['rectangle', 'round', 'triangle-up', 'triangle-down'] as const)(
		'it lies inside a low space of each shape: %s',
		(shape) => {
			for (const turn of [0, 90]) {
				const form = { ...low, shape, turn };
				const [across, along] = turn === 0 ? [60, 19] : [19, 60];
				const name = nameSpot('North', form, 'square');
				for (const named of [name, null]) {
					const { width, height, bottom } = printRoom(form, 'square', named);
					expect(bottom!).toBeLessThanOrEqual(along);
					expect(bottom! - height).toBeGreaterThanOrEqual(-along);
					expect(height).toBeGreaterThan(8);
					expect(width).toBeLessThanOrEqual(2 * across);
				}
				expect(name.y).toBeLessThanOrEqual(along);
				expect(name.y - name.size * 0.8).toBeGreaterThanOrEqual(-along);
			}
		}
	);
});

describe('edges of a board', () => {
	const rhombus = [0, 1, 2].flatMap((q) =>
		[0, 1, 2].map((r) => ({
			...{ key: `cell(${q},${r})`, q, r, form: formOf('hex') },
			...centre('hex', { q, r })
		}))
	);

	test('are the sides beyond which there is no space', () => {
		const lines = edgeLines('hex', rhombus, { 'first-row': 1, 'last-column': 2 });
		const at = edgesAt(lines);
		expect([...at].map(([key, seats]) => [key, [...seats].toSorted()])).toEqual([
			['cell(0,0)', [0]],
			['cell(1,0)', [0]],
			['cell(2,0)', [0, 1]],
			['cell(2,1)', [1]],
			['cell(2,2)', [1]]
		]);
		// The side at the sharp corner is halved.
		const shared = lines.filter(({ id }) => id.startsWith('cell(2,0) 5 '));
		expect(shared.map(({ of }) => of)).toEqual([1, 2]);
		expect(shared[0]?.to).toEqual(shared[1]?.from);
	});

	test('are those of the player who has them now; nobody has none', () => {
		const edges = { 'first-row': { of: 'holder' }, 'last-row': { of: 'nobody' }, 'last-column': 2 };
		const read = (name: string) => (name === 'holder' ? 'p2' : null);
		expect(ownedEdges({ ...edges, 'first-column': 'rust' }, read)).toEqual({
			...{ 'first-row': 2, 'last-column': 2, 'first-column': 'rust' }
		});
	});

	test('are none where none is coloured', () => {
		expect(edgeLines('hex', rhombus, {})).toEqual([]);
	});
});

const WAYS = {
	b: { cost: 1, way: ['a', 'b'] },
	d: { cost: 4, way: ['a', 'b', 'c', 'd'] },
	e: { cost: 2, way: ['a', 'e'] }
};

test('each space of a way says what it costs to come so far, where one may stop there', () => {
	expect(wayStops(WAYS, WAYS.d)).toEqual([
		{ key: 'b', cost: 1, ends: false },
		{ key: 'c', cost: null, ends: false },
		{ key: 'd', cost: 4, ends: true }
	]);
});

test('a space from which no way leads on is the end, also of a short one', () => {
	expect(wayStops(WAYS, WAYS.e)).toEqual([{ key: 'e', cost: 2, ends: true }]);
	expect(wayStops(WAYS, WAYS.b)).toEqual([{ key: 'b', cost: 1, ends: false }]);
});

test('a question is about the things it names', () => {
	const asked = decision('amount', [], {
		prompt: {
			path: 'question',
			args: { n: { of: 'number', value: 3 }, who: { of: 'thing', keys: ['p2', 'ox'] } }
		}
	});
	expect(thingsAsked(asked)).toEqual(['p2', 'ox']);
});
