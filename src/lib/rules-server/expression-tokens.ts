/** The coloured parts of the expressions in a rule file, found by the shapes of the language. */
import { classifyExpression } from '#lib/language/expression/classes.ts';
import type { TokenClass } from '#lib/language/expression/classes.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { shapedScalars } from './shaped-scalars.ts';

/** 1-based line and column. */
export interface Token {
	line: number;
	column: number;
	length: number;
	kind: TokenClass;
}

/** In the order of the text. */
export function expressionTokens(path: string, text: string): Token[] {
	return shapedScalars(path, text)
		.flatMap(({ node, is }) => (is === 'expression' ? tokensOf(node) : []))
		.sort((a, b) => a.line - b.line || a.column - b.column);
}

function tokensOf(node: ScalarNode): Token[] {
	// Folded text does not stand in the file as it is read.
	if (typeof node.value !== 'string' || !node.oneToOne) return [];
	const { start } = node.range;
	const column = start.column + node.textOffset - start.offset;
	return classifyExpression(node.text).map((token) => ({
		line: start.line,
		column: column + token.start,
		length: token.end - token.start,
		kind: token.class
	}));
}
