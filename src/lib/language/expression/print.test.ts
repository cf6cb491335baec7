import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from './any-expression.ts';
import { parseExpression } from './parse.ts';
import { printExpression } from './print.ts';

/** Sensible or not. */
const expressions = anyExpression({
	names: ['a', 'b-c', 'gold', 'where', 'in-play', 'x2', 'it'],
	members: ['gold', 'b-c'],
	functions: ['count', 'none', 'f', 'build-cost']
});

/** The tree without its places. */
function shape(ast: unknown): unknown {
	return JSON.parse(
		JSON.stringify(ast, (key, value: unknown) =>
			key === 'start' || key === 'end' || key === 'at' ? undefined : value
		)
	);
}

describe('printing', () => {
	it('gives a text that reads as the same tree', () => {
		fc.assert(
			fc.property(expressions, (ast) => {
				const text = printExpression(ast);
				const parsed = parseExpression(text);
				if (parsed.problems.some((p) => p.code === 'syntax/too-long')) return;
				expect(parsed.problems, text).toEqual([]);
				expect(shape(parsed.ast), text).toEqual(shape(ast));
			}),
			{ numRuns: 2000 }
		);
	});

	it.each([
		['a+b*c', 'a + b * c'],
		['(a+b)*c', '(a + b) * c'],
		['a-(b -c)', 'a - (b - c)'],
		['not(a and b)', 'not (a and b)'],
		['-(-x)', '--x'],
		['x in(S where c)and d', 'x in (S where c) and d'],
		['any( x in S where c : d )', 'any(x in S where c: d)'],
		['a/b rounded   up+1', 'a / b rounded up + 1'],
		['(if a then b else c)+1', '(if a then b else c) + 1']
	])('writes %s as %s', (text, printed) => {
		const { ast } = parseExpression(text);
		expect(ast && printExpression(ast)).toBe(printed);
	});
});
