/** Games that are too large: looked at before anything is made of them, so that nothing large is made. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { Sections } from '#lib/ruleset/link/context/linking.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import {
	MOST_ART,
	MOST_DEFINITIONS,
	MOST_ENUM_VALUES,
	MOST_FACES,
	MOST_FIELDS,
	MOST_SPACES,
	MOST_STREAMS,
	MOST_TABLES
} from '#lib/ruleset/program/game-limits.ts';

const SECTIONS: readonly [string, number][] = [
	['pieces', MOST_FACES],
	['art', MOST_ART],
	...['kinds', 'enums', 'zones', 'options'].map((id): [string, number] => [id, MOST_TABLES]),
	...['values', 'events', 'actions', 'procedures', 'effects', 'invariants'].map(
		(id): [string, number] => [id, MOST_DEFINITIONS]
	)
];

/** What there is too much of, at the first that is too many. */
export function tooLarge(sections: Sections): Diagnostic[] {
	const found: Diagnostic[] = [];
	const limit = (nodes: readonly TreeNode[], most: number, what: Said): void => {
		const first = nodes[most];
		if (first) found.push(tooMany(first, nodes.length, most, what));
	};
	for (const [section, most] of SECTIONS) {
		limit(keysOf(sections.get(section)), most, say`${section}`);
	}
	const fields = sections.get('fields');
	for (const [table, { value }] of entriesOf(fields)) {
		limit(keysOf(value), MOST_FIELDS, say`rule/fields-of: fields of ${table}`);
	}
	for (const [id, { value }] of entriesOf(sections.get('enums'))) {
		const values = childOf(value, 'values');
		limit(itemsOf(values), MOST_ENUM_VALUES, say`rule/values-of: values of ${id}`);
	}
	limit(
		itemsOf(childOf(sections.get('game'), 'streams')),
		MOST_STREAMS,
		say`rule/random-streams: random streams`
	);
	limit(itemsOf(childOf(sections.get('map'), 'cells')), MOST_SPACES, say`rule/spaces: spaces`);
	for (const [section, what] of [
		['kinds', say`rule/effects-of-kinds: effects of kinds`],
		['pieces', say`rule/effects-of-pieces: effects of pieces`]
	] as const) {
		const effects = entriesOf(sections.get(section)).flatMap(([, { value }]) =>
			keysOf(childOf(value, 'effects'))
		);
		limit(effects, MOST_DEFINITIONS, what);
	}
	return found;
}

function keysOf(node: TreeNode | undefined): TreeNode[] {
	return entriesOf(node).map(([, { key }]) => key);
}
