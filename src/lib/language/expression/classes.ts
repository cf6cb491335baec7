/** What each part of an expression's text is, for its colours in the editor. */
import type { IToken } from 'chevrotain';
import type { Span } from './ast.ts';
import { tokenize } from './lexer.ts';
import { endsOperand } from './syntax-error.ts';
import * as T from './tokens.ts';

export type TokenClass =
	'keyword' | 'operator' | 'number' | 'name' | 'function' | 'member' | 'bracket';

export interface ClassifiedToken extends Span {
	class: TokenClass;
}

const KEYWORDS = new Set([...T.KEYWORDS, T.SharedWith, T.RoundedUp]);
const BRACKETS = new Set([T.LeftParen, T.RightParen, T.LeftBrace, T.RightBrace, T.Comma, T.Colon]);

export function classifyExpression(text: string): ClassifiedToken[] {
	const { tokens } = tokenize(text);
	return tokens.map((token, i) => {
		const start = token.startOffset;
		const end = start + token.image.length;
		return { start, end, class: classOf(token, tokens[i - 1], tokens[i + 1]) };
	});
}

function classOf(token: IToken, before: IToken | undefined, after: IToken | undefined): TokenClass {
	const type = token.tokenType;
	const types = [type, ...(type.CATEGORIES ?? [])];
	const isWord = types.includes(T.Name) || (type === T.Where && !endsOperand(before));
	if (isWord || type === T.None) {
		if (before?.tokenType === T.Dot) return 'member';
		if (after?.tokenType === T.LeftParen) return 'function';
		return isWord ? 'name' : 'keyword';
	}
	if (types.includes(T.Int)) return 'number';
	if (KEYWORDS.has(type)) return 'keyword';
	return types.some((t) => BRACKETS.has(t)) ? 'bracket' : 'operator';
}
