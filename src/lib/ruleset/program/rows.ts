/** Rows: zones or fields that stand together under one name, one for each number from 1 to 5, or for each value of an enum. */
/** Which place of a row something is. */
export interface RowPlace {
	/** The name of the row. */
	of: string;
	/** From 0 on; the places of a row follow each other in their table. */
	place: number;
	/** How many places the row has. */
	count: number;
	/** By what the first place is asked for: its number, or 0, the word of the first value of the enum. */
	first: number;
	/** The enum, where values of one stand for the places. */
	enum?: number;
}

export interface InRow {
	id: string;
	row?: RowPlace;
}

/** How rules call what stands in a row, and what stands alone. */
export function nameOf({ id, row }: InRow): string {
	return row?.of ?? id;
}

/** Where the row of this name begins, -1: there is none. */
export function rowNamed(things: readonly InRow[], name: string): number {
	return things.findIndex(({ row }) => row?.of === name);
}

/** The index that stands for all places of a row. */
export function firstOfRow(things: readonly InRow[], index: number): number {
	return index - (things[index]?.row?.place ?? 0);
}

/** The ids of all that a name stands for: those of a row, or the one thing. */
export function idsNamed(things: readonly InRow[], name: string): string[] {
	return things.filter((thing) => thing.id === name || nameOf(thing) === name).map(({ id }) => id);
}

/** How a place is called: by its number, or by the value of the enum. */
export function placeName(
	{ first, place, enum: by }: RowPlace,
	enums: readonly { values: readonly string[] }[]
): string {
	return by === undefined ? String(first + place) : (enums[by]?.values[place] ?? '');
}

/** The indices of all that stand in a row with this one. */
export function wholeRow(things: readonly InRow[], index: number): number[] {
	const first = firstOfRow(things, index);
	return Array.from({ length: things[index]?.row?.count ?? 1 }, (_, place) => first + place);
}
