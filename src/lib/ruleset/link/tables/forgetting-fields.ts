/** Fields that forget, and those that count what is limited: which there are. What happens to them is said with the rules. */
import { INT } from '#lib/ruleset/expression/types.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';

/** Zones, by their numbers, that a piece has to leave for the field to forget. */
export function leavingOf(link: Linking, table: Table, node: TreeNode): number[] {
	return itemsOf(childOf(node, 'until')).flatMap((item) => {
		const zoneNode = childOf(item, 'leaves');
		const id = textOf(zoneNode);
		if (!zoneNode || id === null) return [];
		if (table !== 'piece') {
			link.report(
				finding('field/until', zoneNode, say`rule/only-pieces-leave: Only pieces leave zones`)
			);
			return [];
		}
		const zones = link.symbols.zones.map(nameOf);
		if (!zones.includes(id)) link.report(unknownId(say`word/zone: zone`, id, zoneNode, zones));
		return zones.flatMap((zone, index) => (zone === id ? [index] : []));
	});
}

/** The fields that count, after all that are written. */
export function collectLimits(link: Linking): void {
	const add = (table: Table, id: string, { key, value }: MapEntry): void => {
		const node = childOf(value, 'limit');
		if (!node) return;
		const name = `${id}-uses`.replaceAll('.', '-');
		link.limits.set(node, { table, field: link.symbols.fields[table].length });
		link.symbols.fields[table].push({ id: name, type: INT, zero: 0 });
		link.fieldNodes[table].push({ key: { ...key, text: name, value: name }, value: node });
	};
	for (const [id, entry] of link.section('actions')) add('player', id, entry);
	for (const [id, entry] of link.section('effects')) add('game', id, entry);
	for (const [piece, { value }] of [...link.section('kinds'), ...link.section('pieces')]) {
		for (const [id, entry] of entriesOf(childOf(value, 'effects'))) {
			add('piece', `${piece}.${id}`, entry);
		}
	}
}
