/** Where a composed game names its own things outside of expressions: as the schemas say what stands where. */
import { fileShape, nodeWithShape, type ShapedNode, shapedPlaces } from '#lib/language/shape-at.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { childOf, entriesOf, entryOf } from '#lib/language/nodes.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import {
	argumentsSection,
	ENUM_VALUES,
	type GameNames,
	type Naming,
	sectionIn
} from './game-names.ts';

export function* namingsInTree(tree: MapNode, names: GameNames): Generator<Naming, void> {
	for (const { address, node, word } of names.declarations)
		yield { node, at: 0, word, address, declares: true };
	yield* namingsByShape(tree, null, names);
}

/** `layer`: whose words these are; null: each node knows. */
export function* namingsByShape(
	root: TreeNode,
	layer: string | null,
	names: GameNames
): Generator<Naming, void> {
	for (const [id, { value }] of entriesOf(childOf(root, 'options'))) {
		const standing = childOf(value, 'default');
		if (standing?.node === 'scalar')
			yield* named(standing, 0, standing.text, [`options.${id}.values`], layer, names);
	}
	for (const { place } of shapedPlaces(nodeWithShape(root, null, fileShape('ruleset'))))
		yield* namingsAt(place, layer, names);
}

function* namingsAt(
	{ node, shape }: ShapedNode,
	layer: string | null,
	names: GameNames
): Generator<Naming, void> {
	const keys = shape['x-keys'];
	if (node.node === 'map' && keys?.includes(VALUES)) yield* valuesOfEnum(node, names);
	else if (node.node === 'map' && keys !== undefined)
		for (const [word, { key }] of entriesOf(node))
			if (shape.properties?.[word] === undefined) yield* named(key, 0, word, keys, layer, names);
	if (node.node === 'map') wantsArgument(node, names);
	if (node.node !== 'scalar') return;
	const sorts = isType(shape) ? TYPES : shape['x-names'];
	if (sorts === undefined) return;
	for (const { 0: word, index } of node.text.matchAll(WORD)) {
		yield* named(node, index, word, sorts, layer, names);
		// Behind the name of a pattern stand names of its own.
		if (sorts !== TYPES) return;
	}
}

const VALUES = ENUM_VALUES;

/** Parameters have no name of their own; but one can be written. */
export function wantsArgument(step: MapNode, { wanted }: GameNames): void {
	if (!wanted || entryOf(childOf(step, 'with'), wanted.word) === undefined) return;
	const section = argumentsSection(step);
	if (section !== null) wanted.sections.add(section);
}

/** Keys that are values of one enum: of that which has most of them. */
function* valuesOfEnum(node: MapNode, names: GameNames): Generator<Naming, void> {
	const keys = [...node.entries.values()].map(({ key }) => key);
	const found = keys.flatMap((key) => names.ofEnums(key.text).map((address) => ({ key, address })));
	const [[, most = []] = []] = [...Map.groupBy(found, ({ address }) => sectionIn(address))].sort(
		([, a], [, b]) => b.length - a.length
	);
	for (const { key, address } of most)
		yield { node: key, at: 0, word: key.text, address, declares: false };
}

const isType = ({ title }: JsonSchema): boolean => title === 'Type' || title === 'Parameter';

const TYPES = ['types', 'kinds', 'plurals', 'enums'];
const WORD = /[a-zA-Z][\w.-]*/g;

function* named(
	node: ScalarNode,
	at: number,
	word: string,
	sorts: readonly string[],
	layer: string | null,
	names: GameNames
): Generator<Naming, void> {
	for (const sort of sorts) {
		const address = names.bySort(sort, word, layer ?? node.layer);
		if (address === null) continue;
		yield { node, at, word, address, declares: false };
		return;
	}
}
