import { inEnglish } from '#lib/language/said.ts';
import { describe, expect, it } from 'vitest';
import { isSound, parseExpression } from './parse.ts';

/** `offsets code message [fix]`, one line a problem. */
function problems(text: string): string[] {
	return parseExpression(text).problems.map(
		({ start, end, code, message, fix }) =>
			`${start}-${end} ${code}: ${inEnglish(message)}${fix ? ` [${fix.text}]` : ''}`
	);
}

describe('signs of other languages', () => {
	it.each([
		['a = b', '2-3 syntax/sign: Write `==` for `=` [==]'],
		['a && b', '2-4 syntax/sign: Write `and` for `&&` [and]'],
		['a&&b', '1-3 syntax/sign: Write `and` for `&&` [ and ]'],
		['a || b', '2-4 syntax/sign: Write `or` for `||` [or]'],
		['!a', '0-1 syntax/sign: Write `not` for `!` [not ]'],
		['a <> b', '2-4 syntax/sign: Write `!=` for `<>` [!=]'],
		['a ≠ b', '2-3 syntax/sign: Write `!=` for `≠` [!=]'],
		['a ≤ b', '2-3 syntax/sign: Write `<=` for `≤` [<=]'],
		['a => b', '2-4 syntax/sign: Write `>=` for `=>` [>=]'],
		['a === b', '2-5 syntax/sign: Write `==` for `===` [==]'],
		['a % 2', '2-3 syntax/sign: Write `mod` for `%` [mod]'],
		['a × 2', '2-3 syntax/sign: Write `*` for `×` [*]'],
		['a − 2', '2-3 syntax/sign: Write `-` for `−` [-]'],
		['x in 1 … 3', '7-8 syntax/sign: Write `..` for `…` [..]'],
		["a == 'desert'", '5-13 syntax/quotes: Names are written without quotes [desert]'],
		['a == “desert”', '5-13 syntax/quotes: Names are written without quotes [desert]']
	])('%s is understood', (text, problem) => {
		expect(problems(text)).toEqual([problem]);
		expect(isSound(parseExpression(text))).toBe(true);
	});

	it('reads lists in brackets', () => {
		expect(problems('x in [a]')).toEqual([
			'5-6 syntax/sign: A set is written {a, b}: expected `{`, found `[` [{]',
			'7-8 syntax/sign: A set is written {a, b}: expected `}`, found `]` [}]'
		]);
	});

	it('tells each mistake', () => {
		expect(problems('a && b || !c')).toHaveLength(3);
	});
});

describe('one finding a cause', () => {
	it.each([
		['', '0-0 syntax/empty: Expected an expression, found nothing'],
		['  ', '0-2 syntax/empty: Expected an expression, found nothing'],
		['a == "Giant Ape"', '5-16 syntax/quotes: Names are written without quotes'],
		[
			'"open',
			'0-1 syntax/sign: `"` means nothing in an expression; names are written without quotes'
		],
		[
			'été == é',
			'0-3 syntax/sign: `été` means nothing in an expression; names are written with the letters a-z, digits and -'
		],
		[
			'a ? b : c',
			'2-3 syntax/sign: `?` means nothing in an expression; a choice is written `if C then A else B`'
		],
		['a ^ 2', '2-3 syntax/sign: `^` means nothing in an expression; there are no powers'],
		['(a', '0-1 syntax/bracket: This `(` is never closed: expected `)` [)]'],
		['f(a, (b)', '1-2 syntax/bracket: This `(` is never closed: expected `)` [)]'],
		['a)', '1-2 syntax/bracket: There is no opening bracket for this `)`'],
		['(a + b}', '6-7 syntax/bracket: Expected `)` to close the `(`, found `}`'],
		[
			'a +',
			'2-3 syntax/unexpected: Expected a value or a name after `+`, here the expression ends'
		],
		['+ a', '0-1 syntax/unexpected: Expected a value or a name at the beginning, found `+`'],
		['a or or b', '5-7 syntax/unexpected: Expected a value or a name after `or`, found `or`'],
		['= 3', '0-1 syntax/unexpected: Expected a value or a name at the beginning, found `=`'],
		['a b', '2-3 syntax/unexpected: Expected an operator or the end after `a`, found `b`'],
		['a.', '1-2 syntax/unexpected: Expected a name after `.`, here the expression ends'],
		['a.5', '2-3 syntax/unexpected: Expected a name after `.`, found `5`'],
		['f(a,)', '4-5 syntax/unexpected: Expected a value or a name after `,`, found `)`'],
		['()', '1-2 syntax/unexpected: Expected a value or a name after `(`, found `)`'],
		['a AND b', '2-5 syntax/sign: Write `and` for `AND` [and]'],
		[
			'if a then b',
			'10-11 syntax/unexpected: Expected `else` and a value for the other case after `b`, here the expression ends'
		],
		['if a b else c', '5-6 syntax/unexpected: Expected `then` and a value after `a`, found `b`'],
		['if a then b elsif c then d', '12-17 syntax/unexpected: Write `else if` for `elsif`'],
		[
			'1 + if a then b else c',
			'4-6 syntax/unexpected: Put `if ... then ... else ...` in parentheses here'
		],
		['a == not b', '5-8 syntax/unexpected: Put `not ...` in parentheses here'],
		['a else b', '2-6 syntax/unexpected: There is no `if` for this `else`'],
		[
			'a, b',
			'1-2 syntax/unexpected: `,` only separates the arguments of a call and the elements of a set'
		],
		[
			'x in S: c',
			'6-7 syntax/unexpected: `:` only stands in a quantifier, as in `any(x in SET: condition)`'
		],
		[
			'any(x: c)',
			'5-6 syntax/quantifier: Expected `x in SET` before `:`, as in `any(x in SET: condition)`'
		],
		[
			'any(x in A, y in B: c)',
			'18-19 syntax/quantifier: One variable, one set and one expression: expected `x in SET: expression`'
		],
		[
			'a < b < c',
			'6-7 syntax/chain: Comparisons do not chain: join two with `and`, as in `a < b and b < c`'
		],
		[
			'a * b rounded up',
			'6-16 syntax/rounded: `rounded up` stands behind a division: `a / b rounded up`'
		],
		[
			'a rounded up',
			'2-12 syntax/unexpected: `rounded up` stands behind a division: `a / b rounded up`'
		],
		[
			'x not y',
			'6-7 syntax/unexpected: Expected `in` after `not`, as in `x not in SET`; unequal is written `!=`'
		],
		['x is a creature', '7-15 syntax/unexpected: Write `is creature`, without `a`'],
		['1.5', '0-3 syntax/number: Numbers are whole: found `1.5`'],
		['2d6', '0-3 syntax/number: Dice are rolled in steps (`roll: 2d6`), not in expressions'],
		[
			'4th',
			'0-3 syntax/number: Expected a number or a name, found `4th`: a name begins with a letter'
		],
		['99999999999', '0-11 syntax/number: `99999999999` is too large: numbers go up to 2147483647']
	])('%s', (text, problem) => {
		expect(problems(text)[0]).toBe(problem);
		expect(problems(text)).toHaveLength(text === 'été == é' ? 2 : 1);
		expect(isSound(parseExpression(text))).toBe(false);
	});

	it('refuses what nobody can read', () => {
		expect(problems(`${'a + '.repeat(600)}a`)[0]).toMatch(/syntax\/too-long/);
		expect(problems('('.repeat(50) + 'a' + ')'.repeat(50))[0]).toMatch(/syntax\/too-long/);
	});
});
