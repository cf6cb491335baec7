/** Steps that bring in chance, other than dice. */
import { drawPieces, pickElements, shuffleZone } from '#lib/engine/machine/draws.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { raiseBarrier } from '#lib/engine/state/undo-barrier.ts';
import type { Assembler, Step } from './assembler.ts';

export function compileDraw(a: Assembler, step: Step<'draw'>): void {
	const count = a.evaluator.expression(step.count);
	const from = a.evaluator.expression(step.from);
	const to = a.evaluator.expression(step.to);
	const { as, words, order, stream, source } = step;
	const at = (m: Runtime): number => (as < 0 ? -1 : m.fp + LOCALS + as);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		const source_ = from(m);
		const target = to(m);
		if (source_ < 0 || target < 0) m.nothingThere(source, 'draw');
		drawPieces(m, source_, target, count(m), order === 'top' ? -1 : stream, at(m), words);
		return next;
	});
}

export function compileShuffle(a: Assembler, step: Step<'shuffle'>): void {
	const zone = a.evaluator.expression(step.zone);
	const { stream } = step;
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		shuffleZone(m, zone(m), stream);
		return next;
	});
}

export function compilePick(a: Assembler, step: Step<'pick'>): void {
	const fill = a.evaluator.set(step.from);
	const count = step.count === null ? null : a.evaluator.expression(step.count);
	const { type, stream, label, words } = step;
	const ofPieces = type.t === 'piece';
	const nothing = type.t === 'int' ? 0 : -1;
	const at = LOCALS + step.as;
	const next = a.here + 1;
	a.emit((m) => {
		const start = m.poolTop;
		// Worked out first: it may walk sets of its own where the elements will lie.
		const many = count === null ? 1 : count(m);
		const end = fill(m, start);
		if (ofPieces) m.sortByPlace(start, end);
		m.thrown = step;
		const picked = pickElements(m, start, end, many, type, stream);
		if (count === null) m.write(m.fp + at, picked > start ? m.pool[start]! : nothing);
		else m.writeBits(m.fp + at, words, start, picked);
		if (picked === start) return next;
		raiseBarrier(m);
		m.observer?.picked(label, type, Array.from(m.pool.subarray(start, picked)));
		return next;
	});
}
