/** Wraps that may be written around an expression in any order: `(it) and a`, `b and (it)`; `it + 1`; `max(it, 3)`; `(it) with c`. */
import type { Expression } from '#lib/language/expression/ast.ts';
import { partsOf } from '#lib/language/expression/ast.ts';
import { isSound, parseExpression } from '#lib/language/expression/parse.ts';

/** What a change does with a value when the order does not matter. Changes of one sort get on with each other. */
export type Commuting = 'plus' | 'and' | 'or' | 'min' | 'max' | 'with';

/** null when the order matters. */
export function wrapSort(text: string): Commuting | null {
	if (!/(?<![\w.-])it(?![\w-])/.test(text)) return null;
	const parsed = parseExpression(text);
	if (!isSound(parsed) || !parsed.ast) return null;
	const sort = sortOf(parsed.ast);
	if (sort === null) return null;
	const operands = operandsOf(parsed.ast, sort);
	const old = operands.filter(isIt);
	const others = operands.filter((operand) => !isIt(operand));
	return old.length === 1 && others.length > 0 && !others.some(mentionsIt) ? sort : null;
}

function sortOf(ast: Expression): Commuting | null {
	if (ast.node === 'binary') {
		if (ast.operator === 'and' || ast.operator === 'or') return ast.operator;
		return ast.operator === '+' || ast.operator === '-' ? 'plus' : null;
	}
	if (ast.node === 'combine') return ast.operator === 'with' ? 'with' : null;
	if (ast.node !== 'call') return null;
	const { name } = ast.name;
	return name === 'min' || name === 'max' ? name : null;
}

function operandsOf(ast: Expression, sort: Commuting): Expression[] {
	if (sortOf(ast) !== sort) return [ast];
	if (ast.node === 'call') return ast.args;
	if (ast.node === 'combine') return [...operandsOf(ast.a, sort), ...operandsOf(ast.b, sort)];
	if (ast.node !== 'binary') return [ast];
	// `a - it` turns the sign of the old value: that is no sum.
	if (ast.operator === '-') {
		return mentionsIt(ast.b) ? [ast] : [...operandsOf(ast.a, sort), ast.b];
	}
	return [...operandsOf(ast.a, sort), ...operandsOf(ast.b, sort)];
}

function isIt(ast: Expression): boolean {
	return ast.node === 'name' && ast.name === 'it';
}

/** Whether the old value stands in it. `it.x` is of an element, and stays what it is. */
function mentionsIt(ast: Expression): boolean {
	if (ast.node === 'member' && isIt(ast.of)) return (ast.args ?? []).some(mentionsIt);
	return isIt(ast) || partsOf(ast).some(mentionsIt);
}
