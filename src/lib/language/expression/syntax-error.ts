/** Errors of the parser in the author's words: what was expected, after what, and what stands there. */
import { EOF, type IParserErrorMessageProvider, type IToken } from 'chevrotain';
import type { Problem } from './problem.ts';
import { Quoted } from './mistakes.ts';
import * as T from './tokens.ts';
import { type Said, say } from '#lib/language/said.ts';

const OPERAND = 'operand';
const END = 'end';

/** The parser's own messages only carry what was expected; the sentence is made here. */
export const expectations: IParserErrorMessageProvider = {
	buildMismatchTokenMessage: ({ expected }) => expected.name,
	buildNotAllInputParsedMessage: () => END,
	buildNoViableAltMessage: () => OPERAND,
	buildEarlyExitMessage: () => OPERAND
};

export interface ParserError {
	message: string;
	token: IToken;
}

export function explain(error: ParserError, tokens: IToken[], text: string): Problem {
	const atEnd = error.token.tokenType === EOF;
	const index = atEnd
		? tokens.length
		: tokens.findIndex((token) => token.startOffset === error.token.startOffset);
	const before = tokens[index - 1];
	const found = tokens[index];
	const place = placeOf(found, text);
	const problem = (message: Said): Problem => ({
		code: 'syntax/unexpected',
		message,
		...place,
		fix: null,
		harmless: false
	});
	const shouting = shoutedKeyword(found) ?? shoutedKeyword(before);
	if (shouting !== null) return shoutedProblem(shouting);
	const habit = habitOf(tokens[index - 2], before, found);
	if (habit !== null) return problem(habit);
	const after =
		before === undefined
			? say`expression/at-the-beginning: at the beginning`
			: say`expression/after: after \`${before.image}\``;
	const instead =
		found === undefined
			? say`expression/expression-ends: here the expression ends`
			: say`expression/found: found \`${found.image}\``;

	if (error.message === T.Name.name)
		return problem(say`expression/expected-name: Expected a name ${after}, ${instead}`);
	if (error.message === OPERAND || !endsOperand(before)) {
		if (found?.tokenType === T.If && before !== undefined) {
			return problem(
				say`expression/if-in-parentheses: Put \`if ... then ... else ...\` in parentheses here`
			);
		}
		if (found?.tokenType === T.Not)
			return problem(say`expression/not-in-parentheses: Put \`not ...\` in parentheses here`);
		return problem(say`expression/expected-value: Expected a value or a name ${after}, ${instead}`);
	}
	if (error.message === T.Then.name) {
		return problem(
			say`expression/expected-then: Expected \`then\` and a value ${after}, ${instead}`
		);
	}
	if (error.message === T.Else.name) {
		return problem(
			say`expression/expected-else: Expected \`else\` and a value for the other case ${after}, ${instead}`
		);
	}
	if (error.message === T.In.name)
		return problem(say`expression/expected-in: Expected \`in\` ${after}, ${instead}`);
	return problem(
		misplaced(found) ??
			say`expression/expected-operator: Expected an operator or the end ${after}, ${instead}`
	);
}

/** What people write out of habit. */
function habitOf(
	earlier: IToken | undefined,
	before: IToken | undefined,
	found: IToken | undefined
): Said | null {
	if (before?.tokenType === T.Not && endsOperand(earlier)) {
		return say`expression/in-after-not: Expected \`in\` after \`not\`, as in \`x not in SET\`; unequal is written \`!=\``;
	}
	if (before === undefined || found === undefined) return null;
	if (earlier?.tokenType === T.Is && ['a', 'an', 'the'].includes(before.image)) {
		return say`expression/write-is: Write \`is ${found.image}\`, without \`${before.image}\``;
	}
	if (['elseif', 'elsif', 'elif'].includes(found.image)) {
		return say`expression/write-else-if: Write \`else if\` for \`${found.image}\``;
	}
	return null;
}

/** Is a value or a name complete here, so that only an operator can follow? */
export function endsOperand(token: IToken | undefined): boolean {
	if (token === undefined) return false;
	const types = [token.tokenType, ...(token.tokenType.CATEGORIES ?? [])];
	const ends = [T.Name, T.Int, T.True, T.False, T.None, T.RightParen, T.RightBrace, T.RoundedUp];
	return ends.some((end) => types.includes(end));
}

/** Signs that only mean something in certain places. */
function misplaced(found: IToken | undefined): Said | null {
	switch (found?.tokenType) {
		case T.Colon:
			return say`expression/colon-in-quantifier: \`:\` only stands in a quantifier, as in \`any(x in SET: condition)\``;
		case T.Comma:
			return say`expression/stray-comma: \`,\` only separates the arguments of a call and the elements of a set`;
		case T.Then:
		case T.Else:
			return say`expression/no-if: There is no \`if\` for this \`${found.image}\``;
		case T.RoundedUp:
			return say`expression/rounded-up: \`rounded up\` stands behind a division: \`a / b rounded up\``;
		default:
			return null;
	}
}

function placeOf(found: IToken | undefined, text: string): { start: number; end: number } {
	if (found !== undefined) {
		return { start: found.startOffset, end: found.startOffset + found.image.length };
	}
	// The end: the last character is marked, so that there is something to see.
	const end = text.trimEnd().length;
	return { start: Math.max(0, end - 1), end };
}

function shoutedKeyword(token: IToken | undefined): IToken | null {
	if (token === undefined || token.tokenType === Quoted) return null;
	const small = token.image.toLowerCase();
	return small !== token.image && [...T.RESERVED, 'where'].includes(small) ? token : null;
}

function shoutedProblem(token: IToken): Problem {
	const text = token.image.toLowerCase();
	const place = { start: token.startOffset, end: token.startOffset + token.image.length };
	return {
		code: 'syntax/sign',
		message: say`expression/write-for: Write \`${text}\` for \`${token.image}\``,
		...place,
		fix: { title: say`expression/change-to: Change to \`${text}\``, ...place, text },
		harmless: false
	};
}
