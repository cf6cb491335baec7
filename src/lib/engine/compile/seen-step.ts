/** The step `seen`: how often things have stood as they do. */
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { takeNote } from '#lib/engine/state/memories.ts';
import { RollingHash } from '#lib/engine/state/state-hash.ts';
import type { Assembler, Step } from './assembler.ts';
import { withCandidates } from './candidates.ts';

export function compileSeen(a: Assembler, step: Step<'seen'>): void {
	const fill = a.evaluator.set(step.set);
	const value = a.evaluator.expression(step.value);
	const { layout, program } = a.tables;
	const at = layout.memories[step.memory]!;
	const { last } = program.memories![step.memory]!;
	const next = a.here + 1;
	a.emit((m) => {
		const hash = new RollingHash();
		withCandidates(m, LOCALS + step.slot, m.poolTop, fill(m, m.poolTop), () => {
			hash.add(value(m));
		});
		m.spend(last);
		m.write(m.fp + LOCALS + step.as, takeNote(m, at, last, ...hash.lanes));
		return next;
	});
}
