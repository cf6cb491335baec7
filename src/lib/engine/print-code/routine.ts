/**
 * Routines as functions: every instruction is a case of a switch, so that a routine can be entered at any of them.
 *
 * Frames lie in the state as ever, so a game can be saved, taken back and continued in another way. A routine calls
 * another one directly; where that one waits, all of them return, and the machine enters the topmost frame later on.
 */
import { STACK_WORDS } from '#lib/ruleset/program/game-limits.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { AssembledRoutine, Instruction, Operation } from '#lib/engine/compile/index.ts';
import type { Run } from '#lib/engine/machine/code.ts';
import { drawPieces, shuffleZone } from '#lib/engine/machine/draws.ts';
import { POP, SWITCH, WAIT } from '#lib/engine/machine/signals.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import {
	CALLER,
	FP,
	LOCALS,
	PC,
	RESULT,
	ROUTINE,
	SP,
	type Layout
} from '#lib/engine/state/memory-layout.ts';
import { before, condition, expression } from './print-expression.ts';
import { callLeaf, Leaves, printLeaf } from './leaf.ts';
import { globalsOf, type MakeFunction, named, run } from './module.ts';
import { spending } from './print-set.ts';
import { leastOf, type Place, printArguments, printStep, storeSet, write } from './print-step.ts';
import { NO_REGISTERS, Writer } from './writer.ts';

interface Printing {
	w: Writer;
	/** Of the instruction that is printed. */
	pc: number;
	place: Place;
}

/** Changes a word of the state; small, so that it is put in place of its call. */
const SET = `function set(m, mem, address, word) {
if (m.recording) m.write(address, word); else mem[address] = word;
}`;

/** `functions` are those of the values, see `Module`. */
export function printRoutines(
	tables: Tables,
	routines: readonly AssembledRoutine[],
	functions: readonly unknown[],
	make: MakeFunction
): Run[] {
	const { program, layout } = tables;
	const w = new Writer(tables);
	const called: Record<string, Instruction> = {};
	const frames = routines.map(({ frame }) => frame);
	w.functions.push(SET);
	const leaves = new Leaves(program, frames);
	routines.forEach((routine, r) => {
		if (leaves.has(r)) w.functions.push(printLeaf(w, leaves, routine, r));
		w.functions.push(printEnter(layout, routine, r));
		const cases = routine.operations.map((operation, pc) => {
			const p: Printing = { w, pc, place: placeOf(w, pc, frames, leaves) };
			return `case ${pc}: {\n${printOperation(p, operation, `i${r}_${pc}`)}\n}`;
		});
		routine.instructions.forEach((instruction, pc) => (called[`i${r}_${pc}`] = instruction));
		w.functions.push(`function r${r}(m, pc) {
const mem = m.mem, fp = m.fp;
for (;;) switch (pc) {
${cases.join('\n')}
}
}`);
	});
	const globals = {
		...globalsOf(tables),
		...named('v', functions),
		...called,
		drawPieces,
		shuffleZone
	};
	const runs = routines.map((_, r) => `r${r}`);
	return run(make, globals, w, { runs })['runs'] as Run[];
}

/**
 * Makes a frame and runs it: `enterN(m, mem, fp, result, ...words of the first locals)`. Whether the game can be taken
 * back is asked once for all words: games make more frames than anything else.
 */
function printEnter(layout: Layout, { frame }: AssembledRoutine, r: number): string {
	const locals = Array.from({ length: frame }, (_, i) => i);
	const words: [address: string, word: string | number][] = [
		[`base + ${ROUTINE}`, r],
		[`base + ${PC}`, 0],
		[`base + ${CALLER}`, 'fp'],
		[`base + ${RESULT}`, 'result'],
		...locals.map((i): [string, string] => [`base + ${LOCALS + i}`, `l${i}`]),
		[`${SP}`, `base + ${LOCALS + frame}`],
		[`${FP}`, 'base']
	];
	return `function enter${r}(${['m', 'mem', 'fp', 'result', ...locals.map((i) => `l${i}`)].join(', ')}) {
const base = mem[${SP}];
${spending(1)}
if (base > ${layout.stack + STACK_WORDS - LOCALS - frame}) m.tooDeep();
if (m.recording) {
${words.map(([address, word]) => `m.write(${address}, ${word});`).join('\n')}
} else {
${words.map(([address, word]) => `mem[${address}] = ${word};`).join('\n')}
}
m.fp = base;
if (base > m.deepest) { m.pc = 0; return ${SWITCH}; }
return r${r}(m, 0);
}`;
}

function printOperation(p: Printing, operation: Operation | null, instruction: string): string {
	const { w, pc, place } = p;
	switch (operation?.op) {
		case undefined:
			return callOf(instruction, pc);
		case 'step':
			return printStepOf(p, operation.step) ?? callOf(instruction, pc);
		case 'jump':
			return jump(pc, operation.to.pc);
		case 'unless': {
			const cond = condition(w, NO_REGISTERS, operation.cond);
			return `if (!${cond}) { ${jump(pc, operation.to.pc)} }`;
		}
		case 'begin-range': {
			const { set, slot, rest } = operation.step;
			if (set.set !== 'range') return callOf(instruction, pc);
			const from = before(w, NO_REGISTERS, set.from);
			return `${place.assign(rest, expression(w, NO_REGISTERS, set.to))}\n${place.assign(slot, from)}`;
		}
		case 'next-of-range': {
			const { slot, rest } = operation.step;
			return `const next = mem[fp + ${LOCALS + slot}] + 1;
if (next > mem[fp + ${LOCALS + rest}]) { ${jump(pc, operation.end.pc)} }
${place.assign(slot, 'next')}`;
		}
		case 'begin-set':
			return storeSet(place, operation.step.rest, operation.step.words, operation.step.set);
		case 'next-of-set': {
			const { slot, rest, words, by } = operation.step;
			const first = `fp + ${LOCALS + rest}`;
			const over = (next: string): string => `if (${next}) { ${jump(pc, operation.end.pc)} }`;
			if (by !== null) {
				return `${leastOf(place, slot, by, words, (word) => `mem[${first} + ${word}]`)}
${over('least < 0')}
const at = ${first} + (least >>> 5);
${write('at', 'mem[at] & ~(1 << (least & 31))')}
${place.assign(slot, 'least')}`;
			}
			return `let at = ${first};
while (mem[at] === 0 && at < ${first} + ${words - 1}) at++;
const bits = mem[at];
${over('bits === 0')}
const next = (at - (${first})) * 32 + 31 - Math.clz32(bits & -bits);
${write('at', 'bits & (bits - 1)')}
${place.assign(slot, 'next')}`;
		}
		case 'tell':
			return `if (m.observer !== null) ${instruction}(m);`;
		case 'leave':
			return 'return m.popFrame();';
	}
}

function printStepOf({ w, place }: Printing, step: StepIR): string | null {
	if (step.do !== 'return') return printStep(place, step);
	if (step.value === null || !('expr' in step.value)) return null;
	return `const word = ${expression(w, NO_REGISTERS, step.value.expr)}, result = mem[fp + ${RESULT}];
if (result >= 0) ${write(`mem[fp + ${CALLER}] + ${LOCALS} + result`, 'word')}
return m.popFrame();`;
}

/** Steps in a routine with a frame. */
function placeOf(w: Writer, pc: number, frames: readonly number[], leaves: Leaves): Place {
	const place: Place = {
		w,
		locals: NO_REGISTERS,
		assign: (slot, word) => write(`fp + ${LOCALS + slot}`, word),
		call(routine, args, slots, result) {
			const lines = printArguments(place, args);
			if (lines === null) return null;
			const words = new Array<string>(frames[routine]!).fill('0');
			slots.forEach((slot, i) => (words[slot] = `a${i}`));
			lines.push(write(`fp + ${PC}`, String(pc + 1)));
			const framed = `const left = enter${routine}(${['m', 'mem', 'fp', String(result), ...words].join(', ')});
if (left !== ${POP}) return left;`;
			if (!leaves.has(routine)) return [...lines, framed].join('\n');
			const kept = result < 0 ? '' : `if (word !== undefined) ${place.assign(result, 'word')}`;
			const bare = `const word = ${callLeaf(routine, slots)};\n${kept}`;
			if (leaves.isSilent(routine)) return [...lines, bare].join('\n');
			lines.push(`if (m.observer === null) {\n${bare}\n} else {\n${framed}\n}`);
			return lines.join('\n');
		}
	};
	return place;
}

/** Goes on at another instruction; backwards only as often as the machine allows. */
function jump(pc: number, to: number): string {
	if (to === pc + 1) return '';
	return `${to <= pc ? `${spending(pc + 1 - to)} ` : ''}pc = ${to}; continue;`;
}

function callOf(instruction: string, pc: number): string {
	return `pc = ${instruction}(m);
if (pc !== ${pc + 1}) {
if (pc >= 0) continue;
if (pc === ${WAIT}) m.pc = ${pc};
return pc;
}`;
}
