/** Random expressions for tests. */
import fc from 'fast-check';
import type { BinaryOperator, Expression, Word } from './ast.ts';

const span = { start: 0, end: 0 };
const word = (name: string): Word => ({ name, ...span });

const operators: BinaryOperator[] = [
	'or',
	'and',
	'==',
	'!=',
	'<',
	'<=',
	'>',
	'>=',
	'+',
	'-',
	'*',
	'/',
	'/up',
	'mod'
];

export interface Vocabulary {
	names: string[];
	members: string[];
	functions: string[];
}

/** Any tree that the grammar can make of these words. */
export function anyExpression(words: Vocabulary): fc.Arbitrary<Expression> {
	return fc.letrec<{ any: Expression }>((tie) => {
		const any = tie('any');
		const names = fc.constantFrom(...words.names);
		const calls = fc.constantFrom(...words.functions).map(word);
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
					name: fc.constantFrom(...words.members).map(word),
					args: fc.option(args)
				}),
				node('call', { name: calls, args }),
				node('quantifier', { name: calls, variable: names.map(word), set: any, body: any }),
				node('unary', { operator: fc.constantFrom('not', '-'), of: any }),
				node('binary', {
					operator: fc.constantFrom(...operators),
					at: fc.constant(span),
					a: any,
					b: any
				}),
				node('in', { negated: fc.boolean(), of: any, set: any }),
				node('is', { negated: fc.boolean(), of: any, what: any }),
				node('where', { word: fc.constantFrom('where', 'while'), set: any, cond: any }),
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
}

function node(kind: Expression['node'], parts: Record<string, fc.Arbitrary<unknown>>) {
	return fc
		.record(parts)
		.map((made) => ({ node: kind, ...made, ...span }) as unknown as Expression);
}
