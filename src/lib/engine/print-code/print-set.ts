/** Sets as loops. Whatever walks elements takes their number off what the rules may still do. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { columnOf, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { elements, elementsOfValue, valueArgument } from './elements.ts';
import { condition, expression, wayOf } from './print-expression.ts';
import { filtersOf } from './filters.ts';
import { member } from './member.ts';
import { printSet, type SetPrinters } from './printers.ts';
import {
	argumentsOf,
	binding,
	localKey,
	type Registers,
	variablesFor,
	type Writer
} from './writer.ts';

/** Whose elements are there for sure; those of others may be none. */
export const SURE: ReadonlySet<SetIR['set']> = new Set([
	'players',
	'spaces',
	'enum',
	'pieces',
	'faces',
	'zone',
	'neighbours',
	'within',
	'ray',
	'local',
	'field'
]);

/** Sets of values up to this size, with those that they name, stand where they are walked; others are functions. */
const MOST_INLINE = 60;

/** Prints what is done with an element; `continue next` in it goes to the next element. */
type Body = (element: string, next: string) => string;

/** What the printers of loops share. */
interface Loop {
	w: Writer;
	registers: Registers;
	each: number | null;
	body: Body;
	/** The variable of the element. */
	e: string;
	/** The label of the loop. */
	next: string;
	sub: (part: ExprIR) => string;
	/** Counts so many elements. */
	spend: (count: number | string) => string;
	/** The loop itself: `head` says which elements there are, `first` stands before the body. */
	walk: (head: string, first?: string) => string;
}

/**
 * A loop over a set: `each` is what one element takes beside what counts itself, null where the whole loop is counted
 * by what is around it; `body` gets the variable of the element. The body is short, or it comes from `onElement`.
 */
export function loop(
	w: Writer,
	registers: Registers,
	set: SetIR,
	each: number | null,
	body: Body
): string {
	const e = w.fresh(SURE.has(set.set) ? 't' : 'e');
	const next = w.fresh('next');
	const around: Loop = {
		w,
		registers,
		each,
		body,
		e,
		next,
		sub: (part) => expression(w, registers, part),
		spend: (count) => (each === null ? '' : spending(count, 1 + each)),
		walk: (head, first = '') => `${next}: ${head} {\n${first}${body(e, next)}\n}`
	};
	return printSet(LOOPS, around, set);
}

const LOOPS: SetPrinters<Loop> = {
	players: (l) => overNumbers(l, l.w.layout.players),
	spaces: (l) => overNumbers(l, l.w.layout.spaces),
	enum: (l, set) => overNumbers(l, l.w.program.enums[set.enum]!.values.length),
	range({ w, e, each, sub, walk }, set) {
		const from = w.fresh('from');
		const end = w.fresh('end');
		return `const ${from} = ${sub(set.from)}, ${end} = ${sub(set.to)} + 1;
${each === null ? '' : `m.spendMany(${end} - ${from}, ${1 + each}, 'numbers');`}
${walk(`for (let ${e} = ${from}; ${e} < ${end}; ${e}++)`)}`;
	},
	pieces({ w, e, spend, walk }, set) {
		const { pieces } = w.layout;
		const head = `for (let ${e} = 0; ${e} < ${pieces}; ${e}++)`;
		return `${spend(pieces)}\n${walk(head, `${unlessOfKind(w, set.kind, e)}\n`)}`;
	},
	faces: ({ e, spend, walk }, set) =>
		walk(
			`for (let ${e} = m.firstShowing(${set.piece}); ${e} >= 0; ${e} = m.nextShowing[${e}])`,
			`${spend(1)}\n`
		),
	zone({ w, e, each, sub, spend, walk }, set) {
		const { above, bottom, count } = w.layout;
		const zone = w.fresh('z');
		const first = `${zone} < 0 ? -1 : mem[${bottom} + ${zone}]`;
		const head = `for (let ${e} = ${first}; ${e} >= 0; ${e} = mem[${above} + ${e}])`;
		return `const ${zone} = ${sub(set.zone)};
${each === null ? '' : `if (${zone} >= 0) ${spend(`mem[${count} + ${zone}]`)}`}
${walk(head, `${unlessOfKind(w, set.kind, e)}\n`)}`;
	},
	neighbours({ w, e, sub, spend, walk }, set) {
		const space = w.fresh('s');
		const list = w.fresh('l');
		const i = w.fresh('i');
		const head = `for (let ${i} = 0; ${i} < ${list}.length; ${i}++)`;
		return `const ${space} = ${sub(set.of)};
const ${list} = ${space} < 0 ? NONE : N[${space}];
${spend(`${list}.length`)}
${walk(head, `const ${e} = ${list}[${i}];\n`)}`;
	},
	within(l, set) {
		const { w, e, sub, spend, walk } = l;
		if (set.beside !== undefined) return overElements(l, set);
		const { spaces } = w.layout;
		const space = w.fresh('s');
		const reach = w.fresh('d');
		const head = `for (let ${e} = 0; ${e} < (${space} < 0 ? 0 : ${spaces}); ${e}++)`;
		return `const ${space} = ${sub(set.of)};\nconst ${reach} = ${sub(set.distance)};
${spend(spaces)}
${walk(head, `if (m.distance(${space}, ${e}) > ${reach}) continue;\n`)}`;
	},
	ray({ w, e, sub, spend, walk }, set) {
		const away = w.fresh('d');
		const from = w.fresh('s');
		const first = `${from} < 0 ? -1 : ${away}[${from}]`;
		const head = `for (let ${e} = ${first}; ${e} >= 0; ${e} = ${away}[${e}])`;
		return `const ${away} = ${wayOf(w, set.direction, sub)}, ${from} = ${sub(set.of)};
${walk(head, `${spend(1)}\n`)}`;
	},
	list({ w, e, next, body, sub, spend }, set) {
		const items = set.items.map(sub);
		const beforehand = spend(items.length);
		const inside = body(e, next);
		// Of one there is nothing to go through.
		if (items.length === 1) {
			return `${beforehand}\n${next}: do {\nconst ${e} = ${items[0]!};\n${inside}\n} while (false);`;
		}
		if (!set.items.every(({ op }) => op === 'const')) {
			return `${beforehand}\n${next}: for (const ${e} of [${items.join(', ')}]) {\n${inside}\n}`;
		}
		const i = w.fresh('i');
		return `${beforehand}
${next}: for (let ${i} = 0; ${i} < ${items.length}; ${i}++) {
const ${e} = ${w.constant(items)}[${i}];\n${inside}\n}`;
	},
	local(l, set) {
		const first = `mem[fp + ${LOCALS + set.slot}`;
		if (set.player === undefined) {
			const own = l.registers.variables.get(localKey(set.slot));
			return overBits(l, set.words, (word) => own ?? `${first} + ${word}]`);
		}
		const player = l.w.fresh('p');
		const wordAt = (word: string): string =>
			`(${player} < 0 ? 0 : ${first} + ${player} * ${set.words} + ${word}])`;
		return `const ${player} = ${l.sub(set.player)};\n${overBits(l, set.words, wordAt)}`;
	},
	given({ registers, e, spend, walk }, { slot }) {
		const list = registers.variables.get(slot)!;
		return `${spend(`${list}.length`)}\n${walk(`for (const ${e} of ${list})`)}`;
	},
	field(l, set) {
		const { words } = l.w.program.fields[set.table][set.field]!.set!;
		const of = l.w.fresh('of');
		const thing = set.of === null ? '0' : l.sub(set.of);
		const wordAt = (word: string): string =>
			`(${of} < 0 ? 0 : mem[${fieldAt(l.w, set, of)} + ${word}])`;
		return `const ${of} = ${thing};\n${overBits(l, words, wordAt)}`;
	},
	where({ w, registers, each, body }, set) {
		const { of, filters } = filtersOf(w.program, set);
		const more = each === null ? null : each + w.costs.smallIn(...filters.map(({ cond }) => cond));
		const holds = filters.map(({ slot, cond }) =>
			onElement(w, registers, of, slot, cond, condition)
		);
		return loop(w, registers, of, more, (element, label) => {
			const all = holds.map((test) => test(element)).join(' && ');
			return `if (!(${all})) continue ${label};\n${body(element, label)}`;
		});
	},
	while({ w, registers, each, body }, { of, slot, cond }) {
		const more = each === null ? null : each + w.costs.smallIn(cond);
		const holds = onElement(w, registers, of, slot, cond, condition);
		const inside: Body = (element, label) =>
			`if (!${holds(element)}) break ${label};\n${body(element, label)}`;
		return loop(w, registers, of, more, inside);
	},
	with: overElements,
	each: overElements,
	region: overElements,
	sorted: overElements,
	'one-of-each': overElements,
	first: overElements,
	if({ w, registers, each, body }, { cond, a, b }) {
		const over = (set: SetIR): string => loop(w, registers, set, each, body);
		return `if (${condition(w, registers, cond)}) {\n${over(a)}\n} else {\n${over(b)}\n}`;
	},
	without: (l, set) => skipping(l, set, '!=='),
	shared: (l, set) => skipping(l, set, '==='),
	value(l, { value, args }) {
		const { w, registers, each, body } = l;
		const given = args.map((arg) => valueArgument(w, registers, arg));
		if (w.sizeOfSet(value) > MOST_INLINE) {
			const name = elementsOfValue(w, value);
			return overArray(l, `${name}(${['m', 'mem', 'fp', ...given].join(', ')})`);
		}
		// Set values do not call themselves, so their loop can stand here, with the arguments as its registers.
		const names = given.map(() => w.fresh('a'));
		const lines = given.map((arg, i) => `const ${names[i]} = ${arg};`);
		const inner = argumentsOf(w, value, names);
		const own = w.sets[value]!;
		const inside = own === null ? '' : loop(w, inner, own, each, body);
		return `${lines.join('\n')}\n${inside}`;
	}
};

/** Over the numbers from 0 on, so many of them. */
function overNumbers({ e, spend, walk }: Loop, size: number): string {
	return `${spend(size)}\n${walk(`for (let ${e} = 0; ${e} < ${size}; ${e}++)`)}`;
}

/** Over the bits of some words. */
function overBits(
	{ w, e, next, body, spend }: Loop,
	words: number,
	wordAt: (word: string) => string
): string {
	const word = w.fresh('w');
	const bits = w.fresh('b');
	return `${spend(words * 32)}
${next}: for (let ${word} = 0; ${word} < ${words}; ${word}++) {
let ${bits} = ${wordAt(word)};
while (${bits} !== 0) {
const ${e} = ${word} * 32 + 31 - Math.clz32(${bits} & -${bits});
${bits} &= ${bits} - 1;
${body(e, next).replaceAll(`continue ${next};`, 'continue;')}
}\n}`;
}

function overElements(l: Loop, set: SetIR): string {
	return overArray(l, elements(l.w, l.registers, set));
}

/** Over an array, the elements of which are counted already. */
function overArray({ w, e, each, walk }: Loop, array: string): string {
	const list = w.fresh('l');
	const more = each === null || each === 0 ? '' : spending(`${list}.length`, each);
	return `const ${list} = ${array};\n${more}\n${walk(`for (const ${e} of ${list})`)}`;
}

/** Over the elements of `a`; it skips those for which being in `b` is 0 (`===`), or is not (`!==`). */
function skipping(
	{ w, registers, each, body }: Loop,
	{ a, b }: Extract<SetIR, { b: SetIR }>,
	skipped: '===' | '!=='
): string {
	const [gathered, isIn] = belonging(w, registers, b);
	const inside: Body = (element, label) =>
		`if (${isIn(element)} ${skipped} 0) continue ${label};\n${body(element, label)}`;
	return `${gathered}\n${loop(w, registers, a, each, inside)}`;
}

/**
 * An expression on the elements of a set. Where the loop over it has several bodies it is a function, for what is printed
 * twice at every level grows without measure.
 */
export function onElement(
	w: Writer,
	registers: Registers,
	set: SetIR,
	slot: number,
	expr: ExprIR,
	print: typeof expression
): (element: string) => string {
	if (!branches(w, set)) return (e) => print(w, binding(registers, slot, e), expr);
	const own = w.fresh('e');
	const inner = binding(registers, slot, own);
	const variables = variablesFor(inner, expr);
	const name = w.define('b', variables, `return ${print(w, inner, expr)};`);
	return (e) => {
		const args = variables.map((variable) => (variable === own ? e : variable));
		return `${name}(${['m', 'mem', 'fp', ...args].join(', ')})`;
	};
}

/** Whether the loop over a set has several bodies. */
function branches(w: Writer, set: SetIR): boolean {
	switch (set.set) {
		case 'if':
			return true;
		case 'where':
		case 'while':
			return branches(w, set.of);
		case 'without':
		case 'shared':
			return branches(w, set.a);
		case 'value': {
			const own = w.sets[set.value]!;
			return own !== null && w.sizeOfSet(set.value) <= MOST_INLINE && branches(w, own);
		}
		default:
			return false;
	}
}

/** Takes something off what may still be done, before it is done: `count` times what one of them takes. */
export function spending(count: number | string, each = 1): string {
	if (count === 0) return '';
	const cost = typeof count === 'number' ? count * each : each === 1 ? count : `${count} * ${each}`;
	return `if ((m.left -= ${cost}) < 0) m.endless();`;
}

/** The address of a field that holds a set. */
export function fieldAt(
	{ layout, program }: Writer,
	{ table, field }: Pick<Extract<SetIR, { set: 'field' }>, 'table' | 'field'>,
	of: string
): string {
	const { words } = program.fields[table][field]!.set!;
	return `${columnOf(layout, table, field)} + ${of} * ${words}`;
}

/** Whether something is in a set that stays the same: what has to be walked for that is walked once, beforehand. */
function belonging(
	w: Writer,
	registers: Registers,
	set: SetIR
): [beforehand: string, isIn: (element: string) => string] {
	if (set.set !== 'each') {
		const there = member(w, registers, set, '$');
		return ['', (element) => there.replace('$', element)];
	}
	const list = w.fresh('l');
	const isIn = (element: string): string => `Number(among(m, ${list}, ${list}.length, ${element}))`;
	return [`const ${list} = ${elements(w, registers, set)};`, isIn];
}

/** What a value does that is a set; one that is soon done counts no call and has no name to say. */
export function ofSet(w: Writer, value: number, body: string): string {
	return w.costs.isLongSet(value) ? named(value, 1, body) : body;
}

/** A value says its name when the rules fail in it. */
export function named(value: number, cost: number, body: string): string {
	return `${spending(cost)}\ntry {\n${body}\n} catch (error) { throw m.passing(${value}, error); }`;
}

function unlessOfKind(w: Writer, kind: number, piece: string): string {
	if (w.isEverything(kind)) return '';
	return `if (K${kind}[mem[${w.layout.face} + ${piece}]] === 0) continue;`;
}
