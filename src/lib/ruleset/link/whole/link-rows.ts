/** Rows of zones in the middle of the table: which zones stand in one, whose they are, and by which places the columns go. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { ZoneSymbol } from '#lib/ruleset/names/symbols.ts';
import type { ZoneRow, ZoneRows } from '#lib/ruleset/program/layout.ts';
import { nameOf, placeName, rowNamed, type RowPlace } from '#lib/ruleset/program/rows.ts';
import { idsOf, type LayoutWords } from './check-layout-words.ts';

/** What is said in a row, and where. */
interface Named {
	name: string;
	node: TreeNode;
	zone: ZoneSymbol;
	/** Of a row of zones: they take the columns. */
	row: RowPlace | null;
}

export function linkRows(link: Linking, words: LayoutWords, rows: Maybe): ZoneRows | null {
	const { enums, zones } = link.symbols;
	let columns: Named | null = null;
	const seen = new Set<string>();
	if (!rows) return null;
	const read = itemsOf(rows).map(row);
	return { columns: columns === null ? [] : columnsOf(columns), rows: read };

	function row(item: TreeNode): ZoneRow {
		const said = childOf(item, 'zones') ?? item;
		const wanted = childOf(item, 'of');
		const named = itemsOf(said).flatMap((node) => found(node));
		const [first] = named;
		for (const each of named) checkOwner(each, first!);
		if (wanted && first && first.zone.per !== 'player') {
			const message = say`rule/rows-of-game: "${first.name}" belongs to nobody: of is for zones of players`;
			told(wanted, message);
		}
		const inColumns = named.filter(({ row: places }) => places !== null);
		for (const each of inColumns) checkColumns(each, inColumns[0]!);
		const of = textOf(wanted);
		const whose =
			first?.zone.per === 'player' ? (of === 'you' || of === 'others' ? of : 'all') : null;
		for (const each of named) checkOnce(each, whose);
		return {
			zones: inColumns.slice(0, 1).flatMap(({ name }) => words.zones(name)),
			beside: named.flatMap(({ row: places, zone }) => (places === null ? [zone.id] : [])),
			of: whose
		};
	}

	function found(node: TreeNode): Named[] {
		const name = textOf(node) ?? '';
		words.known(say`word/zone: zone`, node, [...zones.map(nameOf), ...idsOf(zones)]);
		const inRow = zones[rowNamed(zones, name)];
		const zone = inRow ?? zones.find(({ id }) => id === name);
		if (!zone) return [];
		if (zone.per === 'space') {
			const { space } = link.symbols.map;
			told(
				node,
				say`rule/rows-on-board: Each ${space} has its own "${name}" on the board: a row is for zones of the game or of players`
			);
		}
		return [{ name, node, zone, row: inRow?.row ?? null }];
	}

	function checkOwner({ name, node, zone }: Named, first: Named): void {
		if (zone.per === first.zone.per || zone.per === 'space') return;
		told(
			node,
			say`rule/rows-owners: Either all zones of a row are zones of players, or none is: "${name}" is not as "${first.name}"`
		);
	}

	/** All rows of zones have the same places, and a row has one of them. */
	function checkColumns(each: Named, first: Named): void {
		if (each !== first) {
			told(
				each.node,
				say`rule/rows-two: "${each.name}" would take the columns of "${first.name}": give it a row of its own`
			);
		}
		columns ??= each;
		if (placesSaid(each) === placesSaid(columns)) return;
		told(
			each.node,
			say`rule/rows-columns: The columns are the places of "${columns.name}", ${placesSaid(columns)}: those of "${each.name}" are ${placesSaid(each)}`
		);
	}

	function checkOnce({ name, node }: Named, whose: ZoneRow['of']): void {
		const both = whose === 'all' ? (['you', 'others'] as const) : [whose];
		if (both.some((of) => seen.has(`${name} ${of}`)))
			told(node, say`rule/rows-again: "${name}" stands in a row already`);
		for (const of of both) seen.add(`${name} ${of}`);
	}

	function placesSaid({ row: places }: Named): string {
		if (places === null) return '';
		const { count, enum: by, first } = places;
		return by === undefined ? `${first} .. ${first + count - 1}` : enums[by]!.id;
	}

	function columnsOf({ row: places }: Named): ZoneRows['columns'] {
		const { count = 0, enum: by } = places ?? {};
		return Array.from({ length: count }, (_, place) => {
			const name = placeName({ ...places!, place }, enums);
			return by === undefined
				? { place: Number(name), enum: null }
				: { place: name, enum: enums[by]!.id };
		});
	}

	function told(node: Maybe, message: Said): void {
		if (node) link.report(finding('layout/rows', node, message));
	}
}
