import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BinaryOperator } from './expression-ir.ts';
import { calculate, divide, divideUp, isKept, magnitude, modulo, opposite } from './arithmetic.ts';

const LOWEST = -(2 ** 31);
const HIGHEST = 2 ** 31 - 1;
const NUMBERS = [LOWEST, LOWEST + 1, -7, -2, -1, 0, 1, 2, 7, HIGHEST - 1, HIGHEST];
const FLAGS = [0, 1];

/** A record, so that an operator that is added must be added here. */
const EXACT: Record<BinaryOperator, (a: bigint, b: bigint) => bigint | boolean> = {
	'+': (a, b) => a + b,
	'-': (a, b) => a - b,
	'*': (a, b) => a * b,
	'/': (a, b) => (b === 0n ? 0n : (a - mod(a, b)) / b),
	'/up': (a, b) => (b === 0n ? 0n : (a + mod(-a, b)) / b),
	mod: (a, b) => (b === 0n ? 0n : mod(a, b)),
	'==': (a, b) => a === b,
	'!=': (a, b) => a !== b,
	'<': (a, b) => a < b,
	'<=': (a, b) => a <= b,
	'>': (a, b) => a > b,
	'>=': (a, b) => a >= b,
	and: (a, b) => a === 1n && b === 1n,
	or: (a, b) => a === 1n || b === 1n,
	min: (a, b) => (a < b ? a : b),
	max: (a, b) => (a > b ? a : b)
};
const OPERATORS = Object.keys(EXACT) as BinaryOperator[];

/** With the sign of the divisor. */
function mod(a: bigint, b: bigint): bigint {
	return ((a % b) + b) % b;
}

/** `toBe` tells 0 from -0. What has no room is rounded where it is very large, and has none still. */
function expectExact(operator: BinaryOperator, a: number, b: number): void {
	const exact = BigInt(EXACT[operator](BigInt(a), BigInt(b)));
	const result = calculate(operator, a, b);
	expect(result, `${a} ${operator} ${b}`).toBe(Number(exact));
	expect(isKept(result), `${a} ${operator} ${b}`).toBe(BigInt.asIntN(32, exact) === exact);
}

describe('operators', () => {
	it.each(OPERATORS)(
		'%s is what exact arithmetic gives, and has room where it fits into 32 bits',
		(operator) => {
			const logical = operator === 'and' || operator === 'or';
			const operands = logical ? FLAGS : NUMBERS;
			for (const a of operands) for (const b of operands) expectExact(operator, a, b);
			const some = logical ? fc.integer({ min: 0, max: 1 }) : fc.integer();
			fc.assert(fc.property(some, some, (a, b) => expectExact(operator, a, b)));
		}
	);
});

describe('division', () => {
	it('rounds down or up, whatever the signs', () => {
		expect([divide(7, 2), divide(-7, 2), divide(7, -2), divide(-7, -2)]).toEqual([3, -4, -4, 3]);
		expect([divideUp(7, 2), divideUp(-7, 2), divideUp(7, -2)]).toEqual([4, -3, -3]);
	});

	it('by zero gives 0', () => {
		expect([divide(7, 0), divideUp(-7, 0), modulo(7, 0)]).toEqual([0, 0, 0]);
	});

	it('leaves a remainder with the sign of the divisor', () => {
		expect([modulo(7, 3), modulo(-7, 3), modulo(7, -3), modulo(-7, -3)]).toEqual([1, 2, -2, -1]);
	});

	it('never gives -0', () => {
		for (const result of [divide(0, -5), divideUp(-1, 2), modulo(-6, 3), opposite(0)]) {
			expect(result).toBe(0);
		}
	});
});

describe('the opposite and the magnitude', () => {
	it('of the lowest number have no room', () => {
		expect([opposite(5), opposite(HIGHEST), opposite(LOWEST)]).toEqual([-5, LOWEST + 1, 2 ** 31]);
		expect([magnitude(-5), magnitude(HIGHEST), magnitude(LOWEST)]).toEqual([5, HIGHEST, 2 ** 31]);
		expect([isKept(opposite(LOWEST)), isKept(magnitude(LOWEST))]).toEqual([false, false]);
		expect(magnitude(-0)).toBe(0);
	});
});
