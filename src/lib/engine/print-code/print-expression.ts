/** Expressions as JavaScript expressions over `m`, `mem`, `fp` and the variables of the registers. */
import type { BinaryOperator, ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { columnOf, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { member } from './member.ts';
import { quantifier } from './print-quantifier.ts';
import { localKey, type Registers, type Writer } from './writer.ts';

/** The name of an element that is never none: what its set says for sure. */
const IS_THERE = /^t\d+$/;

/** Of a variable. */
export const A_NAME = /^[\w$]+$/;

export function expression(w: Writer, registers: Registers, expr: ExprIR): string {
	const { layout } = w;
	const sub = (part: ExprIR): string => expression(w, registers, part);
	/** `then` of the operand where it is a thing, `otherwise` where it is none. */
	const guarded = (part: ExprIR, otherwise: string, then: (word: string) => string): string => {
		const code = sub(part);
		if (IS_THERE.test(code)) return `(${then(code)})`;
		if (A_NAME.test(code)) return `(${code} < 0 ? ${otherwise} : ${then(code)})`;
		const name = w.define('g', ['x'], `return x < 0 ? ${otherwise} : ${then('x')};`);
		return `${name}(m, mem, fp, ${code})`;
	};
	switch (expr.op) {
		case 'const':
			return `(${expr.value})`;
		case 'local':
			return registers.get(localKey(expr.slot)) ?? `mem[fp + ${LOCALS + expr.slot}]`;
		case 'local-of':
			return guarded(expr.player, '-1', (p) => `mem[fp + ${LOCALS + expr.slot} + ${p}]`);
		case 'reg':
			return registers.get(expr.slot) ?? `m.regs[m.rp + ${expr.slot}]`;
		case 'field': {
			if (expr.of === null || expr.table === 'game')
				return `mem[${layout.gameFields[expr.field]!}]`;
			const column = columnOf(layout, expr.table, expr.field);
			return guarded(expr.of, `(${expr.zero})`, (i) => `mem[${column} + ${i}]`);
		}
		case 'attribute':
			return guarded(
				expr.of,
				`(${expr.zero})`,
				(i) => `A${expr.attribute}[mem[${layout.face} + ${i}]]`
			);
		case 'face':
			return guarded(expr.of, '-1', (i) => `mem[${layout.face} + ${i}]`);
		case 'face-attribute':
			return guarded(expr.of, `(${expr.zero})`, (f) => `A${expr.attribute}[${f}]`);
		case 'face-is-kind':
			return guarded(expr.of, '0', (f) => `K${expr.kind}[${f}]`);
		case 'mark':
			return guarded(expr.of, '0', (i) => `M${expr.mark}[${i}]`);
		case 'space-of':
		case 'holder-of': {
			const owners = expr.op === 'space-of' ? 'ZS' : 'ZH';
			return guarded(expr.piece, '-1', (i) => `${owners}[mem[${layout.zone} + ${i}]]`);
		}
		case 'zone-of':
			return guarded(expr.piece, '-1', (i) => `mem[${layout.zone} + ${i}]`);
		case 'zone': {
			const { first } = w.program.zones[expr.zone]!;
			return expr.of === null ? `(${first})` : guarded(expr.of, '-1', (i) => `${first} + ${i}`);
		}
		case 'zone-count':
			return guarded(expr.zone, '0', (z) => `mem[${layout.count} + ${z}]`);
		case 'zone-end': {
			const column = expr.end === 'top' ? layout.top : layout.bottom;
			return guarded(expr.zone, '-1', (z) => `mem[${column} + ${z}]`);
		}
		case 'is-kind':
			return guarded(expr.of, '0', (i) => `K${expr.kind}[mem[${layout.face} + ${i}]]`);
		case 'is-piece':
			return guarded(expr.of, '0', (i) => `(mem[${layout.face} + ${i}] === ${expr.piece} ? 1 : 0)`);
		case 'value': {
			const args = expr.args.map(sub);
			const body = w.inlining.bodyOf(expr.value, args);
			if (body !== null) return expression(w, new Map(args.entries()), body);
			return `v${expr.value}(${['m', 'mem', 'fp', ...args].join(', ')})`;
		}
		case 'distance':
			return `m.distance(${sub(expr.a)}, ${sub(expr.b)})`;
		case 'ring':
			return `m.ring(${sub(expr.of)})`;
		case 'next':
			return expr.direction.op === 'const'
				? guarded(expr.of, '-1', (s) => `${wayOf(w, expr.direction, sub)}[${s}]`)
				: `step(${sub(expr.of)}, ${sub(expr.direction)})`;
		case 'opposite':
			return `(OPPOSITE[${sub(expr.of)}] ?? -1)`;
		case 'coordinate':
			return guarded(expr.of, '0', (s) => `${expr.axis === 'q' ? 'Q' : 'R'}[${s}]`);
		case 'cell':
			return `m.cell(${sub(expr.q)}, ${sub(expr.r)})`;
		case 'not':
			return `(${condition(w, registers, expr.of)} ? 0 : 1)`;
		case 'neg':
			return `(-${sub(expr.of)} | 0)`;
		case 'abs':
			return `(Math.abs(${sub(expr.of)}) | 0)`;
		case 'binary':
			return isAsked(expr.operator)
				? `(${condition(w, registers, expr)} ? 1 : 0)`
				: binary(expr.operator, sub(expr.a), sub(expr.b));
		case 'if':
			return `(${condition(w, registers, expr.cond)} ? ${sub(expr.a)} : ${sub(expr.b)})`;
		case 'in':
			return member(w, registers, expr.set, sub(expr.of));
		default:
			return quantifier(w, registers, expr);
	}
}

/** An array that has for each space the one that is a step on in a direction, or -1. */
export function wayOf(w: Writer, direction: ExprIR, sub: (part: ExprIR) => string): string {
	const ways = w.program.map.directions?.next.length ?? 0;
	const known = direction.op === 'const' && direction.value >= 0 && direction.value < ways;
	return known ? `D${direction.value}` : `way(${sub(direction)})`;
}

/** An expression that is 1 or 0 as what is true or false, for where that decides something. */
export function condition(w: Writer, registers: Registers, expr: ExprIR): string {
	const holds = (part: ExprIR): string => condition(w, registers, part);
	const sub = (part: ExprIR): string => expression(w, registers, part);
	switch (expr.op) {
		case 'not':
			return `!${holds(expr.of)}`;
		case 'if':
			return `(${holds(expr.cond)} ? ${holds(expr.a)} : ${holds(expr.b)})`;
		case 'binary': {
			const { operator, a, b } = expr;
			if (operator === 'and') return `(${holds(a)} && ${holds(b)})`;
			if (operator === 'or') return `(${holds(a)} || ${holds(b)})`;
			if (operator === '==' || operator === '!=') return equality(operator, sub(a), sub(b));
			if (isAsked(operator)) return `(${sub(a)} ${operator} ${sub(b)})`;
			break;
		}
		case 'value': {
			const args = expr.args.map(sub);
			const body = w.inlining.bodyOf(expr.value, args);
			if (body !== null) return condition(w, new Map(args.entries()), body);
			break;
		}
		default:
	}
	return `(${sub(expr)} !== 0)`;
}

/** An effect on itself asks whether the thing that is asked about is it, when both have the same name already. */
function equality(operator: '==' | '!=', a: string, b: string): string {
	if (a === b && A_NAME.test(a)) return `(${operator === '=='})`;
	return `(${a} ${operator}= ${b})`;
}

/** Of operators whose result is 1 or 0. */
type Asking = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

function isAsked(operator: BinaryOperator): operator is Asking {
	return ['==', '!=', '<', '<=', '>', '>=', 'and', 'or'].includes(operator);
}

function binary(operator: Exclude<BinaryOperator, Asking>, a: string, b: string): string {
	switch (operator) {
		case '+':
		case '-':
			return `((${a} ${operator} ${b}) | 0)`;
		case '*':
			return `Math.imul(${a}, ${b})`;
		case '/':
			return `divide(${a}, ${b})`;
		case '/up':
			return `(-divide(-${a}, ${b}) | 0)`;
		case 'mod':
			return `modulo(${a}, ${b})`;
		case 'min':
		case 'max':
			return `Math.${operator}(${a}, ${b})`;
	}
}
