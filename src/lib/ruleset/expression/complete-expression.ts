/** Completion and hover inside expressions. */
import { append } from '#lib/language/tools/append.ts';
import type { Span } from '#lib/language/expression/ast.ts';
import { tokenize } from '#lib/language/expression/lexer.ts';
import { parseExpression } from '#lib/language/expression/parse.ts';
import { endsOperand } from '#lib/language/expression/syntax-error.ts';
import { type ExpressionPlace, questionAt } from './question-at.ts';
import { BOOL, fits, plain, typeName } from './types.ts';
import { contextOf } from './visit.ts';
import { membersOf, wordsAt, type Entry } from './vocabulary.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { isFace } from '#lib/ruleset/names/faces.ts';
import type { Scope, Seen, Symbols } from '#lib/ruleset/names/symbols.ts';

export interface Candidate {
	word: string;
	/** `local`, `game field`, `player field`, `value`, `keyword`, the id of an enum ... */
	what: string;
	/** As authors write it; empty where it says nothing. */
	type: string;
	/** Does it answer what is expected here? Those that do not can still begin something that does. */
	fits: boolean;
	/** It takes arguments: write an opening bracket behind it. */
	call: boolean;
	/** What it is for, where somebody has said so. */
	about?: string;
	/** Of a whole piece: as it is written, and the same with places to fill in, as editors read them. */
	written?: { text: string; snippet: string };
}

export type { ExpressionPlace };

export interface Completion extends Span {
	/** For the text from start to end; the first of equal words is the one that counts. */
	candidates: Candidate[];
	/** There is more that begins otherwise than what is begun here. */
	more?: boolean;
}

const BEFORE_OPERAND = ['not', 'if', 'none', 'true', 'false'];
const AFTER_OPERAND = [
	'and',
	'or',
	'is',
	'is not',
	'in',
	'not in',
	'where',
	'at',
	'with',
	'without',
	'shared with',
	'mod',
	'rounded up',
	'then',
	'else'
];

/** What can be written at an offset, in place of the word that is begun or stands there. */
export function completeExpression(
	text: string,
	offset: number,
	place: ExpressionPlace
): Completion {
	const { scope, symbols } = place;
	const start = offset - (/[A-Za-z_][A-Za-z0-9_-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
	const end = offset + (/^[A-Za-z0-9_-]*/.exec(text.slice(offset))?.[0].length ?? 0);
	const { tokens } = tokenize(text.slice(0, start));
	if (endsOperand(tokens.at(-1))) {
		return { start, end, candidates: AFTER_OPERAND.map(keyword) };
	}
	const question = questionAt(text, start, end, place);
	const after = question?.after ?? (tokens.at(-1)?.image === '.' ? 'unknown' : null);
	const hint = question?.hint ?? null;
	const entries = entriesAfter(after, question?.scope ?? scope, symbols);
	if (after === null && hint !== null) entries.unshift(...answersTo(hint, symbols));
	const known = new Set<string>();
	const candidates = entries.flatMap((entry) => {
		const key = `${entry.word} ${entry.what}`;
		if (known.has(key)) return [];
		known.add(key);
		return candidateOf(entry, hint, symbols);
	});
	if (after !== null) return { start, end, candidates };
	const words = BEFORE_OPERAND.map(keyword);
	// What is `none`, and what is not, is asked more than all else.
	if (tokens.at(-1)?.image === 'is') candidates.unshift(keyword('none'), keyword('not'));
	append(candidates, words);
	return { start, end, candidates };
}

function keyword(word: string): Candidate {
	return { word, what: 'keyword', type: '', fits: true, call: false };
}

function candidateOf(entry: Entry, hint: Type | null, symbols: Symbols): Candidate {
	const { word, what, type, call } = entry;
	const name = type === null ? '' : typeName(type, symbols);
	return { word, what, type: name, fits: type === null || fits(type, hint, symbols), call };
}

function entriesAfter(
	after: Type | 'option' | 'layer' | 'kind' | 'unknown' | null,
	scope: Scope,
	symbols: Symbols
): Entry[] {
	if (after === null) return wordsAt(symbols, scope);
	if (after === 'unknown') return [];
	if (after === 'option') {
		return symbols.options.map(({ id, type }) => ({ word: id, what: 'option', type, call: false }));
	}
	if (after === 'layer') {
		return symbols.layers.map((word) => ({ word, what: 'layer', type: BOOL, call: false }));
	}
	if (after === 'kind') {
		return [
			...symbols.kinds.map(({ id }) => ({ word: id, what: 'kind', type: null, call: false })),
			...symbols.faces.map(({ id }) => ({ word: id, what: 'piece', type: null, call: false }))
		];
	}
	return membersOf(symbols, after);
}

/** Words that mean something only where this is asked for. */
function answersTo(hint: Type, symbols: Symbols): Entry[] {
	const type = plain(hint);
	if (isFace(type, symbols))
		return symbols.faces.map(({ id }) => ({ word: id, what: 'face', type, call: false }));
	if (type.t !== 'choice') return [];
	return type.names.map((word) => ({ word, what: 'answer', type, call: false }));
}

export interface Hover extends Span {
	word: string;
	what: string;
	/** As authors write it; empty where it says nothing. */
	type: string;
	/** What it is for, where somebody has said so. */
	about?: string;
}

/** What the word at an offset stands for; null where there is no word, or one that is not understood. */
export function hoverExpression(
	text: string,
	offset: number,
	place: ExpressionPlace
): Hover | null {
	const found = wordsUnderstood(text, place);
	const last = found.findLast(({ span }) => span.start <= offset && offset <= span.end);
	if (last === undefined) return null;
	const { span, what, type } = last;
	const word = text.slice(span.start, span.end);
	const { start, end } = span;
	const { symbols } = place;
	return { start, end, word, what, type: type === null ? '' : typeName(type, symbols) };
}

/** The words of an expression that are understood, in the order in which they are looked at. */
export function wordsUnderstood(text: string, place: ExpressionPlace): Seen[] {
	return understood(text, place).words;
}

/** `sound`: nothing is wrong with it where it stands. */
export function understood(
	text: string,
	{ scope, symbols, layer, expected }: ExpressionPlace
): { words: Seen[]; sound: boolean } {
	const { ast } = parseExpression(text);
	const words: Seen[] = [];
	let sound = ast !== null;
	const refuse = (): void => {
		sound = false;
	};
	const cx = contextOf({
		symbols,
		layer,
		report: refuse,
		reportMissing: refuse,
		seen: (seen) => words.push(seen)
	});
	if (ast !== null) cx.visit(ast, scope, expected);
	return { words, sound };
}
