/** The map of a variant as it is written: its cells and what is printed on them, now and without the variant's own word. */
import { childOf, entriesOf, numberOf, plainOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { MapEntry, MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { linkMap } from '#lib/ruleset/link/index.ts';
import { playersOf } from './player-range.ts';

export interface SheetCell {
	q: number;
	r: number;
}

/** The ways to say which cells there are: of each map at most one. */
export const EXTENTS = ['rings', 'cells', 'size'] as const;
export type ExtentKey = (typeof EXTENTS)[number];

export interface MapExtent {
	/** How it is said; null: nobody says it. */
	key: ExtentKey | null;
	/** As it stands in a file: a number or expression, or the items of a list. */
	said: string | number | (string | number)[] | null;
	/** Who says so; null: nobody. */
	layer: string | null;
	/** For the largest and for the smallest number of players. */
	most: SheetCell[];
	fewest: SheetCell[];
}

/** Numbers printed on cells: `q,r` -> number. */
export type Printed = Readonly<Record<string, number>>;

export interface SheetMark {
	id: string;
	/** The layer that has it; null: the variant has taken it away. */
	layer: string | null;
	now: Printed;
	/** Without the variant; null: it has none then. */
	below: Printed | null;
}

export interface MapSheet {
	grid: 'hex' | 'square';
	players: { min: number; max: number };
	now: MapExtent;
	/** Without the variant's own word. */
	below: MapExtent;
	marks: SheetMark[];
}

/** null: the game has no map whose spaces touch. */
export function mapSheet(composition: Composition): MapSheet | null {
	const map = childOf(composition.tree, 'map');
	const { grid } = linkMap(composition, playersOf(composition).max);
	if (map?.node !== 'map' || grid === 'none') return null;
	return {
		grid,
		players: playersOf(composition),
		now: extentOf(composition, map),
		below: extentOf(composition, withExtentBelow(composition, map)),
		marks: marksOf(composition, childOf(map, 'marks'))
	};
}

const ownLayer = ({ variant }: Composition): string => `variant:${variant}`;

export const cellKey = ({ q, r }: SheetCell): string => `${q},${r}`;

function extentOf(composition: Composition, map: MapNode): MapExtent {
	const key = EXTENTS.find((candidate) => map.entries.has(candidate)) ?? null;
	const node = key === null ? undefined : childOf(map, key);
	const { tree } = composition;
	const entry = tree.entries.get('map');
	const entries = entry ? new Map(tree.entries).set('map', { ...entry, value: map }) : tree.entries;
	const changed = { ...composition, tree: { ...tree, entries } };
	const { min, max } = playersOf(composition);
	const cells = (players: number) => linkMap(changed, players).cells.map(({ q, r }) => ({ q, r }));
	return {
		key,
		said: (plainOf(node) as MapExtent['said'] | undefined) ?? null,
		layer: node?.layer ?? null,
		most: cells(max),
		fewest: cells(min)
	};
}

/** The map with what the layers below say about its cells. */
function withExtentBelow(composition: Composition, map: MapNode): MapNode {
	const entries = new Map(map.entries);
	for (const key of EXTENTS) {
		const entry = map.entries.get(key);
		const below = nodeBelow(composition, `map.${key}`, entry?.value);
		if (below === null) entries.delete(key);
		else entries.set(key, { key: entry?.key ?? keyNode(below, key), value: below });
	}
	return { ...map, entries };
}

/** What stood at an address before the variant changed or removed it; null: nothing. */
function nodeBelow(
	composition: Composition,
	address: string,
	now: TreeNode | undefined
): TreeNode | null {
	const own = ownLayer(composition);
	const gone = composition.removed.find(({ path, layer }) => path === address && layer === own);
	const node = gone?.old ?? now;
	if (node?.layer !== own) return node ?? null;
	const before = node.replaced.findLast(({ layer }) => layer !== own);
	return before ? parseFile('below.yaml', before.text).root : null;
}

const keyNode = ({ range, layer }: TreeNode, key: string): MapEntry['key'] => ({
	node: 'scalar',
	value: key,
	text: key,
	textOffset: 0,
	oneToOne: false,
	range,
	layer,
	replaced: []
});

function marksOf(composition: Composition, marks: TreeNode | undefined): SheetMark[] {
	const own = ownLayer(composition);
	const here = entriesOf(marks).map(([id, { key, value }]): SheetMark => ({
		id,
		layer: key.layer,
		now: printedOn(value),
		below: printedBelow(composition, id, key.layer === own && value.replaced.length === 0, value)
	}));
	const gone = composition.removed.flatMap(({ path, layer, old }): SheetMark[] => {
		const [, section, id, ...deeper] = path.split('.');
		const isMark = path.startsWith('map.') && section === 'marks' && deeper.length === 0;
		if (!isMark || id === undefined || layer !== own || here.some((mark) => mark.id === id))
			return [];
		return [{ id, layer: null, now: {}, below: printedOn(old) }];
	});
	return [...here, ...gone];
}

function printedBelow(
	composition: Composition,
	id: string,
	isNew: boolean,
	mark: TreeNode
): Printed | null {
	if (isNew) return null;
	const own = ownLayer(composition);
	const whole = nodeBelow(composition, `map.marks.${id}`, mark);
	if (!whole) return null;
	if (mark.layer === own) return printedOn(whole);
	const before: Record<string, number> = {};
	for (const [cell, { value }] of entriesOf(whole)) {
		const number = numberOf(nodeBelow(composition, `map.marks.${id}.${cell}`, value) ?? undefined);
		if (number !== null) before[cellOf(cell)] = number;
	}
	for (const { path, layer, old } of composition.removed) {
		const start = `map.marks.${id}.`;
		const number = numberOf(old);
		if (layer === own && path.startsWith(start) && number !== null)
			before[cellOf(path.slice(start.length))] = number;
	}
	return before;
}

function printedOn(mark: TreeNode): Printed {
	return Object.fromEntries(
		entriesOf(mark).flatMap(([cell, { value }]) => {
			const number = numberOf(value);
			return number === null ? [] : [[cellOf(cell), number] as const];
		})
	);
}

/** As other cells are written: without spaces. */
const cellOf = (text: string): string => text.replaceAll(/\s/g, '');
