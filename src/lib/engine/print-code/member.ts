/** Whether a word is an element of a set: expressions that are 0 or 1. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { unitedBy, valueArgument } from './elements.ts';
import { A_NAME, condition, expression } from './print-expression.ts';
import { filtersOf } from './filters.ts';
import { fieldAt, loop, ofSet } from './print-set.ts';
import { printSet, type SetPrinters } from './printers.ts';
import {
	binding,
	localKey,
	parameters,
	type Registers,
	variablesFor,
	type Writer
} from './writer.ts';

export function member(w: Writer, registers: Registers, set: SetIR, word: string): string {
	if (set.set === 'value') {
		const args = set.args.map((arg) => valueArgument(w, registers, arg));
		return `${memberOfValue(w, set.value)}(${['m', 'mem', 'fp', ...args, word].join(', ')})`;
	}
	const variables = variablesFor(registers, set);
	const name = w.define('h', [...variables, 'x'], `return (${test(w, registers, set)}) ? 1 : 0;`);
	return `${name}(${['m', 'mem', 'fp', ...variables, word].join(', ')})`;
}

/** The same as a condition in place, for sets of few words. */
export function membership(w: Writer, registers: Registers, set: SetIR, word: string): string {
	const short = set.set === 'faces' || set.set === 'pieces';
	return short ? test(w, registers, set, word) : `${member(w, registers, set, word)} !== 0`;
}

/** The name of a function that asks it of a value: printed when it is needed first. */
function memberOfValue(w: Writer, value: number): string {
	return w.once('h', value, () => {
		const set = w.sets[value]!;
		const { names, registers } = parameters(w, value);
		const inside = set === null ? 'false' : test(w, registers, set);
		return { variables: [...names, 'x'], body: ofSet(w, value, `return (${inside}) ? 1 : 0;`) };
	});
}

/** What the printers of tests share. */
interface Test {
	w: Writer;
	registers: Registers;
	/** The variable that is tested. */
	x: string;
	sub: (part: ExprIR) => string;
	/** The same test of another set. */
	has: (part: SetIR) => string;
}

/** A condition on a variable. */
function test(w: Writer, registers: Registers, set: SetIR, x = 'x'): string {
	const sub = (part: ExprIR): string => expression(w, registers, part);
	const has = (part: SetIR): string =>
		part.set === 'value'
			? `${member(w, registers, part, x)} !== 0`
			: `(${test(w, registers, part, x)})`;
	return printSet(TESTS, { w, registers, x, sub, has }, set);
}

const TESTS: SetPrinters<Test> = {
	players: ({ w, x }) => `${x} >= 0 && ${x} < ${w.layout.players}`,
	spaces: ({ w, x }) => `${x} >= 0 && ${x} < ${w.layout.spaces}`,
	enum: ({ w, x }, set) => `${x} >= 0 && ${x} < ${w.program.enums[set.enum]!.values.length}`,
	range: ({ x, sub }, { from, to }) => `${x} >= ${sub(from)} && ${x} <= ${sub(to)}`,
	pieces: ({ w, x }, { kind }) => `${x} >= 0${isOfKind(w, kind, x)}`,
	faces: ({ w, x }, { piece }) => `${x} >= 0 && mem[${w.layout.face} + ${x}] === ${piece}`,
	zone: ({ w, x, sub }, { zone, kind }) =>
		`${x} >= 0 && mem[${w.layout.zone} + ${x}] === ${sub(zone)}${isOfKind(w, kind, x)}`,
	neighbours: ({ x, sub }, { of }) => `isNext(N, ${sub(of)}, ${x})`,
	within: ({ w, registers, x, sub }, set) =>
		set.beside === undefined
			? `isWithin(m, ${sub(set.of)}, ${sub(set.distance)}, ${x})`
			: isMet(w, registers, set),
	list({ w, registers, x, sub }, set) {
		// What lies on no line cannot be the first of something on it.
		const may = (item: ExprIR): string => {
			const line = item.op === 'first' ? onLine(w, registers, item.set, x) : null;
			return line === null ? '' : `(${x} < 0 || ${line}) && `;
		};
		const items = set.items.map((item) => `${may(item)}${x} === ${sub(item)}`);
		return items.join(' || ') || 'false';
	},
	local({ w, registers, x, sub }, { slot, words, player }) {
		if (player !== undefined) {
			const at = `${LOCALS + slot} + p * ${words} + (x >>> 5)`;
			const inside = `p >= 0 && x >= 0 && x < ${words * 32}`;
			const name = w.define(
				'a',
				['x', 'p'],
				`return ${inside} && ((mem[fp + ${at}] >>> (x & 31)) & 1) !== 0 ? 1 : 0;`
			);
			return `${name}(m, mem, fp, x, ${sub(player)}) !== 0`;
		}
		const bits =
			registers.variables.get(localKey(slot)) ?? `mem[fp + ${LOCALS + slot} + (${x} >>> 5)]`;
		return `${x} >= 0 && ${x} < ${words * 32} && ((${bits} >>> (${x} & 31)) & 1) !== 0`;
	},
	given({ registers, x }, { slot }) {
		const list = registers.variables.get(slot)!;
		return `among(m, ${list}, ${list}.length, ${x})`;
	},
	field({ w, sub }, set) {
		const { words } = w.program.fields[set.table][set.field]!.set!;
		const bit = (of: string): string =>
			`x >= 0 && x < ${words * 32} && ((mem[${fieldAt(w, set, of)} + (x >>> 5)] >>> (x & 31)) & 1) !== 0`;
		if (set.of === null) return bit('0');
		const name = w.define('h', ['of', 'x'], `return of >= 0 && ${bit('of')} ? 1 : 0;`);
		return `${name}(m, mem, fp, ${sub(set.of)}, x) !== 0`;
	},
	where({ w, registers, x, has }, set) {
		const cond = condition(w, binding(registers, set.slot, x), set.cond);
		return `${has(set.of)} && ${cond}`;
	},
	with: ({ has }, set) => unitedBy(set).map(has).join(' || '),
	without: ({ has }, { a, b }) => `${has(a)} && !(${has(b)})`,
	shared: ({ has }, { a, b }) => `${has(a)} && ${has(b)}`,
	ray: ({ w, registers, x }, set) => onLine(w, registers, set, x) ?? isMet(w, registers, set),
	while({ w, registers, x }, set) {
		const line = onLine(w, registers, set, x);
		const met = isMet(w, registers, set);
		return line === null ? met : `${line} && ${met}`;
	},
	region: ({ w, registers }, set) => isMet(w, registers, set),
	sorted: ({ has }, { of }) => has(of),
	'one-of-each': ({ w, registers }, set) => isMet(w, registers, set),
	first: ({ w, registers }, set) => isMet(w, registers, set),
	each({ w, registers, x, sub }, set) {
		const { of, filters } = filtersOf(w.program, set.of);
		const thing = of.set === 'list' && of.items.length === 1 ? sub(of.items[0]!) : '';
		// Of what one thing gives, if it does: an effect on what is asked about.
		if (A_NAME.test(thing)) {
			const holds = filters.map(({ slot, cond }) =>
				condition(w, binding(registers, slot, thing), cond)
			);
			const given = member(w, binding(registers, set.slot, thing), set.part, x);
			return [...holds, `${given} !== 0`].join(' && ');
		}
		const given = (e: string): string => member(w, binding(registers, set.slot, e), set.part, 'x');
		return isFound(w, registers, set, set.of, (e) => `${given(e)} !== 0`);
	},
	if: ({ w, registers, has }, { cond, a, b }) =>
		`${condition(w, registers, cond)} ? ${has(a)} : ${has(b)}`,
	value: ({ has }, set) => has(set)
};

function isOfKind(w: Writer, kind: number, x: string): string {
	return w.isEverything(kind) ? '' : ` && K${kind}[mem[${w.layout.face} + ${x}]] === 1`;
}

/** Whether a walk over a set comes to `x`. */
function isMet(w: Writer, registers: Registers, set: SetIR): string {
	return isFound(w, registers, set, set, (e) => `${e} === x`);
}

/** Whether `found` holds of an element of `walked`; the variables that it needs are those of `set`. */
function isFound(
	w: Writer,
	registers: Registers,
	set: SetIR,
	walked: SetIR,
	found: (element: string) => string
): string {
	const variables = variablesFor(registers, set);
	const inside = loop(w, registers, walked, 0, (e) => `if (${found(e)}) return 1;`);
	const name = w.define('h', [...variables, 'x'], `${inside}\nreturn 0;`);
	return `${name}(${['m', 'mem', 'fp', ...variables, 'x'].join(', ')}) !== 0`;
}

/** Whether a word is on the ray that a set is part of, if it is part of one: looked up, so that nothing has to be walked. */
function onLine(w: Writer, registers: Registers, set: SetIR, word: string): string | null {
	if (set.set === 'where' || set.set === 'while') return onLine(w, registers, set.of, word);
	if (set.set !== 'ray' || (w.program.map.directions?.next.length ?? 0) > 32) return null;
	w.asksOfLines = true;
	const [of, direction] = [set.of, set.direction].map((part) => expression(w, registers, part));
	return `isOnLine(${of}, ${direction}, ${word})`;
}
