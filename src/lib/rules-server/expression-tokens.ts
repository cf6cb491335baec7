/** The coloured parts of the expressions in a rule file, found by the shapes of the language. */
import type { SemanticTokens } from 'vscode-languageserver-types';
import { classifyExpression } from '#lib/language/expression/classes.ts';
import type { TokenClass } from '#lib/language/expression/classes.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { shapedScalars } from './shaped-scalars.ts';
import { TOKEN_TYPES, TOKEN_NAMES } from './token-types.ts';

/** 1-based line and column. */
interface Token {
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

/** Each relative to the one before: lines down, characters on, length, kind, modifiers. */
export function encoded(tokens: readonly Token[]): SemanticTokens {
	const data: number[] = [];
	let [line, column] = [1, 1];
	for (const token of tokens) {
		if (token.line !== line) column = 1;
		const kind = TOKEN_TYPES.indexOf(TOKEN_NAMES[token.kind]);
		data.push(token.line - line, token.column - column, token.length, kind, 0);
		({ line, column } = token);
	}
	return { data };
}
