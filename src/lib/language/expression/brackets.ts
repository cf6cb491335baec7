/** Brackets that do not match are one cause with many symptoms: they are found before the grammar is asked. */
import type { IToken } from 'chevrotain';
import type { Problem } from './problem.ts';
import * as T from './tokens.ts';
import { type Said, say } from '#lib/language/said.ts';

const CLOSING: Record<string, string> = { '(': ')', '{': '}' };

function bracketOf(token: IToken): string | null {
	const types = [token.tokenType, ...(token.tokenType.CATEGORIES ?? [])];
	if (types.includes(T.LeftParen)) return '(';
	if (types.includes(T.RightParen)) return ')';
	if (types.includes(T.LeftBrace)) return '{';
	if (types.includes(T.RightBrace)) return '}';
	return null;
}

export interface Brackets {
	problem: Problem | null;
	/** The deepest nesting. */
	depth: number;
}

export function matchBrackets(tokens: IToken[]): Brackets {
	const open: { token: IToken; bracket: string }[] = [];
	let depth = 0;
	for (const token of tokens) {
		const bracket = bracketOf(token);
		if (bracket === null) continue;
		if (Object.hasOwn(CLOSING, bracket)) {
			open.push({ token, bracket });
			depth = Math.max(depth, open.length);
			continue;
		}
		const last = open.pop();
		if (last === undefined) {
			return {
				problem: at(
					token,
					say`expression/no-opening-bracket: There is no opening bracket for this \`${bracket}\``
				),
				depth
			};
		}
		const wanted = CLOSING[last.bracket] ?? '';
		if (wanted !== bracket) {
			const message = say`expression/expected-to-close: Expected \`${wanted}\` to close the \`${last.token.image}\`, found \`${bracket}\``;
			return { problem: at(token, message), depth };
		}
	}
	const last = open.at(-1);
	if (last === undefined) return { problem: null, depth };
	const wanted = CLOSING[last.bracket] ?? '';
	const message = say`expression/never-closed: This \`${last.token.image}\` is never closed: expected \`${wanted}\``;
	const { startOffset, image } = tokens.at(-1) ?? last.token;
	const end = startOffset + image.length;
	const fix = {
		title: say`word/write-missing: Write the missing ${wanted}`,
		start: end,
		end,
		text: wanted
	};
	return { problem: { ...at(last.token, message), fix }, depth };
}

function at(token: IToken, message: Said): Problem {
	const start = token.startOffset;
	const end = start + token.image.length;
	return { code: 'syntax/bracket', message, start, end, fix: null, harmless: false };
}
