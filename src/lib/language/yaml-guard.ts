/**
 * The first pass over a YAML text: tokens only, nothing is built. It refuses what the language leaves out of YAML
 * (anchors, aliases, tags, directives) and what could hurt (too long, too deep), before anything recursive runs.
 */
import { append } from './tools/append.ts';
import type { FindingCode } from './finding-codes.ts';
import { LooseTexts, type LooseText } from './loose-texts.ts';
import { Lexer, Parser, type CST } from 'yaml';
import { type Said, say } from './said.ts';
import { badCharacters, oddIndentation, noText } from './yaml-characters.ts';
import type { RawProblem } from './yaml-fixes.ts';

export const MAX_LENGTH = 2_000_000;
export const MAX_DEPTH = 64;
/**
 * Words, signs, spaces and line ends: what reading a file costs, about a kilobyte each until it is checked. Files by hand
 * have thousands, six thousand counters with four entries nearly so many.
 */
export const MAX_SIGNS = 250_000;

/** What begins a list or map costs several times as much: lists of one word each, one in the other. */
export const MAX_OPENING = 60_000;

/** Between `---`: scenarios, of which a file has some dozens. */
export const MAX_DOCUMENTS = 2000;

/** What the lexer says before a text without quotes. */
const PLAIN = '\x1f';

export function isOpening(lexeme: string): boolean {
	return lexeme === '[' || lexeme === '{' || lexeme === '-' || lexeme === '?';
}

/** Anchors and the aliases that belong to them. */
interface Property extends RawProblem {
	anchor?: string;
	alias?: string;
}

export interface Tokens {
	tokens: CST.Token[];
	/** Set when the text must not be built at all. */
	fatal: RawProblem | null;
	problems: RawProblem[];
	loose: LooseText[];
}

export function tokenize(text: string, onNewLine: (offset: number) => void): Tokens {
	onNewLine(0);
	if (text.length > MAX_LENGTH) {
		const message = say`file/too-many-characters: This file has ${text.length} characters; ${MAX_LENGTH} are the limit: split it by subject`;
		return refusing({ code: 'syntax/too-long', message, start: 0, end: 1 });
	}
	const none = noText(text);
	if (none) return refusing(none);
	const parser = new Parser(onNewLine);
	const texts = new LooseTexts();
	const tokens: CST.Token[] = [];
	let signs = 0;
	let opening = 0;
	let documents = 0;
	let isPlain = false;
	for (const lexeme of new Lexer().lex(text)) {
		texts.see(lexeme);
		if (++signs > MAX_SIGNS)
			return refusing(tooMuch(say`file/words-and-signs: ${MAX_SIGNS} words and signs`));
		if (isOpening(lexeme) && ++opening > MAX_OPENING)
			return refusing(tooMuch(say`file/brackets-dashes: ${MAX_OPENING} brackets and dashes`));
		const odd = isPlain ? oddIndentation(lexeme, parser.offset) : null;
		if (odd) return refusing(odd);
		isPlain = lexeme === PLAIN;
		for (const token of parser.next(lexeme)) {
			tokens.push(token);
			if (token.type === 'document' && ++documents > MAX_DOCUMENTS)
				return refusing(tooMuch(say`file/documents: ${MAX_DOCUMENTS} documents`));
		}
		if (depthOf(parser.stack) > MAX_DEPTH) {
			const start = Math.max(0, parser.offset - 1);
			const message = say`file/nested-too-deep: This is nested more than ${MAX_DEPTH} deep`;
			return refusing({ code: 'syntax/too-deep', message, start, end: start + 1 });
		}
	}
	append(tokens, parser.end());
	return {
		tokens,
		fatal: null,
		problems: [...badCharacters(text), ...forbidden(tokens)],
		loose: texts.found
	};
}

function tooMuch(what: Said): RawProblem {
	const message = say`file/too-much: This file has more than ${what}; that is the limit: split it by subject`;
	return { code: 'syntax/too-long', message, start: 0, end: 1 };
}

function refusing(fatal: RawProblem): Tokens {
	return { tokens: [], fatal, problems: [], loose: [] };
}

/** The stack also holds the document. */
function depthOf(stack: CST.Token[]): number {
	return stack.length - 1;
}

function forbidden(tokens: CST.Token[]): RawProblem[] {
	const problems: Property[] = [];
	for (const token of tokens) {
		if (token.type === 'directive') {
			problems.push(
				problem(
					'syntax/directive',
					token,
					say`file/no-directives: Directives (%) are not used here`
				)
			);
		}
	}
	for (const document of tokens) {
		if (document.type !== 'document') continue;
		for (const token of document.start) markProperty(token, problems);
		visit(document.value, problems);
	}
	// What an anchor is used for falls with it.
	const anchors = new Set(problems.map(({ anchor }) => anchor));
	return problems.filter(({ alias }) => alias === undefined || !anchors.has(alias));
}

/** Depth is limited already, so this may recurse. */
function visit(token: CST.Token | null | undefined, problems: Property[]): void {
	if (!token) return;
	if (token.type === 'alias') {
		const message = say`file/no-aliases: Aliases are not part of the language; a text that begins with * needs quotes`;
		const alias = token.source.slice(1);
		problems.push({ ...problem('syntax/alias', token, message), alias });
	} else if (token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar') {
		const { offset, source } = token;
		if (source.length < 2 || source.at(-1) !== source[0]) {
			const message = say`file/quote-never-closed: The quote that opens here is never closed`;
			problems.push({ code: 'syntax/missing-quote', message, start: offset, end: offset + 1 });
		}
	} else if ('items' in token) {
		for (const item of token.items) {
			for (const part of item.start) markProperty(part, problems);
			if ('key' in item) visit(item.key, problems);
			if ('sep' in item) for (const part of item.sep ?? []) markProperty(part, problems);
			if ('value' in item) visit(item.value, problems);
		}
	}
}

function markProperty(token: CST.SourceToken, problems: Property[]): void {
	if (token.type === 'anchor') {
		const message = say`file/no-anchors: Anchors and aliases are not part of the language: write it out where it is needed`;
		const anchor = token.source.slice(1);
		problems.push({ ...problem('syntax/anchor', token, message), anchor });
	} else if (token.type === 'tag') {
		problems.push(
			problem(
				'syntax/tag',
				token,
				say`file/no-type-tags: Type tags are not part of the language: remove \`${token.source}\``
			)
		);
	}
}

function problem(
	code: FindingCode,
	token: { offset: number; source: string },
	message: Said
): RawProblem {
	return { code, message, start: token.offset, end: token.offset + token.source.length };
}
