/** The directions of a map: an enum of their own, and where one step in each leads. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { MapDef } from '#lib/ruleset/program/program.ts';
import { type Cell, keyOf } from './written-cells.ts';

/** The enum that a map with directions has. */
const DIRECTION = 'direction';

export function collectDirectionNames(link: Linking): void {
	const node = childOf(link.whole('map'), 'directions');
	if (node === undefined) return;
	const { enums, map } = link.symbols;
	const known = enums.find(({ id }) => id === DIRECTION);
	if (known !== undefined) {
		const message = say`rule/directions-enum: The directions of the map are the enum "${DIRECTION}": call the other one something else`;
		link.report(finding('name/twice', node, message));
		return;
	}
	enums.push({ id: DIRECTION, values: entriesOf(node).map(([id]) => id) });
	map.directions = { enum: enums.length - 1, next: [], opposite: [] };
}

/** Where one step in each direction leads, and which one leads back. */
export function collectDirections(
	link: Linking,
	node: TreeNode,
	index: ReadonlyMap<string, number>
): void {
	const { map } = link.symbols;
	if (map.directions === undefined) return;
	const steps: Cell[] = [];
	for (const [id, { value }] of entriesOf(childOf(node, 'directions'))) {
		const [q = 0, r = 0] = itemsOf(value).map((n) => link.integer(n) ?? 0);
		const same = steps.findIndex((step) => step.q === q && step.r === r);
		if (q === 0 && r === 0) {
			link.report(
				finding('map/direction', value, say`rule/leads-nowhere: The direction ${id} leads nowhere`)
			);
		} else if (same >= 0) {
			const other = link.symbols.enums[map.directions.enum]!.values[same]!;
			link.report(
				finding(
					'map/direction',
					value,
					say`rule/same-direction: ${id} is the same direction as ${other}`
				)
			);
		}
		steps.push({ q, r });
	}
	for (const step of steps) {
		const next = map.cells.map((_, space) => towards(map, index, space, step));
		map.directions.next.push(next);
		map.directions.opposite.push(steps.findIndex(({ q, r }) => q === -step.q && r === -step.r));
	}
}

/** The space one step on; without a grid, the neighbour that lies exactly that way. */
function towards(
	{ grid, cells, neighbours }: MapDef,
	index: ReadonlyMap<string, number>,
	space: number,
	{ q, r }: Cell
): number {
	// An error has been reported: a ray that ends nowhere must not be walked.
	if (q === 0 && r === 0) return -1;
	const here = cells[space]!;
	if (grid !== 'none') return index.get(keyOf({ q: here.q + q, r: here.r + r })) ?? -1;
	const there = neighbours[space]!.filter((other) => {
		const { q: column, r: row } = cells[other]!;
		const [right, down] = [column - here.q, row - here.r];
		return right * r === down * q && right * q + down * r > 0;
	});
	const away = (other: number): number =>
		Math.abs(cells[other]!.q - here.q) + Math.abs(cells[other]!.r - here.r);
	return there.toSorted((a, b) => away(a) - away(b))[0] ?? -1;
}
