/** Steps that bring in chance. */
import { MOST_AT_ONCE } from '#lib/ruleset/program/limits.ts';
import { drawPieces, pickElements, shuffleZone } from '#lib/engine/machine/draws.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { BARRIER, LOCALS } from '#lib/engine/state/memory-layout.ts';
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

export function compileRoll(a: Assembler, step: Step<'roll'>): void {
	const count = a.evaluator.expression(step.dice);
	const sides = a.evaluator.expression(step.sides);
	const by = step.by === null ? null : a.evaluator.expression(step.by);
	const { stream, label } = step;
	const at = LOCALS + step.as;
	const next = a.here + 1;
	a.emit((m) => {
		const n = count(m);
		m.spendMany(n, 1, 'dice');
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
	const fill = a.evaluator.set(step.set);
	const count = a.evaluator.expression(step.dice);
	const sides = a.evaluator.expression(step.sides);
	const hit = a.evaluator.expression(step.hit);
	const by = step.by === null ? null : a.evaluator.expression(step.by);
	const { stream, label, gains, drops } = step;
	const watched = gains >= 0 || drops >= 0;
	const at = LOCALS + step.as;
	const next = a.here + 1;
	a.emit((m) => {
		const each = m.fp + LOCALS + step.slot;
		const die = m.fp + LOCALS + step.dieSlot;
		const start = m.poolTop;
		const end = (m.poolTop = fill(m, start));
		const told: { dice: number[]; hits: boolean[] } | null =
			m.observer === null ? null : { dice: [], hits: [] };
		const oldEach = m.mem[each]!;
		const oldDie = m.mem[die]!;
		let [hits, rolled, more, fewer] = [0, 0, 0, 0];
		try {
			for (let i = start; i < end; i++) {
				m.poke(each, m.pool[i]!);
				const n = Math.max(0, count(m));
				rolled += n;
				if (rolled > MOST_AT_ONCE) m.tooMany(rolled, 'dice');
				m.spend(n);
				for (let left = n; left > 0; left--) {
					const roll = m.chance.die(m, stream, sides(m));
					m.poke(die, roll);
					const success = hit(m);
					told?.dice.push(roll);
					told?.hits.push(success !== 0);
					hits += success;
					if (!watched) continue;
					m.poke(die, roll - 1);
					let other = hit(m);
					if (other === success) {
						m.poke(die, roll + 1);
						other = hit(m);
					}
					if (other > success) more++;
					else if (other < success) fewer++;
				}
			}
		} finally {
			m.poke(each, oldEach);
			m.poke(die, oldDie);
		}
		m.poolTop = start;
		m.write(m.fp + at, hits);
		if (gains >= 0) m.write(m.fp + LOCALS + gains, more);
		if (drops >= 0) m.write(m.fp + LOCALS + drops, fewer);
		if (end > start) m.write(BARRIER, m.mem[BARRIER]! + 1);
		if (told !== null && told.dice.length > 0)
			m.observer?.rolled(label, told.dice, by === null ? -1 : by(m), told.hits);
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
		const picked = pickElements(m, start, end, many, type, stream);
		if (count === null) m.write(m.fp + at, picked > start ? m.pool[start]! : nothing);
		else m.writeBits(m.fp + at, words, start, picked);
		if (picked === start) return next;
		m.write(BARRIER, m.mem[BARRIER]! + 1);
		m.observer?.picked(label, type, Array.from(m.pool.subarray(start, picked)));
		return next;
	});
}
