/** What must be true after every answer: the ruleset's invariants, and those of the engine itself. */
import { STACK_WORDS } from '#lib/ruleset/program/limits.ts';
import { SP } from '#lib/engine/state/memory-layout.ts';
import { ask } from '#lib/engine/machine/ask-value.ts';
import type { Code, Eval } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';

export class Invariants {
	readonly #rules: { id: string; holds: Eval }[];

	constructor({ program, evaluator }: Code) {
		this.#rules = program.invariants.map(({ id, expr }) => ({
			id,
			holds: evaluator.expression(expr)
		}));
	}

	/** What is violated; empty when all is well. */
	check(m: Runtime): string[] {
		const broken = this.#rules.filter(({ holds }) => ask(m, holds, []) === 0).map(({ id }) => id);
		const structure = brokenStructure(m);
		return structure === null ? broken : [...broken, structure];
	}
}

/** Every piece lies in exactly one zone, the lists of the zones are sound, and the numbers agree. */
export function brokenStructure(m: Runtime): string | null {
	const { layout, mem } = m;
	let seen = 0;
	for (let zone = 0; zone < layout.zones; zone++) {
		let count = 0;
		let below = -1;
		let piece = mem[layout.bottom + zone]!;
		for (; piece >= 0; piece = mem[layout.above + piece]!) {
			if (mem[layout.zone + piece] !== zone) return `piece ${piece} is listed in zone ${zone}`;
			if (mem[layout.below + piece] !== below) return `piece ${piece} has the wrong one below it`;
			if (++count > layout.pieces) return `zone ${zone} is listed in a circle`;
			below = piece;
		}
		if (mem[layout.top + zone] !== below) return `zone ${zone} has the wrong piece on top`;
		if (mem[layout.count + zone] !== count) return `zone ${zone} counts wrongly`;
		seen += count;
	}
	if (seen !== layout.pieces) return `${layout.pieces - seen} pieces lie in no zone`;
	const sp = mem[SP]!;
	if (sp < layout.stack || sp > layout.stack + STACK_WORDS) return 'the stack has left its place';
	if (m.rp !== 0 || m.poolTop !== 0) return 'an expression has not cleaned up behind itself';
	return null;
}
