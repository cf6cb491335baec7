/** Questions about all elements of a set. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import { condition, expression } from './print-expression.ts';
import { loop, onElement } from './print-set.ts';
import { type Registers, variablesFor, type Writer } from './writer.ts';

type Quantifier = Extract<ExprIR, { body: unknown }>;

/** Those for which the body is a number. */
const COUNTS: ReadonlySet<Quantifier['op']> = new Set([
	'sum',
	'distinct',
	'best',
	'least',
	'max-of',
	'min-of'
]);

/** A quantifier is a function of its own, called with the variables that it reads. */
export function quantifier(w: Writer, registers: Registers, expr: Quantifier): string {
	const variables = variablesFor(registers, expr.set, expr.body);
	const print = COUNTS.has(expr.op) ? expression : condition;
	const body: (e: string) => string =
		expr.body === null
			? () => 'true'
			: onElement(w, registers, expr.set, expr.slot, expr.body, print);
	const { costs } = w;
	const each = costs.isSmall(expr) ? null : costs.smallIn(expr.body);
	const over = (inside: (e: string) => string): string =>
		loop(w, registers, expr.set, each, inside);
	const name = w.define('q', variables, statements(expr, body, over));
	return `${name}(${['m', 'mem', 'fp', ...variables].join(', ')})`;
}

function statements(
	expr: Quantifier,
	body: (e: string) => string,
	over: (inside: (e: string) => string) => string
): string {
	const best = (test: string, result: string): string =>
		`let chosen = -1, top = 0, some = false;
${over((e) => `const word_${e} = ${body(e)};\nif (!some || word_${e} ${test} top) { some = true; top = word_${e}; chosen = ${e}; }`)}
return ${result};`;
	switch (expr.op) {
		case 'any':
			return `${over((e) => `if (${body(e)}) return 1;`)}\nreturn 0;`;
		case 'none':
			return `${over((e) => `if (${body(e)}) return 0;`)}\nreturn 1;`;
		case 'all':
			return `${over((e) => `if (!${body(e)}) return 0;`)}\nreturn 1;`;
		case 'first':
			return `${over((e) => `if (${body(e)}) return ${e};`)}\nreturn -1;`;
		case 'count':
			return `let n = 0;\n${over((e) => `if (${body(e)}) n++;`)}\nreturn n;`;
		case 'sum':
			return `let n = 0;\n${over((e) => `n = (n + ${body(e)}) | 0;`)}\nreturn n;`;
		case 'distinct':
			return `const seen = new Set();\n${over((e) => `seen.add(${body(e)});`)}\nreturn seen.size;`;
		case 'best':
			return best('>', 'chosen');
		case 'least':
			return best('<', 'chosen');
		case 'max-of':
			return best('>', 'top');
		case 'min-of':
			return best('<', 'top');
	}
}
