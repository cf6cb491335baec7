/** How the grammar puts nodes together. Tokens that the parser only imagined have no place: the neighbour's is used. */
import type { IRecognitionException, IToken } from 'chevrotain';
import type { BinaryOperator, Expression, SetOperator, Span, Word } from './ast.ts';
import { Decimal, NumberWord, Quoted } from './mistakes.ts';
import type { Problem } from './problem.ts';
import * as T from './tokens.ts';
import { say } from '#lib/language/said.ts';

/** `(a, b)`, or with a body `(x in SET: body)`. */
export interface Arguments {
	items: Expression[];
	body: { colon: Span; expression: Expression } | null;
	end: number;
}

export const NOTHING: Expression = { node: 'hole', start: 0, end: 0 };

export function holeAt(error: IRecognitionException): Expression {
	const start = Number.isNaN(error.token.startOffset) ? 0 : error.token.startOffset;
	return { node: 'hole', start, end: start };
}

export function spanOf(token: IToken): Span {
	const start = Number.isNaN(token.startOffset) ? 0 : token.startOffset;
	return { start, end: start + token.image.length };
}

export function startOf(token: IToken, otherwise: Span): number {
	return Number.isNaN(token.startOffset) ? otherwise.start : token.startOffset;
}

export function endOf(token: IToken, otherwise: Span): number {
	return Number.isNaN(token.startOffset) ? otherwise.end : spanOf(token).end;
}

/** A token that was only imagined gives a word without letters. */
export function wordOf(token: IToken, before: IToken): Word {
	if (Number.isNaN(token.startOffset)) {
		const { end } = spanOf(before);
		return { name: '', start: end, end };
	}
	const name = token.tokenType === Quoted ? token.image.slice(1, -1).trim() : token.image;
	return { name, ...spanOf(token) };
}

export function numberOf(token: IToken): Expression {
	const value = Number(token.image);
	const odd = token.tokenType === Decimal || token.tokenType === NumberWord;
	if (odd || token.image === '' || value > 2147483647) return { node: 'hole', ...spanOf(token) };
	return { node: 'int', value, ...spanOf(token) };
}

export function flagOf(token: IToken): Expression {
	return { node: 'bool', value: token.tokenType === T.True, ...spanOf(token) };
}

const OPERATORS = new Map<string, BinaryOperator>([
	[T.Equal.name, '=='],
	[T.NotEqual.name, '!='],
	[T.Less.name, '<'],
	[T.LessEqual.name, '<='],
	[T.Greater.name, '>'],
	[T.GreaterEqual.name, '>='],
	[T.Plus.name, '+'],
	[T.Minus.name, '-'],
	[T.Times.name, '*'],
	[T.Divide.name, '/'],
	[T.Mod.name, 'mod']
]);

/** The operator of a sign, also of a sign that only stands in for it. */
export function operatorOf(token: IToken): BinaryOperator {
	const types = [token.tokenType, ...(token.tokenType.CATEGORIES ?? [])];
	const known = types.map((type) => OPERATORS.get(type.name)).find((o) => o !== undefined);
	return known ?? '==';
}

export function binary(
	operator: BinaryOperator,
	token: IToken,
	a: Expression,
	b: Expression
): Expression {
	return { node: 'binary', operator, at: spanOf(token), a, b, start: a.start, end: b.end };
}

export function choice(
	first: IToken,
	cond: Expression,
	then: Expression,
	otherwise: Expression
): Expression {
	const start = startOf(first, cond);
	return { node: 'if', cond, then, else: otherwise, start, end: otherwise.end };
}

const SET_OPERATORS = new Map<string, SetOperator>([
	[T.With.name, 'with'],
	[T.Without.name, 'without'],
	[T.SharedWith.name, 'shared with']
]);

export function combine(token: IToken, a: Expression, b: Expression): Expression {
	const operator = SET_OPERATORS.get(token.tokenType.name) ?? 'with';
	return { node: 'combine', operator, a, b, start: a.start, end: b.end };
}

export function roundedUp(division: Expression, up: Span): Expression {
	if (division.node !== 'binary') return division;
	return { ...division, operator: '/up', end: Math.max(division.end, up.end) };
}

export function prefix(operator: 'not' | '-', tokens: IToken[], of: Expression): Expression {
	return tokens.reduceRight<Expression>(
		(inner, token) => ({
			node: 'unary',
			operator,
			of: inner,
			start: startOf(token, inner),
			end: inner.end
		}),
		of
	);
}

/** A word, a call, or a quantifier. */
export function nameOrCall(
	token: IToken,
	args: Arguments | undefined,
	report: (problem: Problem) => void
): Expression {
	const name = wordOf(token, token);
	const { start } = name;
	if (args === undefined) {
		if (name.name === '') return { node: 'hole', start, end: start };
		if (token.tokenType === T.None) return { node: 'none', start, end: name.end };
		return { node: 'name', name: name.name, start, end: name.end };
	}
	const { items, body, end } = args;
	if (body === null) return { node: 'call', name, args: items, start, end };
	const [binder] = items;
	const good =
		binder?.node === 'in' && !binder.negated && binder.of.node === 'name' && items.length === 1;
	if (good && binder.node === 'in' && binder.of.node === 'name') {
		const variable: Word = { name: binder.of.name, start: binder.of.start, end: binder.of.end };
		const quantifier = { name, variable, set: binder.set, body: body.expression };
		return { node: 'quantifier', ...quantifier, start, end };
	}
	report(misplacedColon(body.colon, items.length > 1));
	return { node: 'call', name, args: items, start, end };
}

export function misplacedColon(colon: Span, several: boolean): Problem {
	return {
		code: 'syntax/quantifier',
		message: several
			? say`expression/one-variable: One variable, one set and one expression: expected \`x in SET: expression\``
			: say`expression/expected-x-set: Expected \`x in SET\` before \`:\`, as in \`any(x in SET: condition)\``,
		start: colon.start,
		end: colon.end,
		fix: null,
		harmless: false
	};
}

export function chained(operator: Span): Problem {
	return {
		code: 'syntax/chain',
		message: say`expression/no-chain: Comparisons do not chain: join two with \`and\`, as in \`a < b and b < c\``,
		start: operator.start,
		end: operator.end,
		fix: null,
		harmless: false
	};
}

export function roundedWithoutDivision(up: Span): Problem {
	return {
		code: 'syntax/rounded',
		message: say`expression/rounded-up: \`rounded up\` stands behind a division: \`a / b rounded up\``,
		start: up.start,
		end: up.end,
		fix: null,
		harmless: false
	};
}
