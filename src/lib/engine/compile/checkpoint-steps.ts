/** Steps that name a moment, and that go back to one. */
import { restore, setCheckpoint, type Span } from '#lib/engine/machine/going-back.ts';
import { SWITCH } from '#lib/engine/machine/signals.ts';
import { columnOf, heightOf, wordsOf } from '#lib/engine/state/memory-layout.ts';
import type { Assembler, Step } from './assembler.ts';

export function compileCheckpoint(a: Assembler, step: Step<'checkpoint'>): void {
	const { checkpoint } = step;
	const next = a.here + 1;
	a.checkpoints.push({ pc: next, checkpoint });
	a.emit((m) => {
		setCheckpoint(m, checkpoint, next);
		return next;
	});
}

export function compileRestore(a: Assembler, step: Step<'restore'>): void {
	const { checkpoint } = step;
	const { layout, program } = a.tables;
	const keeping = step.keeping.map(({ table, field }): Span => {
		const from = columnOf(layout, table, field);
		const words = wordsOf(program.fields[table][field]!);
		return { from, to: from + heightOf(layout, table) * words };
	});
	a.emit((m) => {
		restore(m, checkpoint, keeping);
		return SWITCH;
	});
}
