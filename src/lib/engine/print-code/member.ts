/** Whether a word is an element of a set: expressions that are 0 or 1. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { unitedBy } from './elements.ts';
import { A_NAME, condition, expression } from './print-expression.ts';
import { filtersOf } from './filters.ts';
import { fieldAt, loop, ofSet } from './print-set.ts';
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
		const args = set.args.map((arg) => expression(w, registers, arg));
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
		const { params } = w.program.values[value]!;
		const set = w.sets[value]!;
		const { names, registers } = parameters(params.length);
		const inside = set === null ? 'false' : test(w, registers, set);
		return { variables: [...names, 'x'], body: ofSet(w, value, `return (${inside}) ? 1 : 0;`) };
	});
}

/** A condition on a variable. */
function test(w: Writer, registers: Registers, set: SetIR, x = 'x'): string {
	const { layout } = w;
	const sub = (part: ExprIR): string => expression(w, registers, part);
	const has = (part: SetIR): string =>
		part.set === 'value'
			? `${member(w, registers, part, x)} !== 0`
			: `(${test(w, registers, part, x)})`;
	const below = (size: number): string => `${x} >= 0 && ${x} < ${size}`;
	const isOfKind = (kind: number): string =>
		w.isEverything(kind) ? '' : ` && K${kind}[mem[${layout.face} + ${x}]] === 1`;
	switch (set.set) {
		case 'players':
			return below(layout.players);
		case 'spaces':
			return below(layout.spaces);
		case 'enum':
			return below(w.program.enums[set.enum]!.values.length);
		case 'range':
			return `${x} >= ${sub(set.from)} && ${x} <= ${sub(set.to)}`;
		case 'pieces':
			return `${x} >= 0${isOfKind(set.kind)}`;
		case 'faces':
			return `${x} >= 0 && mem[${layout.face} + ${x}] === ${set.piece}`;
		case 'zone':
			return `${x} >= 0 && mem[${layout.zone} + ${x}] === ${sub(set.zone)}${isOfKind(set.kind)}`;
		case 'neighbours':
			return `isNext(N, ${sub(set.of)}, ${x})`;
		case 'within':
			return `isWithin(m, ${sub(set.of)}, ${sub(set.distance)}, ${x})`;
		case 'list': {
			// What lies on no line cannot be the first of something on it.
			const may = (item: ExprIR): string => {
				const line = item.op === 'first' ? onLine(w, registers, item.set, x) : null;
				return line === null ? '' : `(${x} < 0 || ${line}) && `;
			};
			const items = set.items.map((item) => `${may(item)}${x} === ${sub(item)}`);
			return items.join(' || ') || 'false';
		}
		case 'local': {
			if (set.player !== undefined) {
				const at = `${LOCALS + set.slot} + p * ${set.words} + (x >>> 5)`;
				const inside = `p >= 0 && x >= 0 && x < ${set.words * 32}`;
				const name = w.define(
					'a',
					['x', 'p'],
					`return ${inside} && ((mem[fp + ${at}] >>> (x & 31)) & 1) !== 0 ? 1 : 0;`
				);
				return `${name}(m, mem, fp, x, ${sub(set.player)}) !== 0`;
			}
			const bits =
				registers.get(localKey(set.slot)) ?? `mem[fp + ${LOCALS + set.slot} + (${x} >>> 5)]`;
			return `${x} >= 0 && ${x} < ${set.words * 32} && ((${bits} >>> (${x} & 31)) & 1) !== 0`;
		}
		case 'field': {
			const { words } = w.program.fields[set.table][set.field]!.set!;
			const bit = (of: string): string =>
				`x >= 0 && x < ${words * 32} && ((mem[${fieldAt(w, set, of)} + (x >>> 5)] >>> (x & 31)) & 1) !== 0`;
			if (set.of === null) return bit('0');
			const name = w.define('h', ['of', 'x'], `return of >= 0 && ${bit('of')} ? 1 : 0;`);
			return `${name}(m, mem, fp, ${sub(set.of)}, x) !== 0`;
		}
		case 'where': {
			const cond = condition(w, binding(registers, set.slot, x), set.cond);
			return `${has(set.of)} && ${cond}`;
		}
		case 'with':
			return unitedBy(set).map(has).join(' || ');
		case 'without':
			return `${has(set.a)} && !(${has(set.b)})`;
		case 'shared':
			return `${has(set.a)} && ${has(set.b)}`;
		case 'ray':
		case 'while':
		case 'region': {
			const line = onLine(w, registers, set, x);
			if (set.set === 'ray' && line !== null) return line;
			const variables = variablesFor(registers, set);
			const inside = loop(w, registers, set, 0, (e) => `if (${e} === x) return 1;`);
			const name = w.define('h', [...variables, 'x'], `${inside}\nreturn 0;`);
			const found = `${name}(${['m', 'mem', 'fp', ...variables, 'x'].join(', ')}) !== 0`;
			return line === null ? found : `${line} && ${found}`;
		}
		case 'each': {
			const { of, filters } = filtersOf(set.of);
			const thing = of.set === 'list' && of.items.length === 1 ? sub(of.items[0]!) : '';
			// Of what one thing gives, if it does: an effect on what is asked about.
			if (A_NAME.test(thing)) {
				const holds = filters.map(({ slot, cond }) =>
					condition(w, binding(registers, slot, thing), cond)
				);
				const given = member(w, binding(registers, set.slot, thing), set.part, x);
				return [...holds, `${given} !== 0`].join(' && ');
			}
			const variables = variablesFor(registers, set);
			const found = (e: string): string =>
				`if (${member(w, binding(registers, set.slot, e), set.part, 'x')} !== 0) return 1;`;
			const inside = loop(w, registers, set.of, 0, found);
			const name = w.define('h', [...variables, 'x'], `${inside}\nreturn 0;`);
			return `${name}(${['m', 'mem', 'fp', ...variables, 'x'].join(', ')}) !== 0`;
		}
		case 'if':
			return `${condition(w, registers, set.cond)} ? ${has(set.a)} : ${has(set.b)}`;
		case 'value':
			return has(set);
	}
}

/** Whether a word is on the ray that a set is part of, if it is part of one: looked up, so that nothing has to be walked. */
function onLine(w: Writer, registers: Registers, set: SetIR, word: string): string | null {
	if (set.set === 'where' || set.set === 'while') return onLine(w, registers, set.of, word);
	if (set.set !== 'ray' || (w.program.map.directions?.next.length ?? 0) > 32) return null;
	w.asksOfLines = true;
	const [of, direction] = [set.of, set.direction].map((part) => expression(w, registers, part));
	return `isOnLine(${of}, ${direction}, ${word})`;
}
