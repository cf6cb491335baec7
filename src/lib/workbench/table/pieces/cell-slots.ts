/** How rows of cells fit into a room, and where heaps lie in a cell. In pixels. */
import type { ZoneRole } from '#lib/workbench/lookup/RulesIndex.ts';

/** Between cells, and from the edge of a cell to what lies in it. */
const GAP = 4;
const PAD = 5;
/** The heads of columns, and the mark of a seat before its row. */
const HEAD = 20;
const MARK = 20;

/** A counter: as small as it may become, as large as it is worth while, and below the size of a card. */
const LEAST = 16;
const MOST = 92;
const BELOW_CARD = 58;
/** How much of each in a fan is seen below the next one; of many so much at least, for which they get smaller, to this part. */
const STEP = 0.36;
const LEAST_STEP = 0.22;
const SMALLER = 0.6;
/** How many counters high a row with more than heaps may be. */
const HIGH = 4.6;
/** So many counters high such a row is at least, if there is room. */
const LOW = 1.9;

export interface Room {
	width: number;
	height: number;
	columns: number;
	/** Whether something stands above the columns, and before the rows. */
	heads: boolean;
	marks: boolean;
}

export interface Fit {
	/** Of a counter. */
	size: number;
	/** Of a cell; `heights`: of each row. */
	width: number;
	heights: number[];
	mark: number;
}

/** `tall`: by row, whether more than one heap can lie in a cell of it. `small`: counters stay below the size of a card. */
export function fitRows(room: Room, tall: readonly boolean[], small: boolean): Fit {
	const mark = room.marks ? MARK : 0;
	const across = room.width - 2 * GAP - (room.marks ? MARK + GAP : 0) - (room.columns - 1) * GAP;
	const gaps = (tall.length - 1 + (room.heads ? 1 : 0)) * GAP;
	const down = room.height - 2 * GAP - gaps - (room.heads ? HEAD : 0);
	const many = tall.filter(Boolean).length;
	const flat = tall.length - many;
	const bySide = across / room.columns - 2 * PAD;
	const byHeight = (down - tall.length * 2 * PAD) / (flat + many * LOW);
	const most = small ? BELOW_CARD : MOST;
	const size = Math.max(LEAST, Math.floor(Math.min(bySide, byHeight, most)));
	const width = Math.max(
		size + 2 * PAD,
		Math.floor(Math.min(across / room.columns, size * 1.25 + 2 * PAD))
	);
	const heap = size + 2 * PAD;
	const rest = many === 0 ? 0 : Math.floor((down - flat * heap) / many);
	const high = Math.max(heap, Math.min(rest, Math.floor(size * HIGH)));
	return { size, width, heights: tall.map((is) => (is ? high : heap)), mark };
}

export interface CellSlot {
	/** Of its upper left corner. */
	x: number;
	y: number;
	size: number;
}

interface Cell {
	width: number;
	height: number;
	/** Of a counter. */
	size: number;
}

/** Where so many heaps lie: one in the middle, a fan from below up, or side by side as large as they can be. */
export function cellSlots(role: ZoneRole, count: number, cell: Cell): CellSlot[] {
	return role === 'fan' || role === 'pillar' ? fanned(count, cell) : sideBySide(count, cell);
}

function fanned(count: number, cell: Cell): CellSlot[] {
	const room = cell.height - 2 * PAD;
	const readable = Math.floor(room / (1 + LEAST_STEP * (count - 1)));
	const size = Math.min(cell.size, Math.max(readable, Math.round(cell.size * SMALLER)));
	const step = count > 1 ? Math.min(size * STEP, (room - size) / (count - 1)) : 0;
	return Array.from({ length: count }, (_, nth) => ({
		x: Math.round((cell.width - size) / 2),
		y: Math.round(PAD + room - size - nth * step),
		size
	}));
}

function sideBySide(count: number, cell: Cell): CellSlot[] {
	const [width, height] = [cell.width - 2 * PAD, cell.height - 2 * PAD];
	let best = { columns: 1, size: 0 };
	for (let columns = 1; columns <= count; columns++) {
		const lines = Math.ceil(count / columns);
		const size = Math.floor(Math.min(cell.size, width / columns, height / lines));
		if (size > best.size) best = { columns, size };
	}
	const { columns, size } = best;
	const lines = Math.ceil(count / columns);
	return Array.from({ length: count }, (_, nth) => {
		const [line, column] = [Math.floor(nth / columns), nth % columns];
		const inLine = line === lines - 1 ? count - line * columns : columns;
		return {
			x: Math.round(PAD + (width - inLine * size) / 2 + column * size),
			y: Math.round(PAD + (height - lines * size) / 2 + line * size),
			size
		};
	});
}
