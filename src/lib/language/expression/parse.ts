/** The text of an expression as a tree, or what is wrong with it. Same text, same tree: the result is shared and frozen by agreement. */
import type { Expression } from './ast.ts';
import { append } from '#lib/language/tools/append.ts';
import { matchBrackets } from './brackets.ts';
import { LONGEST_TEXT, tokenize } from './lexer.ts';
import { ExpressionParser } from './parser.ts';
import type { Problem } from './problem.ts';
import { explain } from './syntax-error.ts';
import { type Said, say } from '#lib/language/said.ts';

export interface Parsed {
	/** Null only if there is nothing to make a tree of; with problems that are not harmless it has holes or guesses. */
	ast: Expression | null;
	/** One a cause, in the order of the text. */
	problems: Problem[];
}

/** Far more than anybody can read; keeps a machine-made text from exhausting the stack. */
const MOST_TOKENS = 500;
const DEEPEST = 40;

/** Texts of a game are a few thousand; the bound is for an editor that is open for days. */
const MOST_CACHED = 20_000;

const cache = new Map<string, Parsed>();
let parser: ExpressionParser | null = null;

export function parseExpression(text: string): Parsed {
	const known = cache.get(text);
	if (known !== undefined) return known;
	if (cache.size >= MOST_CACHED) cache.clear();
	const parsed = parseAfresh(text);
	if (text.length <= LONGEST_TEXT) cache.set(text, parsed);
	return parsed;
}

/** True if a tree can be checked: whatever is wrong leaves no doubt about what is meant. */
export function isSound(parsed: Parsed): boolean {
	return parsed.ast !== null && parsed.problems.every((problem) => problem.harmless);
}

function parseAfresh(text: string): Parsed {
	const { tokens, problems } = tokenize(text);
	if (tokens.length === 0) {
		if (problems.length === 0)
			problems.push(
				whole(
					text,
					'syntax/empty',
					say`expression/nothing-written: Expected an expression, found nothing`
				)
			);
		return { ast: null, problems };
	}
	const brackets = matchBrackets(tokens);
	const choices = tokens.filter((token) => token.image === 'if').length;
	if (tokens.length > MOST_TOKENS || brackets.depth > DEEPEST || choices > DEEPEST) {
		const message = say`expression/too-long: This expression is too long: give parts of it a name under \`values:\``;
		return { ast: null, problems: [whole(text, 'syntax/too-long', message)] };
	}
	parser ??= new ExpressionParser();
	const ast = parser.parse(tokens);
	const [error] = parser.errors;
	// A bracket, a stray sign and a wrong word explain what the grammar says about them.
	if (brackets.problem !== null) problems.push(brackets.problem);
	else if (problems.every((problem) => problem.harmless)) {
		if (error !== undefined) replaceAt(problems, explain(error, tokens, text));
		else append(problems, parser.problems);
	}
	problems.sort((a, b) => a.start - b.start);
	return { ast, problems };
}

/** A sign in the wrong place is not also written wrongly. */
function replaceAt(problems: Problem[], problem: Problem): void {
	const known = problems.findIndex((p) => p.start === problem.start && p.end === problem.end);
	problems.splice(known < 0 ? problems.length : known, known < 0 ? 0 : 1, problem);
}

function whole(text: string, code: Problem['code'], message: Said): Problem {
	return {
		code,
		message,
		start: 0,
		end: text.length,
		fix: null,
		harmless: false
	};
}
