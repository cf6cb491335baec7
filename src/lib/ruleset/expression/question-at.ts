/**
 * What is asked at a place of an unfinished expression.
 *
 * A marker is put where the author is writing, the text is mended so that it can be read, and the checker says in which
 * scope it met the marker and what type it expected there.
 */
import { parseExpression } from '#lib/language/expression/parse.ts';
import type { Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Hint, Question } from './context.ts';
import { contextOf } from './visit.ts';

/** Where an expression stands: what is known there, in whose layer, and what is asked for. */
export interface ExpressionPlace {
	scope: Scope;
	symbols: Symbols;
	layer: string;
	expected: Hint;
}

/** Stands for the word that is being written. */
export const MARKER = 'author-is-writing-here';

export function questionAt(
	text: string,
	start: number,
	end: number,
	{ scope, symbols, layer, expected }: ExpressionPlace
): Question | null {
	const before = text.slice(0, start);
	for (const mended of mendings(before, text.slice(end))) {
		const { ast } = parseExpression(mended);
		let question: Question | null = null;
		const cx = contextOf({
			symbols,
			layer,
			report: () => undefined,
			reportMissing: () => undefined,
			asked: (asked) => {
				if (asked.word.name === MARKER) question ??= asked;
			}
		});
		if (ast !== null) cx.visit(ast, scope, expected);
		if (question !== null) return question;
	}
	return null;
}

/** The text with the marker, mended in ways that are less and less like what is written. */
function mendings(before: string, after: string): string[] {
	const begun = before + MARKER;
	const closing = closingOf(before);
	return [
		begun + after,
		`${begun}()${after}`,
		begun + closing,
		`${begun} then 0 else 0${closing}`,
		`${begun} else 0${closing}`
	];
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** The brackets and quotes that are open at the end of a text, closed; what is quoted opens nothing. */
export function closingOf(text: string): string {
	const open: string[] = [];
	for (const sign of text) {
		const innermost = open.at(-1);
		if (sign === innermost) open.pop();
		else if (innermost === '"' || innermost === "'") continue;
		else if (sign === '"' || sign === "'") open.push(sign);
		else if (PAIRS[sign] !== undefined) open.push(PAIRS[sign]);
	}
	return open.reverse().join('');
}
