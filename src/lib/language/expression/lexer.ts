/** From text to tokens. */
import { Lexer, type ILexingError, type IToken } from 'chevrotain';
import { MISTAKES, mistakeOf } from './mistakes.ts';
import type { Problem } from './problem.ts';
import * as T from './tokens.ts';

/** In the order in which they are tried: what begins like something else comes first. */
export const ALL_TOKENS = [
	T.Space,
	T.SharedWith,
	T.RoundedUp,
	...T.KEYWORDS,
	T.Name,
	...MISTAKES,
	...T.SIGNS,
	T.Int,
	...T.CATEGORIES
];

const lexer = new Lexer(ALL_TOKENS, {
	positionTracking: 'onlyOffset',
	ensureOptimizations: false,
	skipValidations: false
});

export interface Lexed {
	tokens: IToken[];
	problems: Problem[];
}

export function tokenize(text: string): Lexed {
	const { tokens, errors } = lexer.tokenize(text);
	const problems = errors.map((error) => unknownSign(error, text));
	for (const token of tokens) {
		const problem = mistakeOf(token, text);
		if (problem !== null) problems.push(problem);
	}
	problems.sort((a, b) => a.start - b.start);
	return { tokens, problems };
}

const HINTS: Record<string, string> = {
	'?': '; a choice is written `if C then A else B`',
	'^': '; there are no powers',
	'#': '; a comment stands outside the expression',
	"'": '; names are written without quotes',
	'"': '; names are written without quotes',
	';': '; an expression is a single value'
};

function unknownSign({ offset, length }: ILexingError, text: string): Problem {
	const end = offset + length;
	const found = text.slice(offset, end);
	const message = `\`${found}\` means nothing in an expression${HINTS[found.charAt(0)] ?? ''}`;
	return { code: 'syntax/sign', message, start: offset, end, fix: null, harmless: false };
}
