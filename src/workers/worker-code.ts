/**
 * How a worker comes to code. Its own response may allow text to become code (`scripts/policies.mjs`) while the page's policy
 * forbids it; where it does not, the rules are interpreted.
 */
import type { Code, MakeCode } from '#lib/engine/machine/code.ts';
import { type MakeFunction, printedCode } from '#lib/engine/print-code/index.ts';
import { type HostCode, INTERPRETED } from '#lib/game-server/host-code.ts';

/** The text holds numbers and our own names only, see `printed-code.ts`. */
const makeFunction: MakeFunction = (names, body) =>
	new Function(...names, body) as (...values: unknown[]) => unknown;

export function workerCode(): HostCode {
	try {
		makeFunction([], 'return 0');
	} catch {
		return INTERPRETED;
	}
	const print = printedCode(makeFunction);
	let last: Code | null = null;
	// Another game of the same rules finds their code made, and warm.
	const makeCode: MakeCode = (program) =>
		last?.program === program ? last : (last = print(program));
	return { way: 'printed', makeCode };
}
