/** What is painted on a map: what comes of strokes that nobody has read yet, and how numbers are given. */
import {
	cellKey,
	type Printed,
	type SheetCell,
	type SheetMark
} from '#lib/ruleset/report/map-sheet.ts';

/** Something that has been painted and is not yet in the sheet; `number` null: it goes. */
export type Stroke =
	| { paint: 'cell'; cell: string; on: boolean }
	| { paint: 'number'; mark: string; cell: string; number: number | null };

/** Of a key as `cellKey` makes them. */
export function cellAt(key: string): SheetCell {
	const [q = 0, r = 0] = key.split(',').map(Number);
	return { q, r };
}

export function cellsAfter(cells: readonly SheetCell[], strokes: readonly Stroke[]): SheetCell[] {
	const now = new Map(cells.map((cell) => [cellKey(cell), cell]));
	for (const stroke of strokes) {
		if (stroke.paint !== 'cell') continue;
		if (stroke.on) now.set(stroke.cell, cellAt(stroke.cell));
		else now.delete(stroke.cell);
	}
	return [...now.values()];
}

/** What is printed on a cell goes with it. */
export function printedAfter(
	{ id, now }: Pick<SheetMark, 'id' | 'now'>,
	strokes: readonly Stroke[]
): Printed {
	const printed = new Map(Object.entries(now));
	for (const stroke of strokes) {
		if (stroke.paint === 'cell') {
			if (!stroke.on) printed.delete(stroke.cell);
		} else if (stroke.mark === id) {
			if (stroke.number === null) printed.delete(stroke.cell);
			else printed.set(stroke.cell, stroke.number);
		}
	}
	return Object.fromEntries(printed);
}

/** From 1 on, without gaps, in the order in which they are. */
export function inOrder(numbers: Printed): Printed {
	const sorted = Object.entries(numbers).sort(([, a], [, b]) => a - b);
	return Object.fromEntries(sorted.map(([cell], at) => [cell, at + 1]));
}

/** The lowest number that no cell has. */
export function nextNumber(numbers: Printed): number {
	const taken = new Set(Object.values(numbers));
	let number = 1;
	while (taken.has(number)) number++;
	return number;
}

/** What stands on a cell. */
export interface Label {
	text: string;
	/** In full, for those who hear it. */
	said: string;
	/** It is what is painted now. */
	large: boolean;
}

/** By cell: the numbers of one mark alone, or those of several with the words for them. */
export function labelsOf(
	marks: readonly SheetMark[],
	alone: boolean,
	say: (mark: SheetMark, number: number) => string
): Map<string, Label[]> {
	const all = new Map<string, Label[]>();
	for (const mark of marks) {
		for (const [cell, number] of Object.entries(mark.now)) {
			const said = say(mark, number);
			const label = { text: alone ? String(number) : said, said, large: alone };
			all.set(cell, [...(all.get(cell) ?? []), label]);
		}
	}
	return all;
}
