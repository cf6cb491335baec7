/** Steps that change the state, and those that only tell of it. */
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Assembler } from './routine.ts';
import { compileRoot } from './compile-expression.ts';
import { compileSetRoot } from './compile-set.ts';
import { BARRIER, LOCALS, OVER, REASON, STATUS, WINNERS } from '#lib/engine/state/layout.ts';
import { END, type Machine, RuleError } from '#lib/engine/machine/machine.ts';

type Step<D extends StepIR['do']> = Extract<StepIR, { do: D }>;

export function compileLet(a: Assembler, step: Step<'let'>): void {
	const at = LOCALS + step.slot;
	const value = compileRoot(a.machine, step.value);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		m.write(m.fp + at, value(m));
		return next;
	});
}

/** Writes the pool's words from `start` to `end` as a bit set of the frame. */
export function writeBits(m: Machine, at: number, words: number, start: number, end: number): void {
	for (let w = 0; w < words; w++) {
		let bits = 0;
		for (let i = start; i < end; i++) {
			const element = m.pool[i]!;
			if (element >>> 5 === w && element >= 0) bits |= 1 << (element & 31);
		}
		m.write(at + w, bits);
	}
}

export function compileLetSet(a: Assembler, step: Step<'let-set'>): void {
	const at = LOCALS + step.slot;
	const { words } = step;
	const fill = compileSetRoot(a.machine, step.set);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		writeBits(m, m.fp + at, words, m.poolTop, fill(m, m.poolTop));
		return next;
	});
}

export function compileSetField(a: Assembler, step: Step<'set'>): void {
	const { layout } = a.machine;
	const value = compileRoot(a.machine, step.value);
	const next = a.here + 1;
	if (step.of === null) {
		const at = layout.gameFields + step.field;
		a.emitAs({ op: 'step', step }, (m) => {
			m.write(at, value(m));
			return next;
		});
		return;
	}
	const of = compileRoot(a.machine, step.of);
	const columns = {
		player: layout.playerFields,
		space: layout.spaceFields,
		piece: layout.pieceFields
	};
	const column = step.table === 'game' ? layout.gameFields : columns[step.table][step.field]!;
	const { source } = step;
	a.emitAs({ op: 'step', step }, (m) => {
		const i = of(m);
		if (i < 0) throw nothingThere(m, source, 'set a field of');
		m.write(column + i, value(m));
		return next;
	});
}

export function nothingThere(m: Machine, source: number, what: string): RuleError {
	const place = m.program.sources[source];
	const where = place ? `${place.file}:${place.line}:${place.column}` : 'unknown place';
	return new RuleError(`${where}: cannot ${what} none; running: ${m.chain()}`);
}

export function compileMove(a: Assembler, step: Step<'move'>): void {
	const fill = compileSetRoot(a.machine, step.pieces);
	const to = compileRoot(a.machine, step.to);
	const { position, source } = step;
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		const zone = to(m);
		const start = m.poolTop;
		const end = fill(m, start);
		for (let i = start; i < end; i++) {
			const piece = m.pool[i]!;
			if (piece < 0) continue;
			if (zone < 0) throw nothingThere(m, source, 'move a piece to');
			m.movePiece(piece, zone, position);
		}
		return next;
	});
}

export function compileFlip(a: Assembler, step: Step<'flip'>): void {
	const { layout, program } = a.machine;
	const fill = compileSetRoot(a.machine, step.pieces);
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
	const fill = compileSetRoot(a.machine, step.pieces);
	const to = step.to === null ? null : compileSetRoot(a.machine, step.to);
	const next = a.here + 1;
	a.emit((m) => {
		const start = m.poolTop;
		const end = fill(m, start);
		if (end === start) return next;
		m.write(BARRIER, m.mem[BARRIER]! + 1);
		if (m.observer !== null) {
			const pieces = Array.from(m.pool.subarray(start, end));
			const seats = to === null ? null : Array.from(m.pool.subarray(start, to(m, start)));
			m.observer.revealed(pieces, seats);
		}
		return next;
	});
}

export function compileEndGame(a: Assembler, step: Step<'end-game'>): void {
	const fill = compileSetRoot(a.machine, step.winners);
	const { reasons } = a.machine;
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
