/** The map: its cells in dense order, who neighbours whom, and what is printed on it. */
import { append } from '#lib/language/tools/append.ts';
import { finding } from '#lib/language/diagnostic.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { playerRange } from './game-section.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import { type Cell, keyOf, readCell } from './written-cells.ts';
import { collectDirections } from './directions.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { MOST_SPACES } from '#lib/ruleset/program/game-limits.ts';
import type { MapDef } from '#lib/ruleset/program/program.ts';
import { say } from '#lib/language/said.ts';

/** Clockwise from the top: flat-topped hexes in axial coordinates. */
const HEX: Cell[] = [
	{ q: 0, r: -1 },
	{ q: 1, r: -1 },
	{ q: 1, r: 0 },
	{ q: 0, r: 1 },
	{ q: -1, r: 1 },
	{ q: -1, r: 0 }
];
const SQUARE: Cell[] = [
	{ q: 0, r: -1 },
	{ q: 1, r: 0 },
	{ q: 0, r: 1 },
	{ q: -1, r: 0 }
];
const MOST_RINGS = 20;

/** The words for a space: needed before any type can be read. */
export function collectMapWords(link: Linking): void {
	const node = link.whole('map');
	const map = link.symbols.map;
	map.space = textOf(childOf(node, 'space')) ?? '';
	map.plural = textOf(childOf(node, 'plural')) ?? (map.space === '' ? '' : `${map.space}s`);
	const grid = textOf(childOf(node, 'grid'));
	map.grid = grid === 'hex' || grid === 'square' ? grid : 'none';
}

export function collectMap(link: Linking): void {
	const node = link.whole('map');
	if (node === undefined) return;
	const map = link.symbols.map;
	link.cellsOfAnySize = () => cellsOfAnySize(link, node);
	append(map.cells, cellsOf(link, node));
	const index = new Map(map.cells.map((cell, i) => [keyOf(cell), i]));
	append(map.neighbours, neighboursOf(map, index));
	collectJoined(link, node, index);
	collectDirections(link, node, index);
	collectMarks(link, node, index);
}

function cellsOf(link: Linking, node: TreeNode): Cell[] {
	const rings = childOf(node, 'rings');
	const size = childOf(node, 'size');
	if (rings) {
		const grid = childOf(node, 'grid');
		if (link.symbols.map.grid !== 'hex') {
			link.report(
				finding('map/grid', grid ?? rings, say`rule/only-hex-grid: Only a hex grid has rings`)
			);
		}
		return spiral(link.integer(rings, 0, MOST_RINGS) ?? 0);
	}
	if (size) {
		const [columns = 0, rows = 0] = itemsOf(size).map((n) => link.integer(n, 1, MOST_SPACES) ?? 0);
		const all = columns * rows;
		if (all > MOST_SPACES) {
			link.report(tooMany(size, all, MOST_SPACES, say`rule/spaces: spaces`));
			return [];
		}
		return Array.from({ length: all }, (_, i) => ({ q: i % columns, r: Math.floor(i / columns) }));
	}
	const cells: Cell[] = [];
	const seen = new Set<string>();
	for (const item of itemsOf(childOf(node, 'cells'))) {
		const cell = readCell(textOf(item));
		if (!cell)
			link.report(
				finding('map/cell', item, say`rule/cell-written: A cell is written "column,row"`)
			);
		else if (seen.has(keyOf(cell)))
			link.report(finding('name/twice', item, say`rule/cell-twice: This cell is there twice`));
		else {
			seen.add(keyOf(cell));
			cells.push(cell);
		}
	}
	return cells;
}

/** Ring by ring from the middle, each ring clockwise from the top: a smaller map is the beginning of a larger one. */
function spiral(rings: number): Cell[] {
	const cells: Cell[] = [{ q: 0, r: 0 }];
	for (let ring = 1; ring <= rings; ring++) {
		let cell = { q: 0, r: -ring };
		for (let side = 0; side < 6; side++) {
			const step = HEX[(side + 2) % 6]!;
			for (let i = 0; i < ring; i++) {
				cells.push(cell);
				cell = { q: cell.q + step.q, r: cell.r + step.r };
			}
		}
	}
	return cells;
}

function neighboursOf(map: MapDef, index: Map<string, number>): number[][] {
	const steps = map.grid === 'hex' ? HEX : map.grid === 'square' ? SQUARE : [];
	return map.cells.map((cell) =>
		steps
			.map((step) => index.get(keyOf({ q: cell.q + step.q, r: cell.r + step.r })))
			.filter((i) => i !== undefined)
	);
}

/** Neighbours that no grid gives: rows of cells, each joined with the next. */
function collectJoined(link: Linking, node: TreeNode, index: Map<string, number>): void {
	const { map } = link.symbols;
	const joined = childOf(node, 'joined');
	if (joined && map.grid !== 'none') {
		const message = say`rule/neighbours-follow: Neighbours follow from the grid: \`joined\` is for maps with \`grid: none\``;
		link.report(finding('map/grid', joined, message));
		return;
	}
	for (const row of itemsOf(joined)) {
		const cells = (textOf(row) ?? '').split(' ').flatMap((cell) => readCell(cell) ?? []);
		const spaces = cells.flatMap((cell) => index.get(keyOf(cell)) ?? []);
		if (spaces.length < cells.length) {
			link.report(
				finding('map/off-map', row, say`rule/no-such-cell: There is no such cell on the map`)
			);
		}
		for (const [at, space] of spaces.slice(1).entries()) join(map, spaces[at]!, space);
	}
}

function join({ neighbours }: MapDef, a: number, b: number): void {
	if (a === b || neighbours[a]!.includes(b)) return;
	neighbours[a]!.push(b);
	neighbours[b]!.push(a);
}

function collectMarks(link: Linking, node: TreeNode, index: Map<string, number>): void {
	const off: ScalarNode[] = [];
	for (const [id, { value }] of entriesOf(childOf(node, 'marks'))) {
		const values = new Array<number>(index.size).fill(0);
		if (link.symbols.map.marks.some((mark) => mark.id === id)) continue;
		for (const [at, entry] of entriesOf(value)) {
			const cell = readCell(at);
			const space = cell ? index.get(keyOf(cell)) : undefined;
			const printed = link.integer(entry.value);
			if (!cell)
				link.report(
					finding('map/cell', entry.key, say`rule/cell-written: A cell is written "column,row"`)
				);
			else if (space === undefined) off.push(entry.key);
			else if (printed !== null) values[space] = printed;
		}
		link.symbols.map.marks.push({ id, values });
	}
	if (off.length > 0) findOffMap(link, node, off);
}

/** A mark may be for the map of another number of players, but for some number it has to be on the map. */
function findOffMap(link: Linking, node: TreeNode, marked: ScalarNode[]): void {
	const cells = cellsOfAnySize(link, node);
	for (const key of marked) {
		const cell = readCell(key.text);
		if (cell && cells.has(keyOf(cell))) continue;
		link.report(
			finding('map/off-map', key, say`rule/no-such-cell: There is no such cell on the map`)
		);
	}
}

/** "column,row" of all cells that the map has for some number of players. */
function cellsOfAnySize(link: Linking, node: TreeNode): Set<string> {
	const { symbols } = link;
	const { players } = symbols;
	const { min, max } = playerRange(link);
	const cells = new Set<string>();
	for (symbols.players = min; symbols.players <= max; symbols.players++) {
		for (const cell of cellsOf(link, node)) cells.add(keyOf(cell));
	}
	symbols.players = players;
	return cells;
}
