/** The elements of sets as arrays, where a loop over them would have several bodies or stand in several places. */
import type { SetIR, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import { condition, expression } from './print-expression.ts';
import { loop, ofSet } from './print-set.ts';
import { binding, parameters, type Registers, variablesFor, type Writer } from './writer.ts';

/** An array of the elements, of sets whose loop would have several bodies. */
export function elements(w: Writer, registers: Registers, set: SetIR): string {
	const variables = variablesFor(registers, set);
	const body = `const list = [];\n${gather(w, registers, set)}\nreturn list;`;
	return `${w.define('s', variables, body)}(${['m', 'mem', 'fp', ...variables].join(', ')})`;
}

/** An argument of a value: a word, or for a set an array, which is a variable where it is handed on. */
export function valueArgument(w: Writer, registers: Registers, arg: ValueArgument): string {
	if ('op' in arg) return expression(w, registers, arg);
	return arg.set === 'given' ? registers.variables.get(arg.slot)! : elements(w, registers, arg);
}

/** The name of the function that gives the elements of a value: printed when it is needed first. */
export function elementsOfValue(w: Writer, value: number): string {
	return w.once('s', value, () => {
		const set = w.sets[value]!;
		const { names, registers } = parameters(w, value);
		const inside = set === null ? '' : gather(w, registers, set);
		return { variables: names, body: ofSet(w, value, `const list = [];\n${inside}\nreturn list;`) };
	});
}

/** Statements that put the elements into `list`. */
function gather(w: Writer, registers: Registers, set: SetIR): string {
	if (set.set === 'if') {
		const cond = condition(w, registers, set.cond);
		return `if (${cond}) {\n${gather(w, registers, set.a)}\n} else {\n${gather(w, registers, set.b)}\n}`;
	}
	if (set.set === 'each') {
		const { of, slot, part } = set;
		return loop(w, registers, of, 0, (e) => adding(w, binding(registers, slot, e), part));
	}
	if (set.set === 'region') {
		const test = expression(w, binding(registers, set.slot, 's'), set.cond);
		const more = besides(w, registers, set);
		return `hanging(m, list, ${expression(w, registers, set.of)}, (s) => ${test}${more});`;
	}
	if (set.set === 'within' && set.beside !== undefined) {
		const ends = [set.of, set.distance].map((part) => expression(w, registers, part));
		return `around(list, ${ends.join(', ')}${besides(w, registers, set)});\nif ((m.left -= list.length) < 0) m.endless();`;
	}
	if (set.set === 'first') {
		const count = w.fresh('n');
		const said = expression(w, registers, set.count);
		return `const ${count} = ${said};\n${gather(w, registers, set.of)}\nbegin(list, ${count});`;
	}
	if (set.set === 'sorted' || set.set === 'one-of-each') {
		const by = expression(w, binding(registers, set.slot, 's'), set.by);
		const tool = set.set === 'sorted' ? 'sortBy' : 'oneOfEach';
		return `${gather(w, registers, set.of)}\n${tool}(m, list, (s) => ${by});`;
	}
	if (set.set !== 'with') return loop(w, registers, set, 0, (e) => `list.push(${e});`);
	const [first, ...others] = unitedBy(set);
	const blocks = others.map((part) => adding(w, registers, part));
	return [`{\n${gather(w, registers, first)}\n}`, ...blocks].join('\n');
}

/** One argument more: a function that gives the neighbours of a space, where effects change them. */
export function besides(
	w: Writer,
	registers: Registers,
	{ slot = -1, beside }: { slot?: number; beside?: SetIR }
): string {
	if (beside === undefined) return '';
	return `, (s) => ${elements(w, binding(registers, slot, 's'), beside)}`;
}

/** A block that puts what is not there yet into `list`. */
function adding(w: Writer, registers: Registers, set: SetIR): string {
	const add = (e: string): string => `if (!among(m, list, n, ${e})) list.push(${e});`;
	return `{\nconst n = list.length;\n${loop(w, registers, set, 0, add)}\n}`;
}

/** `a with b with c` as its parts. */
export function unitedBy(set: SetIR): [SetIR, ...SetIR[]] {
	const parts: SetIR[] = [];
	let first = set;
	for (; first.set === 'with'; first = first.a) parts.push(first.b);
	return [first, ...parts.reverse()];
}
