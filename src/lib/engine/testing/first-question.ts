/** A game for tests, at its first question. */
import type { Program } from '#lib/ruleset/program/program.ts';
import { interpretedCode } from '#lib/engine/interpret/index.ts';
import { Machine } from '#lib/engine/machine/machine.ts';

export function newGame(program: Program, seed: string): Machine {
	const m = new Machine(interpretedCode(program));
	m.start(seed);
	return m;
}
