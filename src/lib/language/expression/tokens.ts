/**
 * The words and signs of expressions.
 *
 * What authors bring from other languages (`&&`, `=`, quotes) is a token too, in the category of the right sign: it is
 * read as what was meant, and `mistakes.ts` says how to write it.
 */
import { createToken, Lexer, type TokenType } from 'chevrotain';

function category(name: string, label: string): TokenType {
	return createToken({ name, label, pattern: Lexer.NA });
}

export const Comparison = category('Comparison', 'a comparison');
export const PlusMinus = category('PlusMinus', '`+` or `-`');
export const TimesDivide = category('TimesDivide', '`*`, `/` or `mod`');
export const Combine = category('Combine', '`with`, `without` or `shared with`');
export const Flag = category('Flag', '`true` or `false`');
/** What can stand for something or be called: `none` is also a function, `where` also the name of a parameter. */
export const Word = category('Word', 'a name');

export const Name = createToken({
	name: 'Name',
	label: 'a name',
	categories: [Word],
	pattern: /[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*/
});

export const Int = createToken({ name: 'Int', label: 'a number', pattern: /\d+/ });

function keyword(word: string, categories: TokenType[] = []): TokenType {
	const name = word.charAt(0).toUpperCase() + word.slice(1);
	return createToken({
		name,
		label: `\`${word}\``,
		pattern: new RegExp(word),
		longer_alt: Name,
		categories
	});
}

export const Or = keyword('or');
export const And = keyword('and');
export const Not = keyword('not');
export const In = keyword('in');
export const Is = keyword('is');
export const At = keyword('at');
export const Where = keyword('where', [Word]);
export const While = keyword('while');
export const With = keyword('with', [Combine]);
export const Without = keyword('without', [Combine]);
export const If = keyword('if');
export const Then = keyword('then');
export const Else = keyword('else');
export const Mod = keyword('mod', [TimesDivide]);
export const True = keyword('true', [Flag]);
export const False = keyword('false', [Flag]);
export const None = keyword('none', [Word]);

export const SharedWith = createToken({
	name: 'SharedWith',
	label: '`shared with`',
	pattern: /shared\s+with(?![A-Za-z0-9_-])/,
	line_breaks: true,
	categories: [Combine]
});
export const RoundedUp = createToken({
	name: 'RoundedUp',
	label: '`rounded up`',
	pattern: /rounded\s+up(?![A-Za-z0-9_-])/,
	line_breaks: true
});

function sign(name: string, text: string, categories: TokenType[] = []): TokenType {
	return createToken({ name, label: `\`${text}\``, pattern: text, categories });
}

export const LeftParen = sign('LeftParen', '(');
export const RightParen = sign('RightParen', ')');
export const LeftBrace = sign('LeftBrace', '{');
export const RightBrace = sign('RightBrace', '}');
export const Comma = sign('Comma', ',');
export const Colon = sign('Colon', ':');
export const Range = sign('Range', '..');
export const Dot = sign('Dot', '.');
export const Equal = sign('Equal', '==', [Comparison]);
export const NotEqual = sign('NotEqual', '!=', [Comparison]);
export const LessEqual = sign('LessEqual', '<=', [Comparison]);
export const GreaterEqual = sign('GreaterEqual', '>=', [Comparison]);
export const Less = sign('Less', '<', [Comparison]);
export const Greater = sign('Greater', '>', [Comparison]);
export const Plus = sign('Plus', '+', [PlusMinus]);
export const Minus = sign('Minus', '-', [PlusMinus]);
export const Times = sign('Times', '*', [TimesDivide]);
export const Divide = sign('Divide', '/', [TimesDivide]);

export const Space = createToken({
	name: 'Space',
	pattern: /\s+/,
	group: Lexer.SKIPPED,
	line_breaks: true
});

/** `without` before its beginning. */
export const KEYWORDS = [
	Without,
	With,
	Where,
	While,
	Or,
	And,
	Not,
	In,
	Is,
	At,
	If,
	Then,
	Else,
	Mod,
	True,
	False,
	None
];

/** Longer signs before their beginnings. */
export const SIGNS = [
	LeftParen,
	RightParen,
	LeftBrace,
	RightBrace,
	Comma,
	Colon,
	Range,
	Dot,
	Equal,
	NotEqual,
	LessEqual,
	GreaterEqual,
	Less,
	Greater,
	Plus,
	Minus,
	Times,
	Divide
];

export const CATEGORIES = [Comparison, PlusMinus, TimesDivide, Combine, Flag, Word];

/** Words of the language, which no id can be; `where` can be the name of a parameter. */
export const RESERVED: readonly string[] = [
	'or',
	'and',
	'not',
	'in',
	'is',
	'at',
	'with',
	'without',
	'while',
	'if',
	'then',
	'else',
	'mod',
	'true',
	'false',
	'none'
];
