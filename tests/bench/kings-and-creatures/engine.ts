/** Random games in the engine. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import type { Below } from './plain.ts';

/** Plays a whole game at random; returns the number of decisions. */
export function playEngine(m: Machine, seed: string, below: Below): number {
	m.begin(seed);
	m.run();
	let decisions = 0;
	while (!isOver(m)) {
		const seat = firstAsked(m);
		answer(m, seat, [below(legalAnswers(m, seat).size)]);
		decisions++;
	}
	return decisions;
}
