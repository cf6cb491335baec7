/** Steps that change the state, and those that only tell of it. */
import { END } from '#lib/engine/machine/signals.ts';
import {
	columnOf,
	LOCALS,
	OVER,
	REASON,
	STATUS,
	WINNERS
} from '#lib/engine/state/memory-layout.ts';
import { raiseBarrier } from '#lib/engine/state/undo-barrier.ts';
import type { Assembler, Step } from './assembler.ts';

export function compileLet(a: Assembler, step: Step<'let'>): void {
	const at = LOCALS + step.slot;
	const value = a.evaluator.expression(step.value);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		m.write(m.fp + at, value(m));
		return next;
	});
}

export function compileLetSet(a: Assembler, step: Step<'let-set'>): void {
	const at = LOCALS + step.slot;
	const { words } = step;
	const fill = a.evaluator.set(step.set);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		m.writeBits(m.fp + at, words, m.poolTop, fill(m, m.poolTop));
		return next;
	});
}

export function compileSetField(a: Assembler, step: Step<'set'>): void {
	const { layout } = a.tables;
	const value = a.evaluator.expression(step.value);
	const next = a.here + 1;
	if (step.of === null) {
		const at = layout.gameFields[step.field]!;
		a.emitAs({ op: 'step', step }, (m) => {
			m.write(at, value(m));
			return next;
		});
		return;
	}
	const of = a.evaluator.expression(step.of);
	const column = columnOf(layout, step.table, step.field);
	const { source } = step;
	a.emitAs({ op: 'step', step }, (m) => {
		const i = of(m);
		if (i < 0) m.nothingThere(source, 'field');
		m.write(column + i, value(m));
		return next;
	});
}

export function compileSetElements(a: Assembler, step: Step<'set-elements'>): void {
	const { layout, program } = a.tables;
	const { table, field, source } = step;
	const { words } = program.fields[table][field]!.set!;
	const column = columnOf(layout, table, field);
	const of = step.of === null ? null : a.evaluator.expression(step.of);
	const fill = a.evaluator.set(step.elements);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		const i = of === null ? 0 : of(m);
		if (i < 0) m.nothingThere(source, 'field');
		m.writeBits(column + i * words, words, m.poolTop, fill(m, m.poolTop));
		return next;
	});
}

export function compileMove(a: Assembler, step: Step<'move'>): void {
	const fill = a.evaluator.set(step.pieces);
	const to = a.evaluator.expression(step.to);
	const { position, source } = step;
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		const zone = to(m);
		const start = m.poolTop;
		const end = fill(m, start);
		m.sortByPlace(start, end);
		for (let i = start; i < end; i++) {
			const piece = m.pool[i]!;
			if (piece < 0) continue;
			if (zone < 0) m.nothingThere(source, 'zone');
			m.movePiece(piece, zone, position);
		}
		return next;
	});
}

export function compileFlip(a: Assembler, step: Step<'flip'>): void {
	const { layout, program } = a.tables;
	const fill = a.evaluator.set(step.pieces);
	const backs = Int32Array.from(program.faces, (face) => face.back);
	const next = a.here + 1;
	a.emit((m) => {
		const start = m.poolTop;
		const end = fill(m, start);
		for (let i = start; i < end; i++) {
			const piece = m.pool[i]!;
			const back = piece < 0 ? -1 : backs[m.mem[layout.face + piece]!]!;
			if (back >= 0) m.turnTo(piece, back);
		}
		return next;
	});
}

export function compileReveal(a: Assembler, step: Step<'reveal'>): void {
	const fill = a.evaluator.set(step.pieces);
	const to = step.to === null ? null : a.evaluator.set(step.to);
	const next = a.here + 1;
	a.emit((m) => {
		const start = m.poolTop;
		const end = fill(m, start);
		if (end === start) return next;
		raiseBarrier(m);
		if (m.observer !== null) {
			const pieces = Array.from(m.pool.subarray(start, end));
			const seats = to === null ? null : Array.from(m.pool.subarray(start, to(m, start)));
			m.observer.revealed(pieces, seats);
		}
		return next;
	});
}

export function compileEndGame(a: Assembler, step: Step<'end-game'>): void {
	const fill = a.evaluator.set(step.winners);
	const { reasons } = a.workshop;
	let reason = reasons.indexOf(step.reason);
	if (reason < 0) reason = reasons.push(step.reason) - 1;
	a.emit((m) => {
		const start = m.poolTop;
		const end = fill(m, start);
		let winners = 0;
		for (let i = start; i < end; i++) winners |= 1 << m.pool[i]!;
		m.write(WINNERS, winners);
		m.write(REASON, reason);
		m.write(STATUS, OVER);
		m.observer?.ended(winners, step.reason);
		return END;
	});
}

export function compileLog(a: Assembler, step: Step<'log'>): void {
	const next = a.here + 1;
	a.emitAs({ op: 'tell' }, (m) => {
		m.observer?.logged(step);
		return next;
	});
}
