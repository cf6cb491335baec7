/** Steps that bring in chance. */
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Assembler } from './routine.ts';
import { compileRoot } from './compile-expression.ts';
import { compileSetRoot } from './compile-set.ts';
import { nothingThere, writeBits } from './state-steps.ts';
import { BARRIER, LOCALS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';

type Step<D extends StepIR['do']> = Extract<StepIR, { do: D }>;

export function compileDraw(a: Assembler, step: Step<'draw'>): void {
	const count = compileRoot(a.machine, step.count);
	const from = compileRoot(a.machine, step.from);
	const to = compileRoot(a.machine, step.to);
	const { as, words, order, stream, source } = step;
	const at = (m: Machine): number => (as < 0 ? -1 : m.fp + LOCALS + as);
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		const source_ = from(m);
		const target = to(m);
		if (source_ < 0 || target < 0) throw nothingThere(m, source, 'draw from or to');
		drawPieces(m, source_, target, count(m), order === 'top' ? -1 : stream, at(m), words);
		return next;
	});
}

/**
 * Draws as many pieces as there are, at most `count`: from the top when `stream` is -1. The set of them goes into the
 * `words` words from `as` on, if that is not -1.
 */
export function drawPieces(
	m: Machine,
	from: number,
	to: number,
	count: number,
	stream: number,
	as: number,
	words: number
): void {
	const { layout, mem, pool, poolTop: start } = m;
	let end = start;
	for (let left = Math.min(count, mem[layout.count + from]!); left > 0; left--) {
		const piece = stream < 0 ? mem[layout.top + from]! : drawAt(m, stream, from);
		m.movePiece(piece, to, 'top');
		pool[end++] = piece;
	}
	if (as >= 0) writeBits(m, as, words, start, end);
	if (end === start) return;
	m.write(BARRIER, mem[BARRIER]! + 1);
	m.observer?.drawn(Array.from(pool.subarray(start, end)), from, to);
}

function drawAt(m: Machine, stream: number, zone: number): number {
	const { layout, mem } = m;
	const count = mem[layout.count + zone]!;
	let place = m.chance.place(m, stream, zone, count);
	let piece = mem[place < count >> 1 ? layout.bottom + zone : layout.top + zone]!;
	if (place < count >> 1) while (place-- > 0) piece = mem[layout.above + piece]!;
	else while (++place < count) piece = mem[layout.below + piece]!;
	return piece;
}

/**
 * Puts the pieces of a zone into random order, each order alike (Durstenfeld's version of Fisher and Yates): again and
 * again one of the lowest pieces, those that have not been chosen yet, comes to the top.
 */
export function compileShuffle(a: Assembler, step: Step<'shuffle'>): void {
	const zone = compileRoot(a.machine, step.zone);
	const { stream } = step;
	const next = a.here + 1;
	a.emitAs({ op: 'step', step }, (m) => {
		shuffleZone(m, zone(m), stream);
		return next;
	});
}

export function shuffleZone(m: Machine, zone: number, stream: number): void {
	m.write(BARRIER, m.mem[BARRIER]! + 1);
	if (zone < 0) return;
	const { layout, mem, pool, poolTop } = m;
	const count = mem[layout.count + zone]!;
	const chosen = poolTop + count;
	for (let i = 0, piece = mem[layout.bottom + zone]!; i < count; i++) {
		pool[poolTop + i] = piece;
		piece = mem[layout.above + piece]!;
	}
	for (let left = count; left > 0; left--) {
		const place = poolTop + (left === 1 ? 0 : m.chance.mix(m, stream, zone, left));
		pool[chosen + count - left] = pool[place]!;
		pool.copyWithin(place, place + 1, poolTop + left);
	}
	m.arrange(zone, pool, chosen, chosen + count);
}

export function compileRoll(a: Assembler, step: Step<'roll'>): void {
	const count = compileRoot(a.machine, step.dice);
	const sides = compileRoot(a.machine, step.sides);
	const by = step.by === null ? null : compileRoot(a.machine, step.by);
	const { stream, label } = step;
	const at = LOCALS + step.as;
	const next = a.here + 1;
	a.emit((m) => {
		const n = count(m);
		const faces = sides(m);
		const start = m.poolTop;
		let total = 0;
		for (let i = 0; i < n; i++) {
			const die = m.chance.die(m, stream, faces);
			m.pool[start + i] = die;
			total += die;
		}
		m.write(m.fp + at, total);
		m.write(BARRIER, m.mem[BARRIER]! + 1);
		m.observer?.rolled(
			label,
			Array.from(m.pool.subarray(start, start + n)),
			by === null ? -1 : by(m),
			null
		);
		return next;
	});
}

export function compileRollEach(a: Assembler, step: Step<'roll-each'>): void {
	const fill = compileSetRoot(a.machine, step.set);
	const count = compileRoot(a.machine, step.dice);
	const sides = compileRoot(a.machine, step.sides);
	const hit = compileRoot(a.machine, step.hit);
	const by = step.by === null ? null : compileRoot(a.machine, step.by);
	const { stream, label, gains, drops } = step;
	const watched = gains >= 0 || drops >= 0;
	const each = LOCALS + step.slot;
	const die = LOCALS + step.dieSlot;
	const at = LOCALS + step.as;
	const next = a.here + 1;
	a.emit((m) => {
		const start = m.poolTop;
		const end = (m.poolTop = fill(m, start));
		const oldEach = m.mem[m.fp + each]!;
		const oldDie = m.mem[m.fp + die]!;
		const dice: number[] | null = m.observer === null ? null : [];
		let hits = 0;
		let [more, fewer] = [0, 0];
		for (let i = start; i < end; i++) {
			m.poke(m.fp + each, m.pool[i]!);
			for (let n = count(m); n > 0; n--) {
				const roll = m.chance.die(m, stream, sides(m));
				m.poke(m.fp + die, roll);
				dice?.push(roll);
				const success = hit(m);
				hits += success;
				if (!watched) continue;
				m.poke(m.fp + die, roll - 1);
				let other = hit(m);
				if (other === success) {
					m.poke(m.fp + die, roll + 1);
					other = hit(m);
				}
				if (other > success) more++;
				else if (other < success) fewer++;
			}
		}
		m.poolTop = start;
		m.poke(m.fp + each, oldEach);
		m.poke(m.fp + die, oldDie);
		m.write(m.fp + at, hits);
		if (gains >= 0) m.write(m.fp + LOCALS + gains, more);
		if (drops >= 0) m.write(m.fp + LOCALS + drops, fewer);
		if (end > start) m.write(BARRIER, m.mem[BARRIER]! + 1);
		if (dice !== null && dice.length > 0)
			m.observer?.rolled(label, dice, by === null ? -1 : by(m), hits);
		return next;
	});
}
