/**
 * What the operators of the language mean: 32-bit whole numbers, flags as 0 and 1, every operation total. From 32-bit
 * operands the result is a 32-bit whole number, never -0.
 */
import type { BinaryOperator } from './expression-ir.ts';

/** Both operands are known. `and` and `or` need no short circuit: nothing fails and nothing has an effect. */
export function calculate(operator: BinaryOperator, a: number, b: number): number {
	switch (operator) {
		case '+':
			return (a + b) | 0;
		case '-':
			return (a - b) | 0;
		case '*':
			return Math.imul(a, b);
		case '/':
			return divide(a, b);
		case '/up':
			return divideUp(a, b);
		case 'mod':
			return modulo(a, b);
		case '==':
			return a === b ? 1 : 0;
		case '!=':
			return a !== b ? 1 : 0;
		case '<':
			return a < b ? 1 : 0;
		case '<=':
			return a <= b ? 1 : 0;
		case '>':
			return a > b ? 1 : 0;
		case '>=':
			return a >= b ? 1 : 0;
		case 'and':
			return a === 0 ? 0 : b;
		case 'or':
			return a !== 0 ? 1 : b;
		case 'min':
			return Math.min(a, b);
		case 'max':
			return Math.max(a, b);
	}
}

/** Rounds down, also for negative numbers; dividing by zero gives 0, since expressions are total. */
export function divide(a: number, b: number): number {
	return b === 0 ? 0 : Math.floor(a / b) | 0;
}

/** Rounds up, also for negative numbers; dividing by zero gives 0. */
export function divideUp(a: number, b: number): number {
	return b === 0 ? 0 : Math.ceil(a / b) | 0;
}

/** Takes the sign of the divisor; modulo zero is 0. */
export function modulo(a: number, b: number): number {
	return b === 0 ? 0 : (((a % b) + b) % b) | 0;
}

/** The lowest number has no opposite: it stays as it is. */
export function opposite(a: number): number {
	return -a | 0;
}

/** The lowest number has no opposite, so it stays as it is here as well. */
export function magnitude(a: number): number {
	return Math.abs(a) | 0;
}
