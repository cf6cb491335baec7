/** Rules run in both ways, and what comes of it. */
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export const WAYS: readonly [string, MakeCode][] = [
	['walked', (program) => interpretedCode(program)],
	['printed', nodeCode]
];

/** What is done until the rules fail, and their message; null where they do not fail. Anything else is thrown. */
export function failureOf(act: () => void): string | null {
	try {
		act();
	} catch (error) {
		if (error instanceof RuleError) return error.message;
		throw error;
	}
	return null;
}

/** A machine that has run to its first question, if the rules came so far. */
export function started(
	program: Program,
	makeCode: MakeCode,
	budget: number
): { machine: Machine; failure: string | null } {
	const machine = new Machine(makeCode(program));
	machine.budget = budget;
	return { machine, failure: failureOf(() => machine.start('a')) };
}
