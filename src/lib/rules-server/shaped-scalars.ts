/** The scalars of a rule file, each with the shape that it has to have. */
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { fileShape, nodeWithShape, shapedPlaces } from '#lib/language/shape-at.ts';
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
	const shape = fileShape(shapeOfRole(fileRole(path)));
	return documentsOf(parseFile(path, text))
		.flatMap((document) => [...shapedPlaces(nodeWithShape(document, null, shape))])
		.flatMap(({ place }) =>
			place.node.node === 'scalar' ? [{ node: place.node, is: kindOf(place.shape) }] : []
		);
}

function kindOf({ title, enum: words, pattern }: JsonSchema): ShapedScalar['is'] {
	if (title === 'Expression') return 'expression';
	const open = title === undefined || title === 'Requirement' || title === 'Dice';
	return open && words === undefined && pattern === undefined ? 'perhaps' : 'word';
}
