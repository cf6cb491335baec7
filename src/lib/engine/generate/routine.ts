/**
 * Routines as functions: every instruction is a case of a switch, so that a routine can be entered at any of them.
 *
 * Frames lie in the state as ever, so a game can be saved, taken back and continued by another backend. A routine calls
 * another one directly; where that one waits, all of them return, and the machine enters the topmost frame later on.
 */
import {
	type Instruction,
	type Operation,
	type Routine,
	routineOffsets,
	type Run
} from '../compile-routine.ts';
import { drawPieces, shuffleZone } from '../compile-chance-steps.ts';
import { nothingThere, writeBits } from '../compile-state-steps.ts';
import { CALLER, FP, LOCALS, PC, RESULT, ROUTINE, SP, STACK_WORDS } from '../layout.ts';
import { type Machine, WAIT } from '../machine.ts';
import { expression } from './expression.ts';
import { type MakeFunction, named, run, tablesOf } from './module.ts';
import { beginSet, type Printing, printStep, write } from './steps.ts';
import { Writer } from './writer.ts';

/** Changes a word of the state; small, so that it is put in place of its call. */
const SET = `function set(m, mem, address, word) {
if (m.recording) m.write(address, word); else mem[address] = word;
}`;

/** `functions` are those of the values, see `Generated`. */
export function generateRoutines(
	machine: Machine,
	routines: readonly Routine[],
	functions: readonly unknown[],
	make: MakeFunction
): Run[] {
	const w = new Writer(machine.program, machine.layout);
	const called: Record<string, Instruction> = {};
	const { events } = routineOffsets(machine);
	const frames = routines.map(({ frame }) => frame);
	w.functions.push(SET);
	routines.forEach((routine, r) => {
		w.functions.push(printEnter(machine, routine, r));
		const cases = routine.operations.map((operation, pc) => {
			const p: Printing = { w, pc, frames, events };
			return `case ${pc}: {\n${printOperation(p, operation, `i${r}_${pc}`)}\n}`;
		});
		routine.code.forEach((instruction, pc) => (called[`i${r}_${pc}`] = instruction));
		w.functions.push(`function r${r}(m, pc) {
const mem = m.mem, fp = m.fp;
for (;;) switch (pc) {
${cases.join('\n')}
}
}`);
	});
	const tables = {
		...tablesOf(machine),
		...named('v', functions),
		...called,
		nothingThere,
		writeBits,
		drawPieces,
		shuffleZone
	};
	const runs = routines.map((_, r) => `r${r}`);
	return run(make, tables, w, { runs })['runs'] as Run[];
}

/** Makes a frame and runs it: `enterN(m, mem, fp, result, ...words of the first locals)`. */
function printEnter({ layout }: Machine, { frame }: Routine, r: number): string {
	const locals = Array.from({ length: frame }, (_, i) => i);
	const words: [string, string | number][] = [
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
if (base > ${layout.stack + STACK_WORDS - LOCALS - frame}) m.tooDeep();
${words.map(([address, word]) => write(address, String(word))).join('\n')}
m.fp = base;
return r${r}(m, 0);
}`;
}

function printOperation(p: Printing, operation: Operation | null, instruction: string): string {
	const { w, pc } = p;
	const none = new Map<number, string>();
	switch (operation?.op) {
		case undefined:
			return callOf(instruction, pc);
		case 'step':
			return printStep(p, operation.step) ?? callOf(instruction, pc);
		case 'jump':
			return jump(pc, operation.to.pc);
		case 'unless': {
			const cond = expression(w, none, operation.cond);
			return `if (${cond} === 0) { ${jump(pc, operation.to.pc)} }`;
		}
		case 'begin-range': {
			const { set, slot, rest } = operation.step;
			if (set.set !== 'range') return callOf(instruction, pc);
			const from = `${expression(w, none, set.from)} - 1`;
			const to = expression(w, none, set.to);
			return [write(`fp + ${LOCALS + rest}`, to), write(`fp + ${LOCALS + slot}`, from)].join('\n');
		}
		case 'next-of-range': {
			const { slot, rest } = operation.step;
			return `const next = mem[fp + ${LOCALS + slot}] + 1;
if (next > mem[fp + ${LOCALS + rest}]) { ${jump(pc, operation.end.pc)} }
${write(`fp + ${LOCALS + slot}`, 'next')}`;
		}
		case 'begin-set':
			return beginSet(w, operation.step.rest, operation.step.words, operation.step.set);
		case 'next-of-set': {
			const { slot, rest, words, by } = operation.step;
			if (by !== null) return callOf(instruction, pc);
			return `let at = fp + ${LOCALS + rest};
${words === 1 ? '' : `while (mem[at] === 0 && at < fp + ${LOCALS + rest + words - 1}) at++;`}
const bits = mem[at];
if (bits === 0) { ${jump(pc, operation.end.pc)} }
const next = ${words === 1 ? '' : `(at - fp - ${LOCALS + rest}) * 32 + `}31 - Math.clz32(bits & -bits);
${write('at', 'bits & (bits - 1)')}
${write(`fp + ${LOCALS + slot}`, 'next')}`;
		}
		case 'tell':
			return `if (m.observer !== null) ${instruction}(m);`;
		case 'leave':
			return 'return m.popFrame();';
	}
}

/** Goes on at another instruction; backwards only as often as the machine allows. */
function jump(pc: number, to: number): string {
	if (to === pc + 1) return '';
	return `${to <= pc ? 'if (m.left-- === 0) m.endless(); ' : ''}pc = ${to}; continue;`;
}

function callOf(instruction: string, pc: number): string {
	return `pc = ${instruction}(m);
if (pc !== ${pc + 1}) {
if (pc >= 0) continue;
if (pc === ${WAIT}) m.pc = ${pc};
return pc;
}`;
}
