/** Expressions as JavaScript expressions over `m`, `mem`, `fp` and the variables of the registers. */
import type { BinaryOperator, ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import {
	columnOf,
	heightOf,
	type Layout,
	LOCALS,
	OVER,
	STATUS
} from '#lib/engine/state/memory-layout.ts';
import { mayBeTooLarge } from './bounds.ts';
import { besides, valueArgument } from './elements.ts';
import { member } from './member.ts';
import { quantifier } from './print-quantifier.ts';
import { type ExprPrinters, printExpr } from './printers.ts';
import { argumentsOf, binding, localKey, type Registers, type Writer } from './writer.ts';

/** The name of an element that is never none: what its set says for sure. */
const IS_THERE = /^t\d+$/;

/** Of a variable. */
export const A_NAME = /^[\w$]+$/;

/** What the printers of expressions share. */
interface Around {
	w: Writer;
	registers: Registers;
	layout: Layout;
	sub: (part: ExprIR) => string;
	/** `then` of the operand where it is a thing, `otherwise` where it is none. */
	guarded: (part: ExprIR, otherwise: string, then: (word: string) => string) => string;
}

export function expression(w: Writer, registers: Registers, expr: ExprIR): string {
	if ('body' in expr) return quantifier(w, registers, expr);
	const sub = (part: ExprIR): string => expression(w, registers, part);
	const guarded: Around['guarded'] = (part, otherwise, then) => {
		const code = sub(part);
		if (IS_THERE.test(code)) return `(${then(code)})`;
		if (A_NAME.test(code)) return `(${code} < 0 ? ${otherwise} : ${then(code)})`;
		const name = w.define('g', ['x'], `return x < 0 ? ${otherwise} : ${then('x')};`);
		return `${name}(m, mem, fp, ${code})`;
	};
	return printExpr(EXPRESSIONS, { w, registers, layout: w.layout, sub, guarded }, expr);
}

const EXPRESSIONS: ExprPrinters<Around> = {
	const: (_, { value }) => `(${value})`,
	local: ({ registers }, { slot }) =>
		registers.variables.get(localKey(slot)) ?? `mem[fp + ${LOCALS + slot}]`,
	'local-of': ({ guarded }, { slot, player }) =>
		guarded(player, '-1', (p) => `mem[fp + ${LOCALS + slot} + ${p}]`),
	reg: ({ registers }, { slot }) => registers.variables.get(slot) ?? `m.regs[m.rp + ${slot}]`,
	field({ layout, guarded }, { table, field, of, zero }) {
		if (of === null) return `mem[${columnOf(layout, table, field)}]`;
		const column = columnOf(layout, table, field);
		return guarded(of, `(${zero})`, (i) => `mem[${column} + ${i}]`);
	},
	attribute: ({ layout, guarded }, { attribute, of, zero }) =>
		guarded(of, `(${zero})`, (i) => `A${attribute}[mem[${layout.face} + ${i}]]`),
	face: ({ layout, guarded }, { of }) => guarded(of, '-1', (i) => `mem[${layout.face} + ${i}]`),
	'face-attribute': ({ guarded }, { attribute, of, zero }) =>
		guarded(of, `(${zero})`, (f) => `A${attribute}[${f}]`),
	'face-is-kind': ({ guarded }, { kind, of }) => guarded(of, '0', (f) => `K${kind}[${f}]`),
	mark: ({ guarded }, { mark, of }) => guarded(of, '0', (i) => `M${mark}[${i}]`),
	'space-of': ({ layout, guarded }, { piece }) =>
		guarded(piece, '-1', (i) => `ZS[mem[${layout.zone} + ${i}]]`),
	'holder-of': ({ layout, guarded }, { piece }) =>
		guarded(piece, '-1', (i) => `ZH[mem[${layout.zone} + ${i}]]`),
	'zone-of': ({ layout, guarded }, { piece }) =>
		guarded(piece, '-1', (i) => `mem[${layout.zone} + ${i}]`),
	zone({ w, guarded }, { zone, of }) {
		const { first } = w.program.zones[zone]!;
		return of === null ? `(${first})` : guarded(of, '-1', (i) => `${first} + ${i}`);
	},
	row: ({ layout, sub }, { table, of, index, first, count }) => {
		const thing = of === null ? '0' : sub(of);
		return `placeIn(${thing}, ${sub(index)} - ${first}, ${count}, ${heightOf(layout, table)})`;
	},
	'zone-count': ({ layout, guarded }, { zone }) =>
		guarded(zone, '0', (z) => `mem[${layout.count} + ${z}]`),
	'zone-end': ({ layout, guarded }, { zone, end }) =>
		guarded(zone, '-1', (z) => `mem[${layout[end]} + ${z}]`),
	'is-kind': ({ layout, guarded }, { kind, of }) =>
		guarded(of, '0', (i) => `K${kind}[mem[${layout.face} + ${i}]]`),
	'is-piece': ({ layout, guarded }, { piece, of }) =>
		guarded(of, '0', (i) => `(mem[${layout.face} + ${i}] === ${piece} ? 1 : 0)`),
	value({ w, registers }, { value, args: given }) {
		const args = given.map((arg) => valueArgument(w, registers, arg));
		const body = w.inlining.bodyOf(value, args);
		if (body !== null) return expression(w, argumentsOf(w, value, args), body);
		return `v${value}(${['m', 'mem', 'fp', ...args].join(', ')})`;
	},
	over: () => `(mem[${STATUS}] === ${OVER} ? 1 : 0)`,
	distance: ({ sub }, { a, b }) => `m.distance(${sub(a)}, ${sub(b)})`,
	steps: ({ w, registers, sub }, { a, b, slot, cond, beside }) => {
		const may = expression(w, binding(registers, slot, 's'), cond);
		const more = besides(w, registers, { slot, ...(beside && { beside }) });
		return `stepsTo(m, ${sub(a)}, ${sub(b)}, (s) => ${may}${more})`;
	},
	ring: ({ sub }, { of }) => `m.ring(${sub(of)})`,
	next: ({ w, sub, guarded }, { of, direction }) =>
		direction.op === 'const'
			? guarded(of, '-1', (s) => `${wayOf(w, direction, sub)}[${s}]`)
			: `step(${sub(of)}, ${sub(direction)})`,
	opposite: ({ sub }, { of }) => `(OPPOSITE[${sub(of)}] ?? -1)`,
	coordinate: ({ guarded }, { axis, of }) =>
		guarded(of, '0', (s) => `${axis === 'q' ? 'Q' : 'R'}[${s}]`),
	cell: ({ sub }, { q, r }) => `m.cell(${sub(q)}, ${sub(r)})`,
	not: ({ w, registers }, { of }) => `(${condition(w, registers, of)} ? 0 : 1)`,
	neg: ({ w, registers, sub }, expr) => kept(w, registers, expr, `0 - ${sub(expr.of)}`),
	abs: ({ w, registers, sub }, expr) => kept(w, registers, expr, `Math.abs(${sub(expr.of)})`),
	binary({ w, registers, sub }, expr) {
		const { operator, a, b } = expr;
		if (isAsked(operator)) return `(${condition(w, registers, expr)} ? 1 : 0)`;
		return kept(w, registers, expr, CALCULATIONS[operator](sub(a), sub(b)));
	},
	if: ({ w, registers, sub }, { cond, a, b }) =>
		`(${condition(w, registers, cond)} ? ${sub(a)} : ${sub(b)})`,
	in: ({ w, registers, sub }, { of, set }) => member(w, registers, set, sub(of))
};

/** The number before the first of a loop. */
export function before(w: Writer, registers: Registers, first: ExprIR): string {
	return expression(w, registers, {
		op: 'binary',
		operator: '-',
		a: first,
		b: { op: 'const', value: 1 }
	});
}

/** The result of arithmetic, looked at where it may have no room. It is never -0. */
export function kept(w: Writer, registers: Registers, expr: ExprIR, code: string): string {
	return mayBeTooLarge(w.program, expr) ? `kept(m, ${code}, ${registers.rule})` : `((${code}) | 0)`;
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
			const args = expr.args.map((arg) => valueArgument(w, registers, arg));
			const body = w.inlining.bodyOf(expr.value, args);
			if (body !== null) return condition(w, argumentsOf(w, expr.value, args), body);
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

const CALCULATIONS: Record<Exclude<BinaryOperator, Asking>, (a: string, b: string) => string> = {
	'+': (a, b) => `${a} + ${b}`,
	'-': (a, b) => `${a} - ${b}`,
	'*': (a, b) => `${a} * ${b}`,
	'/': (a, b) => `divide(${a}, ${b})`,
	'/up': (a, b) => `-divide(-${a}, ${b})`,
	mod: (a, b) => `modulo(${a}, ${b})`,
	min: (a, b) => `Math.min(${a}, ${b})`,
	max: (a, b) => `Math.max(${a}, ${b})`
};
