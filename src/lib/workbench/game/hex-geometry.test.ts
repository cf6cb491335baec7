import { expect, test } from 'vitest';
import { bounds, centre, corners, neighbourTowards } from './hex-geometry.ts';

const DISC = [-1, 0, 1].flatMap((q) =>
	[-1, 0, 1].filter((r) => Math.abs(q + r) <= 1).map((r) => ({ q, r, ...centre('hex', { q, r }) }))
);

test('a flat-top hex has corners to the left and right, neighbours share an edge', () => {
	expect(corners('hex')[0]).toEqual({ x: 60, y: 0 });
	const a = centre('hex', { q: 0, r: 0 });
	const b = centre('hex', { q: 1, r: 0 });
	expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(60 * Math.sqrt(3));
});

test('bounds hold every cell', () => {
	const box = bounds('hex', DISC, 0);
	expect(box.width).toBeCloseTo(60 * 5);
	expect(box.height).toBeCloseTo(3 * 60 * Math.sqrt(3));
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
	const round = corners('none', 10);
	expect(round).toHaveLength(24);
	for (const { x, y } of round) expect(Math.hypot(x, y)).toBeCloseTo(50, 1);
});
