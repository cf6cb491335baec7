/** The conditions under which scenes of the layout are open. */
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { SceneCondition } from '#lib/ruleset/program/program.ts';

export function linkSceneConditions(link: Linking): SceneCondition[] {
	return entriesOf(childOf(link.whole('layout'), 'scenes')).flatMap(([scene, { value }]) => {
		const node = childOf(value, 'while');
		const expr = node && link.flag(node, new Block(null));
		return expr ? [{ scene, expr }] : [];
	});
}
