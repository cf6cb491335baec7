/** Effects as they are written: global ones, and those of single pieces. */
import { finding } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Linking } from './linking.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';

export const EFFECT_VERBS = ['modify', 'forbid', 'replace', 'after'] as const;
export type EffectVerb = (typeof EFFECT_VERBS)[number];

export interface FaceEffect {
	/** `no-loss`, or `joker.wild` for one written on a piece. */
	id: string;
	verb: EffectVerb;
	key: TreeNode;
	node: TreeNode;
	/** Index of the face, or -1. */
	face: number;
	/** Of `self`. */
	type: Type;
	/** When the effects of such a piece work; absent: always. */
	active: TreeNode | undefined;
}

/** Global ones first, then by piece, in the order written: the order in which they act. */
export function collectEffects(link: Linking): FaceEffect[] {
	const effects: FaceEffect[] = [];
	const add = (id: string, key: TreeNode, node: TreeNode, face: number): void => {
		const verbs = EFFECT_VERBS.filter((verb) => textOf(childOf(node, verb)) !== null);
		const [verb, second] = verbs;
		if (!verb || second) {
			const message = say`Say exactly one of ${EFFECT_VERBS.join(', ')}`;
			link.report(finding('effect/verb', key, message));
			return;
		}
		const kind = face < 0 ? 0 : link.symbols.faces[face]!.kind;
		const active = face < 0 ? undefined : link.inherited(kind, 'active');
		effects.push({ id, verb, key, node, face, type: { t: 'piece', kind }, active });
		link.needsClause(node, key);
	};
	for (const [id, { key, value }] of link.section('effects')) add(id, key, value, -1);
	link.faceNodes.forEach(({ value }, face) => {
		for (const [id, effect] of entriesOf(childOf(value, 'effects'))) {
			add(`${link.symbols.faces[face]!.id}.${id}`, effect.key, effect.value, face);
		}
	});
	return effects;
}
