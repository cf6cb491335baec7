/** Values: the base answer, then the modifiers stage by stage. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef, ValueDef } from '#lib/ruleset/program/program.ts';
import { compile, type Eval } from './compile-expression.ts';
import { compileSet, type Fill } from './compile-set.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { registersOf } from './registers.ts';

const STAGES: ModifierDef['stage'][] = ['set', 'add', 'multiply', 'at-least', 'at-most'];

/** The modifiers of a value in the order in which they act. */
export function modifiersInOrder(value: ValueDef): ModifierDef[] {
	return STAGES.flatMap((stage) => value.modifiers.filter((m) => m.stage === stage));
}

/** Registers of a value's window: its parameters, and whatever its body and its modifiers bind. */
function windowOf(value: ValueDef): number {
	let window = value.params.length;
	for (const part of [value.is, value.set]) {
		if (part !== null) window = Math.max(window, registersOf(part));
	}
	for (const modifier of value.modifiers) {
		window = Math.max(window, modifier.selfSlot + 1, registersOf(modifier.amount));
		if (modifier.when !== null) window = Math.max(window, registersOf(modifier.when));
		if (modifier.active !== null) window = Math.max(window, registersOf(modifier.active));
	}
	return window;
}

export function compileValue(machine: Machine, value: ValueDef): Eval {
	if (value.is === null) return () => 0;
	const cx = { machine, window: windowOf(value) };
	const base = compile(cx, value.is);
	const modifiers = modifiersInOrder(value).map((m) => compileModifier(machine, cx.window, m));
	if (modifiers.length === 0) return base;
	return (m) => {
		let answer = base(m);
		for (const modifier of modifiers) answer = modifier(m, answer);
		return answer;
	};
}

export function compileSetValue(machine: Machine, value: ValueDef): Fill {
	if (value.set === null) return (_, at) => at;
	return compileSet({ machine, window: windowOf(value) }, value.set);
}

/** 1 where the modifier has a say in the value, asked in the window of the value. */
export function compileActs(machine: Machine, value: ValueDef, modifier: ModifierDef): Eval {
	const asks = { ...modifier, stage: 'set', amount: { op: 'const', value: 1 } } as const;
	const change = compileModifier(machine, windowOf(value), asks);
	return (m) => change(m, 0);
}

type Change = (m: Machine, answer: number) => number;

function compileModifier(machine: Machine, window: number, modifier: ModifierDef): Change {
	const cx = { machine, window };
	const change = applyStage(modifier.stage, compile(cx, modifier.amount));
	const when = modifier.when === null ? null : compile(cx, modifier.when);
	if (modifier.selfFace < 0) {
		if (when === null) return change;
		return (m, answer) => (when(m) === 0 ? answer : change(m, answer));
	}
	const { selfFace, selfSlot } = modifier;
	const active = modifier.active === null ? null : compile(cx, modifier.active);
	const act: Change = (m, answer) => {
		if (active !== null && active(m) === 0) return answer;
		if (when !== null && when(m) === 0) return answer;
		return change(m, answer);
	};
	const subject = subjectOf(modifier);
	// Whoever watches wants to see the conditions fail, too.
	if (subject >= 0 && machine.watch === null) {
		const { face } = machine.layout;
		return (m, answer) => {
			const i = m.regs[m.rp + subject]!;
			if (i < 0 || m.mem[face + i] !== selfFace) return answer;
			m.regs[m.rp + selfSlot] = i;
			return act(m, answer);
		};
	}
	return (m, answer) => {
		for (let i = m.firstShowing(selfFace); i >= 0; i = m.nextShowing[i]!) {
			m.regs[m.rp + selfSlot] = i;
			answer = act(m, answer);
		}
		return answer;
	};
}

/**
 * The parameter that has to be the very piece on which the modifier is written (`when: c == self and ...`), or -1: then
 * one look at what this piece shows replaces the walk over all pieces that show the face.
 */
export function subjectOf({ selfFace, selfSlot, when }: ModifierDef): number {
	const look = (expr: ExprIR | null): number => {
		if (expr?.op !== 'binary') return -1;
		const { operator, a, b } = expr;
		if (operator === 'and') return Math.max(look(a), look(b));
		if (operator !== '==' || a.op !== 'reg' || b.op !== 'reg') return -1;
		return a.slot === selfSlot ? b.slot : b.slot === selfSlot ? a.slot : -1;
	};
	return selfFace < 0 ? -1 : look(when);
}

export function applyStage(stage: ModifierDef['stage'], amount: Eval): Change {
	switch (stage) {
		case 'set':
			return (m) => amount(m);
		case 'add':
			return (m, answer) => (answer + amount(m)) | 0;
		case 'multiply':
			return (m, answer) => Math.imul(answer, amount(m));
		case 'at-least':
			return (m, answer) => Math.max(answer, amount(m));
		case 'at-most':
			return (m, answer) => Math.min(answer, amount(m));
	}
}
