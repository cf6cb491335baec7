/** Questions about all elements of a set. */
import { condition, expression, kept } from './print-expression.ts';
import { loop, onElement } from './print-set.ts';
import type { Quantifier } from './printers.ts';
import { type Registers, variablesFor, type Writer } from './writer.ts';

/** Prints what is asked of an element, or what is done with it. */
type OfElement = (e: string) => string;

/** `over` prints the loop over the set, `add` what a sum is with one element more. */
type QuantifierPrinter = (
	body: OfElement,
	over: (inside: OfElement) => string,
	add: OfElement
) => string;

/** A quantifier is a function of its own, called with the variables that it reads. */
export function quantifier(w: Writer, registers: Registers, expr: Quantifier): string {
	const variables = variablesFor(registers, expr.set, expr.body);
	const print = expr.op in NUMBERS ? expression : condition;
	const body: OfElement =
		expr.body === null
			? () => 'true'
			: onElement(w, registers, expr.set, expr.slot, expr.body, print);
	const { costs } = w;
	const each = costs.isSmall(expr) ? null : costs.smallIn(expr.body);
	const over = (inside: OfElement): string => loop(w, registers, expr.set, each, inside);
	const add = (e: string): string => kept(w, registers, expr, `n + ${body(e)}`);
	const name = w.define('q', variables, QUANTIFIERS[expr.op](body, over, add));
	return `${name}(${['m', 'mem', 'fp', ...variables].join(', ')})`;
}

/** Those for which the body is true or false. */
const CONDITIONS = {
	any: (body, over) => `${over((e) => `if (${body(e)}) return 1;`)}\nreturn 0;`,
	none: (body, over) => `${over((e) => `if (${body(e)}) return 0;`)}\nreturn 1;`,
	all: (body, over) => `${over((e) => `if (!${body(e)}) return 0;`)}\nreturn 1;`,
	first: (body, over) => `${over((e) => `if (${body(e)}) return ${e};`)}\nreturn -1;`,
	count: (body, over) => `let n = 0;\n${over((e) => `if (${body(e)}) n++;`)}\nreturn n;`
} satisfies Partial<Record<Quantifier['op'], QuantifierPrinter>>;

/** Those for which the body is a number. */
const NUMBERS = {
	sum: (_, over, add) => `let n = 0;\n${over((e) => `n = ${add(e)};`)}\nreturn n;`,
	distinct: (body, over) =>
		`const seen = new Set();\n${over((e) => `seen.add(${body(e)});`)}\nreturn seen.size;`,
	best: outermost('>', 'chosen'),
	least: outermost('<', 'chosen'),
	'max-of': outermost('>', 'top'),
	'min-of': outermost('<', 'top')
} satisfies Partial<Record<Quantifier['op'], QuantifierPrinter>>;

const QUANTIFIERS: Record<Quantifier['op'], QuantifierPrinter> = { ...CONDITIONS, ...NUMBERS };

function outermost(test: '<' | '>', result: 'chosen' | 'top'): QuantifierPrinter {
	return (body, over) => `let chosen = -1, top = 0, some = false;
${over((e) => `const word_${e} = ${body(e)};\nif (!some || word_${e} ${test} top) { some = true; top = word_${e}; chosen = ${e}; }`)}
return ${result};`;
}
