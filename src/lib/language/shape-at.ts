/** Which shape a node of a file has to have: the schema, followed down along the node. */
import { shapes } from './generated/shapes.ts';
import type { JsonSchema } from './json-schema.ts';
import { own } from './tools/own.ts';
import type { MapNode, ScalarNode, TreeNode } from './tree.ts';

/** What a file can be. */
export type FileShape =
	'ruleset' | 'variant' | 'scenario' | 'trial' | 'moves' | 'template' | 'orders' | 'save' | 'run';

export interface ShapedNode {
	node: TreeNode;
	/** The key under which the node stands; null for the root and for items of a list. */
	key: ScalarNode | null;
	/** References followed and unions decided as far as possible. */
	shape: JsonSchema;
	/** The union, when no branch could be decided. */
	undecided: Undecided | null;
}

export interface Undecided {
	union: JsonSchema;
	/** The keys that each want to be the one that decides; empty when there is none. */
	several: string[];
}

export function fileShape(of: FileShape): JsonSchema {
	return shapes[`${of}-file`] ?? {};
}

const known = new WeakMap<JsonSchema, JsonSchema>();

/** The shape that a schema names. */
export function followed(schema: JsonSchema): JsonSchema {
	if (schema.$ref === undefined) return schema;
	const before = known.get(schema);
	if (before) return before;
	const { $ref, ...own } = schema;
	// What is said beside the reference is about this place and goes first.
	const shape = { ...followed(shapes[$ref.replace('#/definitions/', '')] ?? {}), ...own };
	known.set(schema, shape);
	return shape;
}

export function nodeWithShape(
	node: TreeNode,
	key: ScalarNode | null,
	schema: JsonSchema
): ShapedNode {
	const shape = followed(schema);
	if (!shape['x-select-by-key'] || node.node !== 'map')
		return { node, key, shape, undecided: null };
	const branches = (shape.oneOf ?? []).map(followed);
	const present = branches.filter((branch) => node.entries.has(deciding(branch)));
	const words = present.map(deciding);
	// One word may be a modifier of another: that one decides.
	const chosen = present.filter((branch) => words.every((word) => branch.properties?.[word]));
	const [branch] = chosen;
	if (branch && chosen.length === 1) return { node, key, shape: branch, undecided: null };
	return { node, key, shape, undecided: { union: shape, several: words } };
}

/** The key that selects a branch of a union: the first one it requires. */
function deciding(branch: JsonSchema): string {
	return branch.required?.[0] ?? '';
}

/** The words that can decide a union. */
export function decidingWords(union: JsonSchema): string[] {
	return (union.oneOf ?? []).map((branch) => deciding(followed(branch)));
}

/** One step down, by key or index; null when the node has no such child. */
export function shapeBelow({ node, shape }: ShapedNode, segment: string): ShapedNode | null {
	if (node.node === 'list') {
		const item = node.items[Number(segment)];
		return item ? nodeWithShape(item, null, shapeOfItems(shape)) : null;
	}
	if (node.node !== 'map') return null;
	const entry = node.entries.get(segment);
	return entry ? nodeWithShape(entry.value, entry.key, schemaOfKey(shape, segment)) : null;
}

/** Items name what their list does. */
function shapeOfItems({ items = {}, 'x-names': names }: JsonSchema): JsonSchema {
	return names === undefined ? items : { 'x-names': names, ...items };
}

/** What the value under a key has to be. */
function schemaOfKey(shape: JsonSchema, key: string): JsonSchema {
	const named = own(shape.properties ?? {}, key);
	if (named) return named;
	for (const [pattern, schema] of Object.entries(shape.patternProperties ?? {})) {
		if (new RegExp(pattern).test(key)) return schema;
	}
	return typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
}

/** Follows a path of keys and indices from the root. */
export function shapeAt(
	root: TreeNode,
	schema: JsonSchema,
	segments: readonly string[]
): ShapedNode | null {
	let current: ShapedNode | null = nodeWithShape(root, null, schema);
	for (const segment of segments) {
		if (!current) return null;
		current = shapeBelow(current, segment);
	}
	return current;
}

/** A node with its shape, and the maps around it, innermost first. */
export interface ShapedPlace {
	place: ShapedNode;
	around: MapNode[];
}

/** A node and all below it of which shapes know something, outer ones first. */
export function* shapedPlaces(place: ShapedNode, around: MapNode[] = []): Generator<ShapedPlace> {
	yield { place, around };
	const { node } = place;
	if (node.node === 'scalar') return;
	const inside = node.node === 'map' ? [node, ...around] : around;
	const segments = node.node === 'map' ? node.entries.keys() : node.items.keys();
	for (const segment of segments) {
		const next = shapeBelow(place, String(segment));
		if (next) yield* shapedPlaces(next, inside);
	}
}
