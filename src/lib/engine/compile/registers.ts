/** How many registers an expression uses: one more than the highest that it reads or binds. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';

export function registersOf(node: ExprIR | SetIR): number {
	let highest = -1;
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) {
			part.forEach(visit);
			return;
		}
		if (typeof part !== 'object' || part === null) return;
		// A `local` names a word of the frame, everything else with a slot a register.
		if ('slot' in part && typeof part.slot === 'number') {
			const ofFrame =
				('op' in part && (part.op === 'local' || part.op === 'local-of')) ||
				('set' in part && part.set === 'local');
			if (!ofFrame) highest = Math.max(highest, part.slot);
		}
		Object.values(part).forEach(visit);
	};
	visit(node);
	return highest + 1;
}
