/** Sets as loops. Whatever walks elements takes their number off what the rules may still do. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { columnOf, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { elements, elementsOfValue } from './elements.ts';
import { condition, expression, wayOf } from './print-expression.ts';
import { filtersOf } from './filters.ts';
import { member } from './member.ts';
import { binding, localKey, type Registers, variablesFor, type Writer } from './writer.ts';

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

/**
 * A loop over a set: `each` is what one element takes beside what counts itself, null where the whole loop is counted
 * by what is around it; `body` gets the variable of the element; `continue label` in it goes to the next element. The body
 * is short, or it comes from `onElement`.
 */
export function loop(
	w: Writer,
	registers: Registers,
	set: SetIR,
	each: number | null,
	body: (element: string, next: string) => string
): string {
	const { layout } = w;
	const e = w.fresh(SURE.has(set.set) ? 't' : 'e');
	const next = w.fresh('next');
	const sub = (part: ExprIR): string => expression(w, registers, part);
	const counting = (from: string, to: string): string =>
		`${next}: for (let ${e} = ${from}; ${e} < ${to}; ${e}++) {\n${body(e, next)}\n}`;
	const spend = (count: number | string): string =>
		each === null ? '' : spending(count, 1 + each);
	const all = (size: number): string => `${spend(size)}\n${counting('0', String(size))}`;
	/** Over an array, the elements of which are counted already. */
	const among = (array: string): string => {
		const list = w.fresh('l');
		const more = each === null || each === 0 ? '' : spending(`${list}.length`, each);
		return `const ${list} = ${array};\n${more}\n${next}: for (const ${e} of ${list}) {\n${body(e, next)}\n}`;
	};
	/** Over the bits of some words. */
	const ofBits = (words: number, wordAt: (word: string) => string): string => {
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
	};
	switch (set.set) {
		case 'players':
			return all(layout.players);
		case 'spaces':
			return all(layout.spaces);
		case 'enum':
			return all(w.program.enums[set.enum]!.values.length);
		case 'range': {
			const from = w.fresh('from');
			const end = w.fresh('end');
			return `const ${from} = ${sub(set.from)}, ${end} = ${sub(set.to)} + 1;
${each === null ? '' : `m.spendMany(${end} - ${from}, ${1 + each}, 'numbers');`}
${counting(from, end)}`;
		}
		case 'pieces': {
			const test = unlessOfKind(w, set.kind, e);
			return `${spend(layout.pieces)}
${next}: for (let ${e} = 0; ${e} < ${layout.pieces}; ${e}++) {\n${test}\n${body(e, next)}\n}`;
		}
		case 'faces':
			return `${next}: for (let ${e} = m.firstShowing(${set.piece}); ${e} >= 0; ${e} = m.nextShowing[${e}]) {
${spend(1)}
${body(e, next)}\n}`;
		case 'zone': {
			const zone = w.fresh('z');
			const test = unlessOfKind(w, set.kind, e);
			return `const ${zone} = ${sub(set.zone)};
${each === null ? '' : `if (${zone} >= 0) ${spend(`mem[${layout.count} + ${zone}]`)}`}
${next}: for (let ${e} = ${zone} < 0 ? -1 : mem[${layout.bottom} + ${zone}]; ${e} >= 0; ${e} = mem[${layout.above} + ${e}]) {
${test}\n${body(e, next)}\n}`;
		}
		case 'neighbours': {
			const space = w.fresh('s');
			const list = w.fresh('l');
			const i = w.fresh('i');
			return `const ${space} = ${sub(set.of)};
const ${list} = ${space} < 0 ? NONE : N[${space}];
${spend(`${list}.length`)}
${next}: for (let ${i} = 0; ${i} < ${list}.length; ${i}++) {\nconst ${e} = ${list}[${i}];\n${body(e, next)}\n}`;
		}
		case 'within': {
			const space = w.fresh('s');
			const reach = w.fresh('d');
			return `const ${space} = ${sub(set.of)};\nconst ${reach} = ${sub(set.distance)};
${spend(layout.spaces)}
${next}: for (let ${e} = 0; ${e} < (${space} < 0 ? 0 : ${layout.spaces}); ${e}++) {
if (m.distance(${space}, ${e}) > ${reach}) continue;\n${body(e, next)}\n}`;
		}
		case 'ray': {
			const away = w.fresh('d');
			const from = w.fresh('s');
			return `const ${away} = ${wayOf(w, set.direction, sub)}, ${from} = ${sub(set.of)};
${next}: for (let ${e} = ${from} < 0 ? -1 : ${away}[${from}]; ${e} >= 0; ${e} = ${away}[${e}]) {
${spend(1)}
${body(e, next)}\n}`;
		}
		case 'list': {
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
		}
		case 'local': {
			const first = `mem[fp + ${LOCALS + set.slot}`;
			if (set.player === undefined) {
				const own = registers.get(localKey(set.slot));
				return ofBits(set.words, (word) => own ?? `${first} + ${word}]`);
			}
			const player = w.fresh('p');
			const wordAt = (word: string): string =>
				`(${player} < 0 ? 0 : ${first} + ${player} * ${set.words} + ${word}])`;
			return `const ${player} = ${sub(set.player)};\n${ofBits(set.words, wordAt)}`;
		}
		case 'field': {
			const { words } = w.program.fields[set.table][set.field]!.set!;
			const of = w.fresh('of');
			const thing = set.of === null ? '0' : sub(set.of);
			const wordAt = (word: string): string =>
				`(${of} < 0 ? 0 : mem[${fieldAt(w, set, of)} + ${word}])`;
			return `const ${of} = ${thing};\n${ofBits(words, wordAt)}`;
		}
		case 'where': {
			const { of, filters } = filtersOf(set);
			const more =
				each === null ? null : each + w.costs.smallIn(...filters.map(({ cond }) => cond));
			const holds = filters.map(({ slot, cond }) =>
				onElement(w, registers, of, slot, cond, condition)
			);
			return loop(w, registers, of, more, (element, label) => {
				const all = holds.map((test) => test(element)).join(' && ');
				return `if (!(${all})) continue ${label};\n${body(element, label)}`;
			});
		}
		case 'while': {
			const more = each === null ? null : each + w.costs.smallIn(set.cond);
			const holds = onElement(w, registers, set.of, set.slot, set.cond, condition);
			return loop(
				w,
				registers,
				set.of,
				more,
				(element, label) => `if (!${holds(element)}) break ${label};\n${body(element, label)}`
			);
		}
		case 'with':
		case 'each':
		case 'region':
			return among(elements(w, registers, set));
		case 'if':
			return `if (${condition(w, registers, set.cond)}) {\n${loop(w, registers, set.a, each, body)}\n} else {\n${loop(w, registers, set.b, each, body)}\n}`;
		case 'without':
		case 'shared': {
			const wanted = set.set === 'shared' ? '===' : '!==';
			const [gathered, isIn] = belonging(w, registers, set.b);
			const inside = loop(
				w,
				registers,
				set.a,
				each,
				(element, label) =>
					`if (${isIn(element)} ${wanted} 0) continue ${label};\n${body(element, label)}`
			);
			return `${gathered}\n${inside}`;
		}
		case 'value': {
			if (w.sizeOfSet(set.value) > MOST_INLINE) {
				const call = `${elementsOfValue(w, set.value)}(${['m', 'mem', 'fp', ...set.args.map(sub)].join(', ')})`;
				return among(call);
			}
			// Set values do not call themselves, so their loop can stand here, with the arguments as its registers.
			const inner = new Map<number, string>();
			const lines = set.args.map((arg, i) => {
				const name = w.fresh('a');
				inner.set(i, name);
				return `const ${name} = ${sub(arg)};`;
			});
			const own = w.sets[set.value]!;
			const inside = own === null ? '' : loop(w, inner, own, each, body);
			return `${lines.join('\n')}\n${inside}`;
		}
	}
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
