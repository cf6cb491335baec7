import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BinaryOperator, Expression, Word } from './ast.ts';
import { parseExpression } from './parse.ts';
import { printExpression } from './print.ts';

const span = { start: 0, end: 0 };
const word = (name: string): Word => ({ name, ...span });

const names = fc.constantFrom('a', 'b-c', 'gold', 'where', 'in-play', 'x2', 'it');
const functions = fc.constantFrom('count', 'none', 'f', 'build-cost');
const operators: BinaryOperator[] = [
	...(['or', 'and', '==', '!=', '<', '<=', '>', '>='] as const),
	...(['+', '-', '*', '/', '/up', 'mod'] as const)
];

/** Any tree the grammar can make, sensible or not. */
const expressions = fc.letrec<{ any: Expression }>((tie) => {
	const any = tie('any');
	const words = names.map(word);
	const calls = functions.map(word);
	const args = fc.array(any, { maxLength: 2 });
	return {
		any: fc.oneof(
			{ depthSize: 'small', withCrossShrink: true },
			names.map((name): Expression => ({ node: 'name', name, ...span })),
			fc.nat(999).map((value): Expression => ({ node: 'int', value, ...span })),
			fc.boolean().map((value): Expression => ({ node: 'bool', value, ...span })),
			fc.constant<Expression>({ node: 'none', ...span }),
			node('member', {
				of: any,
				name: calls.filter((w) => w.name !== 'none'),
				args: fc.option(args)
			}),
			node('call', { name: calls, args }),
			node('quantifier', { name: calls, variable: words, set: any, body: any }),
			node('unary', { operator: fc.constantFrom('not', '-'), of: any }),
			node('binary', {
				operator: fc.constantFrom(...operators),
				at: fc.constant(span),
				a: any,
				b: any
			}),
			node('in', { negated: fc.boolean(), of: any, set: any }),
			node('is', { negated: fc.boolean(), of: any, what: any }),
			node('where', { set: any, cond: any }),
			node('at', { pieces: any, zone: any }),
			node('combine', {
				operator: fc.constantFrom('with', 'without', 'shared with'),
				a: any,
				b: any
			}),
			node('list', { items: fc.array(any, { maxLength: 3 }) }),
			node('range', { from: any, to: any }),
			node('if', { cond: any, then: any, else: any })
		)
	};
}).any;

function node(kind: Expression['node'], parts: Record<string, fc.Arbitrary<unknown>>) {
	return fc
		.record(parts)
		.map((made) => ({ node: kind, ...made, ...span }) as unknown as Expression);
}

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
