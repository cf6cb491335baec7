/** Between which numbers an expression lies, as far as it shows: where no result can leave 32 bits none is looked at. */
import { STEP_BUDGET } from '#lib/ruleset/program/game-limits.ts';
import { calculate, isKept, magnitude, opposite } from '#lib/ruleset/program/arithmetic.ts';
import type { BinaryOperator, ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { partsBelow } from '#lib/ruleset/program/expression-parts.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

type Bounds = readonly [low: number, high: number];

const ANYTHING: Bounds = [-(2 ** 31), 2 ** 31 - 1];
/** No walk sees more elements: that is as much as rules may do between two answers. */
const MOST_ELEMENTS = STEP_BUDGET;

/** Whether the result of a sum, a difference, a product and so on may have no room; its operands have. */
export function mayBeTooLarge(program: Program, expr: ExprIR): boolean {
	return !exactBounds(program, expr).every(isKept);
}

/** The same of any part of an expression, values that it asks apart. */
export function mayFail(program: Program, expr: ExprIR): boolean {
	return (
		mayBeTooLarge(program, expr) ||
		partsBelow(expr).some((part) => 'op' in part && mayFail(program, part))
	);
}

function boundsOf(program: Program, expr: ExprIR): Bounds {
	const [low, high] = exactBounds(program, expr);
	return [Math.max(low, ANYTHING[0]), Math.min(high, ANYTHING[1])];
}

function exactBounds(program: Program, expr: ExprIR): Bounds {
	const of = (part: ExprIR): Bounds => boundsOf(program, part);
	switch (expr.op) {
		case 'const':
			return [expr.value, expr.value];
		case 'attribute':
		case 'face-attribute':
			return span(program.faces.map((f) => f.attributes[expr.attribute]!).concat(expr.zero));
		case 'mark':
			return span([...program.map.marks[expr.mark]!.values, 0]);
		case 'coordinate':
			return span([...program.map.cells.map((cell) => cell[expr.axis]), 0]);
		case 'zone-count':
			return [0, program.pieces.length];
		case 'distance':
		case 'steps':
		case 'ring':
			return [0, 9999];
		case 'over':
		case 'not':
		case 'in':
		case 'any':
		case 'all':
		case 'none':
		case 'is-kind':
		case 'is-piece':
		case 'face-is-kind':
			return [0, 1];
		case 'count':
		case 'distinct':
			return [0, MOST_ELEMENTS];
		case 'sum': {
			const [low, high] = expr.body === null ? [0, 1] : of(expr.body);
			return [Math.min(0, low) * MOST_ELEMENTS, Math.max(0, high) * MOST_ELEMENTS];
		}
		case 'max-of':
		case 'min-of':
			return expr.body === null ? ANYTHING : span([...of(expr.body), 0]);
		case 'neg':
			return span(of(expr.of).map(opposite));
		case 'abs':
			return [0, Math.max(...of(expr.of).map(magnitude))];
		case 'if':
			return span([...of(expr.a), ...of(expr.b)]);
		case 'binary':
			return result(expr.operator, of(expr.a), of(expr.b));
		default:
			return ANYTHING;
	}
}

function result(operator: BinaryOperator, a: Bounds, b: Bounds): Bounds {
	switch (operator) {
		case '+':
		case '-':
		case '*':
		case 'min':
		case 'max':
			return span(a.flatMap((x) => b.map((y) => calculate(operator, x, y))));
		case '/':
		case '/up': {
			// By 1, by -1 and by 0 it lies farthest out.
			const divisors = [...b, -1, 0, 1].filter((y) => y >= b[0] && y <= b[1]);
			return span(a.flatMap((x) => divisors.map((y) => calculate(operator, x, y))).concat(0));
		}
		case 'mod':
			return [Math.min(0, b[0]), Math.max(0, b[1])];
		default:
			return [0, 1];
	}
}

function span(numbers: readonly number[]): Bounds {
	return [Math.min(...numbers), Math.max(...numbers)];
}
