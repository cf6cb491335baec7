/** From text to tokens. */
import { Lexer, type ILexingError, type IToken } from 'chevrotain';
import { MISTAKES, mistakeOf } from './mistakes.ts';
import type { Problem } from './problem.ts';
import * as T from './tokens.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

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

/** In characters. Far more than anybody can read. */
export const LONGEST_TEXT = 10_000;

export interface Lexed {
	tokens: IToken[];
	problems: Problem[];
}

export function tokenize(text: string): Lexed {
	if (text.length > LONGEST_TEXT) return { tokens: [], problems: [tooLong(text)] };
	const { tokens, errors } = lexer.tokenize(text);
	const problems = unknownSigns(errors, text);
	for (const token of tokens) {
		const problem = mistakeOf(token, text);
		if (problem !== null) problems.push(problem);
	}
	problems.sort((a, b) => a.start - b.start);
	return { tokens, problems };
}

function tooLong({ length }: string): Problem {
	const message = say`expression/too-many-characters: This expression has ${length} characters; ${LONGEST_TEXT} are the limit: give parts of it a name under \`values:\``;
	return { code: 'syntax/too-long', message, start: 0, end: length, fix: null, harmless: false };
}

const QUOTES = say`expression/no-quotes-on-names: ; names are written without quotes`;
const HINTS: Record<string, Said> = {
	'?': say`expression/if-then-else: ; a choice is written \`if C then A else B\``,
	'^': say`expression/no-powers: ; there are no powers`,
	'#': say`expression/comment-outside: ; a comment stands outside the expression`,
	';': say`expression/single-value: ; an expression is a single value`,
	...Object.fromEntries(Array.from('\'"`“”„‘’«»', (quote) => [quote, QUOTES]))
};

const WORD = /[\p{L}\p{M}\w-]/u;

/** A word with foreign letters is one mistake, however many there are in it. */
function unknownSigns(errors: ILexingError[], text: string): Problem[] {
	const problems: Problem[] = [];
	for (const { offset, length } of errors) {
		if (offset < (problems.at(-1)?.end ?? 0)) continue;
		let start = offset;
		let end = offset + length;
		let hint = HINTS[text.charAt(offset)] ?? NOTHING;
		if (WORD.test(text.slice(start, end))) {
			while (WORD.test(text.charAt(start - 1))) start--;
			while (WORD.test(text.charAt(end))) end++;
			hint = say`expression/letters-of-names: ; names are written with the letters a-z, digits and -`;
		}
		const message = say`expression/means-nothing: \`${text.slice(start, end)}\` means nothing in an expression${hint}`;
		problems.push({ code: 'syntax/sign', message, start, end, fix: null, harmless: false });
	}
	return problems;
}
