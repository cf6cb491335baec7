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

/** What a space looks like: its outline, how high it is, and by how many degrees the board is turned. */
export interface Form {
	shape: Shape;
	/** From its middle to its upper edge; of hexes and what is round their own. */
	half: number;
	turn: number;
}

export type Shape = 'hex' | 'rectangle' | 'round' | 'triangle-up' | 'triangle-down';

const SHAPES = { hex: 'hex', square: 'rectangle', none: 'round' } as const;

/** As its grid has it. */
export function formOf(grid: Grid, { half = RADIUS, turn = 0 } = {}): Form {
	return { shape: SHAPES[grid], half, turn };
}

/** Where a cell lies on a board that is not turned; `half`: half the height of its spaces. */
export function centre(grid: Grid, { q, r }: Cell, half = RADIUS): Point {
	if (grid === 'hex') return { x: RADIUS * 1.5 * q, y: HALF_HEIGHT * (2 * r + q) };
	return { x: q * RADIUS * 2, y: r * half * 2 };
}

/** A point of a board that is turned round the first cell, clockwise. */
export function turned({ x, y }: Point, degrees: number): Point {
	if (degrees === 0) return { x, y };
	const angle = (Math.PI * degrees) / 180;
	const [along, aside] = [Math.cos(angle), Math.sin(angle)];
	return { x: round(x * along - y * aside), y: round(x * aside + y * along) };
}

/** Spaces without a grid are round, as far as a polygon can be. */
const ROUND = 24;

/** Corners round the centre, `inset` units inside the edge. */
export function corners({ shape, half, turn }: Form, inset = 0): Point[] {
	return flat(shape, half, inset).map((corner) => turned(corner, turn));
}

function flat(shape: Shape, half: number, inset: number): Point[] {
	const [width, height] = [RADIUS - inset, half - inset];
	switch (shape) {
		case 'round':
			return regular(ROUND).map(({ x, y }) => ({ x: round(width * x), y: round(height * y) }));
		case 'hex':
			return regular(6).map(({ x, y }) => ({ x: round(width * x), y: round(width * y) }));
		case 'rectangle':
			return [
				{ x: -width, y: -height },
				{ x: width, y: -height },
				{ x: width, y: height },
				{ x: -width, y: height }
			];
		case 'triangle-up':
		case 'triangle-down': {
			const base = shape === 'triangle-up' ? height : -height;
			return [
				{ x: -width, y: base },
				{ x: 0, y: -base },
				{ x: width, y: base }
			];
		}
	}
}

function regular(count: number): Point[] {
	return Array.from({ length: count }, (_, corner) => {
		const angle = (Math.PI * 2 * corner) / count;
		return { x: Math.cos(angle), y: Math.sin(angle) };
	});
}

/** By how much a space reaches further up than one that is as high as wide, as the board is turned. */
export function reachAbove({ shape, half, turn }: Form): number {
	return shape === SHAPES.hex || turn % 180 !== 0 ? 0 : half - RADIUS;
}

export function outline(form: Form, inset = 0): string {
	return corners(form, inset)
		.map(({ x, y }) => `${x},${y}`)
		.join(' ');
}

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Round spaces of one form; without any, round the place of the first cell. */
export function bounds(form: Form, points: readonly Point[], margin = 14): Box {
	const around = corners({ ...form, shape: form.shape === 'hex' ? 'hex' : 'rectangle' });
	const width = Math.max(...around.map((point) => point.x)) + margin;
	const height = Math.max(...around.map((point) => point.y)) + margin;
	const held = points.length > 0 ? points : [{ x: 0, y: 0 }];
	const xs = held.map((point) => point.x);
	const ys = held.map((point) => point.y);
	const x = Math.min(...xs) - width;
	const y = Math.min(...ys) - height;
	return { x, y, width: Math.max(...xs) + width - x, height: Math.max(...ys) + height - y };
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
