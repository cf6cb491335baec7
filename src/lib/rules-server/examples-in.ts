/** What a game and its scenarios write, as examples for what is written next. */
import { fileShape, type ShapedNode, shapedPlaces } from '#lib/language/shape-at.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { understood } from '#lib/ruleset/expression/complete-expression.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { isShared } from '#lib/ruleset/mentions/game-names.ts';
import { rootScope } from '#lib/ruleset/names/scope.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import { Examples } from '#lib/ruleset/writing/whole-pieces.ts';
import { scenariosOf } from '#lib/scenario/suite.ts';

/** Of the base and the editions, or of scenarios that hold everywhere: what others declare has other names elsewhere. */
export function examplesIn(
	path: string,
	composition: Composition,
	files: ReadonlyMap<string, string>,
	symbols: Symbols
): Examples {
	const isPlain = (layer: string): boolean =>
		composition.layers.some((each) => each.id === layer && isShared(each));
	const roots =
		fileRole(path).role === 'scenario'
			? plainScenarios(files, composition.game)
			: [{ node: composition.tree, shape: fileShape('ruleset') }];
	return new Examples(composition.tree, roots, (place) => {
		const { layer } = place.node;
		// Only what is composed has a layer.
		if (layer !== '' && !isPlain(layer)) return false;
		return !isStep(place) || namesNoLocal(place, symbols);
	});
}

function plainScenarios(files: ReadonlyMap<string, string>, game: string) {
	return scenariosOf(files, game)
		.filter(
			({ variant, editions, houseRules, findings }) =>
				variant === null && editions === null && houseRules.length === 0 && findings.length === 0
		)
		.map(({ root }) => ({ node: root, shape: fileShape('scenario') }));
}

function isStep({ shape: { title = '' } }: ShapedNode): boolean {
	return title.startsWith('Step: ');
}

function namesNoLocal(step: ShapedNode, symbols: Symbols): boolean {
	const nowhere = { scope: rootScope(), symbols, layer: '', expected: null };
	return [...shapedPlaces(step)].every(
		({ place: { node, shape } }) =>
			node.node !== 'scalar' ||
			shape.title !== 'Expression' ||
			typeof node.value !== 'string' ||
			shape['x-words']?.includes(node.text) ||
			understood(node.text, nowhere).sound
	);
}
