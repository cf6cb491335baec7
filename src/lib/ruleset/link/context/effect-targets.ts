/** Effects as they are written: global ones, those of kinds and those of single pieces. */
import { finding } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Linking } from './linking.ts';
import { childOf, entriesOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';

export const EFFECT_VERBS = ['modify', 'forbid', 'replace', 'after', 'becomes'] as const;
export type EffectVerb = (typeof EFFECT_VERBS)[number];

export interface WrittenEffect {
	/** `no-loss`, or `joker.wild` for one written on a piece or a kind. */
	id: string;
	verb: EffectVerb;
	key: TreeNode;
	node: TreeNode;
	/** The pieces of the face or kind on which it is written; null for a global one. */
	self: SetIR | null;
	/** Of `self`. */
	type: Type;
	/** When the effects of such a piece work; absent: always. */
	active: TreeNode | undefined;
}

/** What an effect is written on: a face or a kind. */
interface Bearer {
	id: string;
	kind: number;
	self: SetIR;
}

/** Global ones first, then by kind, then by piece, in the order written: the order in which they act. */
export function collectEffects(link: Linking): WrittenEffect[] {
	const effects: WrittenEffect[] = [];
	const add = (id: string, key: TreeNode, node: TreeNode, on: Bearer | null): void => {
		const verbs = EFFECT_VERBS.filter((verb) => textOf(childOf(node, verb)) !== null);
		const [verb, second] = verbs;
		if (!verb || second) {
			const message = say`rule/say-exactly-one-of: Say exactly one of ${EFFECT_VERBS.join(', ')}`;
			link.report(finding('effect/verb', key, message));
			return;
		}
		const kind = on?.kind ?? 0;
		const active = on === null ? undefined : link.inherited(kind, 'active');
		const self = on && { ...on.self };
		effects.push({ id, verb, key, node, self, type: { t: 'piece', kind }, active });
		link.needsClause(node, key);
	};
	const addAll = (node: Maybe, on: Bearer): void => {
		for (const [id, { key, value }] of entriesOf(childOf(node, 'effects'))) {
			add(`${on.id}.${id}`, key, value, on);
		}
	};
	const { kinds, faces } = link.symbols;
	for (const [id, { key, value }] of link.section('effects')) add(id, key, value, null);
	link.kindNodes.forEach((node, kind) => {
		addAll(node, { id: kinds[kind]!.id, kind, self: { set: 'pieces', kind } });
	});
	link.faceNodes.forEach(({ value }, piece) => {
		addAll(value, { ...faces[piece]!, self: { set: 'faces', piece } });
	});
	return effects;
}
