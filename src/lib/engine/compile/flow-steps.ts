/** Steps that decide which step comes next. */
import { routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { ArgumentIR } from '#lib/ruleset/program/step-ir.ts';
import type { Eval } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { SWITCH } from '#lib/engine/machine/signals.ts';
import { CALLER, LOCALS, RESULT } from '#lib/engine/state/memory-layout.ts';
import type { Assembler, Label, Step } from './assembler.ts';

export function compileIf(a: Assembler, step: Step<'if'>): void {
	const otherwise: Label = { pc: 0 };
	const end: Label = { pc: 0 };
	a.unless(step.cond, otherwise);
	a.steps(step.then);
	if (step.else.length > 0) a.jump(end);
	a.place(otherwise);
	a.steps(step.else);
	a.place(end);
}

/** A loop over a set; `body` compiles what is done for each element. */
export function compileForEach(a: Assembler, step: Step<'for-each'>, body: () => void): void {
	const end: Label = { pc: 0 };
	if (step.range) compileRangeHead(a, step, end);
	else compileSnapshotHead(a, step, end);
	const head: Label = { pc: a.here - 1 };
	if (step.unordered) tellWentOn(a, step, false);
	a.loops.push(end);
	body();
	a.loops.pop();
	a.jump(head);
	a.place(end);
	if (step.unordered) tellWentOn(a, step, true);
}

function tellWentOn(a: Assembler, { source }: Step<'for-each'>, over: boolean): void {
	const next = a.here + 1;
	a.emitAs({ op: 'tell' }, (m) => {
		m.observer?.wentOn(source, over);
		return next;
	});
}

function compileRangeHead(a: Assembler, step: Step<'for-each'>, end: Label): void {
	if (step.set.set !== 'range') throw new Error('a counting loop over something else');
	const from = a.evaluator.expression(step.set.from);
	const to = a.evaluator.expression(step.set.to);
	const each = LOCALS + step.slot;
	const rest = LOCALS + step.rest;
	const head = a.here + 1;
	a.emitAs({ op: 'begin-range', step }, (m) => {
		m.write(m.fp + rest, to(m));
		m.write(m.fp + each, m.kept(from(m) - 1));
		return head;
	});
	a.emitAs({ op: 'next-of-range', step, end }, (m) => {
		const i = m.mem[m.fp + each]! + 1;
		if (i > m.mem[m.fp + rest]!) return end.pc;
		m.write(m.fp + each, i);
		return head + 1;
	});
}

function compileSnapshotHead(a: Assembler, step: Step<'for-each'>, end: Label): void {
	const fill = a.evaluator.set(step.set);
	const by = step.by === null ? null : a.evaluator.expression(step.by);
	const each = LOCALS + step.slot;
	const rest = LOCALS + step.rest;
	const { words } = step;
	const head = a.here + 1;
	a.emitAs({ op: 'begin-set', step }, (m) => {
		m.writeBits(m.fp + rest, words, m.poolTop, fill(m, m.poolTop));
		return head;
	});
	a.emitAs({ op: 'next-of-set', step, end }, (m) => {
		const at = m.fp + rest;
		const chosen = by === null ? first(m, at, words) : least(m, at, words, m.fp + each, by);
		if (chosen < 0) return end.pc;
		const word = at + (chosen >>> 5);
		m.write(word, m.mem[word]! & ~(1 << (chosen & 31)));
		m.write(m.fp + each, chosen);
		return head + 1;
	});
}

/** The first element of a bit set, or -1. */
function first({ mem }: Runtime, at: number, words: number): number {
	for (let w = 0; w < words; w++) {
		const bits = mem[at + w]!;
		if (bits !== 0) return w * 32 + 31 - Math.clz32(bits & -bits);
	}
	return -1;
}

/** The element of a bit set of which `by` says least while it lies at `each`, the first of several; or -1. */
function least(m: Runtime, at: number, words: number, each: number, by: Eval): number {
	let chosen = -1;
	let key = 0;
	const old = m.mem[each]!;
	try {
		for (let w = 0; w < words; w++) {
			for (let bits = m.mem[at + w]!; bits !== 0; bits &= bits - 1) {
				const element = w * 32 + 31 - Math.clz32(bits & -bits);
				m.spend(1);
				m.poke(each, element);
				const other = by(m);
				if (chosen >= 0 && other >= key) continue;
				chosen = element;
				key = other;
			}
		}
	} finally {
		m.poke(each, old);
	}
	return chosen;
}

export function compileRepeat(a: Assembler, step: Step<'repeat'>): void {
	const end: Label = { pc: 0 };
	const start: Label = { pc: a.here };
	if (step.while !== null) a.unless(step.while, end);
	a.loops.push(end);
	a.steps(step.body);
	a.loops.pop();
	if (step.until === null) a.jump(start);
	else a.unless(step.until, start);
	a.place(end);
}

/** Evaluates the arguments in the caller's frame, then makes the callee's frame and puts them into its first words. */
type Enter = (m: Runtime, routine: number, returnTo: number, result: number) => void;

function compileArguments(a: Assembler, args: ArgumentIR[], slots: number[]): Enter {
	const parts = args.map((arg, i) => {
		const slot = slots[i]!;
		if ('expr' in arg) {
			const value = a.evaluator.expression(arg.expr);
			return { slot, words: 0, value, fill: null };
		}
		return { slot, words: arg.words, value: null, fill: a.evaluator.set(arg.set) };
	});
	return (m, routine, returnTo, result) => {
		const start = m.poolTop;
		for (const part of parts) {
			if (part.value !== null) {
				const word = part.value(m);
				m.pool[m.poolTop++] = word;
				continue;
			}
			const at = m.poolTop;
			const end = part.fill(m, at + 1);
			m.pool[at] = end - at - 1;
			m.poolTop = end;
		}
		m.saveReturn(returnTo);
		m.pushFrame(routine, result);
		let at = start;
		for (const part of parts) {
			const target = m.fp + LOCALS + part.slot;
			if (part.value !== null) {
				m.write(target, m.pool[at++]!);
			} else {
				const count = m.pool[at]!;
				m.writeBits(target, part.words, at + 1, at + 1 + count);
				at += 1 + count;
			}
		}
		m.poolTop = start;
	};
}

export function compileCall(a: Assembler, step: Step<'call'>): void {
	const callee = a.tables.program.procedures[step.procedure]!;
	const enter = compileArguments(
		a,
		step.args,
		callee.params.map((p) => p.slot)
	);
	const { procedure, as } = step;
	const next = a.here + 1;
	a.returnsTo(next, { routine: procedure }, as, step);
	a.emitAs({ op: 'step', step }, (m) => {
		enter(m, procedure, next, as);
		return SWITCH;
	});
}

export function compileEmit(a: Assembler, step: Step<'emit'>): void {
	const event = a.tables.program.events[step.event]!;
	const enter = compileArguments(
		a,
		step.args,
		event.params.map((p) => p.slot)
	);
	const routine = routineNumbers(a.tables.program).event(step.event);
	const next = a.here + 1;
	a.returnsTo(next, { routine }, step.as, step);
	a.emitAs({ op: 'step', step }, (m) => {
		enter(m, routine, next, step.as);
		return SWITCH;
	});
}

export function compileReturn(a: Assembler, step: Step<'return'>): void {
	if (step.value === null) {
		a.leave();
		return;
	}
	if ('expr' in step.value) {
		const value = a.evaluator.expression(step.value.expr);
		a.forgetCheckpoints();
		a.emitAs({ op: 'step', step }, (m) => {
			const word = value(m);
			const result = m.mem[m.fp + RESULT]!;
			const caller = m.mem[m.fp + CALLER]!;
			if (result >= 0) m.write(caller + LOCALS + result, word);
			return m.popFrame();
		});
		return;
	}
	const fill = a.evaluator.set(step.value.set);
	const { words } = step.value;
	a.forgetCheckpoints();
	a.emit((m) => {
		const result = m.mem[m.fp + RESULT]!;
		const caller = m.mem[m.fp + CALLER]!;
		const end = fill(m, m.poolTop);
		if (result >= 0) m.writeBits(caller + LOCALS + result, words, m.poolTop, end);
		return m.popFrame();
	});
}
