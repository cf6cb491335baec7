/** What the interpreter needs beside the machine: who watches it, and how far the registers of nested values lie apart. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef, Program } from '#lib/ruleset/program/program.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import type { Blindfold } from './blindfold.ts';

/** Told what happens while rules are worked out; null where it does not want to know. */
export interface Watch {
	/** Every expression with its worth, innermost first. */
	evaluated: ((expr: ExprIR, word: number) => void) | null;
	/** Every modifier that has a say in an answer, before the answer is known. */
	modified: ((m: Runtime, modifier: ModifierDef) => void) | null;
}

export const NOBODY: Watch = { evaluated: null, modified: null };

export interface Interpretation extends Watch {
	/** Keeps back what a viewer may not know; null where everything may be looked at. */
	readonly blindfold: Blindfold | null;
	/** Registers that a value called from an expression leaves to its caller. */
	readonly window: number;
	/** The sets that the values which are being asked were given, the innermost last: a register holds the place of one. */
	readonly given: (readonly number[])[];
}

export function interpretationOf(program: Program, watch: Watch): Interpretation {
	const { evaluated, modified } = watch;
	return { evaluated, modified, blindfold: null, window: widestWindow(program), given: [] };
}

/** Viewer, owner and piece of a condition that says who sees what. */
const GIVEN_REGISTERS = 3;

/** One more than the highest register that any expression of the program reads or binds. */
function widestWindow(program: Program): number {
	let widest = GIVEN_REGISTERS;
	const visit = (part: unknown): void => {
		if (typeof part !== 'object' || part === null) return;
		if (Array.isArray(part)) return part.forEach(visit);
		for (const [key, value] of Object.entries(part)) {
			if (typeof value !== 'number') visit(value);
			else if (REGISTER_KEYS.has(key) && !isFrameWord(part)) widest = Math.max(widest, value + 1);
		}
	};
	const { values, events, actions, procedures, invariants, evaluation, fields, zones } = program;
	const { sceneConditions, becoming } = program;
	[values, events, actions, procedures, invariants, evaluation, fields, zones].forEach(visit);
	visit(sceneConditions);
	visit(becoming);
	for (const { params } of values) widest = Math.max(widest, params.length);
	return widest;
}

const REGISTER_KEYS = new Set(['slot', 'selfSlot', 'hereSlot', 'nextSlot']);

/** Parameters and steps have slots as well: words of the frame. */
function isFrameWord(part: object): boolean {
	if ('op' in part) return part.op === 'local' || part.op === 'local-of';
	if ('set' in part) return part.set === 'local';
	return !('amount' in part || 'hereSlot' in part);
}
