/** Zones whose pieces lie in rows and columns: what says where, how many places there are, what a click there answers. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, itemsOf, type Maybe, numberOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { GridLayout, GridLine, GridRow, Layout } from '#lib/ruleset/program/layout.ts';
import { nameOf, type RowPlace, rowNamed } from '#lib/ruleset/program/rows.ts';
import { idsOf, type LayoutWords } from './check-layout-words.ts';

const MOST_LINES = 50;

/** `answered`: parameters of actions, and choices. */
export function linkGrids(
	link: Linking,
	words: LayoutWords,
	answered: readonly string[],
	grids: Maybe
): Layout['grids'] {
	const { zones, enums, map } = link.symbols;
	const known = [...zones.map(nameOf), ...idsOf(zones)];
	return Object.fromEntries(
		entriesOf(grids).flatMap(([name, { key, value }]): [string, GridLayout][] => {
			const row = zones[rowNamed(zones, name)]?.row ?? null;
			const ids = words.zones(name);
			if (ids.length === 0) words.known(say`word/zone: zone`, key, known);
			const isOnBoard = zones.some(({ id, per }) => per === 'space' && ids.includes(id));
			if (isOnBoard)
				told(
					key,
					say`rule/grid-on-board: Each ${map.space} has its own "${name}" on the board: a grid is for zones of the game or of a player`
				);
			const read = grid(value, row);
			if (row === null) return [[name, read]];
			return ids.map((id, nth) => {
				const { places } = read;
				const own = places.length > 1 ? places.slice(nth, nth + 1) : places;
				return [id, { ...read, places: own, row: placeOf(row, nth) }];
			});
		})
	);

	function placeOf({ of, first, enum: by }: RowPlace, nth: number): GridRow {
		const named = by === undefined ? undefined : enums[by];
		return { of, place: named?.values[nth] ?? first + nth, enum: named?.id ?? null };
	}

	/** `row`: of the zones that are its rows; null where a single zone has them all. */
	function grid(node: TreeNode, row: RowPlace | null): GridLayout {
		const rows = row === null ? line(node, 'rows', 'row-numbers') : null;
		const columns = line(node, 'columns', 'column-numbers');
		const places = childOf(node, 'places');
		const each = itemsOf(places).map((item) => numberOf(item) ?? 0);
		if (row !== null)
			for (const id of ['rows', 'row-numbers'])
				unread(
					node,
					id,
					say`rule/grid-of-row: Each place of "${row.of}" is a row of the grid: rows and row-numbers are for a single zone`
				);
		else if (rows === null) {
			unread(node, 'row-for', say`rule/grid-no-rows: Without rows there is no row to be clicked`);
			if (each.length > 1)
				told(places, say`rule/grid-one-row: Without rows it has one row: places is one number`);
		}
		if (columns === null)
			unread(
				node,
				'column-for',
				say`rule/grid-no-columns: Without columns there is no column to be clicked`
			);
		else
			unread(
				node,
				'places',
				say`rule/grid-has-places: A row has a place for each column: places is for grids without columns`
			);
		const count = row?.count ?? rows?.values.length;
		if (count !== undefined && each.length > 1 && each.length !== count)
			told(places, say`rule/grid-places: There are ${count} rows, and places for ${each.length}`);
		const what = say`word/answered: parameter or choice`;
		return {
			rows,
			columns,
			places: each,
			rowFor: words.known(what, childOf(node, 'row-for'), answered),
			columnFor: words.known(what, childOf(node, 'column-for'), answered)
		};
	}

	function line(node: TreeNode, id: string, numbers: string): GridLine | null {
		const of = words.shown(childOf(node, id), 'piece', words.attributes);
		const range = childOf(node, numbers);
		if (of === null) {
			if (range)
				told(range, say`rule/grid-numbers: ${numbers} says which ${id} there are: name them`);
			return null;
		}
		const values = words.enumValues(of);
		if (values) {
			if (range) told(range, say`rule/grid-words: The ${id} are the values of ${of}, not numbers`);
			return { of, values };
		}
		const [first, last] = itemsOf(range).map((item) => numberOf(item) ?? 0);
		if (first === undefined || last === undefined || last < first || last - first >= MOST_LINES) {
			const message = say`rule/grid-range: ${id} that are numbers need ${numbers}: [first, last], at most ${MOST_LINES}`;
			told(range ?? childOf(node, id), message);
			return { of, values: [] };
		}
		return { of, values: Array.from({ length: last - first + 1 }, (_, nth) => first + nth) };
	}

	function unread(node: TreeNode, id: string, message: Said): void {
		told(childOf(node, id), message);
	}

	function told(node: Maybe, message: Said): void {
		if (node) link.report(finding('layout/grid', node, message));
	}
}
