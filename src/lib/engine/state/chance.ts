/** Where dice, draws and picks come from: the streams of the state, or a scenario's script. */
import type { Gate } from './gate.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { uniform } from './random.ts';
import { wishedDie, wishedElement, wishedPlace } from './wishes.ts';

export interface Chance {
	/** A die of `sides` sides, numbered from `lowest` on. */
	die(gate: Gate, stream: number, sides: number, lowest: number): number;
	/** One of the pieces of a zone: how many places from its bottom, 0..count-1. */
	place(gate: Gate, stream: number, zone: number, count: number): number;
	/** While a zone is shuffled: one of the `left` lowest pieces, that are not shuffled yet. */
	mix(gate: Gate, stream: number, zone: number, left: number): number;
	/** One of these elements, which are of a type: how many stand before it. */
	pick(gate: Gate, stream: number, type: Type, elements: ArrayLike<number>): number;
}

export const chanceFromState: Chance = {
	die(gate, stream, sides, lowest) {
		const wished = gate.wishes.length > 0 ? wishedDie(gate, stream, sides, lowest) : null;
		return wished ?? (sides < 1 ? 0 : uniform(gate, stream, sides) + lowest);
	},
	place(gate, stream, zone, count) {
		const wished = gate.wishes.length > 0 ? wishedPlace(gate, stream, zone) : null;
		return wished ?? uniform(gate, stream, count);
	},
	mix: (gate, stream, _zone, left) => uniform(gate, stream, left),
	pick(gate, stream, type, elements) {
		const { length } = elements;
		const wished = gate.wishes.length > 0 ? wishedElement(gate, stream, type, elements) : null;
		return wished ?? (length === 1 ? 0 : uniform(gate, stream, length));
	}
};
