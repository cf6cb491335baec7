/**
 * What the operators of the language mean: 32-bit whole numbers, flags as 0 and 1. The results are those of exact arithmetic,
 * never -0. A rule stops where one has no room in 32 bits; that is for the caller to ask.
 */
import type { BinaryOperator } from './expression-ir.ts';

/** Both operands are known. */
export function calculate(operator: BinaryOperator, a: number, b: number): number {
	switch (operator) {
		case '+':
			return a + b;
		case '-':
			return a - b;
		case '*':
			// Adding 0 makes 0 of -0.
			return a * b + 0;
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
	return b === 0 ? 0 : Math.floor(a / b) + 0;
}

/** Rounds up, also for negative numbers; dividing by zero gives 0. */
export function divideUp(a: number, b: number): number {
	return b === 0 ? 0 : Math.ceil(a / b) + 0;
}

/** Takes the sign of the divisor; modulo zero is 0. */
export function modulo(a: number, b: number): number {
	return b === 0 ? 0 : (((a % b) + b) % b) | 0;
}

export function opposite(a: number): number {
	return 0 - a;
}

export function magnitude(a: number): number {
	return Math.abs(a);
}

/** Whether a number has room where the rules keep numbers. */
export function isKept(result: number): boolean {
	return result === (result | 0);
}
