/** Where things lie on a space: beside each other, or one behind the other from its edge. In drawing units from its middle. */
import { type Form, type Grid, type Point, RADIUS, reachAbove, turned } from './hex-geometry.ts';

export interface Slot {
	x: number;
	y: number;
	size: number;
}

/** Of counters in stacks. `roomy`: it is a square on which nothing is printed. */
export function slots(count: number, roomy: boolean, form: Form): Slot[] {
	const row = (xs: number[], y: number, size: number) => xs.map((x) => ({ x, y, size }));
	if (count > MANY) return packed(count, form);
	if (count <= 1) return (roomy ? row([0], 7, 76) : row([0], 6, 60)).slice(0, count);
	if (count === 2) return row([-26, 26], 2, 50);
	if (count === 3) return [...row([-21, 21], -11, 40), ...row([0], 29, 40)];
	const size = count === 4 ? 37 : 31;
	const columns = count === 4 ? [-20, 20] : [-32, 0, 32];
	const [above, below] = count === 4 ? [-12, 27] : [-12, 21];
	return [...row(columns, above, size), ...row(columns, below, size)].slice(0, count);
}

const MANY = 6;

/** Side by side in rows, as large as they can be. `printed`: what is printed at the lower edge stays in sight. */
export function packed(count: number, form: Form, printed = false): Slot[] {
	const room = printed ? abovePrint(form) : roomOf(form);
	const most = { columns: 1, size: 0 };
	for (let columns = 1; columns <= count; columns++) {
		const size = Math.min(room.width / columns, room.height / Math.ceil(count / columns), LARGEST);
		if (size > most.size + 0.01) Object.assign(most, { columns, size });
	}
	const { columns, size } = most;
	const rows = Math.ceil(count / columns);
	return Array.from({ length: count }, (_, nth) => {
		const [row, column] = [Math.floor(nth / columns), nth % columns];
		const inRow = row === rows - 1 ? count - row * columns : columns;
		return {
			x: (column - (inRow - 1) / 2) * size,
			y: room.middle + (row - (rows - 1) / 2) * size,
			size: size * (1 - GAP)
		};
	});
}

const LARGEST = 84;
const GAP = 0.07;

/** How far a space reaches from its middle as it stands on the table: to the side, and up. */
export function reachOf({ half, turn }: Form): { across: number; along: number } {
	const lying = Math.abs(turn) % 180 === 90;
	return lying ? { across: half, along: RADIUS } : { across: RADIUS, along: half };
}

/** As its grid has it, or askew: there is one place for what is written on it. */
export function isUsual({ shape, half, turn }: Form): boolean {
	if (shape === 'hex') return true;
	return !isTriangle(shape) && (half === RADIUS || turn % 90 !== 0);
}

function isTriangle(shape: Form['shape']): boolean {
	return shape === 'triangle-up' || shape === 'triangle-down';
}

/** Where the name of a space stands: the middle of its baseline, and how large it is. `length`: it is pressed into that. */
export interface NameSpot extends Point {
	size: number;
	length: number | null;
}

/** Above what lies there; of a triangle at its base, where it is widest. Names stand upright however a board is turned. */
export function nameSpot(label: string, form: Form, grid: Grid): NameSpot {
	const long = label.length * LETTER;
	if (isUsual(form)) {
		const length = label.length > 10 ? 68 : null;
		return { x: 0, y: NAME_AT[grid] - reachAbove(form), size: NAME, length };
	}
	const { shape, half, turn } = form;
	const { across, along } = reachOf(form);
	const upright = turn % 180 === 0;
	const width = isTriangle(shape) ? across * (upright ? 1.6 : 0.8) : 2 * across - 10;
	const most = Math.min(LARGE_NAME, along * 0.62);
	const size = Math.min(most, Math.max(width / long, Math.min(NAME, most)));
	const length = long * size > width ? width : null;
	if (!isTriangle(shape)) return { x: 0, y: size - along + 2, size, length };
	const taken = upright ? size * 0.6 + 3 : Math.min(long * size, width) / 2 + 6;
	const inside = shape === 'triangle-up' ? half - taken : taken - half;
	const { x, y } = turned({ x: 0, y: inside }, turn);
	return { x, y: y + size * 0.35, size, length };
}

const NAME_AT: Readonly<Record<Grid, number>> = { hex: -35, square: -44, none: -36 };
const NAME = 12.5;
const LARGE_NAME = 26;
/** How wide a letter is, by its height. */
const LETTER = 0.58;

/** How much room there is for what is printed at the lower edge of a space, and how far down that reaches. `name`: what else is written there. */
export function printRoom(form: Form, grid: Grid, name: NameSpot | null) {
	if (isUsual(form)) {
		const middle = (grid === 'hex' ? 38 : 44) + reachAbove(form);
		return { width: Infinity, height: Infinity, middle, bottom: null };
	}
	const { shape, turn } = form;
	const { across, along } = reachOf(form);
	const [wide, deep] = shape === 'round' ? [0.78, 0.89] : [1, 1];
	const atBase = shape === 'triangle-up' && turn % 180 === 0;
	const bottom = along * deep - 2 - (atBase && name ? name.size * 1.25 : 0);
	const above = name && !isTriangle(shape) ? name.y + name.size * 0.25 : -along * deep;
	return { width: (2 * across - 4) * wide, height: bottom - above - 2, middle: null, bottom };
}

/** The upright rectangle in which counters lie side by side; above it stands a name. */
function roomOf(form: Form): { width: number; height: number; middle: number } {
	const { shape, turn } = form;
	const { across, along } = reachOf(form);
	switch (shape) {
		case 'hex':
			return { width: 84, height: 72, middle: 5 };
		case 'round':
			return { width: across * 1.5, height: along * 1.26, middle: 5 };
		case 'rectangle': {
			const straight = turn % 90 === 0 ? 1 : 0.66;
			const height = (2 * along - LABEL) * straight;
			return {
				width: across * 1.82 * straight,
				height,
				middle: straight === 1 ? LABEL / 2 - 4 : 0
			};
		}
		case 'triangle-up':
		case 'triangle-down':
			return { width: across * 1.1, height: along, middle: 0 };
	}
}

const LABEL = 26;

/** Of a space at whose lower edge something is printed. */
function abovePrint(form: Form): ReturnType<typeof roomOf> {
	const room = roomOf(form);
	const print = form.shape === 'rectangle' ? PRINT : 0;
	return { ...room, height: room.height - print, middle: room.middle - print / 2 };
}

const PRINT = 26;

/** One behind the other: of a triangle from its base, otherwise from below, or from the left where it is wider than high. */
export function fanSlots(count: number, form: Form): Slot[] {
	const { shape, half, turn } = form;
	const wide = half < RADIUS;
	const [long, short] = wide ? [RADIUS, half] : [half, RADIUS];
	const size = Math.min(short * 1.62, MAN);
	const first = long - size / 2 - 4;
	const reach = (shape === 'rectangle' ? 2 : 1.85) * long - size - 8;
	const step = count > 1 ? Math.min(size, reach / (count - 1)) : 0;
	return Array.from({ length: count }, (_, nth) => {
		const along = first - nth * step;
		const place: Point =
			shape === 'triangle-down'
				? { x: 0, y: -along }
				: wide
					? { x: -along, y: 0 }
					: { x: 0, y: along };
		return { ...turned(place, turn), size };
	});
}

/** Pillars, each of which stands on one place among what lies beside it: by how many lie on it, the first one lowest. */
export function pillarSlots(heights: readonly number[], form: Form): Slot[][] {
	const [only, ...others] = heights;
	if (only === undefined) return [];
	if (others.length > 0)
		return packed(heights.length, form).map(({ x, y, size }, at) =>
			pillar(heights[at]!, { x, y, width: size, height: size })
		);
	const { width, height, middle } = roomOf(form);
	// What is narrow finds more of the height of what is round.
	const box = { x: 0, width, height, y: middle };
	if (form.shape === 'round') Object.assign(box, { height: 2 * form.half - LABEL - 8, y: 9 });
	return [pillar(only, box)];
}

function pillar(count: number, box: Point & { width: number; height: number }): Slot[] {
	const size = Math.min(box.height / (1 + (count - 1) * STEP), box.width, SINGLE);
	return Array.from({ length: count }, (_, nth) => ({
		...{ x: box.x, y: box.y + ((count - 1) / 2 - nth) * STEP * size, size }
	}));
}

/** How much of each in a pillar is seen under the next one, and how large a single one is. */
const STEP = 0.5;
const SINGLE = 72;

/** The width of a man on a space of the usual width. */
const MAN = 98;

/** How many are counted rather than seen: they lie so close that less than half of each is to be seen. */
export function closely([first, second]: readonly Slot[]): boolean {
	if (!first || !second) return false;
	return Math.hypot(first.x - second.x, first.y - second.y) < first.size / 2;
}
