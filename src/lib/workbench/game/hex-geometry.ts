/** Flat-top hexes on axial coordinates, and squares, in drawing units. */

export interface Cell {
	q: number;
	r: number;
}

export interface Point {
	x: number;
	y: number;
}

export type Grid = 'hex' | 'square' | 'none';

/** Radius of a hex, and half the side of a square. */
export const RADIUS = 60;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;

export function centre(grid: Grid, { q, r }: Cell): Point {
	if (grid === 'hex') return { x: RADIUS * 1.5 * q, y: HALF_HEIGHT * (2 * r + q) };
	return { x: q * RADIUS * 2, y: r * RADIUS * 2 };
}

/** Spaces without a grid are round, as far as a polygon can be. */
const ROUND = 24;

/** Corners round the centre, `inset` units inside the edge. */
export function corners(grid: Grid, inset = 0): Point[] {
	const radius = RADIUS - inset;
	if (grid === 'none') {
		return Array.from({ length: ROUND }, (_, corner) => {
			const angle = (Math.PI * 2 * corner) / ROUND;
			return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
		});
	}
	if (grid === 'hex') {
		return [0, 1, 2, 3, 4, 5].map((corner) => {
			const angle = (Math.PI / 3) * corner;
			return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
		});
	}
	return [
		{ x: -radius, y: -radius },
		{ x: radius, y: -radius },
		{ x: radius, y: radius },
		{ x: -radius, y: radius }
	];
}

export function outline(grid: Grid, inset = 0): string {
	return corners(grid, inset)
		.map(({ x, y }) => `${x},${y}`)
		.join(' ');
}

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export function bounds(grid: Grid, points: readonly Point[], margin = 14): Box {
	const half = grid === 'hex' ? HALF_HEIGHT : RADIUS;
	const xs = points.map((point) => point.x);
	const ys = points.map((point) => point.y);
	const x = Math.min(0, ...xs) - RADIUS - margin;
	const y = Math.min(0, ...ys) - half - margin;
	return {
		x,
		y,
		width: Math.max(0, ...xs) + RADIUS + margin - x,
		height: Math.max(0, ...ys) + half + margin - y
	};
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The cell an arrow key leads to: the nearest one in that direction, sideways steps counting double, so that left and
 * right work on a grid that has no straight row.
 */
export function neighbourTowards<P extends Point>(spaces: readonly P[], here: Point, arrow: Arrow) {
	const [dx, dy] = {
		ArrowUp: [0, -1] as const,
		ArrowDown: [0, 1] as const,
		ArrowLeft: [-1, 0] as const,
		ArrowRight: [1, 0] as const
	}[arrow];
	let best: P | null = null;
	let least = Infinity;
	for (const there of spaces) {
		const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
		const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
		if (along < 1 || aside > along * 2) continue;
		if (along + aside * 2 < least) {
			least = along + aside * 2;
			best = there;
		}
	}
	return best;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
