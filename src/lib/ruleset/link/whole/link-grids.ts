/** Zones whose pieces lie in rows and columns: what says where, how many places there are, what a click there answers. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, itemsOf, type Maybe, numberOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { GridLayout, GridLine, Layout } from '#lib/ruleset/program/layout.ts';
import { idsOf, type LayoutWords } from './check-layout-words.ts';

const MOST_LINES = 50;

/** `answered`: parameters of actions, and choices. */
export function linkGrids(
	link: Linking,
	words: LayoutWords,
	answered: readonly string[],
	grids: Maybe
): Layout['grids'] {
	const known = idsOf(link.symbols.zones);
	return Object.fromEntries(
		entriesOf(grids).map(([zone, { key, value }]) => {
			words.known(say`word/zone: zone`, key, known);
			return [zone, grid(value)];
		})
	);

	function grid(node: TreeNode): GridLayout {
		const rows = line(node, 'rows', 'row-numbers');
		const columns = line(node, 'columns', 'column-numbers');
		const places = childOf(node, 'places');
		const each = itemsOf(places).map((item) => numberOf(item) ?? 0);
		if (rows === null) {
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
		if (rows && each.length > 1 && each.length !== rows.values.length)
			told(
				places,
				say`rule/grid-places: There are ${rows.values.length} rows, and places for ${each.length}`
			);
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
