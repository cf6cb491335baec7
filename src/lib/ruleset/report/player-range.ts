/** For how many players a composed game is. */
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { childOf, numberOf } from '#lib/language/nodes.ts';

/** 2 where it does not say; that is a finding of the linker. */
export function playersOf({ tree }: Composition): { min: number; max: number } {
	const players = childOf(childOf(tree, 'game'), 'players');
	const min = numberOf(childOf(players, 'min')) ?? 2;
	return { min, max: numberOf(childOf(players, 'max')) ?? min };
}
