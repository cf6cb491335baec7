/** Where dice and draws come from: the streams of the state, or a scenario's script. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { uniform } from './random.ts';

export interface Chance {
	/** A die of `sides` sides: 1..sides. */
	die(m: Machine, stream: number, sides: number): number;
	/** One of the pieces of a zone: how many places from its bottom, 0..count-1. */
	place(m: Machine, stream: number, zone: number, count: number): number;
	/** While a zone is shuffled: one of the `left` lowest pieces, that are not shuffled yet. */
	mix(m: Machine, stream: number, zone: number, left: number): number;
}

export const chanceFromState: Chance = {
	die: (m, stream, sides) => (sides < 1 ? 0 : uniform(m, stream, sides) + 1),
	place: (m, stream, _zone, count) => uniform(m, stream, count),
	mix: (m, stream, _zone, left) => uniform(m, stream, left)
};
