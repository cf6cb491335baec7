/**
 * Events: restrictions, then replacements, then what happens, then triggers.
 *
 * All effects of an event are known when the program is linked, so an event is one routine in which they stand one after
 * the other. A replacement acts at most once on an original event: when its steps emit the same event again, the new
 * frame inherits the mark that it has already acted.
 */
import { both } from '#lib/ruleset/program/expression-parts.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { EffectDef, EventDef } from '#lib/ruleset/program/program.ts';
import { routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { CALLER, LOCALS, ROUTINE } from '#lib/engine/state/memory-layout.ts';
import { Assembler, type ForEach, type Label, type Workshop } from './assembler.ts';
import { compileForEach } from './flow-steps.ts';

/** The instructions of the event with this index. */
export function compileEvent(
	workshop: Workshop,
	event: EventDef,
	index: number,
	setsCheckpoints: boolean
): Assembler {
	const a = new Assembler(workshop, event, setsCheckpoints);
	const end: Label = { pc: 0 };
	for (const effect of event.restrictions) compileRestriction(a, index, effect, end);
	if (event.replacements.length > 0) compileReplacements(a, event, index, end);
	const observe = a.here + 1;
	const params = event.params;
	a.emitAs({ op: 'tell' }, (m) => {
		m.observer?.emitted(
			index,
			params.map((param) => m.mem[m.fp + LOCALS + param.slot]!)
		);
		return observe;
	});
	a.steps(event.body);
	for (const effect of event.triggers) {
		compileEffect(a, effect, () => {
			tellApplied(a, effect);
			a.steps(effect.body);
		});
	}
	a.place(end);
	a.leave();
	return a;
}

function compileRestriction(a: Assembler, index: number, effect: EffectDef, end: Label): void {
	compileEffect(a, effect, () => {
		a.emit((m) => {
			m.observer?.prevented(index, effect.id);
			return end.pc;
		});
	});
}

function compileReplacements(a: Assembler, event: EventDef, index: number, end: Label): void {
	const marks: Type = {
		t: 'set',
		of: { t: 'choice', names: event.replacements.map(({ id }) => id) }
	};
	const ran = LOCALS + a.privateWord('replaced', marks);
	const acting = LOCALS + a.privateWord('replacing', { t: 'bool' });
	const routine = routineNumbers(a.tables.program).event(index);
	const first = a.here + 1;
	a.emit((m) => {
		m.write(m.fp + ran, inheritedMarks(m, routine, ran, acting));
		return first;
	});
	event.replacements.forEach((effect, i) => {
		const cancelled: Label = { pc: 0 };
		const over: Label = { pc: 0 };
		a.cancelled = cancelled;
		compileEffect(a, effect, () => {
			const enter = a.here + 1;
			a.emit((m) => {
				const marks = m.mem[m.fp + ran]!;
				if (((marks >>> i) & 1) === 1) return over.pc;
				m.write(m.fp + ran, marks | (1 << i));
				m.write(m.fp + acting, 1);
				return enter;
			});
			tellApplied(a, effect);
			a.steps(effect.body);
			const leave = a.here + 1;
			a.emit((m) => {
				m.write(m.fp + acting, 0);
				return leave;
			});
			a.place(over);
		});
		a.cancelled = null;
		const after: Label = { pc: 0 };
		a.jump(after);
		a.place(cancelled);
		a.emit((m) => {
			m.observer?.prevented(index, effect.id);
			return end.pc;
		});
		a.place(after);
	});
}

function tellApplied(a: Assembler, { id }: EffectDef): void {
	const next = a.here + 1;
	a.emitAs({ op: 'tell' }, (m) => {
		m.observer?.applied(id);
		return next;
	});
}

/** Marks of the nearest enclosing frame of the same event, if one of its replacements is acting just now. */
function inheritedMarks(m: Runtime, routine: number, ran: number, acting: number): number {
	let base = m.mem[m.fp + CALLER]!;
	for (; base >= 0; base = m.mem[base + CALLER]!) {
		if (m.mem[base + ROUTINE] === routine)
			return m.mem[base + acting] === 1 ? m.mem[base + ran]! : 0;
	}
	return 0;
}

/** The body of an effect, if its condition holds; for an effect written on a face or a kind, for every piece of it. */
function compileEffect(a: Assembler, effect: EffectDef, body: () => void): void {
	const { self, active, when } = effect;
	if (self === null) {
		guarded(a, when, body);
		return;
	}
	const loop: ForEach = {
		do: 'for-each',
		slot: effect.selfSlot,
		rest: effect.selfRest,
		words: Math.ceil(a.tables.layout.pieces / 32),
		set: self,
		range: false,
		by: null,
		body: [],
		source: effect.source
	};
	compileForEach(a, loop, () => guarded(a, both(active, when), body));
}

function guarded(a: Assembler, condition: ExprIR | null, body: () => void): void {
	const skip: Label = { pc: 0 };
	if (condition !== null) a.unless(condition, skip);
	body();
	a.place(skip);
}
