/** Signs and words of other languages: read as what was meant, and reported with how it is written here. */
import { createToken, type IToken, type TokenType } from 'chevrotain';
import type { Span } from './ast.ts';
import type { Problem } from './problem.ts';
import * as T from './tokens.ts';
import { say } from '#lib/language/said.ts';

interface Mistake {
	token: TokenType;
	/** How it is written here. */
	instead: string;
}

function mistake(name: string, pattern: RegExp, meant: TokenType, instead: string): Mistake {
	const line_breaks = false;
	return { token: createToken({ name, pattern, categories: [meant], line_breaks }), instead };
}

const SUBSTITUTES: Mistake[] = [
	mistake('TripleEqual', /===/, T.Equal, '=='),
	mistake('NotDoubleEqual', /!==/, T.NotEqual, '!='),
	mistake('ArrowGreater', /=>/, T.GreaterEqual, '>='),
	mistake('ArrowLess', /=</, T.LessEqual, '<='),
	mistake('SingleEqual', /=(?!=)/, T.Equal, '=='),
	mistake('Diamond', /<>|≠/, T.NotEqual, '!='),
	mistake('LessEqualSign', /≤/, T.LessEqual, '<='),
	mistake('GreaterEqualSign', /≥/, T.GreaterEqual, '>='),
	mistake('AndSign', /&&?/, T.And, 'and'),
	mistake('OrSign', /\|\|?/, T.Or, 'or'),
	mistake('NotSign', /!(?!=)|¬/, T.Not, 'not'),
	mistake('ModSign', /%/, T.Mod, 'mod'),
	mistake('TimesSign', /[×·]/, T.Times, '*'),
	mistake('DivideSign', /÷/, T.Divide, '/'),
	mistake('Dash', /[−–—]/, T.Minus, '-'),
	mistake('Ellipsis', /\.\.\.|…/, T.Range, '..'),
	mistake('LeftBracket', /\[/, T.LeftBrace, '{'),
	mistake('RightBracket', /\]/, T.RightBrace, '}')
];

export const Decimal = createToken({
	name: 'Decimal',
	pattern: /\d+\.\d+/,
	categories: [T.Int]
});
/** `2d6`, `4th`: neither number nor name. */
export const NumberWord = createToken({
	name: 'NumberWord',
	pattern: /\d+[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*/,
	categories: [T.Int]
});
export const Quoted = createToken({
	name: 'Quoted',
	pattern: /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[“”„][^“”„\n]*[“”]|[‘’][^‘’\n]*[‘’]|«[^«»\n]*»/,
	line_breaks: false,
	categories: [T.Name]
});

export const MISTAKES: TokenType[] = [
	...SUBSTITUTES.map((m) => m.token),
	Decimal,
	NumberWord,
	Quoted
];

const INSTEAD = new Map(SUBSTITUTES.map((m) => [m.token, m.instead]));

/** What is wrong with a token, if anything. */
export function mistakeOf(token: IToken, text: string): Problem | null {
	const start = token.startOffset;
	const end = start + token.image.length;
	const place = { start, end };
	const instead = INSTEAD.get(token.tokenType);
	if (instead !== undefined) {
		const message =
			instead === '{' || instead === '}'
				? say`expression/set-is-written: A set is written {a, b}: expected \`${instead}\`, found \`${token.image}\``
				: say`expression/write-for: Write \`${instead}\` for \`${token.image}\``;
		const fix = {
			title: say`expression/change-to: Change to \`${instead}\``,
			...place,
			text: spaced(text, place, instead)
		};
		return { code: 'syntax/sign', message, ...place, fix, harmless: true };
	}
	if (token.tokenType === Quoted) {
		const inside = token.image.slice(1, -1).trim();
		const harmless = isName(inside);
		const fix = harmless
			? { title: say`expression/remove-quotes: Remove the quotes`, ...place, text: inside }
			: null;
		const message = say`expression/names-without-quotes: Names are written without quotes`;
		return { code: 'syntax/quotes', message, ...place, fix, harmless };
	}
	if (token.tokenType === Decimal) {
		const message = say`expression/numbers-are-whole: Numbers are whole: found \`${token.image}\``;
		return { code: 'syntax/number', message, ...place, fix: null, harmless: false };
	}
	if (token.tokenType === NumberWord) {
		const message = /^\d+d\d+$/.test(token.image)
			? say`expression/dice-rolled-steps: Dice are rolled in steps (\`roll: 2d6\`), not in expressions`
			: say`expression/expected-number: Expected a number or a name, found \`${token.image}\`: a name begins with a letter`;
		return { code: 'syntax/number', message, ...place, fix: null, harmless: false };
	}
	if (token.tokenType === T.Int && Number(token.image) > 2147483647) {
		const message = say`expression/number-too-large: \`${token.image}\` is too large: numbers go up to 2147483647`;
		return { code: 'syntax/number', message, ...place, fix: null, harmless: false };
	}
	return null;
}

/** A word in place of a sign may need spaces: `a&&b`. */
function spaced(text: string, place: Span, instead: string): string {
	if (!/[a-z]/.test(instead)) return instead;
	const before = /\S/.test(text.charAt(place.start - 1)) ? ' ' : '';
	const after = /\S/.test(text.charAt(place.end)) ? ' ' : '';
	return before + instead + after;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*$/;

function isName(text: string): boolean {
	return NAME.test(text) && !T.RESERVED.includes(text);
}
