/**
 * The other backend: a plain walk over the checked expression.
 *
 * Slow and simple. It is the oracle for the compiled closures (`interpret.test.ts` runs both on random states), and it
 * keeps what every part was worth, for "why?".
 */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import { divide, modulo } from '#lib/engine/compile/compile-operator.ts';
import { modifiersInOrder } from '#lib/engine/compile/compile-value.ts';
import { elements, quantify } from './interpret-sets.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';

export interface Environment {
	m: Machine;
	/** Base of the frame whose locals are read. */
	frame: number;
	registers: number[];
	/** Told the worth of every expression once it is known, innermost first. */
	note: ((expr: ExprIR, word: number) => void) | null;
}

export function interpret(env: Environment, expr: ExprIR): number {
	const word = walk(env, expr);
	env.note?.(expr, word);
	return word;
}

function walk(env: Environment, expr: ExprIR): number {
	const { m } = env;
	const { layout, mem } = m;
	const sub = (part: ExprIR): number => interpret(env, part);
	switch (expr.op) {
		case 'const':
			return expr.value;
		case 'local':
			return mem[env.frame + LOCALS + expr.slot]!;
		case 'local-of': {
			const p = sub(expr.player);
			return p < 0 ? -1 : mem[env.frame + LOCALS + expr.slot + p]!;
		}
		case 'reg':
			return env.registers[expr.slot] ?? 0;
		case 'field': {
			if (expr.table === 'game' || expr.of === null) return mem[layout.gameFields + expr.field]!;
			const i = sub(expr.of);
			if (i < 0) return expr.zero;
			const columns = {
				player: layout.playerFields,
				space: layout.spaceFields,
				piece: layout.pieceFields
			};
			return mem[columns[expr.table][expr.field]! + i]!;
		}
		case 'attribute': {
			const piece = sub(expr.of);
			if (piece < 0) return expr.zero;
			return m.program.faces[mem[layout.face + piece]!]!.attributes[expr.attribute]!;
		}
		case 'mark': {
			const space = sub(expr.of);
			return space < 0 ? 0 : m.program.map.marks[expr.mark]!.values[space]!;
		}
		case 'space-of':
		case 'holder-of': {
			const piece = sub(expr.piece);
			if (piece < 0) return -1;
			const zone = mem[layout.zone + piece]!;
			const { per } = m.program.zones[layout.zoneDef[zone]!]!;
			const wanted = expr.op === 'space-of' ? 'space' : 'player';
			return per === wanted ? layout.zoneOwner[zone]! : -1;
		}
		case 'zone-of': {
			const piece = sub(expr.piece);
			return piece < 0 ? -1 : mem[layout.zone + piece]!;
		}
		case 'zone': {
			const { first } = m.program.zones[expr.zone]!;
			if (expr.of === null) return first;
			const owner = sub(expr.of);
			return owner < 0 ? -1 : first + owner;
		}
		case 'zone-count': {
			const zone = sub(expr.zone);
			return zone < 0 ? 0 : mem[layout.count + zone]!;
		}
		case 'zone-end': {
			const zone = sub(expr.zone);
			return zone < 0 ? -1 : mem[(expr.end === 'top' ? layout.top : layout.bottom) + zone]!;
		}
		case 'is-kind': {
			const piece = sub(expr.of);
			return piece < 0 ? 0 : m.facesOfKind(expr.kind)[mem[layout.face + piece]!]!;
		}
		case 'is-piece': {
			const piece = sub(expr.of);
			return piece >= 0 && mem[layout.face + piece] === expr.piece ? 1 : 0;
		}
		case 'value':
			return answerOf(env, expr.value, expr.args.map(sub));
		case 'distance':
			return m.distance(sub(expr.a), sub(expr.b));
		case 'ring':
			return m.ring(sub(expr.of));
		case 'not':
			return sub(expr.of) === 0 ? 1 : 0;
		case 'neg':
			return -sub(expr.of) | 0;
		case 'abs':
			return Math.abs(sub(expr.of));
		case 'binary':
			return binary(env, expr);
		case 'if':
			return sub(sub(expr.cond) !== 0 ? expr.a : expr.b);
		case 'in': {
			const word = sub(expr.of);
			return elements(env, expr.set).includes(word) ? 1 : 0;
		}
		default:
			return quantify(env, expr);
	}
}

function binary(env: Environment, expr: Extract<ExprIR, { op: 'binary' }>): number {
	const a = interpret(env, expr.a);
	if (expr.operator === 'and') return a === 0 ? 0 : interpret(env, expr.b);
	if (expr.operator === 'or') return a !== 0 ? 1 : interpret(env, expr.b);
	const b = interpret(env, expr.b);
	switch (expr.operator) {
		case '+':
			return (a + b) | 0;
		case '-':
			return (a - b) | 0;
		case '*':
			return Math.imul(a, b);
		case '/':
			return divide(a, b);
		case '/up':
			return -divide(-a, b) | 0;
		case 'mod':
			return modulo(a, b);
		case '==':
			return Number(a === b);
		case '!=':
			return Number(a !== b);
		case '<':
			return Number(a < b);
		case '<=':
			return Number(a <= b);
		case '>':
			return Number(a > b);
		case '>=':
			return Number(a >= b);
		case 'min':
			return Math.min(a, b);
		case 'max':
			return Math.max(a, b);
	}
}

/** The answer of a value for given arguments, modifiers included. */
export function answerOf(env: Environment, index: number, args: number[]): number {
	const value = env.m.program.values[index]!;
	const inner: Environment = { ...env, registers: [...args], note: null };
	if (value.is === null) return 0;
	let answer = interpret(inner, value.is);
	for (const modifier of modifiersInOrder(value)) {
		for (const amount of amountsOf(inner, modifier))
			answer = applied(modifier.stage, answer, amount);
	}
	return answer;
}

/** What a modifier adds (or sets ...), once for each piece that it is written on and that works just now. */
export function amountsOf(env: Environment, modifier: ModifierDef): number[] {
	const { m } = env;
	const holders =
		modifier.selfFace < 0 ? [-1] : elements(env, { set: 'faces', piece: modifier.selfFace });
	return holders.flatMap((self) => {
		if (modifier.selfSlot >= 0 && self >= 0) env.registers[modifier.selfSlot] = self;
		const inner: Environment = { m, frame: env.frame, registers: env.registers, note: null };
		if (self >= 0 && modifier.active !== null && interpret(inner, modifier.active) === 0) return [];
		if (modifier.when !== null && interpret(inner, modifier.when) === 0) return [];
		return [interpret(inner, modifier.amount)];
	});
}

export function applied(stage: ModifierDef['stage'], answer: number, amount: number): number {
	switch (stage) {
		case 'set':
			return amount;
		case 'add':
			return (answer + amount) | 0;
		case 'multiply':
			return Math.imul(answer, amount);
		case 'at-least':
			return Math.max(answer, amount);
		case 'at-most':
			return Math.min(answer, amount);
	}
}
