/**
 * The map in the text of a variant of one's own. What the layers below say about its cells is taken away and said anew;
 * numbers printed on cells are changed one by one. Both go again when they say what is there without them.
 *
 * Apart from the size of a map, what is written depends on the text and on the layers below alone: one change can follow
 * another before anybody has read what came of the first.
 */
import type { Keys } from '#lib/language/editing/change.ts';
import type { Plain } from '#lib/language/editing/plain-text.ts';
import { childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import {
	cellKey,
	type ExtentKey,
	EXTENTS,
	type MapExtent,
	type MapSheet,
	type Printed
} from '#lib/ruleset/report/map-sheet.ts';
import { has, nodeAt, put, rootOf, withChange, withEdit, withoutEntry } from './own-text.ts';

/** One cell is there or not; what is printed on it goes with it. */
export function withCell(text: string, sheet: MapSheet, cell: string, on: boolean): string | null {
	const own = ownCells(text, sheet);
	const before = own ?? startingCells(text, sheet);
	if (before.includes(cell) === on) return text;
	const wanted = on ? [...before, cell] : before.filter((candidate) => candidate !== cell);
	const { below } = sheet;
	const asBelow = isSame(wanted, below.most) && isSame(wanted, below.fewest);
	const keys = placeOf(below, 'cells');
	const written = asBelow
		? withoutExtent(text)
		: ((own && withItem(text, keys, cell, own)) ?? withExtent(text, sheet, 'cells', wanted));
	return on || written === null
		? written
		: withoutPrinted(written, sheet, (other) => other === cell);
}

/** So many rings or columns and rows, for any number of players; what is printed outside of them goes. */
export function withSize(
	text: string,
	sheet: MapSheet,
	size: { rings: number } | { size: [number, number] }
): string | null {
	const written =
		'rings' in size
			? withExtent(text, sheet, 'rings', size.rings)
			: withExtent(text, sheet, 'size', size.size);
	return written && withoutPrinted(written, sheet, (cell) => !isWithin(cell, size));
}

/** Cells as the layers below have them. */
export function withoutExtent(text: string): string | null {
	return EXTENTS.reduce<string | null>((now, key) => {
		const changed = now && withoutEntry(now, ['change', `map.${key}`]);
		return changed && withoutEntry(changed, ['map', key]);
	}, text);
}

/** The number of a mark on a cell, or (null) none. null: it cannot be written. */
export function withPrinted(
	text: string,
	sheet: MapSheet,
	mark: string,
	cell: string,
	number: number | null
): string | null {
	const whole = wholeMark(text, mark);
	if (whole) {
		if (number !== null) return put(text, [...whole, cell], number);
		return has(text, [...whole, cell]) ? withEdit(text, [...whole, cell], { do: 'remove' }) : text;
	}
	const below = sheet.marks.find(({ id }) => id === mark)?.below?.[cell] ?? null;
	return withChange(text, ['map', 'marks', mark, cell], below, number);
}

/** All numbers of a mark. */
export function withAllPrinted(
	text: string,
	sheet: MapSheet,
	mark: string,
	numbers: Printed
): string | null {
	return Object.entries(numbers).reduce<string | null>(
		(now, [cell, number]) => now && withPrinted(now, sheet, mark, cell, number),
		text
	);
}

/** A mark as the layers below have it. */
export function withoutMark(text: string, mark: string): string | null {
	const address = `map.marks.${mark}`;
	const changes = entriesOf(childOf(rootOf(text), 'change')).map(([key]) => key);
	return changes
		.filter((key) => key === address || key.startsWith(`${address}.`))
		.reduce<string | null>((now, key) => now && withoutEntry(now, ['change', key]), text);
}

/** Where the variant says it: what is there below is changed, what is not is defined. */
function placeOf({ key: below }: MapExtent, key: ExtentKey): Keys {
	return below === key ? ['change', `map.${key}`, 'set'] : ['map', key];
}

function withExtent(text: string, { below }: MapSheet, key: ExtentKey, value: Plain) {
	let now: string | null = text;
	for (const other of EXTENTS) {
		if (other === key || now === null) continue;
		now =
			below.key === other
				? put(now, ['change', `map.${other}`], { expect: expected(below), remove: true })
				: withoutEntry(now, ['map', other]);
	}
	if (now === null) return null;
	if (below.key !== key) return put(now, ['map', key], value);
	if (JSON.stringify(value) === JSON.stringify(below.said))
		return withoutEntry(now, ['change', `map.${key}`]);
	return put(now, ['change', `map.${key}`], { expect: expected(below), set: value });
}

/** One more item of a list, or one fewer. */
function withItem(text: string, keys: Keys, item: string, list: readonly string[]): string | null {
	const at = list.indexOf(item);
	if (at < 0) return withEdit(text, keys, { do: 'add', value: item });
	return withEdit(text, [...keys, at], { do: 'remove' });
}

const expected = ({ said }: MapExtent): Plain => (Array.isArray(said) ? 'present' : said);

/** Those that the text itself lists; null: it lists none. */
function ownCells(text: string, { below }: MapSheet): string[] | null {
	const keys = placeOf(below, 'cells');
	if (!has(text, keys)) return null;
	return itemsOf(nodeAt(text, keys)).map((item) => (textOf(item) ?? '').replaceAll(/\s/g, ''));
}

/** What there is where the text lists no cells: what it says about the size, or what is below. */
function startingCells(text: string, { now, below }: MapSheet): string[] {
	const isSized = EXTENTS.some((key) => has(text, placeOf(below, key)));
	return (isSized ? now : below).most.map(cellKey);
}

const isSame = (cells: readonly string[], others: MapExtent['most']): boolean =>
	cells.length === others.length && others.every((other) => cells.includes(cellKey(other)));

function withoutPrinted(
	text: string,
	sheet: MapSheet,
	isGone: (cell: string) => boolean
): string | null {
	return sheet.marks.reduce<string | null>((before, { id }) => {
		const gone = before === null ? [] : printedCells(before, sheet, id).filter(isGone);
		return gone.reduce<string | null>(
			(now, cell) => now && withPrinted(now, sheet, id, cell, null),
			before
		);
	}, text);
}

/** Cells on which a mark may be printed: those below, and those of which the text speaks. */
function printedCells(text: string, { marks }: MapSheet, mark: string): string[] {
	const whole = wholeMark(text, mark);
	if (whole) return entriesOf(nodeAt(text, whole)).map(([cell]) => cell);
	const changes = childOf(rootOf(text), 'change');
	if (childOf(changes, `map.marks.${mark}`)) return [];
	const start = `map.marks.${mark}.`;
	const said = entriesOf(changes).flatMap(([key]) =>
		key.startsWith(start) ? [key.slice(start.length)] : []
	);
	const below = Object.keys(marks.find(({ id }) => id === mark)?.below ?? {});
	return [...new Set([...below, ...said])];
}

/** Where the text itself says a mark as a whole; null: nowhere. */
function wholeMark(text: string, mark: string): Keys | null {
	const places: Keys[] = [
		['change', `map.marks.${mark}`, 'set'],
		['change', 'map.marks', 'add', mark],
		['map', 'marks', mark]
	];
	return places.find((keys) => has(text, keys)) ?? null;
}

function isWithin(cell: string, size: { rings: number } | { size: [number, number] }): boolean {
	const [q = 0, r = 0] = cell.split(',').map(Number);
	if ('rings' in size) return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2 <= size.rings;
	const [columns, rows] = size.size;
	return q >= 0 && r >= 0 && q < columns && r < rows;
}
