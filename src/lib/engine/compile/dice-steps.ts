/**
 * Dice. Where nothing listens to each of them they fall all at once; else one by one, each followed by its event, in which
 * anything can happen: so what is still to be rolled lies in the frame.
 */
import { MOST_AT_ONCE } from '#lib/ruleset/program/game-limits.ts';
import type { Eval } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { raiseBarrier } from '#lib/engine/state/undo-barrier.ts';
import type { Assembler, Label, Step } from './assembler.ts';

export function compileRoll(a: Assembler, step: Step<'roll'>): void {
	if (step.body.length > 0) return rollOneByOne(a, step);
	const count = a.evaluator.expression(step.dice);
	const sides = a.evaluator.expression(step.sides);
	const by = byOf(a, step);
	const { stream, label, lowest = 1, kept } = step;
	const at = LOCALS + step.as;
	const next = a.here + 1;
	a.emit((m) => {
		const n = count(m);
		m.spendMany(n, 1, 'dice');
		const most = sides(m);
		const start = m.poolTop;
		m.thrown = step;
		let total = 0;
		for (let i = 0; i < n; i++) {
			const die = m.chance.die(m, stream, most, lowest);
			m.pool[start + i] = die;
			total += die;
		}
		m.write(m.fp + at, m.kept(total));
		if (kept !== undefined)
			for (let i = 0; i < kept.count; i++)
				m.write(m.fp + LOCALS + kept.slot + i, m.pool[start + i]!);
		raiseBarrier(m);
		m.observer?.rolled(label, Array.from(m.pool.subarray(start, start + n)), by(m), null);
		return next;
	});
}

export function compileRollEach(a: Assembler, step: Step<'roll-each'>): void {
	if (step.body.length > 0) return rollEachOneByOne(a, step);
	const fill = a.evaluator.set(step.set);
	const count = a.evaluator.expression(step.dice);
	const sides = a.evaluator.expression(step.sides);
	const by = byOf(a, step);
	const judge = judging(a, step);
	const counted = countedIn(step);
	const { stream, label, lowest = 1 } = step;
	const next = a.here + 1;
	a.emit((m) => {
		const each = m.fp + LOCALS + step.slot;
		const die = m.fp + LOCALS + step.die;
		const start = m.poolTop;
		const end = (m.poolTop = fill(m, start));
		const told: { dice: number[]; hits: boolean[] } | null =
			m.observer === null ? null : { dice: [], hits: [] };
		const oldEach = m.mem[each]!;
		const oldDie = m.mem[die]!;
		const counts = [0, 0, 0];
		let rolled = 0;
		m.thrown = step;
		try {
			for (let i = start; i < end; i++) {
				m.poke(each, m.pool[i]!);
				const n = Math.max(0, count(m));
				rolled += n;
				if (rolled > MOST_AT_ONCE) m.tooMany(rolled, 'dice');
				m.spend(n);
				for (let left = n; left > 0; left--) {
					const roll = m.chance.die(m, stream, sides(m), lowest);
					m.poke(die, roll);
					const success = judge(m, die, counts);
					told?.dice.push(roll);
					told?.hits.push(success);
				}
			}
		} finally {
			m.poke(each, oldEach);
			m.poke(die, oldDie);
		}
		m.poolTop = start;
		for (const [i, slot] of counted) m.write(m.fp + slot, counts[i]!);
		if (end > start) raiseBarrier(m);
		if (told !== null && told.dice.length > 0)
			m.observer?.rolled(label, told.dice, by(m), told.hits);
		return next;
	});
}

function rollOneByOne(a: Assembler, step: Step<'roll'>): void {
	const count = a.evaluator.expression(step.dice);
	const sides = a.evaluator.expression(step.sides);
	const by = byOf(a, step);
	const { label, faces, lowest = 1, kept } = step;
	const [as, left, die] = [LOCALS + step.as, LOCALS + step.left, LOCALS + step.die];
	const fall = falling(step, left, die);
	const head = a.here + 1;
	const end: Label = { pc: 0 };
	a.emit((m) => {
		const n = count(m);
		m.spendMany(n, 1, 'dice');
		m.write(m.fp + left, n);
		m.write(m.fp + as, 0);
		if (faces >= 0) clearFaces(m, faces, sides(m));
		raiseBarrier(m);
		return head;
	});
	a.emit((m) => {
		if (m.mem[m.fp + left]! <= 0) return end.pc;
		fall(m, sides(m));
		return head + 1;
	});
	a.steps(step.body);
	a.emit((m) => {
		const shown = shownBy(m, die, sides(m), lowest);
		m.write(m.fp + as, m.kept(m.mem[m.fp + as]! + shown));
		if (kept !== undefined)
			m.write(m.fp + LOCALS + kept.slot + kept.count - 1 - m.mem[m.fp + left]!, shown);
		if (faces >= 0) countFace(m, faces, shown - lowest);
		else m.observer?.rolled(label, [shown], by(m), null);
		return head;
	});
	a.place(end);
	if (faces < 0) return;
	const next = a.here + 1;
	a.emit((m) => {
		if (m.observer === null) return next;
		const dice = wordsAt(m, faces, sides(m)).flatMap((n, i) => many(n, lowest + i));
		m.observer.rolled(label, dice, by(m), null);
		return next;
	});
}

function rollEachOneByOne(a: Assembler, step: Step<'roll-each'>): void {
	const count = a.evaluator.expression(step.dice);
	const sides = a.evaluator.expression(step.sides);
	const by = byOf(a, step);
	const judge = judging(a, step);
	const counted = countedIn(step);
	const { begin, nextElement } = waiting(a, step);
	const { label, faces, faceHits, lowest = 1 } = step;
	const [left, die] = [LOCALS + step.left, LOCALS + step.die];
	const fall = falling(step, left, die);
	const head = a.here + 1;
	const end: Label = { pc: 0 };
	a.emit((m) => {
		begin(m);
		for (const [, slot] of counted) m.write(m.fp + slot, 0);
		m.write(m.fp + left, 0);
		if (faces >= 0) for (const at of [faces, faceHits]) clearFaces(m, at, sides(m));
		return head;
	});
	a.emit((m) => {
		while (m.mem[m.fp + left]! <= 0) {
			if (!nextElement(m)) return end.pc;
			const n = count(m);
			m.spendMany(n, 1, 'dice');
			m.write(m.fp + left, n);
		}
		fall(m, sides(m));
		return head + 1;
	});
	a.steps(step.body);
	a.emit((m) => {
		const shown = shownBy(m, die, sides(m), lowest);
		m.write(m.fp + die, shown);
		const counts = [0, 0, 0];
		const success = judge(m, m.fp + die, counts);
		for (const [i, slot] of counted) m.write(m.fp + slot, m.mem[m.fp + slot]! + counts[i]!);
		if (faces < 0) m.observer?.rolled(label, [shown], by(m), [success]);
		else {
			countFace(m, faces, shown - lowest);
			if (success) countFace(m, faceHits, shown - lowest);
		}
		return head;
	});
	a.place(end);
	if (faces < 0) return;
	const next = a.here + 1;
	a.emit((m) => {
		if (m.observer === null) return next;
		const all = wordsAt(m, faces, sides(m));
		const hit = wordsAt(m, faceHits, sides(m));
		const dice = all.flatMap((n, i) => many(n, lowest + i));
		const hits = all.flatMap((n, i) => [...many(hit[i]!, true), ...many(n - hit[i]!, false)]);
		if (dice.length > 0) m.observer.rolled(label, dice, by(m), hits);
		return next;
	});
}

/** The elements that have not rolled, in the frame; `nextElement` puts the next one into its word, or says that there is none. */
function waiting(
	a: Assembler,
	{ set, words, rest, slot }: Step<'roll-each'>
): { begin: (m: Runtime) => void; nextElement: (m: Runtime) => boolean } {
	const [each, waits] = [LOCALS + slot, LOCALS + rest];
	if (set.set === 'range') {
		const from = a.evaluator.expression(set.from);
		const to = a.evaluator.expression(set.to);
		return {
			begin: (m) => {
				m.write(m.fp + waits, to(m));
				m.write(m.fp + each, m.kept(from(m) - 1));
			},
			nextElement: (m) => {
				const next = m.mem[m.fp + each]! + 1;
				m.spend(1);
				if (next > m.mem[m.fp + waits]!) return false;
				m.write(m.fp + each, next);
				return true;
			}
		};
	}
	const fill = a.evaluator.set(set);
	const ofPieces = a.locals.some(({ slot: at, type }) => at === slot && type.t === 'piece');
	return {
		begin: (m) => m.writeBits(m.fp + waits, words, m.poolTop, fill(m, m.poolTop)),
		nextElement: (m) => {
			const start = m.poolTop;
			let end = start;
			for (let w = 0; w < words; w++) {
				for (let bits = m.mem[m.fp + waits + w]!; bits !== 0; bits &= bits - 1)
					m.pool[end++] = w * 32 + 31 - Math.clz32(bits & -bits);
			}
			m.spend(1 + end - start);
			if (end === start) return false;
			if (ofPieces) m.sortByPlace(start, end);
			const next = m.pool[start]!;
			const word = m.fp + waits + (next >>> 5);
			m.write(word, m.mem[word]! & ~(1 << (next & 31)));
			m.write(m.fp + each, next);
			return true;
		}
	};
}

/**
 * Whether a die would hit, or miss, if it showed one pip more or less: 1, -1, else 0. `success` says what it does now; the die
 * is as it was afterwards.
 */
function nearby(m: Runtime, hit: Eval, die: number, success: number): number {
	const roll = m.mem[die]!;
	m.poke(die, roll - 1);
	let other = hit(m);
	if (other === success) {
		m.poke(die, roll + 1);
		other = hit(m);
	}
	m.poke(die, roll);
	return Math.sign(other - success);
}

/** Whether the die that lies at an address hits; that, and whether a pip would gain or drop it, is counted. */
function judging(
	a: Assembler,
	step: Step<'roll-each'>
): (m: Runtime, die: number, counts: number[]) => boolean {
	const hit = a.evaluator.expression(step.hit);
	const watched = step.gains >= 0 || step.drops >= 0;
	return (m, die, counts) => {
		const success = hit(m);
		const change = watched ? nearby(m, hit, die, success) : 0;
		counts[0]! += success;
		if (change > 0) counts[1]!++;
		if (change < 0) counts[2]!++;
		return success !== 0;
	};
}

/** Where hits, gains and drops are kept, of those that are. */
function countedIn({ as, gains, drops }: Step<'roll-each'>): [which: number, slot: number][] {
	return [as, gains, drops].flatMap((slot, which) => (slot < 0 ? [] : [[which, LOCALS + slot]]));
}

function byOf(a: Assembler, { by }: { by: Step<'roll'>['by'] }): Eval {
	return by === null ? () => -1 : a.evaluator.expression(by);
}

/** One die of those that are left in the frame falls. */
function falling(step: Step<'roll' | 'roll-each'>, left: number, die: number) {
	const { lowest = 1 } = step;
	return (m: Runtime, sides: number): void => {
		m.thrown = step;
		m.write(m.fp + left, m.mem[m.fp + left]! - 1);
		m.write(m.fp + die, m.chance.die(m, step.stream, sides, lowest));
		raiseBarrier(m);
	};
}

/** What comes of a die when its event is over: a die shows one of its faces. */
function shownBy({ mem, fp }: Runtime, die: number, sides: number, lowest: number): number {
	return Math.min(Math.max(mem[fp + die]!, lowest), lowest + sides - 1);
}

function clearFaces(m: Runtime, faces: number, sides: number): void {
	m.clear(m.fp + LOCALS + faces, m.fp + LOCALS + faces + sides);
}

function countFace(m: Runtime, faces: number, face: number): void {
	const at = m.fp + LOCALS + faces + face;
	m.write(at, m.mem[at]! + 1);
}

function wordsAt({ mem, fp }: Runtime, slot: number, count: number): number[] {
	return Array.from(mem.slice(fp + LOCALS + slot, fp + LOCALS + slot + count));
}

function many<T>(count: number, value: T): T[] {
	return Array.from({ length: count }, () => value);
}
