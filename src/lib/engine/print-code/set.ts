/** Sets as loops, and the questions about them as functions. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { expression } from './expression.ts';
import { binding, localKey, type Registers, variablesFor, type Writer } from './writer.ts';

/**
 * A loop over a set: `body` gets the variable of the element; `continue label` in it goes to the next element. The body
 * is printed once for each part of a union.
 */
export function loop(
	w: Writer,
	registers: Registers,
	set: SetIR,
	body: (element: string, next: string) => string
): string {
	const { layout } = w;
	const e = w.fresh('e');
	const next = w.fresh('next');
	const sub = (part: ExprIR): string => expression(w, registers, part);
	const counting = (from: string, to: string): string =>
		`${next}: for (let ${e} = ${from}; ${e} < ${to}; ${e}++) {\n${body(e, next)}\n}`;
	switch (set.set) {
		case 'players':
			return counting('0', String(layout.players));
		case 'spaces':
			return counting('0', String(layout.spaces));
		case 'enum':
			return counting('0', String(w.program.enums[set.enum]!.values.length));
		case 'range': {
			const end = w.fresh('end');
			return `const ${end} = ${sub(set.to)} + 1;\n${counting(sub(set.from), end)}`;
		}
		case 'pieces': {
			const test = unlessOfKind(w, set.kind, e);
			return `${next}: for (let ${e} = 0; ${e} < ${layout.pieces}; ${e}++) {\n${test}\n${body(e, next)}\n}`;
		}
		case 'faces':
			return `${next}: for (let ${e} = m.firstShowing(${set.piece}); ${e} >= 0; ${e} = m.nextShowing[${e}]) {
${body(e, next)}\n}`;
		case 'zone': {
			const zone = w.fresh('z');
			const test = unlessOfKind(w, set.kind, e);
			return `const ${zone} = ${sub(set.zone)};
${next}: for (let ${e} = ${zone} < 0 ? -1 : mem[${layout.bottom} + ${zone}]; ${e} >= 0; ${e} = mem[${layout.above} + ${e}]) {
${test}\n${body(e, next)}\n}`;
		}
		case 'neighbours': {
			const space = w.fresh('s');
			const list = w.fresh('l');
			const i = w.fresh('i');
			return `const ${space} = ${sub(set.of)};
const ${list} = ${space} < 0 ? NONE : N[${space}];
${next}: for (let ${i} = 0; ${i} < ${list}.length; ${i}++) {\nconst ${e} = ${list}[${i}];\n${body(e, next)}\n}`;
		}
		case 'within': {
			const space = w.fresh('s');
			const reach = w.fresh('d');
			return `const ${space} = ${sub(set.of)};\nconst ${reach} = ${sub(set.distance)};
${next}: for (let ${e} = 0; ${e} < (${space} < 0 ? 0 : ${layout.spaces}); ${e}++) {
if (m.distance(${space}, ${e}) > ${reach}) continue;\n${body(e, next)}\n}`;
		}
		case 'list': {
			const items = set.items.map(sub).join(', ');
			return `${next}: for (const ${e} of [${items}]) {\n${body(e, next)}\n}`;
		}
		case 'local': {
			const word = w.fresh('w');
			const bits = w.fresh('b');
			return `${next}: for (let ${word} = 0; ${word} < ${set.words}; ${word}++) {
let ${bits} = ${registers.get(localKey(set.slot)) ?? `mem[fp + ${LOCALS + set.slot} + ${word}]`};
while (${bits} !== 0) {
const ${e} = ${word} * 32 + 31 - Math.clz32(${bits} & -${bits});
${bits} &= ${bits} - 1;
${body(e, next).replaceAll(`continue ${next};`, 'continue;')}
}\n}`;
		}
		case 'where':
			return loop(w, registers, set.of, (element, label) => {
				const cond = expression(w, binding(registers, set.slot, element), set.cond);
				return `if (${cond} === 0) continue ${label};\n${body(element, label)}`;
			});
		case 'with': {
			const first = loop(w, registers, set.a, body);
			const second = loop(w, registers, set.b, (element, label) => {
				const already = member(w, registers, set.a, element);
				return `if (${already} !== 0) continue ${label};\n${body(element, label)}`;
			});
			return `{\n${first}\n}\n{\n${second}\n}`;
		}
		case 'without':
		case 'shared': {
			const wanted = set.set === 'shared' ? '===' : '!==';
			return loop(w, registers, set.a, (element, label) => {
				const there = member(w, registers, set.b, element);
				return `if (${there} ${wanted} 0) continue ${label};\n${body(element, label)}`;
			});
		}
		case 'if':
			return `if (${sub(set.cond)} !== 0) {\n${loop(w, registers, set.a, body)}\n} else {\n${loop(w, registers, set.b, body)}\n}`;
		case 'value': {
			// Set values do not call themselves, so their loop can stand here, with the arguments as its registers.
			const value = w.program.values[set.value]!;
			const inner = new Map<number, string>();
			const lines = set.args.map((arg, i) => {
				const name = w.fresh('a');
				inner.set(i, name);
				return `const ${name} = ${sub(arg)};`;
			});
			const inside = value.set === null ? '' : loop(w, inner, value.set, body);
			return `${lines.join('\n')}\n${inside}`;
		}
	}
}

function unlessOfKind(w: Writer, kind: number, piece: string): string {
	if (w.isEverything(kind)) return '';
	return `if (K${kind}[mem[${w.layout.face} + ${piece}]] === 0) continue;`;
}

/** Whether a word is an element: an expression that is 0 or 1. */
export function member(w: Writer, registers: Registers, set: SetIR, word: string): string {
	const sub = (part: ExprIR): string => expression(w, registers, part);
	const variables = variablesFor(registers, set);
	const args = ['m', 'mem', 'fp', ...variables, word].join(', ');
	const ask = (body: string): string => `${w.define('h', [...variables, 'x'], body)}(${args})`;
	switch (set.set) {
		case 'range':
			return ask(`return x >= ${sub(set.from)} && x <= ${sub(set.to)} ? 1 : 0;`);
		case 'zone': {
			const { layout } = w;
			const kind = w.isEverything(set.kind)
				? ''
				: ` && K${set.kind}[mem[${layout.face} + x]] === 1`;
			return ask(`return x >= 0 && mem[${layout.zone} + x] === ${sub(set.zone)}${kind} ? 1 : 0;`);
		}
		case 'list':
			return ask(
				`return ${set.items.map((item) => `x === ${sub(item)}`).join(' || ') || 'false'} ? 1 : 0;`
			);
		case 'local':
			return ask(
				`return x >= 0 && x < ${set.words * 32} ? (${registers.get(localKey(set.slot)) ?? `mem[fp + ${LOCALS + set.slot} + (x >>> 5)]`} >>> (x & 31)) & 1 : 0;`
			);
		case 'where': {
			const inner = member(w, registers, set.of, 'x');
			const cond = expression(w, binding(registers, set.slot, 'x'), set.cond);
			return ask(`return ${inner} === 0 ? 0 : ${cond} !== 0 ? 1 : 0;`);
		}
		default:
			return ask(`${loop(w, registers, set, (e) => `if (${e} === x) return 1;`)}\nreturn 0;`);
	}
}

type Quantifier = Extract<ExprIR, { body: unknown }>;

/** A quantifier is a function of its own, called with the variables that it reads. */
export function quantifier(w: Writer, registers: Registers, expr: Quantifier): string {
	const variables = variablesFor(registers, expr.set, expr.body);
	const body = (e: string): string =>
		expr.body === null ? '1' : expression(w, binding(registers, expr.slot, e), expr.body);
	const over = (inside: (e: string) => string): string => loop(w, registers, expr.set, inside);
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
			return `${over((e) => `if (${body(e)} !== 0) return 1;`)}\nreturn 0;`;
		case 'none':
			return `${over((e) => `if (${body(e)} !== 0) return 0;`)}\nreturn 1;`;
		case 'all':
			return `${over((e) => `if (${body(e)} === 0) return 0;`)}\nreturn 1;`;
		case 'first':
			return `${over((e) => `if (${body(e)} !== 0) return ${e};`)}\nreturn -1;`;
		case 'count':
			return `let n = 0;\n${over((e) => `if (${body(e)} !== 0) n++;`)}\nreturn n;`;
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
