/** The scalars of a rule file, each with the shape that it has to have. */
import { parseFile } from '#lib/language/parsed-file.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { fileShape, nodeWithShape, shapeBelow } from '#lib/language/shape-at.ts';
import type { ShapedNode } from '#lib/language/shape-at.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { fileRole, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';

export interface ShapedScalar {
	node: ScalarNode;
	/**
	 * What its shape says: an expression; something that may be one, such as dice, or what a layer puts in place of an
	 * expression; or a word of another kind.
	 */
	is: 'expression' | 'perhaps' | 'word';
}

export function shapedScalars(path: string, text: string): ShapedScalar[] {
	const { root } = parseFile(path, text);
	if (!root) return [];
	const shape = fileShape(shapeOfRole(fileRole(path)));
	return [...below(nodeWithShape(root, null, shape))];
}

function* below(place: ShapedNode): Generator<ShapedScalar> {
	const { node, shape } = place;
	if (node.node === 'scalar') {
		yield { node, is: kindOf(shape) };
		return;
	}
	const segments = node.node === 'map' ? [...node.entries.keys()] : [...node.items.keys()];
	for (const segment of segments) {
		const next = shapeBelow(place, String(segment));
		if (next) yield* below(next);
	}
}

function kindOf({ title, enum: words, pattern }: JsonSchema): ShapedScalar['is'] {
	if (title === 'Expression') return 'expression';
	const open = title === undefined || title === 'Requirement' || title === 'Dice';
	return open && words === undefined && pattern === undefined ? 'perhaps' : 'word';
}
